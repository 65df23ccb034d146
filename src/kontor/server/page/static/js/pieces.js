// Pieces: choosing what one means, on the board or in the hand, before choosing what to do.
// A walker over the enumerated options: each piece chosen leaves the options that point at it.
// Buttons with data-choose choose pieces too; an option whose pieces are all chosen is whole.
// In a basket (data-basket) any pieces go together: the answer for exactly these, or why not, is whole.
// Options may lie behind steps (a card, then its target): those of a closed step do not count yet.

import * as amounts from "./amounts.js";
import * as confirm from "./confirm.js";
import * as drag from "./drag.js";
import { within } from "./finding.js";
import * as offered from "./offered.js";
import * as steps from "./steps.js";

/** Pieces chosen so far. @type {Set<string>} */
const chosen = new Set();

/** @returns {HTMLElement[]} */
const options = () => within(".option[data-word]", "desk").filter(steps.isWithinReach);

/** @param {HTMLElement} option */
const piecesOf = (option) => (option.dataset.piece ?? "").split(" ").filter(Boolean);

/** @returns {HTMLElement[]} every answer and every refusal of a basket */
const basket = () => within("[data-basket] .option", "desk");

/** Choose a piece, or let go of it; what does not go with it is let go, the oldest first. @param {string} piece */
export function choose(piece) {
  if (chosen.has(piece)) chosen.delete(piece);
  else {
    const together = () => options().some((one) => [...chosen, piece].every((p) => piecesOf(one).includes(p)));
    if (!basket().length) for (const older of [...chosen]) if (!together()) chosen.delete(older);
    if ([...options(), ...basket()].some((one) => piecesOf(one).includes(piece))) chosen.add(piece);
  }
  show();
  if (chosen.size && steps.goTo(fitting())) show();
  fitting()[0]?.scrollIntoView({ block: "nearest" });
}

/** Options that go with everything chosen. @returns {HTMLElement[]} */
const fitting = () => options().filter((one) => [...chosen].every((piece) => piecesOf(one).includes(piece)));

/** Another step: what was chosen before stays, as far as it goes with what lies behind the step; the newest first. */
function agree() {
  const kept = [];
  for (const piece of [...chosen].reverse()) {
    const goes = options().some((one) => [...kept, piece].every((p) => piecesOf(one).includes(p)));
    if (goes) kept.push(piece);
  }
  chosen.clear();
  for (const piece of kept.reverse()) chosen.add(piece);
}

/** Let go of everything. */
export function letGo() {
  const had = steps.letGo() || chosen.size > 0;
  for (const list of within("[data-path]", "desk")) list.removeAttribute("data-path");
  chosen.clear();
  show();
  return had;
}

/** Show what is chosen, and which options remain. */
export function show() {
  steps.show();
  amounts.show();
  const live = new Set([...options(), ...basket()].flatMap(piecesOf));
  for (const piece of [...chosen]) if (!live.has(piece)) chosen.delete(piece);
  const targets = targetsOf();
  for (const id of ["room", "desk"])
    // What is a piece no more keeps its marks until they are taken from it.
    for (const element of within("[data-piece]:not(.option), .is-selectable", id)) {
      const piece = element.getAttribute("data-piece") ?? "";
      element.classList.toggle("is-selectable", live.has(piece));
      element.classList.toggle("is-selected", chosen.has(piece));
      element.classList.toggle("is-target", targets.has(piece));
      if (id === "room") offered.say(element, live.has(piece), chosen.has(piece));
    }
  confirm.label(targets);
  for (const button of within("[data-choose]", "room", "desk"))
    offered.put(button, "aria-pressed", String(chosen.has(button.getAttribute("data-choose") ?? "")));
  const fits = new Set(fitting());
  for (const option of options()) {
    option.classList.toggle("is-aside", !fits.has(option));
    option.classList.toggle(
      "is-whole",
      fits.has(option) && chosen.size > 0 && piecesOf(option).length === chosen.size,
    );
    option.closest(".rest, .narrows, [data-when]")?.classList.toggle("is-narrowed", chosen.size > 0);
  }
  for (const option of basket()) {
    const pieces = piecesOf(option);
    option.classList.toggle("is-whole", pieces.length === chosen.size && pieces.every((piece) => chosen.has(piece)));
  }
  walk();
  const wholes = basket().filter((option) => option.classList.contains("is-whole"));
  // What is chosen may be an answer as it is, and yet go with more.
  const exact = [...fits].filter((option) => option.classList.contains("is-whole"));
  confirm.show(chosen.size > 0, basket().length ? wholes : exact.length === 1 ? exact : [...fits]);
  holdFocus();
}

/** What has the focus may have been put away, such as the bar: then the desk has it. */
function holdFocus() {
  const here = document.activeElement;
  const isGone = here?.closest("#desk") && !here.checkVisibility();
  if (isGone) document.getElementById("desk")?.focus({ preventScroll: true });
}

/** What else goes with what is chosen: each piece with the options that it would leave. */
function targetsOf() {
  const found = new Map();
  if (chosen.size)
    for (const option of fitting())
      for (const piece of piecesOf(option))
        if (!chosen.has(piece)) found.set(piece, [...(found.get(piece) ?? []), option]);
  return found;
}

/** Fold long lists of options by the first parts of their words, one step after the other. */
function walk() {
  for (const list of within(".rest", "desk")) {
    const all = [...list.querySelectorAll(":scope > .option")];
    if (!list.matches('[data-walk="yes"]')) {
      for (const option of all) option.removeAttribute("hidden");
      continue;
    }
    const path = (list.getAttribute("data-path") ?? "").split(":").filter(Boolean);
    const depth = path.length;
    list.querySelectorAll(":scope > .walk-step").forEach((step) => step.remove());
    const groups = new Map();
    for (const option of all) {
      const parts = (option.getAttribute("data-word") ?? "").split(":");
      const within = path.every((part, place) => parts[place] === part);
      option.toggleAttribute("hidden", !within);
      if (within) groups.set(parts[depth], [...(groups.get(parts[depth]) ?? []), option]);
    }
    if (groups.size < 2 && !depth) continue;
    if (depth) list.prepend(stepButton(list, "←", path.slice(0, -1)));
    for (const [part, members] of groups) {
      if (members.length < 2 || part === undefined) continue;
      for (const member of members) member.setAttribute("hidden", "");
      list.append(stepButton(list, `${label(members[0], part)} (${members.length})`, [...path, part]));
    }
  }
}

/** @param {Element} option @param {string} part */
function label(option, part) {
  const named = document.querySelector(`[data-piece="${CSS.escape(part)}"][aria-label]`);
  return named?.getAttribute("aria-label") ?? part.replaceAll("_", " ");
}

/** @param {Element} list @param {string} text @param {string[]} path */
function stepButton(list, text, path) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "option walk-step";
  button.textContent = text;
  button.addEventListener("click", () => {
    list.setAttribute("data-path", path.join(":"));
    walk();
    /** @type {HTMLElement | null} */ (list.querySelector(".option:not([hidden])"))?.focus();
  });
  return button;
}

/** Listen for clicks on pieces. */
export function listen() {
  amounts.listen();
  confirm.listen(letGo);
  drag.listen(
    (piece) => {
      if (!chosen.has(piece)) choose(piece);
      return chosen.has(piece);
    },
    (piece) => {
      choose(piece);
      confirm.go();
    },
  );
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest("[data-choose]");
    if (button) choose(button.getAttribute("data-choose") ?? "");
    const step = target.closest("button[data-step]");
    if (step) {
      steps.take(step);
      steps.show();
      agree();
      show();
      steps.face(step);
      return;
    }
    if (target.closest("button, a, input, label, summary, dialog")) return;
    const piece = target.closest("[data-piece].is-selectable")?.getAttribute("data-piece");
    if (piece) choose(piece);
  });
}

// Previews: what an answer would change, shown while it has the pointer or the focus. A preview has a text for what
// has data-fore="NAME"; what has one of MARKS="NAME" changes its kind, or where it stands in a drawing.

const MARKS = { "data-fore-kind": "data-kind", "data-fore-at": "transform" };
/** How to take the previews back. @type {(() => void)[]} */
const back = [];

/** Take all previews back. */
export function clearPreviews() {
  for (const undo of back.splice(0)) undo();
}

/** @param {Element} element @param {string} text */
function foretell(element, text) {
  const now = element.textContent;
  if (now === text) return;
  element.textContent = text;
  element.classList.add("is-preview");
  back.push(() => {
    element.textContent = now;
    element.classList.remove("is-preview");
  });
}

/** @param {Element | null} option */
export function preview(option) {
  clearPreviews();
  const json = option?.getAttribute("data-preview");
  if (!json) return;
  for (const [name, text] of Object.entries(JSON.parse(json))) {
    const named = (/** @type {string} */ fore) => document.querySelectorAll(`[${fore}="${CSS.escape(name)}"]`);
    for (const element of named("data-fore")) foretell(element, String(text));
    for (const [fore, attribute] of Object.entries(MARKS))
      for (const element of named(fore)) {
        const now = element.getAttribute(attribute) ?? "";
        element.setAttribute(attribute, String(text));
        back.push(() => element.setAttribute(attribute, now));
      }
  }
}

/** Show previews for pointer and focus alike. */
export function listenForPreviews() {
  const over = (/** @type {Event} */ event) => preview(/** @type {Element} */ (event.target).closest("[data-preview]"));
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", over);
  document.addEventListener("focusout", clearPreviews);
}
