// Finding: what lies within some regions; the whole page has all art in it, too.

/** Return what a selector finds within elements, by their ids. @param {string} selector @param {...string} ids
 * @returns {HTMLElement[]} */
export const within = (selector, ...ids) =>
  ids.flatMap((id) => [.../** @type {any} */ (document.getElementById(id)?.querySelectorAll(selector) ?? [])]);
