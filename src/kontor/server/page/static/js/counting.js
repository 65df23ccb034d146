// Counting: numbers that change run to their new value.

import { within } from "./finding.js";
import { isStill } from "./flip.js";

const counted = () => within("[data-count]", "room", "desk");
/** So many numbers are seen on the way, and so long each: all that run take a step together, for each is painted. */
const STEPS = 5;
const WAIT = 90;
/** What runs: where from, where to, and how many steps are done. @type {Map<Element, [number, number, number]>} */
const running = new Map();
let timer = 0;

/** Remember all counted numbers as they are seen; those that run are put where they belong.
 * @returns {Map<string, number>} */
export function remember() {
  const found = new Map();
  for (const element of counted())
    found.set(element.getAttribute("data-count"), Number(element.textContent));
  for (const [element, [, to]] of running) element.textContent = String(to);
  running.clear();
  return found;
}

/** Let the numbers that differ run. @param {Map<string, number>} before */
export function run(before) {
  for (const element of counted()) {
    const was = before.get(element.getAttribute("data-count"));
    const now = Number(element.textContent);
    if (was === undefined || was === now || Number.isNaN(was)) continue;
    element.classList.add("is-changed");
    if (!element.hasAttribute("data-jump")) count(element, was, now);
  }
}

/** @param {Element} element @param {number} from @param {number} to */
export function count(element, from, to) {
  if (isStill() || document.hidden) {
    element.textContent = String(to);
    return;
  }
  running.set(element, [from, to, 0]);
  element.textContent = String(from);
  // By the clock: whoever looks at every frame has all of them made.
  if (!timer) timer = setInterval(step, WAIT);
}

function step() {
  for (const [element, [from, to, before]] of running) {
    const done = before + 1;
    const steps = Math.max(1, Math.min(STEPS, Math.abs(to - from)));
    element.textContent = String(Math.round(from + ((to - from) * done) / steps));
    if (done < steps && element.isConnected) running.set(element, [from, to, done]);
    else running.delete(element);
  }
  if (running.size) return;
  clearInterval(timer);
  timer = 0;
}
