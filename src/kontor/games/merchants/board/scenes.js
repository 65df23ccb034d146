// The scenes of Merchants of the Middle Ages: sealed bids opened, dials turned, wagons unloaded.

import { drawing, make, part, seat } from "../../js/moves.js";

/** @typedef {import("../../js/scenes.js").Told} Told @typedef {import("../../js/moves.js").Moves} Moves */

const DIALS = ["dial-revealed", "dial-doubled", "dial-unused"];
const END = ["wagon-won", "wagon-unwanted"];
const STATION = 360 / 7;
/** @param {string} name */
const good = (name) => drawing(`g-${name}`, "good");

/** Slips are turned over, the smallest bid first; the winner is crowned. @param {Told[]} told @param {Moves} moves */
function bids(told, moves) {
  const bidden = told.filter(({ name }) => name === "bid-revealed");
  const end = told.find(({ name }) => END.includes(name));
  const last = 500 + 350 * bidden.length;
  const order = [...bidden].sort((one, other) => one.facts.amount - other.facts.amount);
  const rows = bidden.map((one) => {
    const slip = make("b", "bid-slip num", one.facts.amount);
    moves.turn(slip, 300 + 350 * order.indexOf(one));
    moves.begins.set(one.number, 0);
    const row = make("li", "", seat(one.facts.seat), slip);
    if (end?.facts.seat !== one.facts.seat) return row;
    const crown = drawing("crown", "crown-i");
    moves.move(crown, last, 350, [{ opacity: 0, translate: "0 -1.5rem" }, { opacity: 1, translate: "0 0" }]);
    moves.look(row, "is-won", last);
    row.append(crown);
    return row;
  });
  if (end) moves.say(end, last);
  const wagon = bidden[0]?.facts.wagon ?? end?.facts.wagon;
  const title = make("p", "", drawing("wagon", "art"), part(`wagon-${wagon}`));
  return make("div", "scene-bids", title, make("ul", "", ...rows));
}

/** Where the dial has a good: after the rest, in the order of the price table. @param {string} name */
const stationOf = (name) => {
  const sold = [...document.querySelectorAll("#board [data-fore^=sell-]")];
  return 1 + sold.findIndex((one) => one.matches(`[data-fore$=${name}]`));
};

/** A small dial with both pointers. @param {string[]} goods @param {Moves} moves @param {number} at */
function dial(goods, moves, at) {
  const aside = goods[0] === goods[1] ? 8 : 0;
  const hands = [0, 1].map((hand) => {
    const pointer = make("i", `scene-hand hand-${hand + 1}`);
    const turn = `${(goods[hand] ? STATION * stationOf(goods[hand]) : 0) + aside * (2 * hand - 1)}deg`;
    pointer.style.rotate = turn;
    moves.move(pointer, at, 600, [{ rotate: "0deg" }, { rotate: turn }]);
    return pointer;
  });
  const shown = goods.length ? goods.map(good) : [part("nothing")];
  const named = make("span", "goods", ...shown);
  moves.appear(named, at + 450);
  return [make("span", "scene-dial", ...hands), named];
}

/** All dials turn; then every price that has changed. @param {Told[]} told @param {Moves} moves */
function dials(told, moves) {
  const set = told.filter(({ name }) => DIALS.includes(name));
  const changed = told.filter(({ name }) => name === "price-changed");
  const pointed = set.flatMap(({ facts }) => facts.goods ?? []);
  const sells = (part("levels").textContent ?? "").trim().split(/\s+/).map(Number);
  const rows = set.map((one, place) => {
    moves.begins.set(one.number, 0);
    return make("li", "", seat(one.facts.seat), ...dial(one.facts.goods ?? [], moves, 250 + 200 * place));
  });
  const prices = changed.map((one, place) => {
    const notches = pointed.filter((name) => name === one.facts.good).length;
    const isCrash = sells.indexOf(one.facts.sell) < notches;
    const price = make("li", isCrash ? "is-crash" : "", good(one.facts.good), make("b", "num", one.facts.sell));
    if (isCrash) price.append(part("crash"));
    const from = isCrash ? "0 -2rem" : "0 1rem";
    const at = 1100 + 200 * (set.length + place);
    moves.move(price, at, 400, [{ opacity: 0, translate: from }, { opacity: 1, translate: "0 0" }]);
    moves.begins.set(one.number, at);
    return price;
  });
  return make("div", "scene-dials", make("ul", "", ...rows), make("ul", "scene-prices", ...prices));
}

/** Everything sold from the wagons, seat by seat, city by city. @param {Told[]} told @param {Moves} moves */
function unloading(told, moves) {
  const cities = [...new Set(told.map(({ facts }) => facts.city))];
  let at = 200;
  const parts = cities.map((city) => {
    const sold = told.filter(({ name, facts }) => name === "sold" && facts.city === city);
    const seats = [...new Set(sold.map(({ facts }) => facts.seat))];
    const rows = seats.map((number) => {
      const own = sold.filter(({ facts }) => facts.seat === number);
      const goods = own.flatMap(({ facts }) => Array.from({ length: facts.number }, () => good(facts.good)));
      const earned = make("b", "num earned", `+${own.reduce((sum, { facts }) => sum + facts.earned, 0)}`);
      own.forEach((one) => moves.begins.set(one.number, at));
      goods.forEach((one, place) => moves.appear(one, at + 120 * place));
      moves.move(earned, at + 120 * goods.length, 350, [{ opacity: 0, scale: ".5" }, { opacity: 1, scale: "1" }]);
      at += 450;
      return make("li", "", seat(number), make("span", "goods", ...goods), earned);
    });
    return make("section", "", make("h3", "", drawing("wagon", "art"), part(`city-${city}`)), make("ul", "", ...rows));
  });
  told.filter(({ name }) => name === "unloaded").forEach((one) => moves.begins.set(one.number, at));
  return make("div", "scene-sales", ...parts);
}

export const scenes = [
  { name: "bids", opens: ["bid-revealed"], joins: ["bid-revealed", ...END], closes: END, draw: bids },
  { name: "dials", opens: DIALS, joins: [...DIALS, "price-changed"], draw: dials },
  { name: "unloading", opens: ["sold"], joins: ["sold", "unloaded"], draw: unloading },
];
