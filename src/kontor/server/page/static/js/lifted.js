// Lifted: a piece of a drawing moves as a picture of its own above it. Moved within the drawing, it would have
// browsers paint all of it anew at every frame; a picture is painted once, and then only put elsewhere.

import { shape } from "./shapes.js";
import { scale } from "./zoom.js";

/** What makes others find an element. */
const FOUND_BY = /^(id|role|tabindex|aria-|data-(?!kind))/;
const LIFTED = "is-lifted";

/** The pictures of pieces that move, and how they do. @type {Map<Element, HTMLElement>} */
const pictures = new Map();
/** @type {Map<Element, Animation>} */
const ways = new Map();

const room = () => /** @type {HTMLElement} */ (document.getElementById("room"));

/** Tell whether a piece is to be lifted when it moves. @param {Element} piece */
export const isDrawn = (piece) => piece instanceof SVGElement && !!piece.ownerSVGElement && room().contains(piece);

/** Where the room is. */
export const ground = () => room().getBoundingClientRect();

/** What is seen of a piece now: itself, or its picture that is still on its way. @param {Element} piece */
export const seen = (piece) => pictures.get(piece) ?? piece;

/** Copy an element, without what makes others find it. @param {Element} element @param {boolean} isWhole */
function copied(element, isWhole) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(isWhole));
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of one.getAttributeNames()) if (FOUND_BY.test(name)) one.removeAttribute(name);
  return copy;
}

/** Make the part of a drawing that lies in a box. @param {SVGSVGElement} whole @param {DOMRect} box
 * @param {DOMRect} frame where its origin is on the screen, and one unit @param {Element} inside */
function part(whole, box, frame, inside) {
  const [x, y] = [(box.x - frame.x) / frame.width, (box.y - frame.y) / frame.height];
  const viewBox = [x, y, box.width / frame.width, box.height / frame.height].join(" ");
  const look = { class: whole.getAttribute("class") ?? "" };
  return shape("svg", { viewBox, preserveAspectRatio: "none" }, shape("g", look, inside));
}

/** Hide the pieces that move; only then are pictures made, for one may lie in another.
 * @param {Iterable<Element>} pieces */
export function hide(pieces) {
  for (const piece of pieces) piece.classList.add(LIFTED);
}

/**
 * Return the picture of a piece that stands somewhere: within copies of all that lies around it, so that it looks the
 * same.
 * @param {Element} piece @param {{box: DOMRect, frame: DOMRect}} stand @param {DOMRect} on where the room is
 */
export function lift(piece, { box, frame }, on) {
  /** @type {Element} */
  let inside = copied(piece, true);
  inside.classList.remove(LIFTED);
  for (let around = piece.parentElement; around && around !== room(); around = around.parentElement) {
    if (around instanceof SVGSVGElement) {
      inside = part(around, box, frame, inside);
      continue;
    }
    const shell = copied(around, false);
    if (!(around instanceof SVGElement)) shell.style.display = "contents";
    shell.append(inside);
    inside = shell;
  }
  const picture = document.createElement("div");
  picture.className = "lifted";
  picture.ariaHidden = "true";
  const place = { left: box.x - on.x, top: box.y - on.y, width: box.width, height: box.height };
  for (const [name, value] of Object.entries(place)) picture.style.setProperty(name, `${value / scale()}px`);
  picture.append(inside);
  room().append(picture);
  pictures.set(piece, picture);
  return picture;
}

/** Note how the picture of a piece moves. @param {Element} piece @param {Animation} way */
export function moves(piece, way) {
  ways.set(piece, way);
}

/** Put pieces where they belong: some, or all. @param {Iterable<Element>} [pieces] */
export function land(pieces = [...pictures.keys()]) {
  for (const piece of pieces) {
    // What nobody sees any more would go on moving.
    ways.get(piece)?.cancel();
    pictures.get(piece)?.remove();
    pictures.delete(piece);
    ways.delete(piece);
    piece.classList.remove(LIFTED);
  }
}
