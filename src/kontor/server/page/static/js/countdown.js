// Countdown: how much time the open question and each seat have left, by the server's clock.

import { isStill } from "./flip.js";
import { announce } from "./notices.js";
import { say } from "./words.js";

/** The last seconds: they look different and are announced once. */
const LAST = 15;
/** Who wants things to stand still sees the time in steps of so many seconds. */
const CALM_STEP = 5;
const HOUR = 3600;

/** How far the server's clock is ahead of ours, in seconds. */
let ahead = 0;
let ticking = 0;
let announced = "";

/** Take the time from the server. @param {unknown} now its seconds */
export function set(now) {
  if (Number(now)) ahead = Number(now) - Date.now() / 1000;
}

/** Show the time left, for the question and at each seat, and again every second as long as there is some. */
export function show() {
  clearTimeout(ticking);
  let wait = Infinity;
  for (const place of document.querySelectorAll("[data-left]")) write(place, Number(place.getAttribute("data-left")));
  for (const place of document.querySelectorAll("[data-deadline]")) {
    const deadline = place.getAttribute("data-deadline") ?? "";
    const exactly = Math.max(0, Number(deadline) - ahead - Date.now() / 1000);
    const left = Math.ceil(exactly);
    write(place, left);
    place.classList.toggle("is-warn", left <= LAST);
    if (place.querySelector(".countdown-left")) warn(left, deadline);
    if (left) wait = Math.min(wait, exactly - left + 1);
  }
  if (wait < Infinity) ticking = setTimeout(show, 1000 * wait + 5);
}

/** @param {Element} place @param {number} left */
function write(place, left) {
  const text = place.querySelector(".countdown-left, .time-left");
  if (!text) return;
  const isSentence = text.classList.contains("countdown-left");
  text.textContent = isSentence ? say("time-left", { time: written(left) }) : written(left);
}

/** Announce the last seconds of the reader's own time, once. @param {number} left @param {string} deadline */
function warn(left, deadline) {
  if (!left || left > LAST || announced === deadline) return;
  announced = deadline;
  announce(left === 1 ? say("second-left") : say("seconds-left", { time: String(left) }));
}

/** Write seconds as minutes and seconds, many of them as hours or days. @param {number} left */
function written(left) {
  const shown = isStill() && left > LAST ? CALM_STEP * Math.ceil(left / CALM_STEP) : left;
  const hours = Math.floor(shown / HOUR);
  if (hours >= 24) return say("days-left", { days: String(Math.floor(hours / 24)), hours: String(hours % 24) });
  const minutes = Math.floor(shown / 60) % 60;
  const seconds = String(shown % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}
