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
  clearTimeout(running.get(element));
  if (isStill() || document.hidden) {
    element.textContent = String(to);
    return;
  }
  const far = Math.abs(to - from);
  const steps = Math.max(1, Math.min(STEPS, Math.round(far)));
  const wait = Math.min(900, 250 + 25 * far) / steps;
  // By the clock: whoever looks at every frame has all of them made.
  const step = (/** @type {number} */ done) => {
    element.textContent = String(Math.round(from + ((to - from) * done) / steps));
    if (done < steps && element.isConnected) running.set(element, setTimeout(step, wait, done + 1));
  };
  step(0);
}
