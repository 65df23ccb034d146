// Counting: numbers that change run to their new value.

import { isStill } from "./flip.js";

const running = new WeakMap();
/** So many numbers are seen on the way: each of them is painted. */
const STEPS = 9;

/** Remember all counted numbers. @returns {Map<string, number>} */
export function remember() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-count]"))
    found.set(element.getAttribute("data-count"), Number(element.textContent));
  return found;
}

/** Let the numbers that differ run. @param {Map<string, number>} before */
export function run(before) {
  for (const element of document.querySelectorAll("[data-count]")) {
    const was = before.get(element.getAttribute("data-count"));
    const now = Number(element.textContent);
    if (was === undefined || was === now || Number.isNaN(was)) continue;
    element.classList.add("is-changed");
    if (!element.hasAttribute("data-jump")) count(element, was, now);
  }
}

/** @param {Element} element @param {number} from @param {number} to */
export function count(element, from, to) {
  cancelAnimationFrame(running.get(element));
  if (isStill() || document.hidden) {
    element.textContent = String(to);
    return;
  }
  const begun = performance.now();
  const length = Math.min(900, 250 + 25 * Math.abs(to - from));
  const step = (/** @type {number} */ now) => {
    const part = Math.max(0, Math.min(1, (now - begun) / length)); // a frame may have begun before us
    const shown = String(Math.round(from + ((to - from) * Math.floor(part * STEPS)) / STEPS));
    if (element.textContent !== shown) element.textContent = shown;
    if (part < 1 && element.isConnected) running.set(element, requestAnimationFrame(step));
  };
  step(begun);
}
