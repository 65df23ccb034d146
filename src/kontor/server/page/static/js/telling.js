// Telling: the sheet of an evaluation opens once its round is over and is told in steps, all of which can be skipped.

import { count } from "./counting.js";
import { isStill } from "./flip.js";
import * as scenes from "./scenes.js";

const BEFORE = 700;
const STEP = 1300;
let told = "";

/** @returns {HTMLDialogElement | null} */
const sheet = () => /** @type {HTMLDialogElement | null} */ (document.getElementById("evaluation-sheet"));

/** Note what has been told before this page was opened. */
export function begin() {
  told = sheet()?.dataset.round ?? "";
}

/** Tell a new evaluation once the board has come to rest and no scene is played; who answers meanwhile opens it. */
export async function after() {
  const dialog = sheet();
  const round = dialog?.dataset.round ?? "";
  if (!dialog || round === told) return;
  const isNewer = Number(round) > Number(told || 0);
  told = round;
  const isEnd = document.body.dataset.phase === "over";
  // At the end nothing stands before the result: the sheet can be opened. Where a scene tells it, likewise.
  if (!isNewer || document.hidden || isEnd || dialog.dataset.byScene !== undefined) return;
  if (!isStill()) await pause(BEFORE, null);
  await scenes.over();
  if (!document.body.classList.contains("is-answering")) await tell(dialog);
}

/** @param {HTMLDialogElement} dialog */
async function tell(dialog) {
  const steps = [...dialog.querySelectorAll(".told")];
  const isCalm = isStill();
  if (!isCalm) for (const step of steps) step.classList.add("is-coming");
  if (!dialog.open) dialog.showModal();
  const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  if (isCalm) return;
  for (const step of steps) {
    step.classList.remove("is-coming");
    for (const number of step.querySelectorAll("[data-count-from]"))
      count(number, Number(number.getAttribute("data-count-from")), Number(number.textContent));
    await pause(STEP, closed);
    if (!dialog.open) break;
  }
  for (const step of steps) step.classList.remove("is-coming");
}

/** @param {number} time @param {Promise<unknown> | null} unless */
function pause(time, unless) {
  const passed = new Promise((resolve) => setTimeout(resolve, time));
  return unless ? Promise.race([passed, unless]) : passed;
}
