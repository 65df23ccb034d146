// The bar that names what has been chosen on the pieces: the answer that is left, the way back, and labels on targets.

/** @param {HTMLElement} option @param {string} part */
const wordsOf = (option, part) => option.querySelector(part)?.textContent?.trim() ?? "";

/** What an answer means, as a whole sentence; otherwise its name. @param {Element | undefined} option */
export const sentenceOf = (option) =>
  option?.getAttribute("aria-description") || option?.getAttribute("aria-label") || option?.textContent?.trim() || "";

/** What an answer would do, in small letters on its face. @param {HTMLElement} option */
const detailOf = (option) => wordsOf(option, "small");

/** The answer that the bar would give. @type {HTMLElement | null} */
let whole = null;

/**
 * Show what is chosen: one answer is left, or several.
 * @param {boolean} isChosen @param {HTMLElement[]} fitting
 */
export function show(isChosen, fitting) {
  const bar = document.getElementById("confirm");
  if (!bar) return;
  whole = fitting.length === 1 && fitting[0].getAttribute("aria-disabled") !== "true" ? fitting[0] : null;
  bar.hidden = !isChosen;
  const what = bar.querySelector(".confirm-what");
  const go = document.getElementById("confirm-go");
  if (!isChosen || !what || !go) return;
  const detail = whole ? detailOf(whole) : "";
  const label = whole && sentenceOf(whole);
  const text = label ?? bar.dataset.more ?? "";
  if (what.textContent !== text + detail) {
    what.textContent = text;
    if (detail && !text.includes(detail)) {
      const small = document.createElement("small");
      small.textContent = detail;
      what.append(small);
    }
  }
  go.hidden = !whole;
}

/** Give the answer that is left, if there is one. */
export function go() {
  whole?.click();
  return !!whole;
}

/** Labels lap over their targets by so much, and end so far from the edge of the stage. */
const LAP = 8;
const EDGE = 2;
/** How many rows further from its target a label may stand. */
const ROWS = 4;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {Box} one @param {Box} other */
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where a label stands free: below its target, above it, beside it, then further and further away.
 * @param {DOMRect} label @param {DOMRect} target @param {DOMRect} stage @param {Box[]} taken
 */
function freePlace({ width, height }, target, stage, taken) {
  const middle = target.left + (target.width - width) / 2;
  const row = target.top + (target.height - height) / 2;
  const places = [
    [middle, target.bottom - LAP], [middle, target.top + LAP - height],
    [target.right - LAP, row], [target.left + LAP - width, row],
  ];
  for (let away = 1; away <= ROWS; away += 1)
    places.push(
      [middle, target.bottom - LAP + away * (height + EDGE)],
      [middle, target.top + LAP - height - away * (height + EDGE)],
    );
  for (const [x, top] of places) {
    const left = Math.max(stage.left + EDGE, Math.min(x, stage.right - width - EDGE));
    const box = { left, top, right: left + width, bottom: top + height };
    if (top < stage.top || box.bottom > stage.bottom || taken.some((other) => meet(box, other))) continue;
    return box;
  }
  return null;
}

/**
 * Write beside each target what the answer would do there; no label lies on another.
 * @param {Map<string, HTMLElement[]>} targets the options that a piece would leave
 */
export function label(targets) {
  for (const old of document.querySelectorAll("#stage > .would")) old.remove();
  const stage = document.getElementById("stage");
  /** @type {Box[]} */
  const taken = [];
  for (const [piece, options] of targets) {
    const element = document.querySelector(`#stage [data-piece="${CSS.escape(piece)}"]`);
    const detail = options.length === 1 ? detailOf(options[0]) : "";
    const target = element?.getBoundingClientRect();
    const seen = stage?.getBoundingClientRect();
    if (!detail || !target?.width || !stage || !seen || !meet(target, seen)) continue;
    const tag = document.createElement("span");
    tag.className = "would";
    tag.setAttribute("aria-hidden", "true");
    tag.textContent = detail;
    stage.append(tag);
    const place = freePlace(tag.getBoundingClientRect(), target, seen, taken);
    if (!place) {
      // The desk says it too.
      tag.remove();
      continue;
    }
    tag.style.left = `${place.left}px`;
    tag.style.top = `${place.top}px`;
    taken.push(place);
  }
}

/** @param {() => void} letGo */
export function listen(letGo) {
  for (const moves of [document.getElementById("field"), window])
    for (const event of ["scroll", "resize"]) moves?.addEventListener(event, () => label(new Map()));
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("#confirm-back")) letGo();
    if (target.closest("#confirm-go")) go();
  });
}
