// The table: takes updates one by one, keeps what is the reader's own, sends what is answered.

import * as advice from "./advice.js";
import { newKey, send } from "./answers.js";
import { call } from "./calling.js";
import { sentenceOf } from "./confirm.js";
import * as countdown from "./countdown.js";
import * as counting from "./counting.js";
import { within } from "./finding.js";
import * as flip from "./flip.js";
import * as guard from "./guard.js";
import * as help from "./help.js";
import * as keyboard from "./keyboard.js";
import * as leaves from "./leaves.js";
import { Live } from "./live.js";
import * as log from "./log.js";
import { children, morph, parse } from "./morph.js";
import { announce, confirmed, toast } from "./notices.js";
import * as pieces from "./pieces.js";
import * as reasons from "./reasons.js";
import * as recap from "./recap.js";
import * as replay from "./replay.js";
import "./rules.js";
import * as scenes from "./scenes.js";
import * as sheet from "./sheet.js";
import * as sinceTurn from "./since.js";
import { copy } from "./site.js";
import * as talk from "./talk.js";
import * as trails from "./trails.js";
import * as walking from "./walking.js";
import { say } from "./words.js";
import * as zoom from "./zoom.js";

const body = document.body;
const path = `/table/${body.dataset.table}`;
let version = Number(body.dataset.version);
/** Actions that have been sent and not yet been answered. @type {Set<string>} */
const underWay = new Set();
/** What was chosen for an answer goes with it: the next update lets go of it. */
let isSpent = false;
/** @type {Live | null} */
let live = null;
/** The game's own choreography, if it has one. @type {any} */
const board = body.dataset.script ? await import(body.dataset.script) : {};
/** What points at pieces in a guided game. @type {any} */
const lesson = body.dataset.lesson ? await import(body.dataset.lesson) : {};

call(document.getElementById("desk")?.dataset.asked === "yes", document.title);

// Updates ------------------------------------------------------------------------------------

/** @type {any[]} */
const waiting = [];
let isBusy = false;

/** @param {any} message */
function receive(message) {
  waiting.push(message);
  if (message.asked) scenes.hurry();
  if (!isBusy) work();
}

async function work() {
  isBusy = true;
  body.dataset.busy = "yes";
  while (waiting.length) {
    if (!waiting.some((message) => message.asked)) await scenes.over();
    await apply(waiting.shift());
  }
  isBusy = false;
  delete body.dataset.busy;
}

/** The pieces of each region that is shown. @type {Map<string, string[]>} */
const piecesShown = new Map();

/**
 * Put a region together: what is new is HTML, what is there already says where it is.
 * @param {string} id @param {(string | [number, number])[]} parts
 */
function whole(id, parts) {
  const before = piecesShown.get(id) ?? [];
  const now = parts.flatMap((part) => (typeof part === "string" ? part : before.slice(part[0], part[0] + part[1])));
  piecesShown.set(id, now);
  return now.join("");
}

/** @param {any} message */
async function apply(message) {
  if (message.phase !== body.dataset.phase && (message.phase === "gathering" || body.dataset.phase === "gathering")) {
    location.reload();
    return;
  }
  if (isHandedOver(message)) closeCurtain(message);
  pieces.clearPreviews();
  const focus = document.activeElement;
  const wasOnDesk = restsOnDesk || !!focus?.closest("#desk");
  const word = focus?.getAttribute("data-word");
  const wasOnBoard = walking.place();
  const wasOver = body.dataset.phase === "over";
  const wasReplay = body.classList.contains("is-replay");
  const wasAsked = document.getElementById("desk")?.dataset.asked;
  const before = flip.first(message.regions);
  const numbers = counting.remember();
  const scrolled = ["log", "chat"].map((id) => isAtEnd(document.getElementById(id)));
  for (const changed of within(".is-changed", "room", "desk")) changed.classList.remove("is-changed");
  for (const [id, parts] of Object.entries(message.regions)) {
    const place = document.getElementById(id);
    const news = parse(whole(id, /** @type {any[]} */ (parts)));
    if (place && id === "log") addLines(place, news);
    else if (place) morph(place, news);
  }
  countdown.set(message.now);
  countdown.show();
  version = message.version;
  body.dataset.version = String(version);
  body.classList.replace(`is-${body.dataset.phase}`, `is-${message.phase}`);
  body.dataset.phase = message.phase;
  body.dataset.me = String(message.me);
  wearColour();
  document.title = `${message.title} · Kontor`;
  const seat = document.querySelector("#answer input[name=seat]");
  if (seat instanceof HTMLInputElement) seat.value = String(message.me);
  if (isSpent) pieces.letGo();
  else pieces.show();
  help.drawn();
  isSpent = false;
  sheet.show();
  recap.drawn(message);
  replay.drawn(message);
  log.drawn();
  if (message.regions.chat) talk.drawn();
  board.drawn?.();
  counting.run(numbers);
  // Up to here all is written, from here on looked at, and only then set in motion: one layout instead of many.
  ["log", "chat"].forEach((id, place) => scrolled[place] && toEnd(document.getElementById(id)));
  const spots = trails.spots();
  // At the end the result moves everything: then pieces do not travel.
  const travels = wasOver === (message.phase === "over") ? flip.travels(before) : [];
  keepFocus(wasOnDesk, word);
  walking.drawn(wasOnBoard);
  talk.count();
  sinceTurn.drawn(spots);
  flip.play(travels);
  sheet.lead();
  const isAsked = document.getElementById("desk")?.dataset.asked;
  call(message.asked && message.phase === "playing", message.title);
  if (isAsked === "yes" && wasAsked !== "yes") {
    announce(document.querySelector("#desk .question-text")?.textContent ?? "");
  }
  lesson.drawn?.();
  shown.dispatchEvent(new Event("update"));
  // Looking back and after the end, nothing is told again: it counts as told.
  const isTold = message.at < message.answers || wasReplay || wasOver;
  if (isTold) scenes.noted();
  else scenes.after();
  if (isTold) board.begin?.();
  else await board.after?.(message);
}

/** The page has the colour of the seat it is seen from. */
function wearColour() {
  const colourOf = (/** @type {Element | null} */ one) =>
    [...(one?.classList ?? [])].find((name) => /^seat-\d$/.test(name)) ?? "";
  const [worn, wanted] = [body, document.getElementById("desk")].map(colourOf);
  if (worn === wanted) return;
  if (worn) body.classList.remove(worn);
  if (wanted) body.classList.add(wanted);
}

/** Tells of every update that has been drawn. */
const shown = new EventTarget();
const LATE = 5000;

/** Wait until the page shows a version. An update that is late will not come: a new connection asks for it. */
async function untilShown(/** @type {number} */ wanted) {
  const late = setInterval(() => isBusy || live?.again(), LATE);
  while (version < wanted) await new Promise((resolve) => shown.addEventListener("update", resolve, { once: true }));
  clearInterval(late);
}

/** An update brings only the last lines of the log: those before them stay as they are. */
function addLines(/** @type {Element} */ place, /** @type {Element} */ news) {
  const first = Number(news.getAttribute("data-from-number") ?? 0);
  const list = place.querySelector("ol");
  let line = /** @type {HTMLElement | null | undefined} */ (list?.lastElementChild);
  while (line && Number(line.dataset.number) >= first) line = line.previousElementSibling;
  const lines = news.querySelector("ol");
  if (list && lines) children(list, lines, line ? line.nextSibling : list.firstChild);
}

// Where the focus was last: a dialog gives it back to a button that may be gone by then.
let restsOnDesk = false;
const isOnDesk = (/** @type {EventTarget | null} */ place) =>
  place instanceof Element && !!place.closest("#desk, dialog");
document.addEventListener("focusin", (event) => (restsOnDesk = isOnDesk(event.target)));
document.addEventListener("pointerdown", (event) => (restsOnDesk &&= isOnDesk(event.target)));
document.addEventListener("close", () => keepFocus(restsOnDesk, null), true);

/** After one's own move, and after others', the focus stays where it makes sense. */
function keepFocus(/** @type {boolean} */ wasOnDesk, /** @type {string | null | undefined} */ word) {
  // What has just been put away, such as a dialog, has it until the next frame.
  const isKept = () => document.activeElement !== body && !!document.activeElement?.checkVisibility();
  const same = word ? document.querySelector(`#desk [data-word="${CSS.escape(word)}"]`) : null;
  for (const target of [same, document.getElementById("desk")])
    if (wasOnDesk && !isKept() && target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** @param {Element | null} list */
const isAtEnd = (list) => !!list && list.scrollHeight - list.scrollTop - list.clientHeight < 60;
/** @param {Element | null} list */
function toEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}

// Answers ------------------------------------------------------------------------------------

const isConfirming = () => localStorage.getItem("kontor-confirm") === "yes";

/** One answer at a time: until it is shown or refused, whatever is pressed is meant for what is gone. */
async function answer(/** @type {HTMLElement} */ button) {
  if (body.classList.contains("is-answering")) return;
  body.classList.add("is-answering");
  await give(button);
  body.classList.remove("is-answering");
}

/** @param {HTMLElement} button */
async function give(button) {
  const word = button.dataset.word ?? "";
  const what = sentenceOf(button);
  const clauses = (button.dataset.clauses ?? "").split(" ").filter(Boolean);
  if (button.dataset.confirm || isConfirming()) {
    const isSure = await confirmed(what, button.dataset.confirm ?? "", clauses);
    if (!isSure) return button.focus();
  }
  isSpent = true;
  const accepted = await post("answer", { word });
  if (accepted) await untilShown(accepted.version);
  else isSpent = false;
}

/** @param {string} action @param {Record<string, unknown>} [more] */
async function post(action, more = {}) {
  // Asked for twice at one sight of the table it is meant once; a new sight may be there before the reply.
  const meant = JSON.stringify([action, version, more]);
  if (underWay.has(meant)) return null;
  underWay.add(meant);
  const request = { seat: Number(body.dataset.me), version, key: newKey(), ...more };
  const reply = await send(`${path}/${action}`, request);
  underWay.delete(meant);
  if (reply.ok) return reply.data;
  toast(reply.data.error ?? reply.data.title ?? say("answer-lost"), reply.data.clause ?? "");
  live?.again();
  return null;
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (event.submitter);
  if (button?.getAttribute("aria-disabled") === "true") return event.preventDefault();
  if (form.id === "answer" && button) {
    event.preventDefault();
    await answer(button);
  } else if (form.id === "undo" || form.id === "redo") {
    event.preventDefault();
    await post(form.id);
  } else if (form.id === "say") {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    const text = field.value.trim();
    if (text && (await post("chat", { text })) && field.value.trim() === text) field.value = "";
  } else if (form.dataset.invite !== undefined) {
    event.preventDefault();
    const seat = Number(new FormData(form).get("seat"));
    const made = await post("invitation", { seat });
    if (made?.link) showInvitation(form, made.link);
  } else if (form.dataset.send) {
    event.preventDefault();
    const { ask, askWhy } = form.dataset;
    if (ask && !(await confirmed(ask, askWhy ?? "", []))) return;
    const fields = Object.fromEntries([...new FormData(form, button)].map(([k, v]) => [k, typed(String(v))]));
    if ((await post(form.dataset.send, fields)) && form.dataset.done !== undefined) location.reload();
  }
});

/** A field of a form: a number where it looks like one. @param {string} value */
function typed(value) {
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

/** @param {HTMLFormElement} form @param {string} link */
function showInvitation(form, link) {
  const whole = new URL(link, location.href).href;
  let field = form.querySelector("input.link");
  if (!(field instanceof HTMLInputElement)) {
    field = document.createElement("input");
    field.className = "input link";
    field.setAttribute("readonly", "");
    field.setAttribute("aria-label", form.dataset.invite ?? "");
    form.prepend(field);
  }
  if (field instanceof HTMLInputElement) {
    field.value = whole;
    field.select();
  }
  copy(link);
}

// What is not allowed, settings ----------------------------------------------------------------

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const refused = target.closest("[data-why]");
  if (refused) toast(refused.getAttribute("data-why") ?? "", refused.getAttribute("data-clause") ?? "");
  if (target.closest("#help-button")) keyboard.help();
  if (target.closest("[popovertarget=chronicle]")) {
    requestAnimationFrame(() => ["log", "chat"].forEach((id) => toEnd(document.getElementById(id))));
  }
});

const confirmMode = document.getElementById("confirm-mode");
if (confirmMode instanceof HTMLInputElement) {
  confirmMode.checked = isConfirming();
  confirmMode.addEventListener("change", () =>
    localStorage.setItem("kontor-confirm", confirmMode.checked ? "yes" : "no"),
  );
}

// The curtain between hidden hands -------------------------------------------------------------

const mine = (body.dataset.mine ?? "").split(" ").filter(Boolean);

/** @param {any} message */
function isHandedOver(message) {
  return mine.length > 1 && message.phase === "playing" && String(message.me) !== body.dataset.me;
}

/** @param {any} message */
function closeCurtain(message) {
  drawCurtain(message.name ?? "");
}

/** @param {string} name */
function drawCurtain(name) {
  const curtain = document.getElementById("curtain");
  const text = document.getElementById("curtain-text");
  if (!curtain || !text) return;
  text.textContent = say("curtain", { name });
  curtain.hidden = false;
  for (const element of document.querySelectorAll("main, .topbar")) element.setAttribute("inert", "");
  document.getElementById("curtain-go")?.focus();
}

document.getElementById("curtain-go")?.addEventListener("click", () => {
  const curtain = document.getElementById("curtain");
  if (curtain) curtain.hidden = true;
  for (const element of document.querySelectorAll("main, .topbar")) element.removeAttribute("inert");
  document.getElementById("desk")?.focus();
});

// Begin ----------------------------------------------------------------------------------------

help.listen();
walking.listen();
sheet.listen();
leaves.listen();
zoom.listen();
pieces.listen();
reasons.listen();
pieces.listenForPreviews();
pieces.show();
keyboard.listen();
advice.listen();
recap.listen();
log.listen();
sinceTurn.drawn();
trails.listen();
guard.listen();
lesson.listen?.();
talk.listen(post);
replay.listen((gaze) => live?.look(gaze) ?? false);
countdown.set(body.dataset.now);
countdown.show();
if (body.dataset.curtain) drawCurtain(body.dataset.curtain);
for (const id of ["log", "chat"]) toEnd(document.getElementById(id));
board.begin?.();
await scenes.begin(body.dataset.scenes ?? "");
if (body.dataset.live === "yes") {
  let isLate = 0;
  const query = () => `version=${version}${replay.query()}`;
  live = new Live(`${path}/live`, query, receive, (isConnected) => {
    clearTimeout(isLate);
    const banner = document.getElementById("offline");
    if (!banner) return;
    if (isConnected) banner.hidden = true;
    else isLate = setTimeout(() => (banner.hidden = false), 1500);
  });
}
body.dataset.ready = "yes";
