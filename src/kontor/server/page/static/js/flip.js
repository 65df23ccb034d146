// Motion: pieces travel from where they were to where they are (First, Last, Invert, Play).

import { scale as zoom } from "./zoom.js";

const SLOW = 600;
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

/** Let all pieces travel from where they were. @param {ReturnType<typeof first>} before */
export function play(before) {
  if (isStill() || document.hidden || !before.keys.size) return;
  for (const element of document.querySelectorAll("[data-k]")) {
    if (element.closest(".log-box, .chat-lines, dialog")) continue;
    const now = element.getBoundingClientRect();
    if (!now.width) continue;
    const was = before.keys.get(element.getAttribute("data-k"));
    if (was?.width) travel(element, was, now, false);
    else arrive(element, before.pieces, now);
  }
}

/** @param {Element} element @param {Map<string, DOMRect>} pieces @param {DOMRect} now */
function arrive(element, pieces, now) {
  const from = element.getAttribute("data-from");
  const was = from ? pieces.get(from) : null;
  if (was?.width) travel(element, was, now, true);
  else if (from) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLOW / 2, easing: EASE });
}

/** @param {Element} element @param {DOMRect} was @param {DOMRect} now @param {boolean} isNew */
function travel(element, was, now, isNew) {
  const scale = unit(element);
  const x = (was.x + was.width / 2 - now.x - now.width / 2) / scale;
  const y = (was.y + was.height / 2 - now.y - now.height / 2) / scale;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const start = { translate: `${x}px ${y}px`, opacity: isNew ? 0.4 : 1 };
  const turn = isNew && element.matches(".hcard");
  element.animate(
    turn
      ? [{ ...start, transform: "rotateY(180deg)" }, { translate: "0 0", opacity: 1, transform: "rotateY(0)" }]
      : [start, { translate: "0 0", opacity: 1 }],
    { duration: SLOW, easing: EASE },
  );
}

/** Return how many screen pixels one unit of an element's surroundings has. @param {Element} element */
function unit(element) {
  const parent = element.parentElement;
  const within = element instanceof SVGElement && element.ownerSVGElement;
  const matrix = within && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix?.a || (element.closest("#room") ? zoom() : 1);
}
