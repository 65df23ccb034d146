// In the Shadow of the Emperor in motion: the end of a round is told in steps.

export { after, begin } from "/static/js/telling.js";
