// Motion: pieces travel from where they were to where they are (First, Last, Invert, Play).

import { endAfter, lasting } from "./ending.js";
import { within } from "./finding.js";
import * as lifted from "./lifted.js";
import { road } from "./trails.js";
import { scale as zoom } from "./zoom.js";

const SLOW = 600;
/** How long a piece on a road takes from one space of it to the next. */
const SPACE = 260;
// Who is moved less than this by others who make room, stands there at once.
const LEAST = 4;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

// Asked once: each question lets Chromium style the page first.
const wish = matchMedia("(prefers-reduced-motion: reduce)");
let wantsStill = wish.matches;
wish.addEventListener("change", () => (wantsStill = wish.matches));

/** Tell whether the reader wants things to stand still. */
export function isStill() {
  return wantsStill;
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
    return { box: lifted.seen(element).getBoundingClientRect(), around, frame: frames.get(around) ?? null };
  };
}

/** Where pieces lie, and the regions that are there. */
const PLACES = Object.entries({ room: ["board", "players"], desk: ["desk"] });

/** Where new pieces come from, by their names. @param {Record<string, any[]>} regions */
const origins = (regions) =>
  new Set(Object.values(regions).flatMap((parts) => parts.flatMap(String).flatMap((html) =>
    [...html.matchAll(/ data-from="([^"]*)"/g)].map(([, name]) => name),
  )));

/**
 * Remember where the pieces of what changes are, and where new ones may come from; those on their way are put where
 * they belong.
 * @param {Record<string, any[]>} [news] the regions that change; without it all may
 * @returns {{places: string[], keys: Map<string, Stand>, pieces: Map<string, DOMRect>}}
 */
export function first(news) {
  const keys = new Map();
  const pieces = new Map();
  const changed = PLACES.filter(([, regions]) => !news || regions.some((id) => id in news)).map(([place]) => place);
  const places = isStill() || document.hidden ? [] : changed;
  if (places.length) {
    const stand = measuring();
    for (const element of within("[data-k]", ...places)) keys.set(element.getAttribute("data-k"), stand(element));
    for (const name of origins(news ?? {}))
      for (const element of document.querySelectorAll(`[data-piece="${CSS.escape(name)}"]:not(button)`))
        pieces.set(name, element.getBoundingClientRect());
  }
  lifted.land();
  return { places, keys, pieces };
}

/** How far a piece has come, and how it moves: by its frames, for so long. @typedef {[number, number]} Way
 * @typedef {[element: Element, frames: Keyframe[], duration: number, stand: Stand, way: Way]} Travel */

/**
 * Return how all pieces travel from where they were. All is measured before anything moves: whoever reads a
 * place after a move lays the whole page out anew.
 * @param {ReturnType<typeof first>} before
 * @returns {Travel[]}
 */
export function travels(before) {
  if (isStill() || document.hidden) return [];
  /** @type {Map<Element | null | undefined, Travel>} */
  const found = new Map();
  const stand = measuring();
  for (const element of within("[data-k]", ...before.places)) {
    const now = stand(element);
    const travel = now.box.width ? moved(element, before, now) : null;
    const around = found.get(element.parentElement?.closest("[data-k]"));
    if (travel && !(around && isAlong(travel[4], around[4]))) found.set(element, travel);
  }
  return [...found.values()];
}

/** Tell whether a piece comes along with the one that it lies on. @param {Way} own @param {Way} other */
const isAlong = (own, other) => Math.abs(own[0] - other[0]) + Math.abs(own[1] - other[1]) < LEAST;

/** Let pieces travel: what is drawn as a picture of its own, anything else by itself. @param {Travel[]} travels */
export function play(travels) {
  const drawn = new Set(travels.map(([element]) => element).filter(lifted.isDrawn));
  const on = drawn.size ? lifted.ground() : null;
  lifted.hide(drawn);
  const longest = Math.max(0, ...travels.map(([, , duration]) => duration));
  const whole = lasting(longest);
  const animations = travels.map(([element, frames, duration, stand]) => {
    const moving = on && drawn.has(element) ? lifted.lift(element, stand, on) : element;
    const animation = moving.animate(held(frames, duration / whole), { duration: whole });
    if (moving !== element) lifted.moves(element, animation);
    return animation;
  });
  if (animations.length) endAfter(animations, longest, () => lifted.land(drawn));
}

/** Let a piece move only for a share of the time, slower towards its end, and then stand there.
 * @param {Keyframe[]} frames @param {number} share */
function held(frames, share) {
  const last = frames.length - 1;
  const timed = frames.map((frame, place) => ({
    ...frame,
    offset: (place / last) * share,
    easing: place === last - 1 ? EASE : "linear",
  }));
  return [...timed, { ...frames[last], offset: 1 }];
}

/**
 * Return how a piece moves to its place, if it does.
 * @param {Element} element @param {ReturnType<typeof first>} before @param {Stand} now
 * @returns {Travel | null}
 */
function moved(element, before, now) {
  const was = before.keys.get(element.getAttribute("data-k") ?? "");
  if (was?.box.width) return travel(element, carried(was, now), now, false);
  const from = element.getAttribute("data-from");
  if (!from) return null;
  const there = before.pieces.get(from);
  if (there?.width) return travel(element, there, now, true);
  return [element, [{ opacity: 0 }, { opacity: 1 }], SLOW / 2, now, [0, 0]];
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
 * @param {Element} element @param {DOMRect} was @param {Stand} now @param {boolean} isNew
 * @returns {Travel | null}
 */
function travel(element, was, now, isNew) {
  const scale = element.closest("#room") ? zoom() : 1;
  const { box } = now;
  const x = (was.x + was.width / 2 - box.x - box.width / 2) / scale;
  const y = (was.y + was.height / 2 - box.y - box.height / 2) / scale;
  if (Math.abs(x) + Math.abs(y) < LEAST) return null;
  /** @type {Keyframe} */
  const start = { translate: `${x}px ${y}px`, opacity: isNew ? 0.4 : 1 };
  /** @type {Keyframe} */
  const end = { translate: "0 0", opacity: 1 };
  if (isNew && element.matches(".hcard"))
    [start.transform, end.transform] = ["rotateY(180deg)", "rotateY(0)"];
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  const passed = road(element, [left, top]);
  const places = passed.map(([u, v]) => ({ translate: `${(u - left) / scale}px ${(v - top) / scale}px` }));
  return [element, [start, ...places, end], passed.length ? SPACE * (passed.length + 1) : SLOW, now, [x, y]];
}
