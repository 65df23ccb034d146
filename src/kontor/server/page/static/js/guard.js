// A click that began before an answer was there never gives it: what has just come under the pointer is not meant.
// Keys that are held do not answer either. Who prefers to be quick can have the time of grace waived.

import { within } from "./finding.js";

const GRACE = 350;
const MOVED = 12;
const ANSWERS = "#desk .option, #room [data-word], #confirm-go";
/** All answers that are there. @returns {Element[]} */
const answers = () => [...within(".option, #confirm-go", "desk"), ...within("[data-word]", "room")];
const body = document.body;
/**
 * Since when each answer stands where it is.
 * @type {WeakMap<Element, {what: string, x: number, y: number, since: number}>}
 */
const places = new WeakMap();
/** When the pointer, or a key, went down last. */
let pointerDown = 0;
let keyDown = 0;
/** When the desk changed, until it has been looked at. */
let changedAt = 0;

const grace = () => (localStorage.getItem("kontor-haste") === "yes" ? 0 : GRACE);

/** What an element would answer, and to which question. @param {Element} element */
const meaning = (element) =>
  [body.dataset.since, body.dataset.me, element.getAttribute("data-word"),
    element.id === "confirm-go" ? element.closest("#confirm")?.textContent : ""].join("|");

/** Note which answers are new, or stand elsewhere now. */
function measure() {
  const now = changedAt || performance.now();
  changedAt = 0;
  for (const element of answers()) {
    const { x, y, width } = element.getBoundingClientRect();
    const before = places.get(element);
    const what = meaning(element);
    const isThere = before && width && before.what === what;
    if (isThere && Math.abs(before.x - x) + Math.abs(before.y - y) < MOVED) continue;
    if (width) places.set(element, { what, x, y, since: now });
    else places.delete(element);
  }
}

/** The desk has changed: look at it when it is laid out. */
function changed() {
  if (!changedAt) requestAnimationFrame(measure);
  changedAt ||= performance.now();
}

/** Scrolling by hand moves answers too; that is no surprise. @param {Event} event */
function scrolled(event) {
  if (/** @type {Element} */ (event.target).closest?.("#chronicle")) return;
  for (const element of answers()) {
    const before = places.get(element);
    const { x, y } = element.getBoundingClientRect();
    if (before) places.set(element, { ...before, x, y });
  }
}

/** Whether an answer was there long enough when the click began. @param {Element} answer @param {MouseEvent} event */
function isEarly(answer, event) {
  if (!event.isTrusted) return false;
  // What has just changed may not have been laid out yet.
  if (changedAt) measure();
  const since = places.get(answer)?.since ?? performance.now();
  return event.detail ? since + grace() > pointerDown : since > keyDown;
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function listen() {
  const capture = { capture: true };
  document.addEventListener("pointerdown", () => (pointerDown = performance.now()), capture);
  document.addEventListener("keydown", (event) => {
    if (!event.repeat) keyDown = performance.now();
    else if (event.key === "Enter" || event.key === " " || /^[a-z0-9]$/i.test(event.key)) {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (!isTyping) stop(event);
    }
  }, capture);
  document.addEventListener("click", (event) => {
    const answer = /** @type {Element} */ (event.target).closest(ANSWERS);
    if (answer && isEarly(answer, event)) stop(event);
  }, capture);
  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
  const desk = document.getElementById("desk");
  const seen = { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "hidden", "data-word"] };
  if (desk) new MutationObserver(changed).observe(desk, seen);
  new ResizeObserver(changed).observe(document.documentElement);
  const haste = document.getElementById("haste");
  if (haste instanceof HTMLInputElement) {
    haste.checked = grace() === 0;
    haste.addEventListener("change", () => localStorage.setItem("kontor-haste", haste.checked ? "yes" : "no"));
  }
  measure();
}
