// The log: runs of lines that belong together are folded, and the badge counts what has not been seen.

import { whenLeaving } from "./leaving.js";
import { put } from "./offered.js";
import { say } from "./words.js";

const READ = `kontor-log-${document.body.dataset.table}`;
/** A run is folded from so many lines on: its first and its last stay. */
const LONG = 4;
/** First lines of runs that the reader has opened. @type {Set<string>} */
const opened = new Set();

/** @returns {HTMLElement[]} */
const lines = () => /** @type {any} */ ([...document.querySelectorAll("#log li[data-number]")]);

/**
 * Lines of one answer, or that tell the same of several, belong together.
 * @param {HTMLElement} one @param {HTMLElement} next
 */
const goTogether = (one, next) =>
  !next.matches(".log-round, .is-since") &&
  ((one.dataset.answer === next.dataset.answer && one.dataset.answer !== "0") ||
    one.dataset.event === next.dataset.event ||
    (!!one.dataset.group && one.dataset.group === next.dataset.group));

/** @returns {HTMLElement[][]} */
function runs() {
  const found = /** @type {HTMLElement[][]} */ ([]);
  for (const line of lines()) {
    const run = found.at(-1);
    if (run && goTogether(/** @type {HTMLElement} */ (run.at(-1)), line)) run.push(line);
    else found.push([line]);
  }
  return found;
}

function fold() {
  for (const run of runs()) {
    const [head] = run;
    const isLong = run.length >= LONG;
    const isOpen = !isLong || opened.has(head.dataset.number ?? "");
    run.forEach((line, place) => {
      line.classList.toggle("is-folded", !isOpen && place > 0 && place < run.length - 1);
      line.classList.toggle("is-part", isLong && place > 0);
      if ((place || !isLong) && line.lastElementChild?.matches(".log-more")) line.lastElementChild.remove();
    });
    if (isLong) more(head, run.length - 2, isOpen);
  }
}

/** @param {HTMLElement} head @param {number} number @param {boolean} isOpen */
function more(head, number, isOpen) {
  let button = head.querySelector(".log-more");
  if (!button) {
    button = document.createElement("button");
    button.className = "log-more";
    button.setAttribute("type", "button");
    head.append(button);
  }
  put(button, "aria-expanded", String(isOpen));
  const words = isOpen ? say("log-less") : say("log-more", { number: String(number) });
  if (button.textContent !== words) button.textContent = words;
}

// What has not been seen ---------------------------------------------------------------------------

const isInView = () => !document.hidden && !!document.getElementById("log")?.checkVisibility();

/** The last line that the reader has seen; at the first visit all that is there counts as seen. */
let read = Number(localStorage.getItem(READ) ?? Infinity);
whenLeaving(() => localStorage.setItem(READ, String(read)));

/** How many lines of the log the reader has not seen yet. */
export function unseen() {
  const last = Number(lines().at(-1)?.dataset.number ?? -1);
  if (isInView() || read > last) read = last;
  return last - read;
}

/** Take notice of an update that is drawn. */
export function drawn() {
  fold();
}

export function listen() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest(".log-more");
    const number = button?.closest("li")?.dataset.number ?? "";
    if (!button) return;
    if (!opened.delete(number)) opened.add(number);
    fold();
  });
  fold();
}
