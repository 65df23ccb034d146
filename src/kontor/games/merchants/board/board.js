// The board of Merchants of the Middle Ages: its price dial has two pointers, turned by drag, tap or arrow keys. What
// they show is one of the answers on the desk, which stands there as an amount does (amounts.js); nothing is sent
// before it is pressed.

import { sentenceOf } from "../../js/confirm.js";
import { clearPreviews, preview } from "../../js/pieces.js";

/**
 * Where the pointers of a dial stand, and which was turned last.
 * @type {WeakMap<Element, {at: string[], last: number}>}
 */
const kept = new WeakMap();
const ARMS = "arms";

const dial = () => document.querySelector("#desk [data-dial]");
/** @param {Element} box @returns {HTMLInputElement} */
const rangeOf = (box) => /** @type {HTMLInputElement} */ (box.querySelector("input[type=range]"));
/** @param {Element} box @returns {HTMLElement[]} */
const answersOf = (box) => [...box.querySelectorAll(".option")];
/** @param {Element} box @returns {SVGGElement[]} */
const stationsOf = (box) => [...box.querySelectorAll("[data-station]")];
/** @param {Element} option */
const named = (option) => (option.getAttribute("data-word") ?? "").slice("dial:".length).split("+");

/** @param {Element} box */
function stateOf(box) {
  const shown = named(answersOf(box)[Number(rangeOf(box).value)]);
  let state = kept.get(box);
  if (!state || [...state.at].sort().join() !== [...shown].sort().join()) state = { at: shown, last: 1 };
  kept.set(box, state);
  return state;
}

/** Turn a pointer to a station. @param {Element} box @param {number} hand @param {string} name */
function turn(box, hand, name) {
  const state = stateOf(box);
  const at = state.at.map((old, place) => (place === hand ? name : old));
  const place = answersOf(box).findIndex((one) => [...named(one)].sort().join() === [...at].sort().join());
  if (place < 0) return;
  kept.set(box, { at, last: hand });
  rangeOf(box).value = String(place);
  rangeOf(box).dispatchEvent(new Event("input", { bubbles: true }));
  show();
  preview(answersOf(box)[place]);
}

/** Choose a station: the pointer that was not turned last goes there; if both are there, one goes home. */
function choose(/** @type {Element} */ box, /** @type {string} */ name) {
  const { at, last } = stateOf(box);
  const there = at.filter((one) => one === name).length;
  if (there === 2) return turn(box, 1 - last, ARMS);
  turn(box, there === 1 ? at.findIndex((one) => one !== name) : 1 - last, name);
}

/** Show where the pointers stand, on the page as it was opened and on what an update has brought. */
function show() {
  const box = dial();
  if (!box) return;
  const { at } = stateOf(box);
  const stations = stationsOf(box);
  const answer = answersOf(box)[Number(rangeOf(box).value)];
  for (const station of stations) {
    const times = at.filter((one) => one === station.dataset.station).length;
    station.classList.toggle("is-once", times === 1);
    station.classList.toggle("is-twice", times === 2);
  }
  for (const hand of box.querySelectorAll("[data-hand]")) {
    const number = Number(hand.getAttribute("data-hand"));
    const place = stations.findIndex((one) => one.dataset.station === at[number]);
    const aside = at[0] === at[1] ? (number ? 9 : -9) : 0;
    /** @type {SVGGElement} */ (hand).style.rotate = `${nearest(hand, (360 * place) / stations.length + aside)}deg`;
    hand.setAttribute("aria-valuenow", String(place));
    hand.setAttribute("aria-valuetext", sentenceOf(answer));
  }
}

/** The same direction by the shorter way round. @param {Element} hand @param {number} wanted */
function nearest(hand, wanted) {
  const now = parseFloat(/** @type {SVGGElement} */ (hand).style.rotate || "0");
  return now + ((((wanted - now) % 360) + 540) % 360) - 180;
}

/** Return the station nearest to the direction of the pointer. @param {Element} box @param {PointerEvent} event */
function aimed(box, event) {
  const face = /** @type {Element} */ (box.querySelector(".dial-face")).getBoundingClientRect();
  const x = event.clientX - face.x - face.width / 2;
  const y = event.clientY - face.y - face.height / 2;
  const stations = stationsOf(box);
  const turns = Math.atan2(x, -y) / (2 * Math.PI);
  const place = Math.round(turns * stations.length + stations.length) % stations.length;
  return stations[place].dataset.station ?? ARMS;
}

/** @param {Event} event */
function onPress(event) {
  const target = /** @type {Element} */ (event.target);
  const box = target.closest("[data-dial]");
  const face = target.closest(".dial-face");
  if (!box || !(face instanceof SVGElement)) return;
  event.preventDefault();
  const pointer = /** @type {PointerEvent} */ (event);
  const held = target.closest("[data-hand]");
  if (!held) choose(box, aimed(box, pointer));
  const hand = held ? Number(held.getAttribute("data-hand")) : stateOf(box).last;
  /** @type {HTMLElement | null} */ (box.querySelector(`[data-hand="${hand}"]`))?.focus({ preventScroll: true });
  face.setPointerCapture(pointer.pointerId);
  const follow = (/** @type {PointerEvent} */ move) => {
    const name = aimed(box, move);
    if (stateOf(box).at[hand] !== name) turn(box, hand, name);
  };
  face.addEventListener("pointermove", follow);
  face.addEventListener("lostpointercapture", () => face.removeEventListener("pointermove", follow), { once: true });
}

const STEPS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** @param {KeyboardEvent} event */
function onKey(event) {
  const hand = document.activeElement?.closest("[data-hand]");
  const box = hand?.closest("[data-dial]");
  const step = event.key === "Home" ? 0 : STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
  if (!hand || !box || step === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const stations = stationsOf(box);
  const number = Number(hand.getAttribute("data-hand"));
  const place = stations.findIndex((one) => one.dataset.station === stateOf(box).at[number]);
  const next = step ? (place + step + stations.length) % stations.length : 0;
  turn(box, number, stations[next].dataset.station ?? ARMS);
}

/** A good may also be pointed at on the price table. @param {Event} event */
function onClick(event) {
  const box = dial();
  const token = /** @type {Element} */ (event.target).closest('[data-piece^="price:"]');
  if (box && token) choose(box, (token.getAttribute("data-piece") ?? "").slice("price:".length));
}

document.addEventListener("pointerdown", onPress);
document.addEventListener("keydown", onKey, true);
document.addEventListener("click", onClick);
document.addEventListener("pointerdown", (event) => {
  if (!(/** @type {Element} */ (event.target).closest('[data-dial], [data-piece^="price:"]'))) clearPreviews();
});

export const begin = show;
export const drawn = show;
