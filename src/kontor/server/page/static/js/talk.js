// Talking: times in the reader's own zone, what is unread, phrases, signs below lines, whom one hears, notes.

import * as log from "./log.js";
import { say } from "./words.js";

const table = document.body.dataset.table ?? "";
const language = document.documentElement.lang;
const READ = `kontor-read-${table}`;
const SAVED_AFTER = 900;
/** More than this is not counted out. */
const MOST = 99;
/** Does something at the table. @type {(action: string, more: Record<string, unknown>) => Promise<any>} */
let post = async () => null;

// Times --------------------------------------------------------------------------------------------

const CLOCK = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
const WHOLE = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" });

/** Write times as the reader's clock shows them: today the hour, earlier the day as well. */
function times() {
  const today = new Date().toDateString();
  for (const time of document.querySelectorAll("time[data-time]")) {
    const moment = new Date(Number(time.getAttribute("data-time")) * 1000);
    const written = (moment.toDateString() === today ? CLOCK : DAY).format(moment);
    // It was written before.
    if (time.textContent === written) continue;
    time.textContent = written;
    time.setAttribute("datetime", moment.toISOString());
    time.setAttribute("title", WHOLE.format(moment));
  }
}

// What is unread -----------------------------------------------------------------------------------

const own = () => (document.body.dataset.mine ?? "").split(" ");
const numberOf = (/** @type {Element} */ line) => Number(line.getAttribute("data-line"));

/** Lines that somebody else has said and the reader wants to hear. @returns {Element[]} */
function heard() {
  const hushed = hushedNow();
  if (hushed.includes("all")) return [];
  const isHeard = (/** @type {string} */ seat) => !own().includes(seat) && !hushed.includes(seat);
  return [...document.querySelectorAll("#chat .chat-line:not(.is-note)")].filter((line) =>
    isHeard(line.getAttribute("data-seat") ?? ""),
  );
}

/** Whether the chat can be read right now. */
function isInView() {
  return !document.hidden && !!document.getElementById("chat")?.checkVisibility();
}

/** Up to which line the reader has read; at the first visit all that is there counts as read. */
function readUpTo() {
  const kept = localStorage.getItem(READ);
  return kept === null ? NaN : Number(kept);
}

/** Count what is unread. */
export function count() {
  const lines = heard();
  const last = Math.max(0, ...[...document.querySelectorAll("#chat .chat-line")].map(numberOf));
  const read = readUpTo();
  if (Number.isNaN(read)) localStorage.setItem(READ, String(last));
  const fresh = Number.isNaN(read) ? [] : lines.filter((line) => numberOf(line) > read);
  if (fresh.length) for (const line of lines) line.classList.toggle("is-unread", fresh.includes(line));
  const said = isInView() ? 0 : fresh.length;
  for (const [id, number] of Object.entries({ "unread-leaf": said, unread: said + log.unseen() })) {
    const badge = document.getElementById(id);
    const words = number > MOST ? `${MOST}+` : String(number);
    badge?.toggleAttribute("hidden", !number);
    if (badge && badge.textContent !== words) badge.textContent = words;
  }
  if (fresh.length && isInView()) localStorage.setItem(READ, String(last));
}

// Whom one hears -----------------------------------------------------------------------------------

/** @returns {string[]} */
const hushedNow = () =>
  [...document.querySelectorAll("#chronicle input[data-hush]:checked")].map(
    (box) => box.getAttribute("data-hush") ?? "",
  );

function hush() {
  const hushed = hushedNow();
  const chat = document.getElementById("chronicle");
  for (const box of document.querySelectorAll("input[data-hush]")) {
    const name = box.getAttribute("data-hush") ?? "";
    chat?.classList.toggle(`hushes-${name}`, hushed.includes(name));
  }
}

// Notes --------------------------------------------------------------------------------------------

let saving = 0;

async function save() {
  clearTimeout(saving);
  saving = 0;
  const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("memo-text"));
  const state = document.getElementById("memo-state");
  if (field && (await post("memo", { text: field.value })) && state) state.textContent = say("memo-kept");
}

/** The page goes: what was just written goes with it. */
function saveAtOnce() {
  const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("memo-text"));
  const body = JSON.stringify({ text: field?.value ?? "" });
  const headers = { "content-type": "application/json" };
  fetch(`/table/${table}/memo`, { method: "POST", body, headers, keepalive: true });
}

/** Lines that begin with @ and a number lead to that moment of the game. */
function marks() {
  const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("memo-text"));
  const list = document.getElementById("memo-marks");
  if (!field || !list) return;
  const found = [...field.value.matchAll(/^\s*@(\d{1,6})[ \t]*(.*)$/gm)];
  list.replaceChildren(
    ...found.map(([, number, text]) => {
      const link = document.createElement("a");
      link.href = `/table/${table}?at=${number}`;
      link.textContent = text || `${list.dataset.label} ${number}`;
      const line = document.createElement("li");
      line.append(link);
      return line;
    }),
  );
}

function markMoment() {
  const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("memo-text"));
  if (!field) return;
  const at = new URLSearchParams(location.search).get("at") ?? document.body.dataset.answers;
  field.value = `${field.value.trimEnd()}\n@${at} `.trimStart();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  marks();
  later();
}

function later() {
  clearTimeout(saving);
  saving = window.setTimeout(save, SAVED_AFTER);
}

// Listening ----------------------------------------------------------------------------------------

/** The line that the next sign is for. */
let signedLine = 0;

/** @param {Element} button */
function sign(button) {
  const line = Number(button.getAttribute("data-sign-for") ?? signedLine);
  const isSet = button.getAttribute("aria-pressed") !== "true";
  document.getElementById("signs")?.hidePopover();
  return post("react", { line, sign: button.getAttribute("data-sign"), set: isSet });
}

/** Put a sheet beside the button that opens it. @param {Element} button */
function putBeside(button) {
  const sheet = document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!sheet?.matches(".talk-sheet")) return;
  const place = button.getBoundingClientRect();
  sheet.style.setProperty("bottom", `${Math.max(8, innerHeight - place.top + 6)}px`);
}

/** After every update. */
export function drawn() {
  times();
}

/** @param {typeof post} posting */
export function listen(posting) {
  post = posting;
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const opener = target.closest("[popovertarget]");
    if (opener) putBeside(opener);
    const added = target.closest(".sign-add");
    if (added) signedLine = Number(added.getAttribute("data-sign-for"));
    const pressed = target.closest("[data-sign]");
    if (pressed) sign(pressed);
    const phrase = target.closest("[data-phrase]")?.getAttribute("data-phrase");
    if (phrase) {
      document.getElementById("phrases")?.hidePopover();
      post("chat", { text: phrase, phrase: "yes" });
    }
    if (target.closest("#memo-moment")) markMoment();
  });
  document.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.dataset.hush === undefined) return;
    hush();
    count();
    post("hush", { hushed: hushedNow().join(" ") });
  });
  document.getElementById("memo-text")?.addEventListener("input", () => {
    marks();
    later();
  });
  addEventListener("pagehide", () => saving && saveAtOnce());
  document.addEventListener("visibilitychange", () => (document.hidden ? saving && saveAtOnce() : count()));
  for (const change of ["toggle", "leaf"]) document.getElementById("chronicle")?.addEventListener(change, count);
  hush();
  marks();
  drawn();
  count();
}
