// Die Fugger in motion: an evaluation is told in steps.

export { after, begin } from "/static/js/telling.js";
