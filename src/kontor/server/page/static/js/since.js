// Since your last turn: pieces that others have moved or changed are marked until one answers oneself; those that
// travel leave a trail.
// What the board looked like after one's own answer is kept in this browser, so that marks outlast a reload.

import * as trails from "./trails.js";

const body = document.body;
const KEPT = `kontor-board-${body.dataset.table}`;
const PIECES = "#board [data-k], #players [data-k]";
const STATES = /\bis-[\w-]+/g;

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
  for (const piece of document.querySelectorAll(PIECES)) found[piece.getAttribute("data-k") ?? ""] = look(piece);
  return found;
}

/** @returns {{since: number, me: string, looks: Record<string, number>, spots?: ReturnType<trails.spots>} | null} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}

/** Take notice of an update that is drawn, or of the page as it was opened; spots are those of pieces at rest. */
export function drawn(spots = trails.spots()) {
  if (body.classList.contains("is-replay") || body.dataset.phase !== "playing") return clear();
  const since = Number(body.dataset.since);
  const before = kept();
  const me = body.dataset.me ?? "";
  const isOwn = since >= Number(body.dataset.answers);
  if (isOwn || !before || before.since !== since || before.me !== me) {
    clear();
    // Only just after one's own answer is it known what others have not touched yet.
    if (isOwn || since <= 0) localStorage.setItem(KEPT, JSON.stringify({ since, me, looks: looks(), spots }));
    else if (before) localStorage.removeItem(KEPT);
    return;
  }
  trails.draw(before.spots ?? spots, spots);
  for (const piece of document.querySelectorAll(PIECES))
    piece.classList.toggle("is-news", before.looks[piece.getAttribute("data-k") ?? ""] !== look(piece));
}

function clear() {
  trails.clear();
  for (const piece of document.querySelectorAll(".is-news")) piece.classList.remove("is-news");
}
