// The scene of In the Shadow of the Emperor: the votes of an election are counted one after the other.

import { drawing, make, seat } from "../../js/moves.js";

/** @typedef {import("../../js/scenes.js").Told} Told @typedef {import("../../js/moves.js").Moves} Moves */

const FIRST = 500;
const STEP = 850;
const SIDES = [
  { event: "voted-for", candidate: "emperor_seat", sign: "crown", wins: "emperor-stayed", count: "support" },
  { event: "voted-against", candidate: "rival_seat", sign: "c-rival", wins: "rival-won", count: "opposition" },
];

/**
 * The running sum of a side: each number stands until the next vote comes.
 * @param {number[]} sums @param {number[]} times @param {Moves} moves
 */
function counted(sums, times, moves) {
  const place = make("span", "count-place");
  sums.forEach((sum, step) => {
    const isLast = step === sums.length - 1;
    const number = make("b", isLast ? "" : "is-passing", sum);
    const end = times[step + 1];
    if (isLast) moves.move(number, times[step], 250, [{ opacity: 0, scale: "1.6" }, { opacity: 1, scale: "1" }]);
    else {
      const seen = [{ opacity: 0 }, { opacity: 1, offset: times[step] / end }, { opacity: 0 }];
      moves.move(number, 0, end, seen, "step-end");
    }
    place.append(number);
  });
  return place;
}

/** @param {Told[]} told @param {Moves} moves */
function election(told, moves) {
  const votes = told.filter((one) => SIDES.some((side) => side.event === one.name));
  const verdict = told.find((one) => SIDES.some((side) => side.wins === one.name));
  const close = FIRST + STEP * votes.length;
  const sides = SIDES.map((side) => {
    const mine = votes.filter((one) => one.name === side.event);
    const times = mine.map((one) => FIRST + STEP * votes.indexOf(one));
    const papers = mine.map((one, place) => {
      const paper = make("li", "vote-paper", seat(one.facts.seat), make("b", "", `+${one.facts.number}`));
      moves.turn(paper, times[place]);
      moves.begins.set(one.number, times[place]);
      return paper;
    });
    const sums = mine.map((_, place) => mine.slice(0, place + 1).reduce((all, one) => all + one.facts.number, 0));
    const candidate = mine.length ? [seat(mine[0].facts[side.candidate])] : [];
    const head = make("div", "side-head", drawing(side.sign, "side-sign"), ...candidate, counted(sums, times, moves));
    const column = make("div", "election-side", head, make("ul", "", ...papers));
    if (verdict?.name === side.wins) {
      moves.look(column, "is-winner", close);
      moves.move(head, close, 500, [{ scale: "1" }, { scale: "1.08" }, { scale: "1" }]);
    }
    return column;
  });
  for (const one of told) if (!votes.includes(one)) moves.say(one, close + (one === verdict ? 0 : 500));
  return make("div", "election", ...sides);
}

export const scenes = [
  {
    name: "election",
    opens: SIDES.map((side) => side.event),
    joins: [...SIDES.flatMap((side) => [side.event, side.wins]), "vote-point"],
    draw: election,
  },
];
