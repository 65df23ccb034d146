// Shapes: parts of drawings that the page makes itself.

/** Make a part of a drawing. @param {string} tag @param {Record<string, unknown>} about @param {...Node} inside */
export function shape(tag, about, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(about)) made.setAttribute(name, String(value));
  made.append(...inside);
  return made;
}
