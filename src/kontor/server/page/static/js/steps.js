// Steps: a choice in several steps before anything is sent, such as a card and then its target.
// A button with data-step="buy:move" opens what has data-when="buy:move"; data-step="" lets go.
// What has data-at="" is there only as long as no step has been taken; data-while="buy:move" only during that step.

import { within } from "./finding.js";
import { put } from "./offered.js";

const PLACES = ["room", "desk"];
let path = "";

/** @param {string} step */
const isWithin = (step) => path === step || path.startsWith(`${step}:`);

/** Return the closed step that an element lies behind. @param {Element} element */
const closedAround = (element) => element.closest("[data-when]:not(.is-open)")?.getAttribute("data-when") ?? "";

/**
 * Tell whether an answer can be reached from here: it is open, or the next steps lead to it.
 * @param {Element} element
 */
export function isWithinReach(element) {
  if (element.closest("[data-at].is-passed")) return false;
  const closed = closedAround(element);
  if (!closed) return true;
  return path ? closed.startsWith(`${path}:`) : !document.querySelector("#desk [data-at]");
}

/** Take the step behind which all of these answers lie, if there is one. @param {Element[]} elements */
export function goTo(elements) {
  const found = new Set(elements.map(closedAround));
  const [step] = found;
  if (found.size !== 1 || !step) return false;
  path = step;
  return true;
}

/** Take a step, or take it back if it was the last one. @param {Element} button */
export function take(button) {
  const step = button.getAttribute("data-step") ?? "";
  path = step === path ? (button.getAttribute("data-back") ?? "") : step;
}

/** Let go of all steps. */
export function letGo() {
  const had = path !== "";
  path = "";
  return had;
}

/** Show what has been chosen; steps that are gone are forgotten. */
export function show() {
  while (path && !document.querySelector(`[data-when="${CSS.escape(path)}"]`))
    path = path.split(":").slice(0, -1).join(":");
  for (const panel of within("[data-when]", ...PLACES))
    panel.classList.toggle("is-open", isWithin(panel.getAttribute("data-when") ?? ""));
  for (const line of within("[data-while]", ...PLACES))
    line.classList.toggle("is-open", isWithin(line.getAttribute("data-while") ?? ""));
  for (const panel of within("[data-at]", ...PLACES))
    panel.classList.toggle("is-passed", panel.getAttribute("data-at") !== path);
  for (const button of within("button[data-step]", ...PLACES)) {
    const step = button.getAttribute("data-step") ?? "";
    if (step) put(button, "aria-expanded", String(isWithin(step)));
    if (step) button.classList.toggle("is-chosen", isWithin(step));
  }
}

/** What comes first behind the last step that was taken. @returns {HTMLElement | null | undefined} */
export const ahead = () =>
  within("[data-when].is-open", "desk")
    .at(-1)
    ?.querySelector("button[data-word], button[data-step]:not([data-step=''])");

/**
 * After a step the desk shows what it has opened; the focus goes there, or back to where it came from.
 * @param {Element} button
 */
export function face(button) {
  const step = button.getAttribute("data-step") ?? "";
  const target = step
    ? document.querySelector(`[data-when="${CSS.escape(step)}"].is-open`)
    : document.querySelector(`[data-step="${CSS.escape(button.getAttribute("data-back") ?? "")}"]`);
  const desk = target?.closest("#desk .desk-body");
  if (desk && target && step) {
    desk.scrollTop += target.getBoundingClientRect().top - desk.getBoundingClientRect().top - 48;
  }
  const first = step ? target?.querySelector("button:not([data-step=''])") : target;
  if (first instanceof HTMLElement && !button.checkVisibility()) first.focus({ preventScroll: true });
}
