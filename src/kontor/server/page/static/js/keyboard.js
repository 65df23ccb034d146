// Keyboard: digits choose a card, Enter gives its first answer, Shift+Enter its second; N leads over the board.

import * as confirm from "./confirm.js";
import * as leaves from "./leaves.js";
import { letGo, choose } from "./pieces.js";
import * as replay from "./replay.js";
import { openSummary } from "./rules.js";
import * as steps from "./steps.js";
import * as walking from "./walking.js";

/** @param {Element | null} element */
const isTyping = (element) => !!element?.closest("input:not([type=checkbox]):not([type=radio]), textarea, select");

/** @param {Element} holder @returns {HTMLButtonElement[]} */
const answersOf = (holder) => [...holder.querySelectorAll("button.option:not([hidden])")];

/** Listen for keys on the table page. */
export function listen() {
  document.addEventListener("keydown", (event) => {
    const active = document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A slider keeps its own keys, but not the way back.
    if (isTyping(active) && !(event.key === "Escape" && active?.matches("[type=range]"))) return;
    // Who asks again, with the game on one page already open, wants the keys.
    if (event.key === "?" && document.querySelector("#rules-panel[open]") && open("keys")) event.preventDefault();
    if (document.querySelector("dialog[open]") || !document.getElementById("curtain")?.hidden) return;
    // Then Escape closes what lies open, which browsers do.
    if (event.key === "Escape" && document.querySelector("[popover='']:popover-open")) return;
    if (act(event, active)) event.preventDefault();
  });
}

/** @param {KeyboardEvent} event @param {Element | null} active @returns {boolean} */
function act(event, active) {
  const { key } = event;
  if (/^[1-9]$/.test(key)) return chooseNumber(key);
  if (key === "Enter" && event.shiftKey) return second(active);
  if ((key === "Enter" || key === " ") && walking.take(active, key)) return true;
  if (key === "Escape") return release();
  if (key.toLowerCase() === "n") return walking.next(event.shiftKey ? -1 : 1);
  if (key === "?") return !!help();
  if (key.toLowerCase() === "c" && !event.shiftKey) return toChat();
  if (replay.key(event, active)) return true;
  const named = document.querySelector(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
  if (!(named instanceof HTMLElement) || event.shiftKey) return false;
  named.focus({ preventScroll: true });
  named.click();
  return true;
}

/** @param {string} key */
function chooseNumber(key) {
  const holder = document.querySelector(`#desk [data-number="${key}"]`);
  const listed = document.querySelectorAll("#desk .rest .option:not([hidden])")[Number(key) - 1];
  const target = holder ? answersOf(holder)[0] : listed;
  const toggle = holder?.querySelector("[data-choose]");
  if (toggle instanceof HTMLElement) return press(toggle);
  if (!(target instanceof HTMLElement)) return false;
  letGo();
  const piece = holder?.getAttribute("data-piece");
  if (piece) choose(piece);
  // Who is led on at once finds there what Enter gives: on the card it would lead back.
  const isLed = target.getAttribute("aria-expanded") === "true";
  const go = document.getElementById("confirm-go");
  const led = isLed ? (go?.checkVisibility() ? go : steps.ahead()) : target;
  (led ?? target).focus();
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** One of several pieces to be chosen together. @param {HTMLElement} toggle */
function press(toggle) {
  toggle.click();
  toggle.focus();
  return true;
}

/** @param {Element | null} active */
function second(active) {
  const holder = active?.closest("[data-number]");
  const whole = [...document.querySelectorAll("#desk button.option.is-whole")];
  const answer = (holder && answersOf(holder)[1]) || (whole.length === 1 ? whole[0] : null);
  if (!(answer instanceof HTMLElement)) return confirm.go();
  answer.click();
  return true;
}

function release() {
  letGo();
  document.getElementById("desk")?.focus();
  return true;
}

/** Open the game on one page; if it has none, the keys. */
export async function help() {
  if (!(await openSummary())) open("keys");
}

/** @param {string} id */
function open(id) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
  if (!dialog?.open) dialog?.showModal();
  return !!dialog;
}

function toChat() {
  const field = document.getElementById("say-text");
  const drawer = document.getElementById("chronicle");
  if (!field || !drawer) return false;
  if (getComputedStyle(drawer).display === "none") drawer.showPopover();
  leaves.open("chat");
  field.focus();
  return true;
}
