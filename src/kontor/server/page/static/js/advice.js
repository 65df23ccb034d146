// Advice: a hint for one's own turn, and why a bot answered as it did, in one calm dialog.

import { toast } from "./notices.js";
import { parse } from "./morph.js";
import { say } from "./words.js";

const LONGEST = 60000;
/** Which question the dialog waits for; an answer to an earlier one is left aside. */
let asked = 0;

/** @returns {HTMLDialogElement | null} */
const dialog = () => /** @type {HTMLDialogElement | null} */ (document.getElementById("advice"));
const place = () => document.getElementById("advice-text");

/** @param {string} action @param {Record<string, unknown>} request */
async function ask(action, request) {
  const sheet = dialog();
  const text = place();
  if (!sheet || !text || sheet.open) return;
  const number = (asked += 1);
  show(note(say("advice-thinking"), "advice-thinking"));
  sheet.dataset.state = "thinking";
  sheet.showModal();
  const shown = await answer(`/table/${document.body.dataset.table}/${action}`, request);
  if (number !== asked || !sheet.open) return;
  show(shown.html ? [parse(`<div>${shown.html}</div>`)] : note(shown.error, "advice-error"));
  sheet.dataset.state = shown.html ? "shown" : "refused";
  const first = sheet.querySelector("[data-take], form button");
  if (first instanceof HTMLElement) first.focus();
}

/** @param {string} path @param {Record<string, unknown>} request @returns {Promise<any>} */
async function answer(path, request) {
  try {
    const reply = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seat: Number(document.body.dataset.me), ...request }),
      signal: AbortSignal.timeout(LONGEST),
    });
    const data = await reply.json();
    return reply.ok ? data : { error: data.error ?? data.title ?? say("answer-lost") };
  } catch {
    return { error: say("answer-lost") };
  }
}

/** @param {string} text @param {string} kind */
function note(text, kind) {
  const heading = document.createElement("h2");
  heading.id = "h-advice";
  heading.className = kind;
  heading.textContent = text;
  return [heading];
}

/** @param {Element[]} content */
function show(content) {
  place()?.replaceChildren(...content);
}

/** Press the real button of an option. @param {string} word */
function take(word) {
  dialog()?.close();
  const button = document.querySelector(`#desk button[data-word="${CSS.escape(word)}"]`);
  if (button instanceof HTMLElement) button.click();
  else toast(say("stale"));
}

/** Listen for whoever asks. */
export function listen() {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("#hint-button")) ask("hint", {});
    const why = target.closest("button[data-explain]");
    if (why) ask("why", { event: Number(why.getAttribute("data-explain")) });
    const word = target.closest("[data-take]")?.getAttribute("data-take");
    if (word) take(word);
  });
}
