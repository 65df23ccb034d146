// The scenes of Die Glücksritter: documents and plans revealed, duels with dice, raids, attacks and thefts.

import { drawing, make, part, seat } from "../../js/moves.js";

/** @typedef {import("../../js/scenes.js").Told} Told @typedef {import("../../js/moves.js").Moves} Moves */

const FACES = 6;
const MOST_COINS = 9;
const LOOT = ["purse-taken", "purse-taken-hidden", "purse-taken-hidden-known", "purse-empty"];
const PIECES = ["piece-stolen", "piece-destroyed", "nothing-stolen"];
const THEFTS = ["coins-stolen", "coins-stolen-hidden", "coins-stolen-hidden-known"];

/** A die showing a number; bonuses may lift it above six. @param {number} number */
function die(number) {
  const face = number <= FACES ? drawing(`die-${number}`, "die") : make("span", "die die-over", number);
  return make("span", "die-place", face);
}

/** The faces that a die passes on its way to a number. @param {number} number */
function passing(number) {
  return [1, 2, 3].map((step) => drawing(`die-${((number + 2 * step) % FACES) + 1}`, "die"));
}

/** Coins as a heap with their number; a purse where their kinds are hidden. @param {Record<string, any>} facts */
function heap(facts) {
  const { gold, silver = 0, coins: all } = facts;
  const kinds = "gold" in facts ? [["c-gold", gold], ["c-silver", silver]] : [["i-purse", all]];
  const rows = kinds.filter(([, number]) => number > 0).map(([sign, number]) => {
    const length = sign === "i-purse" ? 1 : Math.min(number, MOST_COINS);
    const coins = Array.from({ length }, () => drawing(sign));
    return make("span", "heap-row", make("b", "", number), ...coins);
  });
  return make("span", "loot", ...rows);
}

/** @param {Told[]} told @param {Moves} moves */
function cards(told, moves) {
  /** @type {Map<string, number>} */
  const visits = new Map();
  for (const { facts } of told) for (const space of facts.spaces ?? []) visits.set(space, (visits.get(space) ?? 0) + 1);
  const rows = told.map((one, place) => {
    const turned = (one.facts.spaces ?? []).map((/** @type {string} */ space) => part(`space-${space}`));
    turned.forEach((/** @type {Element} */ card, /** @type {number} */ step) => {
      moves.turn(card, 500 + 260 * place + 130 * step);
      if ((visits.get(one.facts.spaces[step]) ?? 0) > 1) card.classList.add("is-shared");
    });
    moves.begins.set(one.number, 0);
    const shown = turned.length ? turned : [part("nothing")];
    return make("li", "", seat(one.facts.seat), make("span", "turned", ...shown));
  });
  return make("ul", "reveal", ...rows);
}

/** @param {Told[]} told @param {Moves} moves */
function documents(told, moves) {
  const rows = told.map((one, place) => {
    const paper = part(`document-${one.facts.document}`);
    moves.turn(paper, 400 + 400 * place);
    const aim = "target_seat" in one.facts ? [make("span", "scene-arrow", "→"), seat(one.facts.target_seat)] : [];
    return make("li", "", seat(one.facts.seat), paper, ...aim);
  });
  told.forEach((one) => moves.begins.set(one.number, 0));
  return make("ul", "reveal is-papers", ...rows);
}

/** @param {Told[]} told @param {Moves} moves */
function duel(told, moves) {
  const [rolled, ...rest] = told;
  const { facts } = rolled;
  const sides = [["seat", "number"], ["rival_seat", "rival_number"]].map(([who, what], place) => {
    const cube = die(facts[what]);
    moves.roll(cube, 300 + 150 * place, passing(facts[what]));
    const side = make("div", "duellist", seat(facts[who]), cube);
    rest.filter((one) => one.facts.seat === facts[who]).forEach((one) => {
      const mark = make("span", "duel-end", drawing(one.name === "jailed" ? "i-jail" : "i-helm"));
      if (one.name === "jailed") side.classList.add("is-beaten");
      moves.move(mark, 1700, 350, [{ opacity: 0, scale: "2" }, { opacity: 1, scale: "1" }]);
      side.append(mark);
    });
    return side;
  });
  moves.say(rolled, 1300);
  rest.forEach((one) => moves.say(one, 1700));
  moves.begins.set(rolled.number, 0);
  return make("div", "duel", sides[0], make("b", "duel-versus", "×"), sides[1]);
}

/** @param {Told[]} told @param {Moves} moves */
function knights(told, moves) {
  told.forEach((one, place) => moves.say(one, place ? 500 + 300 * place : 0));
  const jailed = told.slice(1).map((one, place) => {
    const knight = make("span", "jailed-knight", seat(one.facts.seat), drawing("i-jail"));
    moves.appear(knight, 500 + 300 * (place + 1));
    return knight;
  });
  return make("div", "jail-row", part("space-black_knight"), ...jailed);
}

/** @param {Told[]} told @param {Moves} moves */
function raid([told], moves) {
  const host = part(`space-${told.facts.space}`);
  const coins = heap(told.facts);
  const knight = part("space-black_knight");
  moves.move(knight, 100, 600, [{ translate: "-6rem 0", opacity: 0 }, { translate: "0 0", opacity: 1 }]);
  moves.fly(coins, 900, host);
  moves.say(told, 900);
  moves.begins.set(told.number, 0);
  return make("div", "deed", make("div", "deed-side", seat(told.facts.seat), knight), coins, host);
}

/** The knight rides, the special die rolls, coins or a piece change hands. @param {Told[]} told @param {Moves} moves */
function attack(told, moves) {
  const { facts } = told[0];
  const knight = part("space-black_knight");
  const victim = make("div", "deed-side", seat(facts.victim_seat));
  const middle = make("div", "deed-middle");
  moves.move(knight, 100, 600, [{ translate: "-6rem 0", opacity: 0 }, { translate: "0 0", opacity: 1 }]);
  let at = 0;
  for (const one of told) {
    moves.say(one, at);
    if (one.name === "attack-rolled") {
      const cube = make("span", "die-place", part(`face-${one.facts.face}`));
      moves.roll(cube, at, [part("face-purse"), part("face-castle"), part("face-purse")]);
      middle.append(cube);
      at += 1100;
    } else {
      const loot = stolen(one);
      if (loot) moves.fly(middle.appendChild(loot), at, victim);
      at += 800;
    }
  }
  return make("div", "deed", make("div", "deed-side", seat(facts.seat), knight), middle, victim);
}

/** What an event takes away, drawn. @param {Told} told */
function stolen(told) {
  if (told.name === "piece-stolen" || told.name === "piece-destroyed") {
    const piece = drawing(`i-${told.facts.piece}`, "gi stolen-piece");
    return make("span", told.name === "piece-destroyed" ? "loot is-broken" : "loot", piece);
  }
  return "coins" in told.facts && told.facts.coins > 0 ? heap(told.facts) : null;
}

/** @param {Told[]} told @param {Moves} moves */
function theft([told], moves) {
  const victim = make("div", "deed-side", seat(told.facts.target_seat));
  const loot = stolen(told) ?? make("span", "loot");
  moves.fly(loot, 300, victim);
  moves.say(told, 300);
  moves.begins.set(told.number, 0);
  return make("div", "deed", make("div", "deed-side", seat(told.facts.seat)), loot, victim);
}

const STRUCK = ["attack-rolled", "attack-cancelled", ...LOOT, ...PIECES];
const RED = ["red-revealed", "red-revealed-at", "red-revealed-piece"];
const PLANS = ["actions-revealed", "actions-none"];

/** @type {import("../../js/scenes.js").Plan[]} */
export const scenes = [
  { name: "documents", opens: RED, joins: RED, draw: documents },
  { name: "cards", opens: PLANS, joins: PLANS, draw: cards },
  { name: "duel", opens: ["duel-rolled"], joins: ["duel-won", "jailed"], draw: duel },
  { name: "knights", opens: ["knights-crowd"], joins: ["jailed"], draw: knights },
  { name: "raid", opens: ["raided"], draw: raid },
  { name: "attack", opens: ["attacked"], joins: STRUCK, draw: attack },
  { name: "theft", opens: THEFTS, draw: theft },
];
