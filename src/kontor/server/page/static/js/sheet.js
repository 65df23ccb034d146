// The desk's three heights: a line, its usual place, the whole height. On a wide page the line folds it away.

import { within } from "./finding.js";
import { isStill } from "./flip.js";

const HEIGHTS = ["line", "half", "full"];
const FLICK = 40;

/** @param {number} by */
function step(by) {
  const now = HEIGHTS.indexOf(document.body.dataset.sheet ?? "half");
  set(HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, now + by))]);
}

/** @param {string} height */
export function set(height) {
  document.body.dataset.sheet = height;
  show();
}

/** Say which ways the desk can still go. */
export function show() {
  const height = document.body.dataset.sheet ?? "half";
  for (const button of document.querySelectorAll("[data-sheet-step]")) {
    const isEnd = height === (button.getAttribute("data-sheet-step") === "lower" ? "line" : "full");
    button.toggleAttribute("disabled", isEnd);
  }
}

/** The place that the last question was about. */
let subject = "";

/** What a question is about comes into view, once, where it does not stand beside the desk. */
export function lead() {
  const [place] = within("[data-subject]", "room");
  if (place && place.id !== subject)
    place.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
  subject = place?.id ?? "";
}

/** Buttons, and a finger that pulls the question up or down. */
export function listen() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-sheet-step]");
    if (button) step(button.getAttribute("data-sheet-step") === "lower" ? -1 : 1);
  });
  let from = NaN;
  document.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    from = event.pointerType !== "mouse" && target.closest("[data-sheet-handle]") ? event.clientY : NaN;
  });
  document.addEventListener("pointerup", (event) => {
    if (Math.abs(event.clientY - from) > FLICK) step(event.clientY < from ? 1 : -1);
    from = NaN;
  });
  show();
  lead();
}
