// Calling: whoever is asked hears of it, by a mark on the tab, a sound, a buzz or a notice.

import { say } from "./words.js";

const KEPT = "kontor-call";
const NOTES = [587.33, 880];

/** The ways somebody wants to be called: sound, buzz, notice. */
const ways = () => new Set((localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean));
/** @type {boolean | null} */
let wasAsked = null;

/** The sign of the tab. */
const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
/** Where another sign is: beside it. @param {string} name */
const drawing = (name) => icon.href.replace(/[^/]*$/, `${name}.svg`);

/** Mark the tab, and call when it has become one's turn. @param {boolean} isAsked @param {string} text */
export function call(isAsked, text) {
  if (isAsked !== wasAsked) icon.href = drawing(isAsked ? "seal-turn" : "seal");
  if (isAsked && wasAsked === false) ring(text);
  wasAsked = isAsked;
}

/** @param {string} text */
function ring(text) {
  const chosen = ways();
  if (chosen.has("sound")) chime();
  if (chosen.has("buzz")) navigator.vibrate?.([90, 60, 90]);
  if (chosen.has("notice") && document.hidden) notice(text);
}

/** Two soft notes; a browser that wants a click first stays silent. */
function chime() {
  const audio = new AudioContext();
  NOTES.forEach((pitch, place) => {
    const begin = audio.currentTime + place * 0.16;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.7);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.75);
  });
  setTimeout(() => audio.close(), 1500);
}

/** @param {string} text */
function notice(text) {
  try {
    const shown = new Notification(text, { tag: location.pathname, icon: drawing("seal") });
    shown.addEventListener("click", () => {
      focus();
      shown.close();
    });
  } catch {
    // Some phones show notices of installed pages only; the other ways remain.
  }
}

// What somebody chooses --------------------------------------------------------------------------

const CAN = {
  sound: () => "AudioContext" in window,
  buzz: () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
  notice: () => "Notification" in window,
};

for (const box of document.querySelectorAll("input[data-call]"))
  if (box instanceof HTMLInputElement) {
    const way = /** @type {keyof typeof CAN} */ (box.dataset.call);
    box.checked = ways().has(way) && (way !== "notice" || Notification.permission === "granted");
    box.closest("label")?.toggleAttribute("hidden", !CAN[way]());
    box.addEventListener("change", () => choose(way, box));
  }

/** @param {keyof typeof CAN} way @param {HTMLInputElement} box */
async function choose(way, box) {
  if (way === "notice" && box.checked && (await Notification.requestPermission()) !== "granted") {
    box.checked = false;
    box.closest("dialog")?.querySelector(".call-denied")?.removeAttribute("hidden");
  }
  const chosen = ways();
  if (box.checked) chosen.add(way);
  else chosen.delete(way);
  localStorage.setItem(KEPT, [...chosen].join(" "));
  if (box.checked && way === "sound") chime();
  if (box.checked && way === "buzz") navigator.vibrate?.(90);
  if (box.checked && way === "notice") notice(say("call-works"));
}
