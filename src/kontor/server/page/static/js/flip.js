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
 * Remember where all pieces are.
 * @returns {{keys: Map<string, DOMRect>, pieces: Map<string, DOMRect>}}
 */
export function first() {
  const keys = new Map();
  const pieces = new Map();
  if (isStill() || document.hidden) return { keys, pieces };
  for (const element of document.querySelectorAll("[data-k]"))
    keys.set(element.getAttribute("data-k"), element.getBoundingClientRect());
  for (const element of document.querySelectorAll("[data-piece]:not(button)"))
    pieces.set(element.getAttribute("data-piece"), element.getBoundingClientRect());
  return { keys, pieces };
}

/**
 * Let all pieces travel from where they were. All is measured before anything moves: whoever reads a
 * place after a move lays the whole page out anew.
 * @param {ReturnType<typeof first>} before
 */
export function play(before) {
  if (isStill() || document.hidden || !before.keys.size) return;
  const moves = [];
  for (const element of document.querySelectorAll("[data-k]")) {
    if (element.closest(".log-box, .chat-lines, dialog")) continue;
    const now = element.getBoundingClientRect();
    const move = now.width ? moved(element, before, now) : null;
    if (move) moves.push(move);
  }
  for (const [element, frames, duration] of moves) element.animate(frames, { duration, easing: EASE });
}

/**
 * Return how a piece moves to its place, if it does.
 * @param {Element} element @param {ReturnType<typeof first>} before @param {DOMRect} now
 * @returns {[Element, Keyframe[], number] | null}
 */
function moved(element, before, now) {
  const was = before.keys.get(element.getAttribute("data-k"));
  if (was?.width) return travel(element, was, now, false);
  const from = element.getAttribute("data-from");
  if (!from) return null;
  const there = before.pieces.get(from);
  return there?.width ? travel(element, there, now, true) : [element, [{ opacity: 0 }, { opacity: 1 }], SLOW / 2];
}

/**
 * @param {Element} element @param {DOMRect} was @param {DOMRect} now @param {boolean} isNew
 * @returns {[Element, Keyframe[], number] | null}
 */
function travel(element, was, now, isNew) {
  const scale = unit(element);
  const x = (was.x + was.width / 2 - now.x - now.width / 2) / scale;
  const y = (was.y + was.height / 2 - now.y - now.height / 2) / scale;
  if (Math.abs(x) + Math.abs(y) < LEAST) return null;
  const seen = { opacity: isNew ? 0.4 : 1 };
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement)
    return [element, drawnFrames(element, `${x}px, ${y}px`, seen), SLOW];
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
