// Enlarging the board: buttons, keys, two fingers, a double tap. What is larger than the stage scrolls.

const STEPS = [1, 1.35, 1.8, 2.4];
const TAP = 320;
let zoom = 1;

/** Where the board lies; there is none while a table gathers. */
const field = () => /** @type {HTMLElement} */ (document.getElementById("field"));

/**
 * Enlarge around a point of the screen that stays where it is.
 * @param {number} to @param {number} x @param {number} y
 */
function enlarge(to, x, y) {
  const place = field();
  const { left, top } = place.getBoundingClientRect();
  const now = Math.max(1, Math.min(STEPS[STEPS.length - 1], to));
  const across = (place.scrollLeft + x - left) / zoom;
  const down = (place.scrollTop + y - top) / zoom;
  zoom = now;
  document.body.classList.toggle("is-zoomed", zoom > 1);
  place.style.setProperty("--zoom", String(zoom));
  place.scrollLeft = across * zoom - (x - left);
  place.scrollTop = down * zoom - (y - top);
}

/** @param {number} by */
function step(by) {
  const next = by > 0 ? STEPS.find((one) => one > zoom + 0.01) : STEPS.findLast((one) => one < zoom - 0.01);
  const { left, top, width, height } = field().getBoundingClientRect();
  if (next) enlarge(next, left + width / 2, top + height / 2);
}

/** How many screen pixels one of the room's has. */
export const scale = () => zoom;

/** Listen for everything that enlarges. */
export function listen() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-zoom]");
    if (button) step(button.getAttribute("data-zoom") === "in" ? 1 : -1);
  });
  const place = field();
  if (!place) return;
  place.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      enlarge(zoom * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    },
    { passive: false },
  );
  pinch(place);
  doubleTap(place);
}

/** @param {HTMLElement} place */
function pinch(place) {
  let apart = 0;
  let before = 1;
  const span = (/** @type {TouchList} */ [one, other]) =>
    Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  place.addEventListener("touchstart", (event) => {
    if (event.touches.length === 2) [apart, before] = [span(event.touches), zoom];
  });
  place.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const [one, other] = event.touches;
      const x = (one.clientX + other.clientX) / 2;
      enlarge((before * span(event.touches)) / apart, x, (one.clientY + other.clientY) / 2);
    },
    { passive: false },
  );
}

/** @param {HTMLElement} place */
function doubleTap(place) {
  let last = -Infinity;
  place.addEventListener("pointerup", (event) => {
    const target = /** @type {Element} */ (event.target);
    const isTap = event.pointerType === "touch" && event.isPrimary; // two fingers that are lifted are no double tap
    const isPlain = isTap && !target.closest("button, a, .is-selectable, .is-target");
    const isSecond = isPlain && event.timeStamp - last < TAP;
    if (isSecond) enlarge(zoom > 1 ? 1 : STEPS[2], event.clientX, event.clientY);
    last = isPlain && !isSecond ? event.timeStamp : -Infinity;
  });
}
