// The bar that names what has been chosen on the pieces: the answer that is left, the way back, and labels on targets.

/** @param {HTMLElement} option @param {string} part */
const wordsOf = (option, part) => option.querySelector(part)?.textContent?.trim() ?? "";

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
  const label = whole && (whole.dataset.say || whole.getAttribute("aria-label") || wordsOf(whole, "b, .say"));
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

/**
 * Write beside each target what the answer would do there.
 * @param {Map<string, HTMLElement[]>} targets the options that a piece would leave
 */
export function label(targets) {
  for (const old of document.querySelectorAll(".would")) old.remove();
  const stage = document.getElementById("stage");
  for (const [piece, options] of targets) {
    const element = document.querySelector(`#stage [data-piece="${CSS.escape(piece)}"]`);
    const detail = options.length === 1 ? detailOf(options[0]) : "";
    const place = element?.getBoundingClientRect();
    if (!detail || !place?.width || !stage) continue;
    const tag = document.createElement("span");
    tag.className = "would";
    tag.setAttribute("aria-hidden", "true");
    tag.textContent = detail;
    tag.style.left = `${place.x + place.width / 2}px`;
    tag.style.top = `${place.bottom - 8}px`;
    stage.append(tag);
  }
}

/** @param {() => void} letGo */
export function listen(letGo) {
  document.getElementById("field")?.addEventListener("scroll", () => label(new Map()));
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("#confirm-back")) letGo();
    if (target.closest("#confirm-go")) go();
  });
}
