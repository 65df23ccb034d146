// Looking back: one moment after the other in place, over the connection that the table has anyway.
// Wishes are never lost: they add up while an answer is under way, and the last one is sent next.

import { isStill } from "./flip.js";
import { announce } from "./notices.js";
import { say } from "./words.js";

const PAUSES = { slow: 2400, usual: 1300, quick: 500 };
const path = `/table/${document.body.dataset.table}`;

/** @param {string | undefined} text */
const number = (text) => (text ? Number(text) : undefined);

/** The moment that is shown, and how many answers there are. */
let shown = number(document.body.dataset.moment);
let answers = Number(document.body.dataset.answers);
/** Where the reader wants to look: nothing is now. @type {{at?: number, seat?: number}} */
let wanted = { at: shown, seat: number(document.body.dataset.eyes) };
let isUnderWay = false;
/** How often the same wish has been sent; what cannot be had is given up. */
let tries = 0;
const MOST_TRIES = 4;
let timer = 0;
/** Where playing ends: at the end, or at now. */
let until = Infinity;
/** Sends where to look; false while there is no connection. @type {(gaze: {at?: number, seat?: number}) => boolean} */
let look = () => false;

/** What a new connection asks for. */
export function query() {
  return Object.entries(wanted).map(([name, value]) => (value === undefined ? "" : `&${name}=${value}`)).join("");
}

/** Look at a moment; behind the last one is now. @param {number | undefined} at */
export function go(at) {
  const place = at === undefined || at >= answers ? undefined : Math.max(0, at);
  wanted = { ...wanted, at: place };
  tries = 0;
  slide(place ?? answers);
  next();
}

function next() {
  if (isUnderWay) return;
  tries += 1;
  isUnderWay = look(wanted);
}

/** Go some steps on; several add up. @param {number} steps */
function step(steps) {
  const from = wanted.at ?? answers;
  if (from + steps > answers) return;
  pause();
  go(from + steps);
}

/** Take notice of an update that is drawn. @param {{at: number, answers: number, me: number}} message */
export function drawn(message) {
  const wasNow = shown === undefined;
  answers = message.answers;
  shown = message.at < message.answers ? message.at : undefined;
  const isReplay = shown !== undefined;
  document.body.classList.toggle("is-replay", isReplay);
  if ((wanted.at ?? 0) >= answers || tries > MOST_TRIES) wanted = { ...wanted, at: shown };
  const isThere = shown === wanted.at;
  isUnderWay = false;
  const eyes = document.getElementById("replay-eyes");
  if (eyes instanceof HTMLSelectElement) eyes.value = String(message.me);
  // News of now, while a moment is on its way.
  if (!isThere && wasNow && !isReplay) return;
  if (isThere) settle();
  else next();
}

/** The page shows what was wanted: the address, the forms and the slider follow. */
function settle() {
  const eyes = wanted.seat === undefined ? [] : [`seat=${wanted.seat}`];
  const search = [...(shown === undefined ? [] : [`at=${shown}`]), ...eyes].join("&");
  const address = search ? `${path}?${search}` : path;
  if (location.pathname + location.search !== address) {
    history.replaceState(history.state, "", address);
    for (const link of document.querySelectorAll("a[hreflang]"))
      link.setAttribute("href", `/language/${link.getAttribute("hreflang")}?next=${encodeURIComponent(address)}`);
  }
  const form = document.querySelector("#play-on input[name=at]");
  if (form instanceof HTMLInputElement) form.value = String(shown ?? answers);
  const seat = document.querySelector("#play-on input[name=seat]");
  if (seat instanceof HTMLInputElement) seat.value = document.body.dataset.me ?? "-1";
  slide(shown ?? answers);
  mark();
  if (timer) play();
}

/** @param {number} at */
function slide(at) {
  const slider = document.getElementById("replay-slider");
  if (!(slider instanceof HTMLInputElement)) return;
  slider.max = String(answers);
  slider.value = String(at);
}

// Playing ------------------------------------------------------------------------------------------

/** Play on from a moment, up to now or to another moment. @param {number} [from] @param {number} [end] */
export function watch(from, end = Infinity) {
  until = end;
  timer = 1;
  mark();
  if (from !== undefined && from !== shown) return go(from);
  play();
}

function play() {
  clearTimeout(timer);
  if (shown === undefined || shown >= until) return pause();
  const speed = /** @type {HTMLSelectElement | null} */ (document.getElementById("replay-speed"))?.value ?? "usual";
  const time = PAUSES[/** @type {keyof typeof PAUSES} */ (speed)] * (isStill() ? 1.2 : 1);
  timer = window.setTimeout(() => go((shown ?? answers) + 1), time);
}

export function pause() {
  clearTimeout(timer);
  timer = 0;
  until = Infinity;
  mark();
}

/** Play, or stop playing; at the end, from the beginning. */
function toggle() {
  if (timer) return pause();
  watch(shown === undefined ? 0 : undefined);
}

function mark() {
  const button = document.getElementById("replay-play");
  button?.setAttribute("aria-pressed", String(timer !== 0));
  const speed = document.getElementById("replay-speed");
  const kept = sessionStorage.getItem("kontor-speed");
  if (speed instanceof HTMLSelectElement && kept) speed.value = kept;
}

// Keys, clicks, slides -----------------------------------------------------------------------------

/** @param {KeyboardEvent} event @param {Element | null} active */
export function key(event, active) {
  const isOpen = !!document.getElementById("replay");
  if (event.key === "ArrowLeft") return done(step(-1));
  if (!isOpen) return false;
  if (event.key === "ArrowRight") return done(step(1));
  if (event.key === "Home") return done(pause(), go(0));
  if (event.key === "End") return done(pause(), go(undefined));
  if (event.key === "PageUp" || event.key === "PageDown") return chapter(event.key === "PageUp" ? -1 : 1);
  if (event.key === " " && !active?.closest("button, a, summary, label")) return done(toggle());
  return false;
}

/** @param {...void} _ */
const done = (..._) => true;

/** Jump to the chapter before or after. @param {number} way */
function chapter(way) {
  const here = wanted.at ?? answers;
  const places = [...document.querySelectorAll("#replay-chapter option[value]")]
    .map((one) => one.getAttribute("value"))
    .filter(Boolean)
    .map(Number)
    .filter((place) => (place - here) * way > 0);
  pause();
  if (places.length) go(way < 0 ? Math.max(...places) : Math.min(...places));
  return true;
}

/** The moment that a link of this table leads to; nothing if it leads elsewhere. @param {Element | null} link */
function momentOf(link) {
  if (!(link instanceof HTMLAnchorElement)) return null;
  const url = new URL(link.href);
  if (url.pathname !== path || url.origin !== location.origin) return null;
  return { at: number(url.searchParams.get("at") ?? "") };
}

/** Listen, and say how moments are asked for. @param {typeof look} asking */
export function listen(asking) {
  look = asking;
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("#replay-play")) return toggle();
    const recalled = target.closest("[data-watch]")?.getAttribute("data-watch");
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (recalled) {
      event.preventDefault();
      return watch(Number(recalled));
    }
    const moment = momentOf(target.closest("a"));
    if (!moment) return;
    event.preventDefault();
    pause();
    const drawer = document.getElementById("chronicle");
    if (drawer?.matches(":popover-open")) drawer.hidePopover();
    go(moment.at);
    announce(say("moment", { number: String(moment.at ?? answers) }));
  });
  document.addEventListener("input", (event) => {
    const slider = event.target;
    if (!(slider instanceof HTMLInputElement) || slider.id !== "replay-slider") return;
    pause();
    go(Number(slider.value));
  });
  document.addEventListener("change", (event) => {
    const choice = event.target;
    if (!(choice instanceof HTMLSelectElement)) return;
    if (choice.id === "replay-chapter" && choice.value) {
      pause();
      go(Number(choice.value));
      choice.value = "";
    } else if (choice.id === "replay-eyes") {
      wanted = { ...wanted, seat: Number(choice.value) };
      tries = 0;
      next();
    } else if (choice.id === "replay-speed") {
      sessionStorage.setItem("kontor-speed", choice.value);
      if (timer) play();
    }
  });
  mark();
}
