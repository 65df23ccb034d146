// Merchants of the Middle Ages in motion: the dial turns, and wagons roll along their roads.

import { isStill } from "../../js/flip.js";
import * as dial from "./dial.js";

const SPACE = 260;
/** The last drive of each wagon that has been seen, and where the wagon stood then. @type {Map<string, string>} */
const seen = new Map();
/** @type {Map<string, number[]>} */
const stood = new Map();

/** @returns {SVGGElement[]} */
const wagons = () => [...document.querySelectorAll(".wagon[data-k]")];
/** @param {Element} wagon */
const spot = (wagon) => (wagon.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);

function note() {
  for (const wagon of wagons()) {
    seen.set(wagon.dataset.k ?? "", wagon.dataset.drive ?? "");
    stood.set(wagon.dataset.k ?? "", spot(wagon));
  }
}

/** Note what stands there before anything moves. */
export function begin() {
  dial.show();
  note();
}

/** Let the wagons roll that have been driven since. */
export function after() {
  dial.show();
  for (const wagon of wagons()) {
    const key = wagon.dataset.k ?? "";
    const drive = wagon.dataset.drive ?? "";
    if (drive !== seen.get(key) && drive && stood.has(key)) roll(wagon, stood.get(key) ?? [], drive);
  }
  note();
}

/** Roll along a road, space by space. @param {SVGGElement} wagon @param {number[]} from @param {string} drive */
function roll(wagon, from, drive) {
  if (isStill() || document.hidden) return;
  const road = drive.split(":")[1].split(" ").map((place) => place.split(",").map(Number));
  for (const other of wagon.getAnimations()) other.cancel();
  const frames = [from, ...road].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  wagon.animate(frames, { duration: SPACE * road.length, easing: "ease-in-out" });
}

dial.listen();
