// Die Glücksritter in motion: reveals, duels and attacks step onto a stage, one after the other.

import { isStill } from "../../js/flip.js";
import { announce } from "../../js/notices.js";

const LENGTH = { documents: 2200, cards: 2600, duel: 2600, attack: 2600, knights: 2200 };
const PAUSE = 250;
let told = -1;

/** @returns {HTMLElement[]} */
const scenes = () => [...document.querySelectorAll("#stage .scene")];

/** @param {HTMLElement} scene */
const place = (scene) => Number(scene.dataset.at);

/** Note what has been shown before this page was opened. */
export function begin() {
  told = Math.max(-1, ...scenes().map(place));
}

/** Show the scenes that are new. */
export async function after() {
  const fresh = scenes().filter((scene) => place(scene) > told);
  begin();
  const stage = document.getElementById("stage");
  if (!stage || !fresh.length) return;
  announce(fresh.map((scene) => scene.textContent?.replace(/\s+/g, " ") ?? "").join(" "));
  if (isStill() || document.hidden) return;
  const leave = skipping();
  for (const scene of fresh) {
    scene.hidden = false;
    stage.hidden = false;
    await leave.pause(LENGTH[/** @type {keyof typeof LENGTH} */ (kind(scene))] ?? 2200);
    scene.hidden = true;
    if (leave.isDone()) break;
    await leave.pause(PAUSE);
  }
  stage.hidden = true;
  leave.end();
}

/** @param {HTMLElement} scene */
function kind(scene) {
  return [...scene.classList].find((name) => name.startsWith("is-"))?.slice(3) ?? "";
}

/** Any key or tap skips the rest. */
function skipping() {
  let done = false;
  let wake = () => {};
  const skip = () => {
    done = true;
    wake();
  };
  addEventListener("keydown", skip);
  addEventListener("pointerdown", skip);
  return {
    isDone: () => done,
    /** @param {number} time */
    pause: (time) =>
      new Promise((resolve) => {
        if (done) return resolve(undefined);
        wake = () => resolve(undefined);
        setTimeout(resolve, time);
      }),
    end: () => {
      removeEventListener("keydown", skip);
      removeEventListener("pointerdown", skip);
    },
  };
}
