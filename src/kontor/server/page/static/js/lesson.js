// A guided game: the voice on the desk speaks of pieces, and here they get a ring. The words are the server's.

import * as sheet from "./sheet.js";

const body = document.body;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const ROOMS = ".field, .desk-body";
/** What is played here lies over the board. */
const scene = document.getElementById("scene");
/** How far a ring is from its piece. */
const AROUND = 5;
/** Until pieces that travel have arrived. */
const SETTLED = [250, 900];

/** The step whose pieces were brought into view. */
let shownStep = "";
/** What was said at this table, step by step, as it was said then; this tab remembers it. */
const KEPT = `kontor-heard ${location.pathname} ${document.documentElement.lang}`;
/** @type {{ step: string, text: string, spots: string }[]} */
let heard = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
/** Which of them is heard again, if any. @type {{ step: string, text: string, spots: string } | undefined} */
let again;
/** Each ring with the piece it lies around. @type {Map<Element, HTMLElement>} */
const rings = new Map();

/** @param {string} pattern */
const likeness = (pattern) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** @param {Element} element */
const names = (element) => (element.getAttribute("data-piece") ?? "").split(" ").filter(Boolean);

/** The pieces that a step points at, and the answers that it hopes for, or what leads there. @returns {Element[]} */
function found() {
  const spots = again?.spots ?? document.getElementById("voice")?.dataset.spots ?? "";
  const all = [...document.querySelectorAll("main [data-piece]")].filter((one) => one.checkVisibility());
  const pieces = all.filter((one) => !one.matches(".option"));
  const wanted = spots.split(" ").filter(Boolean).map((spot) => {
    const likes = spot.split("|").map(likeness);
    return likes.find((like) => all.some((one) => names(one).some((name) => like.test(name))));
  });
  const isMeant = (/** @type {string} */ name) => wanted.some((like) => like?.test(name));
  const hoped = ((!again && document.getElementById("voice")?.dataset.hoped) || "").split(" ");
  const leads = (/** @type {string} */ way) => hoped.some((word) => word.startsWith(`${way}:`));
  const answers = [...document.querySelectorAll("#desk .option:not([aria-expanded=true])")].filter(
    (one) =>
      one.checkVisibility() &&
      (hoped.includes(one.getAttribute("data-word") ?? "-") || leads(one.getAttribute("data-step") ?? "-")),
  );
  return [...pieces.filter((one) => names(one).some(isMeant)), ...answers];
}

/** Lay the rings around the pieces, as far as these can be seen. */
function place() {
  const isPlaying = scene?.hidden === false;
  for (const [piece, ring] of rings) {
    const box = piece.getBoundingClientRect();
    const room = (piece.closest(ROOMS) ?? body).getBoundingClientRect();
    const left = Math.max(room.left, box.left - AROUND);
    const top = Math.max(room.top, box.top - AROUND);
    const width = Math.min(room.right, box.right + AROUND) - left;
    const height = Math.min(room.bottom, box.bottom + AROUND) - top;
    const isBehind = isPlaying && !!piece.closest(".field");
    ring.hidden = isBehind || !box.width || Math.min(width, height) < 3 * AROUND;
    Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }
}

/** Show what the voice speaks of; what is new is brought into view. */
export function drawn() {
  const step = document.getElementById("voice")?.dataset.said ?? "";
  hear(step);
  const pieces = found();
  for (const [piece, ring] of rings) {
    if (pieces.includes(piece) && step === shownStep) continue;
    ring.remove();
    rings.delete(piece);
  }
  for (const piece of pieces) {
    if (rings.has(piece)) continue;
    const ring = document.createElement("div");
    ring.className = "spot";
    ring.setAttribute("aria-hidden", "true");
    body.append(ring);
    rings.set(piece, ring);
  }
  if (step && step !== shownStep) reveal(pieces);
  shownStep = step;
  place();
  for (const wait of SETTLED) setTimeout(place, wait);
}

/** Keep what is said now, and offer what was said before it. @param {string} step */
function hear(step) {
  if (step !== shownStep) again = undefined;
  if (step && step !== heard.at(-1)?.step) {
    const text = document.getElementById("voice-text")?.textContent ?? "";
    const spots = document.getElementById("voice")?.dataset.spots ?? "";
    heard = [...heard.filter((one) => one.step !== step), { step, text, spots }];
    sessionStorage.setItem(KEPT, JSON.stringify(heard));
  }
  const button = document.getElementById("voice-again");
  const before = document.getElementById("voice-before");
  if (button) button.hidden = !heard.some((one) => one.step !== step);
  if (!before) return;
  before.hidden = !again;
  if (before.textContent !== (again?.text ?? "")) before.textContent = again?.text ?? "";
}

/** Go one step further back; after the first, come back to what is said now. */
function hearAgain() {
  const said = document.getElementById("voice")?.dataset.said ?? "";
  const before = heard.filter((one) => one.step !== said);
  again = again ? before[before.indexOf(again) - 1] : before.at(-1);
}

/** @param {Element[]} pieces */
function reveal(pieces) {
  const isInRoom = pieces.some((piece) => piece.closest(".field"));
  const height = body.dataset.sheet ?? "half";
  if (height === "line" || (height === "full" && isInRoom)) sheet.set("half");
  const behavior = still.matches ? "auto" : "smooth";
  for (const room of document.querySelectorAll(ROOMS)) {
    const first = pieces.find((piece) => piece.closest(ROOMS) === room);
    first?.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
  }
}

export function listen() {
  document.addEventListener("scroll", place, { capture: true, passive: true });
  // A click may open what lies behind a card.
  document.addEventListener("click", (event) => {
    if (/** @type {Element} */ (event.target).closest("#voice-again")) hearAgain();
    setTimeout(drawn);
  });
  if (scene) new MutationObserver(place).observe(scene, { attributeFilter: ["hidden"] });
  new ResizeObserver(place).observe(document.documentElement);
  drawn();
}
