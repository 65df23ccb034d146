// Moves: what happens in a scene, as animations that all know when they begin. Without them the picture stands as it
// ends, so that a still scene is the same drawing.

import { endAfter, lasting } from "./ending.js";
import { shape } from "./shapes.js";

const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Make an element. @param {string} tag @param {string} [look] @param {...(Node | string | number)} inside */
export function make(tag, look = "", ...inside) {
  const element = document.createElement(tag);
  if (look) element.className = look;
  element.append(...inside.map((one) => (one instanceof Node ? one : String(one))));
  return element;
}

/** Draw one of the game's symbols. @param {string} symbol @param {string} [look] */
export function drawing(symbol, look = "gi") {
  return shape("svg", { class: look }, shape("use", { href: `#${symbol}` }));
}

/** Copy a part that the game's scenes.html has drawn. @param {string} name @returns {HTMLElement} */
export function part(name) {
  const parts = /** @type {HTMLTemplateElement | null} */ (document.getElementById("scene-parts"));
  const found = parts?.content.querySelector(`[data-part="${CSS.escape(name)}"]`);
  return found ? /** @type {HTMLElement} */ (found.cloneNode(true)) : make("span");
}

/** Copy a seat's badge and name. @param {number} number @returns {HTMLElement} */
export function seat(number) {
  const found = document.querySelector(`#scene-seats [data-part="seat-${number}"]`);
  return found ? /** @type {HTMLElement} */ (found.cloneNode(true)) : make("span");
}

/** Say a frame by `transform` alone: a drawing moved in another way is painted anew. @param {Keyframe} frame */
function asTransform({ translate, rotate, scale, ...frame }) {
  const ways = Object.entries({ translate, rotate, scale }).filter(([, value]) => value !== undefined);
  const transform = ways.map(([way, value]) => `${way}(${String(value).replace(" ", ",")})`).join(" ");
  return transform ? { ...frame, transform } : frame;
}

/**
 * Join what an element does to one path that lasts as long as the scene: before, it stands as it begins, and after, as
 * it ends. If moves began and ended each at its own time, Chromium would have work to do at each of these times.
 * @param {Keyframe[]} frames with their times @param {number} whole
 */
function joined(frames, whole) {
  const path = frames.sort((one, other) => one.offset - other.offset).map((frame) => ({
    ...frame,
    offset: frame.offset / whole,
  }));
  const first = Object.assign({}, ...[...path].reverse(), { offset: 0 });
  return [first, ...path, Object.assign({}, ...path, { offset: 1 })];
}

/**
 * @typedef {import("./scenes.js").Told} Told
 * @typedef {Keyframe[] | (() => Keyframe[])} Frames
 */

/** Everything that moves in one scene; times are milliseconds of a brisk scene. */
export class Moves {
  constructor() {
    this.sentences = make("div", "scene-said");
    /** When the last move ends. */
    this.end = 0;
    /** When each event is first seen, by its number. @type {Map<number, number>} */
    this.begins = new Map();
    /** @type {{element: Element, behind: string, at: number, lasts: number, frames: Frames, easing: string}[]} */
    this.list = [];
    /** @type {{element: Element, look: string, at: number}[]} */
    this.looks = [];
  }

  /** Say the sentence of an event below the picture, from a time on. @param {Told} told @param {number} at */
  say(told, at) {
    const words = [...told.line.childNodes].map((node) => node.cloneNode(true));
    this.appear(this.sentences.appendChild(make("p", "", ...words)), at);
    this.begins.set(told.number, at);
  }

  /** Let an element appear. @param {Element} element @param {number} at */
  appear(element, at, lasts = 250) {
    this.move(element, at, lasts, [{ opacity: 0, translate: "0 .4rem" }, { opacity: 1, translate: "0 0" }]);
  }

  /** Turn a card over that lay face down. @param {Element} element @param {number} at */
  turn(element, at, lasts = 500) {
    element.classList.add("is-turned");
    const half = lasts / 2;
    this.move(element, at, half, [{ scale: "1 1", opacity: 1 }, { scale: "0 1", opacity: 1 }], "ease-in", "::after");
    const over = [{ scale: "1 1", easing: "ease-in" }, { scale: "0 1", easing: "ease-out" }, { scale: "1 1" }];
    this.move(element, at, lasts, over);
  }

  /** Roll a die; other faces are seen on the way. @param {Element} die @param {number} at @param {Element[]} others */
  roll(die, at, others = [], lasts = 900) {
    this.move(die, at, lasts, [{ rotate: "-540deg", translate: "-3rem -2rem" }, { rotate: "0deg", translate: "0 0" }]);
    others.forEach((face, place) => {
      face.classList.add("is-passing");
      die.append(face);
      const until = (lasts * (others.length - place)) / (others.length + 1);
      this.move(face, at, until, [{ opacity: 1 }, { opacity: 0 }], "step-end");
    });
  }

  /** Let an element travel from another's place. @param {Element} element @param {number} at @param {Element} from */
  fly(element, at, from, lasts = 600) {
    this.move(element, at, lasts, () => {
      const [was, now] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
      const x = was.x + was.width / 2 - now.x - now.width / 2;
      const y = was.y + was.height / 2 - now.y - now.height / 2;
      const there = { translate: `${x}px ${y}px`, opacity: 0 };
      return [there, { opacity: 1, offset: 0.2 }, { translate: "0 0", opacity: 1 }];
    });
  }

  /** Move an element to where and how it is. @param {Element} element @param {number} at @param {number} lasts
   * @param {Frames} frames @param {string} [easing] @param {string} [behind] a part of it that only the sheet knows */
  move(element, at, lasts, frames, easing = EASE, behind = "") {
    this.list.push({ element, behind, at, lasts, frames, easing });
    this.end = Math.max(this.end, at + lasts);
  }

  /** Let an element look as it does only from a time on. @param {Element} element @param {string} look
   * @param {number} at */
  look(element, look, at) {
    element.classList.add(look);
    this.looks.push({ element, look, at });
    this.end = Math.max(this.end, at);
  }

  /** Start all moves, from a time on. @param {number} rate @param {number} from */
  start(rate, from) {
    /** What each element does, and each part of one. @type {Map<Element, Map<string, Keyframe[]>>} */
    const paths = new Map();
    for (const { element, behind, at, lasts, frames, easing } of this.list) {
      const given = typeof frames === "function" ? frames() : frames;
      const path = element instanceof SVGElement ? given.map(asTransform) : given;
      const timed = path.map((frame, place) => ({
        easing,
        ...frame,
        offset: at + lasts * (frame.offset ?? place / (path.length - 1 || 1)),
      }));
      const parts = paths.get(element) ?? new Map();
      paths.set(element, parts.set(behind, [...(parts.get(behind) ?? []), ...timed]));
    }
    const whole = lasting(this.end / rate);
    const times = { duration: whole, delay: -from / rate };
    const animations = [...paths].flatMap(([element, parts]) =>
      [...parts].map(([behind, frames]) =>
        element.animate(joined(frames, whole * rate), { ...times, pseudoElement: behind || null }),
      ),
    );
    endAfter(animations, (this.end - from) / rate);
    for (const { element, look, at } of this.looks.filter((one) => one.at > from)) {
      element.classList.remove(look);
      setTimeout(() => element.classList.add(look), (at - from) / rate);
    }
  }
}
