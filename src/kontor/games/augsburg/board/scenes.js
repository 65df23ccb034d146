// The scenes of Augsburg 1520: the showdown, a level taken away, the purchases.

import { drawing, make, part, seat } from "../../js/moves.js";

/** @typedef {import("../../js/scenes.js").Told} Told @typedef {import("../../js/moves.js").Moves} Moves */

const BEGIN = 300;
const STEP = 260;

/** The noble and the value of a card; a joker has none. @param {string} card @returns {[string, number]} */
function read(card) {
  const found = /^(\w+?)_(\d+)$/.exec(card);
  return found ? [found[1], Number(found[2])] : [card, 0];
}

/** @param {string} card */
function chit(card) {
  const [noble, value] = read(card);
  return make("span", `chit n-${noble}`, drawing(`e-${noble}`, "pi"), value ? make("b", "", value) : part("joker"));
}

/** @param {string[]} cards the highest first */
const sorted = (cards) => [...cards].sort((one, other) => read(other)[1] - read(one)[1]);

/** @param {string} look @param {number} who @param {...Node} shown */
const row = (look, who, ...shown) => make("li", look, seat(who), make("span", "scene-cards", ...shown));

/** Everybody turns cards at the same time, the one that decides last; the winner pays, the others are consoled.
 * @param {Told[]} told @param {Moves} moves */
function showdown(told, moves) {
  const won = told.find((one) => one.name === "won-auction");
  const shows = told.filter((one) => one.name === "showed");
  const end = BEGIN + STEP * Math.max(0, ...shows.map((one) => one.facts.cards.length)) + 400;
  const rows = shows.map(({ facts }, place) => {
    const chits = sorted(facts.cards).map(chit);
    chits.forEach((one, step) => moves.turn(one, BEGIN + STEP * (chits.length - 1 - step) + 70 * place));
    const isWon = facts.seat === won?.facts.seat;
    const found = row("", facts.seat, ...chits);
    if (isWon) {
      moves.look(found, "is-won", end);
      const laurel = found.appendChild(drawing("i-laurel", "scene-prize"));
      moves.move(laurel, end, 350, [{ opacity: 0, scale: "2.2" }, { opacity: 1, scale: "1" }]);
      moves.move(chits[0], end, 350, [{ scale: "1" }, { scale: "1.25" }, { scale: "1" }]);
    }
    const consoled = told.find((one) => one.name === "consoled" && one.facts.seat === facts.seat);
    if (consoled) {
      const sum = make("b", "", `+${consoled.facts.money}`);
      const coins = make("span", "scene-prize", drawing("i-money_500", "pi"), sum);
      moves.fly(found.appendChild(coins), end + 500, moves.sentences);
    }
    return found;
  });
  shows.forEach((one) => moves.begins.set(one.number, 0));
  for (const one of told)
    if (one.name === "consoled") moves.begins.set(one.number, end + 500);
    else if (one.name !== "showed") moves.say(one, end);
  return make("ul", "scene-rows", ...rows);
}

/** A level card leaves one sheet for another. @param {Told[]} told @param {Moves} moves */
function theft([stolen, ...rest], moves) {
  const { facts } = stolen;
  const victim = make("span", "scene-side", seat(facts.victim_seat));
  const card = part(`level-${facts.level}`);
  moves.fly(card, BEGIN, victim, 900);
  moves.say(stolen, BEGIN);
  moves.begins.set(stolen.number, 0);
  rest.forEach((one) => {
    const given = drawing(one.name === "took-honour" ? "i-laurel" : "i-money_500", "pi");
    moves.appear(victim.appendChild(given), 1500);
    moves.say(one, 1500);
  });
  return make("div", "scene-theft", make("span", "scene-side", seat(facts.seat), card), make("b", "", "←"), victim);
}

/** Everybody has bought; only one's own cards are known. @param {Told[]} told @param {Moves} moves */
function purchases(told, moves) {
  const rows = told.map((one, place) => {
    const { seat: who, cards } = one.facts;
    const bought = cards ? sorted(cards).map(chit) : [drawing("back", "chit-back")];
    bought.forEach((card, step) => moves.appear(card, BEGIN + 120 * (place + step)));
    if (cards) moves.say(one, BEGIN);
    moves.begins.set(one.number, 0);
    return row("", who, ...(bought.length ? bought : [make("span", "", "–")]));
  });
  return make("ul", "scene-rows", ...rows);
}

const BOUGHT = ["bought", "bought-known"];

/** @type {import("../../js/scenes.js").Plan[]} */
export const scenes = [
  { name: "showdown", opens: ["showed"], joins: ["showed", "equal-values", "won-auction", "consoled"], draw: showdown },
  { name: "theft", opens: ["stole"], joins: ["took-compensation", "took-honour"], draw: theft },
  { name: "purchases", opens: BOUGHT, joins: BOUGHT, draw: purchases },
];
