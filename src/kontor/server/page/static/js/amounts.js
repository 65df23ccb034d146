// Amounts: of many answers that differ by a number, one stands there; a slider and two steps choose which.

import { sentenceOf } from "./confirm.js";
import { within } from "./finding.js";

/** @param {Element} box */
const rangeOf = (box) => /** @type {HTMLInputElement} */ (box.querySelector("input[type=range]"));

/** Show the chosen amount of every slider. */
export function show() {
  for (const box of within("[data-amounts]", "desk")) {
    const range = rangeOf(box);
    const options = [...box.querySelectorAll(".option")];
    const place = Math.min(Number(range.value), options.length - 1);
    options.forEach((option, at) => option.classList.toggle("is-amount", at === place));
    range.setAttribute("aria-valuetext", sentenceOf(options[place]));
  }
}

/** Listen for sliders and steps. */
export function listen() {
  document.addEventListener("input", (event) => {
    if (/** @type {Element} */ (event.target).closest("[data-amounts]")) show();
  });
  document.addEventListener("click", (event) => {
    const step = /** @type {Element} */ (event.target).closest("[data-amount-step]");
    const box = step?.closest("[data-amounts]");
    if (!step || !box) return;
    rangeOf(box).valueAsNumber += Number(step.getAttribute("data-amount-step"));
    show();
  });
}
