// Help: whatever has data-help="KEY …" says its name, a sentence and its clause: to a pointer that rests on it, to a
// long press, and to the focus. The words of the game are fetched once, when they are first needed.
// What is no control is reached by keys as well (walking.js).

const REST = 450;
const PRESS = 450;
const LEAVE = 220;
const SLACK = 10;
const GAP = 8;
const CONTROLS = "button, a, input, select, textarea, summary, label";

/** By key the name, a sentence, a clause. @type {Promise<Record<string, [string, string, string]>> | null} */
let words = null;
/** What is explained now. @type {Element | null} */
let about = null;
let timer = 0;
/** A press that opened help chooses nothing. */
let isPressed = false;
/** @type {{ x: number, y: number } | null} */
let began = null;
/** Where the pointer went down last. */
let pressed = { x: -1, y: -1 };

/** @param {EventTarget | null} target @returns {Element | null} */
const helped = (target) => (target instanceof Element ? target.closest("[data-help]") : null);

/** The one panel in which everything is explained. @returns {HTMLElement} */
function panel() {
  const found = document.getElementById("help");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "help";
  made.className = "help";
  made.setAttribute("role", "tooltip");
  made.popover = "manual";
  document.body.append(made);
  return made;
}

function read() {
  words ??= fetch(document.body.dataset.helps ?? "").then(
    (reply) => (reply.ok ? reply.json() : {}),
    () => {
      words = null;
      return {};
    },
  );
  return words;
}

/** Explain an element, beside it. @param {Element} element */
export async function explain(element) {
  about?.removeAttribute("aria-describedby");
  about = element;
  const known = await read();
  const told = (element.getAttribute("data-help") ?? "").split(" ").filter((key) => known[key]);
  if (about !== element || !element.isConnected || !told.length) return;
  const place = panel();
  place.replaceChildren(...own(element), ...told.flatMap((key, number) => lines(known[key], number === 0)));
  if (place.matches(":popover-open")) place.hidePopover();
  // Beside an answer it must not stand in the way of the others.
  place.classList.toggle("is-passive", !isPressed && !!element.closest(`#desk, ${CONTROLS}`));
  place.showPopover();
  put(place, element.getBoundingClientRect(), element.closest("#desk")?.getBoundingClientRect());
  if (element === document.activeElement) element.setAttribute("aria-describedby", "help");
}

/** What describes the element itself is heard first: the panel takes its place. @param {Element} element */
function own(element) {
  const said = document.createElement("span");
  said.className = "visually-hidden";
  said.textContent = `${element.getAttribute("aria-description") ?? ""} `;
  return said.textContent.trim() ? [said] : [];
}

/** @param {[string, string, string]} help @param {boolean} isFirst @returns {Element[]} */
function lines([name, sentence, clause], isFirst) {
  const head = document.createElement(isFirst ? "b" : "strong");
  head.textContent = name;
  const text = document.createElement("p");
  const link = document.createElement("a");
  link.className = "clause";
  link.href = `/rules/${document.body.dataset.game}#${clause}`;
  link.dataset.clause = clause;
  link.tabIndex = -1;
  link.textContent = clause;
  text.append(`${sentence} `, link);
  return [head, text];
}

/**
 * Beside a piece, never over it, never outside the screen; beside the desk for what lies on it, if there is room.
 * @param {HTMLElement} place @param {DOMRect} box @param {DOMRect} [desk]
 */
function put(place, box, desk) {
  const { offsetWidth: width, offsetHeight: height } = place;
  const right = document.documentElement.clientWidth - width - GAP;
  const bottom = innerHeight - height - GAP;
  const within = (/** @type {number} */ number, /** @type {number} */ most) => Math.max(GAP, Math.min(number, most));
  const x = within(box.x + box.width / 2 - width / 2, right);
  const y = within(box.y + box.height / 2 - height / 2, bottom);
  const beside = desk ? [[desk.x - width - GAP, y], [x, desk.y - height - GAP]] : [];
  const places = [
    ...beside,
    [x, box.bottom + GAP],
    [x, box.y - height - GAP],
    [box.right + GAP, y],
    [box.x - width - GAP, y],
  ];
  const fits = ([left, top]) => left >= GAP && left <= right && top >= GAP && top <= bottom;
  const [left, top] = places.find(fits) ?? [x, box.y > innerHeight / 2 ? GAP : bottom];
  place.style.left = `${left}px`;
  place.style.top = `${top}px`;
}

/** Put the explanation away; tell whether there was one. */
export function close() {
  clearTimeout(timer);
  about?.removeAttribute("aria-describedby");
  about = null;
  const place = document.getElementById("help");
  const was = !!place?.matches(":popover-open");
  if (was) place?.hidePopover();
  return was;
}

/** After an update: what is gone is not explained any longer. */
export function drawn() {
  if (about && !about.isConnected) close();
}

/** @param {PointerEvent} event */
function over(event) {
  if (event.pointerType === "touch") return;
  const found = helped(event.target);
  clearTimeout(timer);
  const isInside = document.getElementById("help")?.contains(/** @type {Node} */ (event.target));
  if (isInside || (found && found === about)) return;
  // What came under a pointer that has not moved since its click was not asked about.
  if (event.clientX === pressed.x && event.clientY === pressed.y) return;
  if (found) timer = setTimeout(() => explain(found), about ? LEAVE : REST);
  else if (about && about !== document.activeElement) timer = setTimeout(close, LEAVE);
}

/** @param {PointerEvent} event */
function down(event) {
  const found = helped(event.target);
  isPressed = false;
  pressed = { x: event.clientX, y: event.clientY };
  if (document.getElementById("help")?.contains(/** @type {Node} */ (event.target))) return;
  close();
  if (!found || event.pointerType === "mouse") return;
  began = { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => {
    isPressed = true;
    explain(found);
  }, PRESS);
}

/** @param {PointerEvent} event */
function move(event) {
  if (!began || Math.hypot(event.clientX - began.x, event.clientY - began.y) < SLACK) return;
  began = null;
  close();
}

function up() {
  if (began && !isPressed) clearTimeout(timer);
  began = null;
}

/** What moves away under its explanation is left. @param {Event} event */
function leave(event) {
  if (about && event.target instanceof Node && event.target.contains(about)) close();
}

/** The mouse that browsers make of the end of a long press, and its click. @param {Event} event */
function swallow(event) {
  if (!isPressed) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === "click") isPressed = false;
}

/** Listen to pointers, fingers and keys. */
export function listen() {
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointermove", move, { passive: true });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, up);
  for (const end of ["mousedown", "click"]) document.addEventListener(end, swallow, true);
  document.addEventListener("contextmenu", (event) => (began || isPressed) && event.preventDefault());
  document.addEventListener("scroll", leave, { capture: true, passive: true });
  addEventListener("resize", close);
  document.addEventListener("focusin", ({ target }) => {
    const found = helped(target);
    clearTimeout(timer);
    const isByKeys = target instanceof Element && target.matches(":focus-visible");
    if (found && isByKeys) timer = setTimeout(() => explain(found), LEAVE);
    else if (about) close();
  });
  document.addEventListener("focusout", () => about && close());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !close()) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}
