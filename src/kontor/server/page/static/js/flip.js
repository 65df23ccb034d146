// Motion: pieces travel from where they were to where they are (First, Last, Invert, Play).

import { scale as zoom } from "./zoom.js";

const SLOW = 600;
// Who is moved less than this by others who make room, stands there at once.
const LEAST = 4;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Tell whether the reader wants things to stand still. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Where a piece is, and what it lies in: its drawing, or the element around it.
 * @typedef {{box: DOMRect, around: Element | null, frame: DOMRect | null}} Stand
 */

/**
 * Return where an element is; of a drawing where its origin is, and one unit of it: it need not fill its box.
 * @param {Element} around
 */
function frameOf(around) {
  const drawn = around instanceof SVGSVGElement ? around.getScreenCTM() : null;
  return drawn ? new DOMRect(drawn.e, drawn.f, drawn.a, drawn.d) : around.getBoundingClientRect();
}

/** Return a way to look at pieces that measures what several of them lie in only once. */
function measuring() {
  const frames = new Map();
  return (/** @type {Element} */ element) => {
    const around = (element instanceof SVGElement && element.ownerSVGElement) || element.parentElement;
    if (around && !frames.has(around)) frames.set(around, frameOf(around));
    return { box: element.getBoundingClientRect(), around, frame: frames.get(around) ?? null };
  };
}

/**
 * Remember where all pieces are.
 * @returns {{keys: Map<string, Stand>, pieces: Map<string, DOMRect>}}
 */
export function first() {
  const keys = new Map();
  const pieces = new Map();
  if (isStill() || document.hidden) return { keys, pieces };
  const stand = measuring();
  for (const element of document.querySelectorAll("[data-k]")) keys.set(element.getAttribute("data-k"), stand(element));
  for (const element of document.querySelectorAll("[data-piece]:not(button)"))
    pieces.set(element.getAttribute("data-piece"), element.getBoundingClientRect());
  return { keys, pieces };
}

/** @typedef {[element: Element, frames: Keyframe[], duration: number]} Travel */

/**
 * Return how all pieces travel from where they were. All is measured before anything moves: whoever reads a
 * place after a move lays the whole page out anew.
 * @param {ReturnType<typeof first>} before
 * @returns {Travel[]}
 */
export function travels(before) {
  if (isStill() || document.hidden || !before.keys.size) return [];
  const found = [];
  const stand = measuring();
  for (const element of document.querySelectorAll("[data-k]")) {
    if (element.closest(".log-box, .chat-lines, dialog")) continue;
    const now = stand(element);
    const travel = now.box.width ? moved(element, before, now) : null;
    if (travel) found.push(travel);
  }
  return found;
}

/** Let pieces travel. @param {Travel[]} travels */
export function play(travels) {
  for (const [element, frames, duration] of travels) element.animate(frames, { duration, easing: EASE });
}

/**
 * Return how a piece moves to its place, if it does.
 * @param {Element} element @param {ReturnType<typeof first>} before @param {Stand} now
 * @returns {Travel | null}
 */
function moved(element, before, now) {
  const was = before.keys.get(element.getAttribute("data-k") ?? "");
  if (was?.box.width) return travel(element, carried(was, now), now.box, false);
  const from = element.getAttribute("data-from");
  if (!from) return null;
  const there = before.pieces.get(from);
  return there?.width ? travel(element, there, now.box, true) : [element, [{ opacity: 0 }, { opacity: 1 }], SLOW / 2];
}

/**
 * Return where a piece would have been if what it lies in had always been where it is, and as large: who is
 * carried along by that does not travel.
 * @param {Stand} was @param {Stand} now @returns {DOMRect}
 */
function carried({ box, around, frame }, now) {
  if (around !== now.around || !frame?.width || !now.frame?.width) return box;
  const isDrawn = around instanceof SVGElement;
  const scale = isDrawn ? now.frame.width / frame.width : 1;
  const x = now.frame.x + (box.x - frame.x) * scale;
  const y = now.frame.y + (box.y - frame.y) * scale;
  return new DOMRect(x, y, box.width * scale, box.height * scale);
}

/**
 * @param {Element} element @param {DOMRect} was @param {DOMRect} now @param {boolean} isNew
 * @returns {Travel | null}
 */
function travel(element, was, now, isNew) {
  const scale = unit(element);
  const x = (was.x + was.width / 2 - now.x - now.width / 2) / scale;
  const y = (was.y + was.height / 2 - now.y - now.height / 2) / scale;
  if (Math.abs(x) + Math.abs(y) < LEAST) return null;
  const seen = { opacity: isNew ? 0.4 : 1 };
  if (element instanceof SVGElement) return [element, drawnFrames(element, `${x}px, ${y}px`, seen), SLOW];
  const start = { translate: `${x}px ${y}px`, ...seen };
  const turn = isNew && element.matches(".hcard");
  const frames = turn
    ? [{ ...start, transform: "rotateY(180deg)" }, { translate: "0 0", opacity: 1, transform: "rotateY(0)" }]
    : [start, { translate: "0 0", opacity: 1 }];
  return [element, frames, SLOW];
}

/**
 * Return the frames of a drawn piece: Chromium moves it without painting it anew only by its transform.
 * @param {SVGElement} element @param {string} from @param {{opacity: number}} seen
 * @returns {Keyframe[]}
 */
function drawnFrames(element, from, seen) {
  const own = getComputedStyle(element).transform;
  const stands = own === "none" ? "" : own;
  return [
    { transform: `translate(${from}) ${stands}`, ...seen },
    { transform: `translate(0, 0) ${stands}`, opacity: 1 },
  ];
}

/** Return how many screen pixels one unit of an element's surroundings has. @param {Element} element */
function unit(element) {
  const parent = element.parentElement;
  const within = element instanceof SVGElement && element.ownerSVGElement;
  const matrix = within && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix?.a || (element.closest("#room") ? zoom() : 1);
}
