// Walking: keys lead the focus over the board. Each region is one stop of Tab, arrows lead from piece to piece,
// N to the next piece that can be chosen; what has the focus is chosen with Enter or Space.

import * as confirm from "./confirm.js";
import { within } from "./finding.js";
import { choose } from "./pieces.js";

const CONTROLS = "button, a, input, select, textarea, summary, label";
const REGIONS = ["board", "players"];
const OFFERED = "[data-piece]:is(.is-selectable, .is-target)";

/** @typedef {{id: string, piece: string | null, key: string | null}} Place */

/** The region that an element lies in. @param {Element | null} element */
const regionOf = (element) => element?.closest(REGIONS.map((id) => `#${id}`).join()) ?? null;

/** What may be walked to in a region, if it is seen and no control. @param {string} id @param {string} [more] */
const candidates = (id, more = "") => within(`:is([data-help], ${OFFERED}, [tabindex="0"]:focus)${more}`, id);
/** @param {Element} piece */
const isWalkable = (piece) => !piece.closest(CONTROLS) && piece.checkVisibility();
/** What explains itself or can be chosen in a region and is no control. @param {string} id */
const walkable = (id) => candidates(id).filter(isWalkable);

/** Make an element the one stop of its region, and give it the focus. @param {HTMLElement} element */
function stopAt(element) {
  const region = regionOf(element);
  if (region && !element.closest(CONTROLS)) {
    for (const piece of walkable(region.id)) if (piece.tabIndex === 0) piece.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
  }
  element.focus();
}

/** Where the focus is, if it is on the board. @returns {Place | null} */
export function place() {
  const here = document.activeElement;
  const region = regionOf(here);
  if (!here || !region) return null;
  return { id: region.id, piece: here.getAttribute("data-piece"), key: here.getAttribute("data-k") };
}

/** After an update: each region has its stop; a focus that was on the board stays there. @param {Place | null} [was] */
export function drawn(was = null) {
  for (const id of REGIONS) {
    // Whether a piece is seen is asked of few: it takes longer than all else here.
    if (candidates(id, '[tabindex="0"]').some(isWalkable)) continue;
    const pieces = candidates(id);
    const isHere = (/** @type {Element} */ piece) => piece === document.activeElement && isWalkable(piece);
    const stop = pieces.find(isHere) ?? pieces.find(isWalkable);
    stop?.setAttribute("tabindex", "0");
  }
  const here = document.activeElement;
  if (!was || (here && here !== document.body && here.checkVisibility())) return;
  const pieces = walkable(was.id);
  const same = pieces.find(
    (one) => (was.key && one.dataset.k === was.key) || (was.piece && one.dataset.piece === was.piece),
  );
  const next = same ?? pieces.find((one) => one.tabIndex === 0) ?? document.getElementById("desk");
  if (next) stopAt(next);
}

/** Lead the focus from piece to piece. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const here = /** @type {HTMLElement} */ (document.activeElement);
  const region = regionOf(here);
  if (!step || !region || event.ctrlKey || event.metaKey || event.altKey) return false;
  const pieces = walkable(region.id);
  const at = pieces.indexOf(here);
  if (at < 0) return false;
  if (pieces[at + step]) stopAt(pieces[at + step]);
  return true;
}

/**
 * Lead the focus to the next piece that can be chosen or answer on the board, targets of what is chosen first.
 * @param {1 | -1} way
 */
export function next(way) {
  const all = document.querySelectorAll(`#room :is(${OFFERED}, button[data-word])`);
  const offered = [...all].filter((piece) => piece.checkVisibility());
  const targets = offered.filter((piece) => piece.classList.contains("is-target"));
  const pieces = /** @type {HTMLElement[]} */ (targets.length ? targets : offered);
  if (!pieces.length) return false;
  const here = regionOf(document.activeElement) ? document.activeElement : null;
  const isAfter = (/** @type {Element} */ piece) =>
    !here || !!(here.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING);
  const isBefore = (/** @type {Element} */ piece) => !here || (piece !== here && !isAfter(piece));
  const [first, last] = [pieces[0], pieces[pieces.length - 1]];
  stopAt(way > 0 ? (pieces.find(isAfter) ?? first) : (pieces.findLast(isBefore) ?? last));
  return true;
}

/**
 * Choose the piece that has the focus; Enter on one that is chosen gives the answer that is left.
 * @param {Element | null} here @param {string} key
 */
export function take(here, key) {
  const found = regionOf(here) ? here?.closest(OFFERED) : null;
  if (!found) return false;
  if (key === "Enter" && found.classList.contains("is-selected") && confirm.go()) return true;
  if (here?.closest(CONTROLS)) return false;
  choose(found.getAttribute("data-piece") ?? "");
  return true;
}

/** Listen for arrows, before those that look back. */
export function listen() {
  document.addEventListener("keydown", (event) => {
    if (!walk(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  drawn();
}
