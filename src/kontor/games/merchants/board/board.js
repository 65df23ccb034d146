// Merchants of the Middle Ages in motion: what was sold is told in steps.

export { after, begin } from "/static/js/telling.js";
