// Dragging a piece to another is choosing both; if one answer is left, it is given.

import { shape } from "./shapes.js";

const FAR = 8;

/**
 * @param {(piece: string) => boolean} take chooses a piece, tells whether it could be chosen
 * @param {(piece: string) => void} drop chooses the piece that it was dropped on
 */
export function listen(take, drop) {
  /** @type {{piece: string, element: Element, x: number, y: number, ghost: HTMLElement | null} | null} */
  let held = null;
  // The click that ends a drag chooses nothing.
  let wasDragged = false;
  const swallow = (/** @type {MouseEvent} */ event) => event.isTrusted && wasDragged && event.stopPropagation();
  document.addEventListener("click", swallow, true);
  document.addEventListener("pointerdown", (event) => {
    wasDragged = false;
    const target = /** @type {Element} */ (event.target);
    const element = target.closest("[data-piece]:is(.is-selectable, .is-target)");
    const isFree = !target.closest("button, a, input, summary, dialog") && event.button === 0;
    const isMouse = event.pointerType === "mouse";
    held = element && isFree && isMouse
      ? { piece: element.getAttribute("data-piece") ?? "", element, x: event.clientX, y: event.clientY, ghost: null }
      : null;
  });
  document.addEventListener("pointermove", (event) => {
    if (!held) return;
    const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
    if (!held.ghost && isFar) {
      if (!take(held.piece)) return void (held = null);
      held.ghost = ghostOf(held.element);
    }
    if (held.ghost) [held.ghost.style.left, held.ghost.style.top] = [`${event.clientX}px`, `${event.clientY}px`];
  });
  document.addEventListener("pointerup", (event) => {
    const was = held;
    held = null;
    if (!was?.ghost) return;
    was.ghost.remove();
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const place = below.find((one) => one.closest("[data-piece].is-target"))?.closest("[data-piece].is-target");
    const piece = place?.getAttribute("data-piece") ?? "";
    wasDragged = true;
    if (piece && piece !== was.piece) drop(piece);
  });
}

/** @param {Element} element */
function ghostOf(element) {
  const ghost = document.createElement("div");
  ghost.className = "is-dragged";
  ghost.setAttribute("aria-hidden", "true");
  const { width, height } = element.getBoundingClientRect();
  const inside = element instanceof SVGGraphicsElement ? pictureOf(element) : element.cloneNode(true);
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.append(inside);
  document.body.append(ghost);
  return ghost;
}

/** A part of a drawing needs a drawing of its own. @param {SVGGraphicsElement} element */
function pictureOf(element) {
  const { x, y, width, height } = element.getBBox();
  return shape("svg", { viewBox: `${x} ${y} ${width} ${height}` }, element.cloneNode(true));
}
