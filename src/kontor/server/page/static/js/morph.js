// Morph: makes an element look like another one while keeping every node that stays the same.
// Children are matched by key (data-k, id) or by position and kind.

/** What belongs to the reader and is never taken away by an update. */
const KEPT = { DETAILS: ["open"], DIALOG: ["open"], INPUT: ["value", "checked"] };

/**
 * What each element was said to be by what it was last made like. Whatever the page has done to it since, such as
 * marking it, is the page's own, and stays as long as nothing else is said. @type {WeakMap<Node, Element>}
 */
const SAID = new WeakMap();

/** Note what all elements of a tree were said to be, by one that is the same. @param {Node} from @param {Node} to */
function learn(from, to) {
  if (to.nodeType !== Node.ELEMENT_NODE) return;
  SAID.set(from, /** @type {Element} */ (to));
  for (let [own, other] = [from.firstChild, to.firstChild]; own && other; ) {
    learn(own, other);
    [own, other] = [own.nextSibling, other.nextSibling];
  }
}

/**
 * @param {Element} from the element on the page
 * @param {Element} to what it should look like
 */
export function morph(from, to) {
  const said = SAID.get(from);
  if (said?.isEqualNode(to)) return to.replaceWith(said);
  if (!said && from.isEqualNode(to)) return learn(from, to);
  attributes(from, said ?? from, to);
  children(from, to);
  SAID.set(from, to);
}

/** A field that nobody sees, or that has become another one, holds nothing of the reader's. */
function isReaders(/** @type {Element} */ from, /** @type {Element} */ to) {
  if (!(from instanceof HTMLInputElement)) return true;
  return from.type !== "hidden" && from.name === (to.getAttribute("name") ?? "");
}

/** @param {Element} from @param {Element} said @param {Element} to */
function attributes(from, said, to) {
  const kept = isReaders(from, to) ? (KEPT[from.tagName] ?? []) : [];
  for (const { name, value } of to.attributes)
    if (said.getAttribute(name) !== value && !kept.includes(name)) from.setAttribute(name, value);
  for (const { name } of [...said.attributes])
    if (!to.hasAttribute(name) && !kept.includes(name) && name !== "style") from.removeAttribute(name);
}

/** @param {Node} node */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  const element = /** @type {Element} */ (node);
  return element.getAttribute("data-k") ?? element.id;
}

/** Make the children of an element like another's, from one of them on.
 * @param {Element} from @param {Element} to @param {ChildNode | null} place */
export function children(from, to, place = from.firstChild) {
  const targets = [...to.childNodes];
  let next = 0;
  for (; place && next < targets.length && isPair(place, targets[next]); next += 1) {
    liken(place, targets[next]);
    place = place.nextSibling;
  }
  if (place || next < targets.length) arrange(from, targets.slice(next), place);
}

/** Arrange children anew from a place on.
 * @param {Element} from @param {Node[]} targets @param {ChildNode | null} place */
function arrange(from, targets, place) {
  const keyed = new Map();
  for (let child = place; child; child = child.nextSibling) if (keyOf(child)) keyed.set(keyOf(child), child);
  const wanted = new Set(targets.map(keyOf).filter(Boolean));
  const sorts = new Set(targets.map(sortOf));
  for (const target of targets) {
    const key = keyOf(target);
    let match = key ? keyed.get(key) : null;
    if (!key) {
      while (place && keyOf(place) && !wanted.has(keyOf(place))) place = remove(place);
      match = place && next(place, target);
      // What stood before it is gone, and it stays where it is: what is moved loses the focus and is laid out anew.
      while (match && place && place !== match && !wanted.has(keyOf(place))) place = remove(place);
      if (!match && place && !keyOf(place) && !sorts.has(sortOf(place))) match = place;
    }
    if (match && alike(match, target)) {
      if (match === place) place = place.nextSibling;
      else from.insertBefore(match, place);
      liken(match, target);
    } else {
      const made = document.importNode(target, true);
      learn(made, target);
      from.insertBefore(made, place);
    }
  }
  while (place) place = remove(place);
}

/** Return the first sibling without a key that is of the same sort. @param {ChildNode} from @param {Node} target */
function next(from, target) {
  const sort = sortOf(target);
  let found = /** @type {ChildNode | null} */ (from);
  if (target.nodeType !== Node.ELEMENT_NODE) return sortOf(from) === sort ? from : null;
  while (found && (keyOf(found) || sortOf(found) !== sort)) found = found.nextSibling;
  return found;
}

/** The first name of a class that is no state. */
const NAME = /(?<!\S)(?!is-|seat-)\S+/;

/** What sort of thing a node is: its tag and name. @param {Node} node */
function sortOf(node) {
  const names = node.nodeType === Node.ELEMENT_NODE ? /** @type {Element} */ (node).getAttribute("class") : "";
  return `${node.nodeName} ${names?.match(NAME)?.[0] ?? ""}`;
}

/** Make a node like another one of its kind. @param {Node} from @param {Node} to */
function liken(from, to) {
  if (from.nodeType === Node.ELEMENT_NODE) morph(/** @type {Element} */ (from), /** @type {Element} */ (to));
  else if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
}

/** @param {Node} one @param {Node} other */
const isPair = (one, other) => sortOf(one) === sortOf(other) && keyOf(one) === keyOf(other);

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
