// Trails: a dotted line from where a piece stood after one's own last answer to where others have brought it.
// What has data-trail may leave one; its value may be the road to where it stands, as points of its drawing, or "new":
// then what is new on the board leaves one from where it comes (data-from).

import { within } from "./finding.js";
import { shape } from "./shapes.js";

const pieces = () => within("[data-trail][data-k]", "board", "players");
const AROUND = "[data-piece], [data-essential], [id]";
/** So far a piece must have gone to leave a trail, and so far from its middle the trail ends, in pixels. */
const FAR = 14;
const SHORT = 10;

/**
 * A place that outlasts another size of the page: a point within what lies around.
 * @typedef {[attribute: string, name: string, x: number, y: number]} Spot
 * @typedef {[number, number]} Point
 */

/** What is shown now, to be drawn anew when the page has another size. @type {Record<string, Spot> | null} */
let before = null;

const room = () => /** @type {HTMLElement} */ (document.getElementById("room"));

/** @param {Element} element @returns {Point} */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** @param {Element} piece @returns {Spot | null} */
function spotOf(piece) {
  const around = piece.parentElement?.closest(AROUND);
  const box = around?.getBoundingClientRect();
  if (!around || !box?.width || !box.height || !piece.checkVisibility()) return null;
  const attribute = ["data-piece", "data-essential", "id"].find((name) => around.hasAttribute(name)) ?? "id";
  const [x, y] = middle(piece);
  const share = (/** @type {number} */ part) => Math.round(part * 1e4) / 1e4;
  const name = around.getAttribute(attribute) ?? "";
  return [attribute, name, share((x - box.x) / box.width), share((y - box.y) / box.height)];
}

/** Where a spot is on the screen, if it still exists. @param {Spot} spot @returns {Point | null} */
function pointOf([attribute, name, x, y]) {
  const box = document.querySelector(`#room [${attribute}="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box?.width ? [box.x + x * box.width, box.y + y * box.height] : null;
}

/** Where everything stands that may leave a trail. @returns {Record<string, Spot>} */
export function spots() {
  const found = /** @type {Record<string, Spot>} */ ({});
  for (const piece of pieces()) {
    const spot = spotOf(piece);
    if (spot) found[piece.getAttribute("data-k") ?? ""] = spot;
  }
  return found;
}

/** The road that a piece has come, if it ends where the piece stands. @param {Element} piece @param {Point} end */
export function road(piece, [x, y]) {
  const matrix = piece.parentElement instanceof SVGGraphicsElement ? piece.parentElement.getScreenCTM() : null;
  const points = (piece.getAttribute("data-trail") ?? "").split(" ").filter((point) => point.includes(","));
  if (!matrix || !points.length) return [];
  const places = points.map((point) => {
    const [u, v] = point.split(",").map(Number);
    const { x: left, y: top } = new DOMPoint(u, v).matrixTransform(matrix);
    return /** @type {Point} */ ([left, top]);
  });
  const last = places[places.length - 1];
  return Math.hypot(last[0] - x, last[1] - y) < FAR * 2 ? places.slice(0, -1) : [];
}

/**
 * Where a piece was: where it stood, or where it comes from if it is new. Outside of drawings neighbours make room for
 * each other: there only another place counts.
 * @param {Element} piece @param {Spot} now
 */
function origin(piece, now) {
  const spot = before?.[piece.getAttribute("data-k") ?? ""];
  const isSame = spot && spot[1] === now[1] && !(piece instanceof SVGElement);
  if (spot) return isSame ? null : pointOf(spot);
  const from = piece.getAttribute("data-trail") === "new" && piece.getAttribute("data-from");
  const source = from ? document.querySelector(`#room [data-piece="${CSS.escape(from)}"]`) : null;
  return source?.checkVisibility() ? middle(source) : null;
}

/** Draw the trails to where pieces stand. @param {Record<string, Spot>} was @param {Record<string, Spot>} now */
export function draw(was, now = spots()) {
  clear();
  before = was;
  const lines = [];
  for (const piece of pieces()) {
    const key = piece.getAttribute("data-k") ?? "";
    const spot = now[key];
    const end = spot && String(spot) !== String(was[key]) ? pointOf(spot) : null;
    const start = end ? origin(piece, spot) : null;
    if (!start || !end || Math.hypot(end[0] - start[0], end[1] - start[1]) < FAR) continue;
    lines.push([start, ...road(piece, end), end]);
  }
  if (lines.length) room().append(drawing(lines));
}

/** @param {Point[][]} lines points on the screen */
function drawing(lines) {
  const { x, y, width } = room().getBoundingClientRect();
  const scale = width / room().offsetWidth;
  const drawn = lines.flatMap((line) => {
    const points = line.map(([left, top]) => /** @type {Point} */ ([(left - x) / scale, (top - y) / scale]));
    const corners = shortened(points).map(([u, v]) => `${u.toFixed(1)} ${v.toFixed(1)}`);
    const [[cx, cy]] = points;
    return [
      shape("polyline", { points: corners.join(" ") }),
      shape("path", { d: `M${corners.join("L")}` }),
      shape("circle", { cx: cx.toFixed(1), cy: cy.toFixed(1), r: 4 }),
    ];
  });
  return shape("svg", { class: "trails", "aria-hidden": true }, ...drawn);
}

/** A line that ends before the middle of its piece. @param {Point[]} points @returns {Point[]} */
function shortened(points) {
  const [x, y] = points[points.length - 1];
  const [u, v] = points[points.length - 2];
  const long = Math.hypot(x - u, y - v);
  const left = long > SHORT * 2 ? (long - SHORT) / long : 1;
  return [...points.slice(0, -1), [u + (x - u) * left, v + (y - v) * left]];
}

/** Take all trails away. */
export function clear() {
  before = null;
  for (const old of document.querySelectorAll("#room > .trails")) old.remove();
}

/** Draw them anew when the room has another size. */
export function listen() {
  if (room()) new ResizeObserver(() => before && draw(before)).observe(room());
}
