// The scenes of Die Fugger: market day, with the wheel turning and paying, and the final reckoning.

import { drawing, make, part, seat } from "../../js/moves.js";

/** @typedef {import("../../js/scenes.js").Told} Told @typedef {import("../../js/moves.js").Moves} Moves */

const PRICES = ["price-rose", "price-crashed", "price-fell", "price-stayed"];
const SALES = ["sold", "sold-doubled"];
const CENTRE = 240;
const RADIUS = 163;
const TOP = 5;
const STEP = 36;
/** Behind the highest price the way leads over the stairs to the lowest one. */
const BEYOND = 10;
const SPREAD = [0, 0, 6, 11, 15, 17];
const PAUSE = 500;
const TURN = 620;

/** A place on the dial. @param {number} price @param {number} aside degrees @param {number} far */
function place(price, aside = 0, far = RADIUS) {
  const angle = ((-90 + (price - TOP) * STEP + aside) * Math.PI) / 180;
  const [x, y] = [CENTRE + far * Math.cos(angle), CENTRE + far * Math.sin(angle)];
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** The good that a card shows. @param {string} card */
const goodOf = (card) => card.replace("_seal", "");

/** All goods that end on one step share it. @param {Told[]} prices @param {Told} one */
function aside(prices, one) {
  const here = prices.filter(({ facts }) => facts.price === one.facts.price);
  const number = here.indexOf(one);
  const wide = SPREAD[Math.min(here.length, SPREAD.length - 1)];
  return here.length > 1 ? (2 * number / (here.length - 1) - 1) * wide : 0;
}

/** The steps that a marker passes on its way: a crash leads past the highest price. @param {Told} told */
function way({ name, facts }) {
  const { old, price } = facts;
  const end = name === "price-crashed" ? BEYOND + price : price;
  const steps = Math.abs(end - old);
  return Array.from({ length: steps + 1 }, (_, step) => old + Math.sign(end - old) * step);
}

/** Markers turn with the wheel, one good after the other. @param {Told[]} told @param {Moves} moves */
function wheel(told, moves) {
  const dial = part("dial");
  told.forEach((one, number) => {
    const marker = /** @type {SVGElement} */ (/** @type {Element} */ (part(`token-${one.facts.good}`)));
    const last = place(one.facts.price, aside(told, one));
    const path = way(one).map((price) => ({ transform: place(price, number * 3 - 6) }));
    marker.style.transform = last;
    moves.move(marker, PAUSE + TURN * number, TURN - 60, [...path.slice(0, -1), { transform: last }]);
    dial.append(marker);
    const at = PAUSE + TURN * number;
    if (one.name === "price-crashed") moves.say(one, at + TURN / 2);
    else moves.begins.set(one.number, at);
  });
  return dial;
}

/** What one seat has sold, and what it has now. @param {Told} earned @param {Told[]} sales */
function purse(earned, sales) {
  const sold = sales.filter(({ facts }) => facts.seat === earned.facts.seat).map(({ name, facts }) => {
    const good = goodOf(facts.card);
    const sign = make("span", `scene-sold good-${good}`, drawing(`i-${good}`), `${facts.number} × ${facts.each}`);
    if (name === "sold-doubled") sign.append(drawing("seal", "scene-seal"));
    return sign;
  });
  const plus = make("b", "scene-plus", `+${earned.facts.earned}`);
  const taken = sold.length ? [make("span", "scene-sales", ...sold)] : [];
  return make("li", "", seat(earned.facts.seat), ...taken, plus, make("b", "scene-florins", earned.facts.florins));
}

/** @param {Told[]} told @param {Moves} moves */
function market(told, moves) {
  const prices = told.filter((one) => PRICES.includes(one.name));
  const sales = told.filter((one) => SALES.includes(one.name));
  const paid = PAUSE + TURN * prices.length + 200;
  moves.say(told[0], 0);
  const purses = told.filter((one) => one.name === "earned").map((one, number) => {
    const line = purse(one, sales);
    moves.appear(line, paid + 350 * number);
    for (const sale of [...sales.filter(({ facts }) => facts.seat === one.facts.seat), one])
      moves.begins.set(sale.number, paid + 350 * number);
    return line;
  });
  return make("div", "scene-market", wheel(prices, moves), make("ul", "scene-purses", ...purses));
}

/** Consignments are turned over, one seat after the other. @param {Told[]} told @param {Moves} moves */
function reckoning(told, moves) {
  moves.say(told[0], 0);
  const totals = told.filter((one) => one.name === "final-score");
  let at = 300;
  const lines = totals.map((total) => {
    const paid = told.filter((one) => one.name === "delivery-paid" && one.facts.seat === total.facts.seat);
    const cards = paid.map((one) => {
      const good = goodOf(one.facts.card);
      const card = make("span", `scene-card-face good-${good}`, drawing(`i-${good}`));
      const plus = make("b", "scene-plus", `+${one.facts.earned}`);
      moves.turn(card, at);
      moves.appear(plus, at + 250);
      moves.begins.set(one.number, at);
      at += 450;
      return make("span", "scene-sold", card, plus);
    });
    const florins = make("b", "scene-florins", total.facts.florins);
    moves.appear(florins, at);
    moves.begins.set(total.number, at);
    at += 250;
    const turned = cards.length ? [make("span", "scene-sales", ...cards)] : [];
    return make("li", "", seat(total.facts.seat), ...turned, florins);
  });
  return make("ul", "scene-purses is-reckoning", ...lines);
}

export const scenes = [
  { name: "market", opens: ["market-day"], joins: [...PRICES, ...SALES, "earned"], draw: market },
  { name: "reckoning", opens: ["final-reckoning"], joins: ["delivery-paid", "final-score"], draw: reckoning },
];
