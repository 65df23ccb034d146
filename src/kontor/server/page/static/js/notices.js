// Notices: short messages at the edge, questions to confirm, the rulebook panel, announcements.

const LONG_ENOUGH = 6000;

/** Show a short message, with a link to its clause. @param {string} text @param {string} [clause] */
export function toast(text, clause = "") {
  const place = document.getElementById("toasts");
  if (!place || !text) return;
  for (const other of [...place.children].slice(0, -2)) other.remove();
  const note = document.createElement("p");
  note.className = "toast";
  note.textContent = `${text} `;
  if (clause) note.append(clauseLink(clause));
  place.append(note);
  raise(place);
  setTimeout(() => {
    note.remove();
    if (!place.children.length && place.matches(":popover-open")) place.hidePopover();
  }, LONG_ENOUGH);
}

/** Above everything, dialogs too: what was shown last stands on top. @param {HTMLElement} place */
function raise(place) {
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover();
}

/** @param {string} clause */
function clauseLink(clause) {
  const link = document.createElement("a");
  link.className = "clause";
  link.href = `/rules/${document.body.dataset.game}#${clause}`;
  link.dataset.clause = clause;
  link.textContent = clause;
  return link;
}

/** Tell a screen reader what has changed. @param {string} text */
export function announce(text) {
  const place = document.getElementById("announce");
  if (place) place.textContent = text;
}

/**
 * Ask once more.
 * @param {string} what the answer @param {string} text the question @param {string[]} clauses
 * @returns {Promise<boolean>}
 */
export function confirmed(what, text, clauses) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("ask-again"));
  set("ask-again-what", what);
  set("ask-again-text", text);
  document.getElementById("ask-again-clauses")?.replaceChildren(...clauses.flatMap((one) => [clauseLink(one), " "]));
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

/** @param {string} id @param {string} text */
function set(id, text) {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}
