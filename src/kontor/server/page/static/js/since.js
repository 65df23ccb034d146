// Since your last turn: pieces that others have moved or changed are marked until one answers oneself; those that
// travel leave a trail.
// What the board looked like after one's own answer is kept in this browser, so that marks outlast a reload.

import { within } from "./finding.js";
import { whenLeaving } from "./leaving.js";
import * as trails from "./trails.js";

const body = document.body;
const KEPT = `kontor-board-${body.dataset.table}`;
const STATES = /\bis-[\w-]+/g;
const pieces = () => within("[data-k]", "board", "players");

/** Where a piece is and how it looks, in few words. @param {Element} piece */
function look(piece) {
  const around = piece.parentElement?.closest("[data-k], [data-piece], [id]");
  const place = around?.getAttribute("data-k") ?? around?.getAttribute("data-piece") ?? around?.id ?? "";
  const own = ["style", "transform", "aria-label", "x", "y"].map((name) => piece.getAttribute(name) ?? "");
  const kind = (piece.getAttribute("class") ?? "").replace(STATES, "").trim();
  const text = piece.querySelector("[data-k]") ? "" : (piece.textContent ?? "").replace(/\s+/g, " ").trim();
  return hash([place, kind, text, ...own].join("|"));
}

/** A short sum of a text. @param {string} text */
function hash(text) {
  let sum = 5381;
  for (let place = 0; place < text.length; place += 1) sum = (sum * 33 + text.charCodeAt(place)) | 0;
  return sum;
}

/** How everything looks now. @returns {Record<string, number>} */
function looks() {
  const found = /** @type {Record<string, number>} */ ({});
  for (const piece of pieces()) found[piece.getAttribute("data-k") ?? ""] = look(piece);
  return found;
}

/** How the board looked after one's own answer.
 * @typedef {{since: number, me: string, looks: Record<string, number>, spots?: ReturnType<trails.spots>}} Before */

/** @returns {Before | null} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}

/** @type {Before | null} */
let before = kept();

whenLeaving(() => {
  if (before) localStorage.setItem(KEPT, JSON.stringify(before));
  else localStorage.removeItem(KEPT);
});

/** Take notice of an update that is drawn, or of the page as it was opened; spots are those of pieces at rest. */
export function drawn(spots = trails.spots()) {
  if (body.classList.contains("is-replay") || body.dataset.phase !== "playing") return clear();
  const since = Number(body.dataset.since);
  const me = body.dataset.me ?? "";
  const isOwn = since >= Number(body.dataset.answers);
  if (isOwn || !before || before.since !== since || before.me !== me) {
    clear();
    // Only just after one's own answer is it known what others have not touched yet.
    before = isOwn || since <= 0 ? { since, me, looks: looks(), spots } : null;
    return;
  }
  trails.draw(before.spots ?? spots, spots);
  for (const piece of pieces())
    piece.classList.toggle("is-news", before.looks[piece.getAttribute("data-k") ?? ""] !== look(piece));
}

function clear() {
  trails.clear();
  for (const piece of within(".is-news", "board", "players")) piece.classList.remove("is-news");
}
