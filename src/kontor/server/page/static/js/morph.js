// Morph: makes an element look like another one while keeping every node that stays the same.
// Children are matched by key (data-k, id) or by position and kind.

/** What belongs to the reader and is never taken away by an update. */
const KEPT = { DETAILS: ["open"], DIALOG: ["open"], INPUT: ["value", "checked"] };

/** Elements that leave those in whose place they stand as they are. @type {WeakSet<Node>} */
const STAND_INS = new WeakSet();

/** Return what stands for an element that stays as it is. @param {Element} element @returns {Node} */
export function standIn(element) {
  const made = element.cloneNode();
  STAND_INS.add(made);
  return made;
}

/**
 * @param {Element} from the element on the page
 * @param {Element} to what it should look like
 */
export function morph(from, to) {
  if (STAND_INS.has(to) || from.isEqualNode(to)) return;
  attributes(from, to);
  children(from, to);
}

/** A field that nobody sees, or that has become another one, holds nothing of the reader's. */
function isReaders(/** @type {Element} */ from, /** @type {Element} */ to) {
  if (!(from instanceof HTMLInputElement)) return true;
  return from.type !== "hidden" && from.name === (to.getAttribute("name") ?? "");
}

/** @param {Element} from @param {Element} to */
function attributes(from, to) {
  const kept = isReaders(from, to) ? (KEPT[from.tagName] ?? []) : [];
  for (const { name, value } of to.attributes)
    if (from.getAttribute(name) !== value && !kept.includes(name)) from.setAttribute(name, value);
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !kept.includes(name) && name !== "style") from.removeAttribute(name);
}

/** @param {Node} node */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  const element = /** @type {Element} */ (node);
  return element.getAttribute("data-k") ?? element.id;
}

/** @param {Element} from @param {Element} to */
function children(from, to) {
  const keyed = new Map();
  for (const child of from.childNodes) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  const wanted = new Set([...to.childNodes].map(keyOf).filter(Boolean));
  let place = from.firstChild;
  for (const target of [...to.childNodes]) {
    const key = keyOf(target);
    let match = key ? keyed.get(key) : null;
    if (!key) {
      while (place && keyOf(place) && !wanted.has(keyOf(place))) place = remove(place);
      if (place && !keyOf(place) && alike(place, target)) match = place;
    }
    if (match && alike(match, target)) {
      if (match === place) place = place.nextSibling;
      else from.insertBefore(match, place);
      if (match.nodeType === Node.ELEMENT_NODE) morph(match, /** @type {Element} */ (target));
      else if (match.nodeValue !== target.nodeValue) match.nodeValue = target.nodeValue;
    } else {
      from.insertBefore(document.importNode(target, true), place);
    }
  }
  while (place) place = remove(place);
}

/** @param {Node} one @param {Node} other */
function alike(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName;
}

/** Remove a node and return the one after it. @param {ChildNode} node */
function remove(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** Parse the HTML of one region. @param {string} html @returns {Element} */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return /** @type {Element} */ (template.content.firstElementChild);
}
