// Offered: who listens to the page hears which pieces can be chosen. What is drawn and has a name is a button as long
// as it can; what holds more to be read (a stall, a player, a line) stays what it is, and its description says so.

const WHOLE = "article, section, ul, ol, li, td, table, [role=group]";
const WITHIN = "[data-piece], [data-help], button, a, input, select, summary";
/** What was there before: role and pressed, or the description. @type {WeakMap<Element, string | null>} */
const before = new WeakMap();

/** What is said of a piece. @param {boolean} isChosen */
function words(isChosen) {
  const { offered, chosen } = document.getElementById("room")?.dataset ?? {};
  return (isChosen ? chosen : offered) ?? "";
}

/** Whether all that is read on a piece is heard, too. @param {Element} element */
const isNamed = (element) =>
  element.matches("[aria-label]") || (!!element.textContent?.trim() && !element.querySelector("[aria-hidden]"));

/** @param {Element} element */
const isButton = (element) => !element.matches(WHOLE) && !element.querySelector(WITHIN) && isNamed(element);

/** Give an attribute a value, unless it has it: browsers style anew whatever is written. */
export function put(/** @type {Element} */ element, /** @type {string} */ name, /** @type {string} */ value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Say if a piece can be chosen, and is. @param {Element} element @param {boolean} can @param {boolean} isChosen */
export function say(element, can, isChosen) {
  if (!can && !before.has(element)) return;
  const name = isButton(element) ? "role" : "aria-description";
  const had = before.has(element);
  if (!can) {
    const old = before.get(element);
    before.delete(element);
    element.removeAttribute("aria-pressed");
    if (old) element.setAttribute(name, old);
    else element.removeAttribute(name);
    return;
  }
  if (!had) before.set(element, element.getAttribute(name));
  put(element, name, name === "role" ? "button" : words(isChosen));
  if (name === "role") put(element, "aria-pressed", String(isChosen));
}
