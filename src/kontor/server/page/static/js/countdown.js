// Countdown: how much time the open question has left, by the server's clock.

import { isStill } from "./flip.js";
import { announce } from "./notices.js";
import { say } from "./words.js";

/** The last seconds: they look different and are announced once. */
const LAST = 15;
/** Who wants things to stand still sees the time in steps of so many seconds. */
const CALM_STEP = 5;

/** How far the server's clock is ahead of ours, in seconds. */
let ahead = 0;
let ticking = 0;
let announced = "";

/** Take the time from the server. @param {unknown} now its seconds */
export function set(now) {
  if (Number(now)) ahead = Number(now) - Date.now() / 1000;
}

/** Show the time left, and again every second as long as there is some. */
export function show() {
  clearTimeout(ticking);
  const place = document.querySelector("[data-deadline]");
  const text = place?.querySelector(".countdown-left");
  if (!place || !text) return;
  const deadline = place.getAttribute("data-deadline") ?? "";
  const exactly = Math.max(0, Number(deadline) - ahead - Date.now() / 1000);
  const left = Math.ceil(exactly);
  text.textContent = say("time-left", { time: written(left) });
  place.classList.toggle("is-warn", left <= LAST);
  if (left && left <= LAST && announced !== deadline) {
    announced = deadline;
    announce(left === 1 ? say("second-left") : say("seconds-left", { time: String(left) }));
  }
  if (left) ticking = setTimeout(show, 1000 * (exactly - left + 1) + 5);
}

/** Write seconds as minutes and seconds. @param {number} left */
function written(left) {
  const shown = isStill() && left > LAST ? CALM_STEP * Math.ceil(left / CALM_STEP) : left;
  return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, "0")}`;
}
