// Scenes: what decides is shown, not only told. A game describes them (games/GAME/board/scenes.js); they are played
// from the log alone, whose lines carry the facts that its reader may know. Nobody who is asked waits for them.

import { within } from "./finding.js";
import { isStill } from "./flip.js";
import { Moves, make, part } from "./moves.js";

/**
 * An event of a scene: its sentence is in its line.
 * @typedef {{name: string, facts: Record<string, any>, number: number, line: Element}} Told
 * What opens a scene, what belongs to it from then on until the next heading or one that closes it, and its picture.
 * @typedef {(told: Told[], moves: Moves) => Node} Draw
 * @typedef {{name: string, opens: string[], joins?: string[], closes?: string[], draw: Draw}} Plan
 * @typedef {{plan: Plan, told: Told[]}} Scene
 */

const KEY = "kontor-scenes";
const SPEEDS = { off: 0, brisk: 1, leisurely: 0.6 };
/** How long a scene is seen once nothing moves any more, how long a still one, how long a brisk one at most. */
const REST = 1400;
const STILL = 4000;
const MOST = 6500;
const QUEUE = 6;
const ARRIVAL = 320;

/** @type {Plan[]} */
let plans = [];
/** The last line of the log that has been seen. */
let seen = -1;
/** Scenes to be played, each from one of its events on. @type {{scene: Scene, from: number}[]} */
let queue = [];
/** Ends the scene that is played. @type {(() => void) | null} */
let end = null;
/** What waits for the end of the scenes. @type {((ended: unknown) => void)[]} */
const waiting = [];

const place = () => document.getElementById("scene");

/** @returns {keyof typeof SPEEDS} */
const speed = () => {
  const kept = localStorage.getItem(KEY) ?? "";
  return kept in SPEEDS ? /** @type {keyof typeof SPEEDS} */ (kept) : "brisk";
};

// From the log to scenes -----------------------------------------------------------------------

/** What has been read of lines, and from what: another event may come to stand in a line.
 * @type {WeakMap<Element, {from: string, told: Told}>} */
const known = new WeakMap();

/** @param {Element} line @returns {Told} */
function read(line) {
  const { event, facts, number } = /** @type {HTMLElement} */ (line).dataset;
  const from = `${event} ${number} ${facts}`;
  const before = known.get(line);
  if (before?.from === from) return before.told;
  const sentence = line.querySelector(".log-text") ?? line;
  const told = { name: event ?? "", facts: JSON.parse(facts ?? "{}"), number: Number(number), line: sentence };
  known.set(line, { from, told });
  return told;
}

/** Return all scenes of the log, in their order. @returns {Scene[]} */
function all() {
  /** @type {Scene[]} */
  const found = [];
  /** @type {Scene | null} */
  let current = null;
  for (const line of within("li[data-facts], li.log-round", "log")) {
    const told = read(line);
    const plan = plans.find((one) => one.opens.includes(told.name));
    if (current?.plan.joins?.includes(told.name)) {
      current.told.push(told);
      if (current.plan.closes?.includes(told.name)) current = null;
    } else if (plan) found.push((current = { plan, told: [told] }));
    else if (line.classList.contains("log-round")) current = null;
  }
  return found;
}

/** Mark the lines that can be shown again, and note what the log tells; return what is new. */
function look() {
  const scenes = all();
  const first = new Set(scenes.map((scene) => scene.told[0].number));
  for (const line of within("li[data-facts]", "log"))
    line.classList.toggle("opens-scene", first.has(Number(line.getAttribute("data-number"))));
  const before = seen;
  seen = Number(document.querySelector("#log li:last-child")?.getAttribute("data-number") ?? -1);
  const fresh = scenes.map((scene) => ({ scene, from: scene.told.findIndex((told) => told.number > before) }));
  return fresh.filter(({ from }) => from >= 0);
}

/** Note what has been told: it counts as shown. */
export function noted() {
  look();
}

/** Play the scenes that an update has brought. */
export function after() {
  const fresh = look();
  if (!fresh.length || document.hidden || speed() === "off") return;
  queue = [...queue, ...fresh].slice(-QUEUE);
  if (!end) playAll();
}

// Playing --------------------------------------------------------------------------------------

async function playAll() {
  for (let next = queue.shift(); next; next = queue.shift()) await play(next.scene, next.from);
  hurry();
}

/** @param {Scene} scene @param {number} from */
async function play(scene, from) {
  const stage = place();
  if (!stage) return;
  const moves = new Moves();
  const picture = make("div", `scene-picture is-${scene.plan.name}`, scene.plan.draw(scene.told, moves));
  const title = make("h2", "scene-title", part(`title-${scene.plan.name}`));
  stage.querySelector(".scene-show")?.replaceChildren(title, picture, moves.sentences);
  stage.hidden = false;
  const length = isStill() ? STILL : run(scene, from, moves);
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, length);
    end = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
  });
  end = null;
  for (const one of stage.getAnimations({ subtree: true })) one.cancel();
  stage.hidden = true;
}

/** Set a scene going; return how long it takes. @param {Scene} scene @param {number} from @param {Moves} moves */
function run(scene, from, moves) {
  const begin = moves.begins.get(scene.told[Math.max(0, from)].number) ?? 0;
  const card = /** @type {Element} */ (place()?.firstElementChild);
  moves.move(card, begin, ARRIVAL, [{ opacity: 0, translate: "0 -.6rem" }, { opacity: 1, translate: "0 0" }]);
  const whole = moves.end - begin + REST;
  const rate = (SPEEDS[speed()] || 1) * Math.max(1, whole / MOST);
  moves.start(rate, begin);
  return whole / rate;
}

/** Wait until nothing is played; who is asked does not wait (`hurry`). */
export async function over() {
  if (end && !isStill()) await new Promise((resolve) => waiting.push(resolve));
}

/** Let the updates pass: the reader is asked. */
export function hurry() {
  for (const pass of waiting.splice(0)) pass(undefined);
}

/** End all scenes. */
export function endAll() {
  queue = [];
  end?.();
}

/** Show the scene of a line again. @param {Element} line */
function again(line) {
  const number = Number(line.getAttribute("data-number"));
  const scene = all().find((one) => one.told[0].number === number);
  const drawer = document.getElementById("chronicle");
  if (drawer?.matches(":popover-open")) drawer.hidePopover();
  if (!scene) return;
  const isBusy = !!end;
  endAll();
  queue = [{ scene, from: 0 }];
  if (!isBusy) playAll();
}

// Ending and choosing --------------------------------------------------------------------------

/** @param {Event} event */
function onKey(event) {
  if (!end || /** @type {KeyboardEvent} */ (event).key !== "Escape" || document.querySelector("dialog[open]")) return;
  event.stopImmediatePropagation();
  // What opens after the scene stays open.
  event.preventDefault();
  end();
}

/** @param {Event} event */
function onClick(event) {
  const target = /** @type {Element} */ (event.target);
  const line = target.closest("[data-show-scene]")?.closest("li");
  if (line) again(line);
  else if (target.closest("#scene")) end?.();
}

/** Whoever touches the board wants to see it. @param {Event} event */
function onPress(event) {
  if (end && /** @type {Element} */ (event.target).closest("#board, #players")) endAll();
}

/** Read the game's scenes; what the log tells already has been shown. @param {string} source */
export async function begin(source) {
  listen();
  plans = source ? (await import(source)).scenes : [];
  look();
}

function listen() {
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("click", onClick);
  document.addEventListener("pointerdown", onPress, true);
  document.addEventListener("submit", (event) => {
    if (/** @type {Element} */ (event.target).id === "answer") endAll();
  });
  const choice = document.getElementById("scene-speed");
  if (!(choice instanceof HTMLSelectElement)) return;
  choice.value = speed();
  choice.addEventListener("change", () => localStorage.setItem(KEY, choice.value));
}
