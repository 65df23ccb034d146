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

/** What lies in the panel beside the table, by where it comes from. @type {Map<string, Element>} */
const fetched = new Map();

/** Open the panel beside the table at the rulebook or at the game on one page. @param {string} kind */
async function openPanel(kind) {
  const panel = /** @type {HTMLDialogElement | null} */ (document.getElementById("rules-panel"));
  const body = document.getElementById("rules-body");
  if (!panel || !body) return null;
  if (!fetched.has(kind)) {
    const reply = await fetch(`/${kind}/${document.body.dataset.game}?panel`).catch(() => null);
    if (!reply?.ok) return null;
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    if (!page.body.firstElementChild || fetched.has(kind)) return null;
    fetched.set(kind, page.body.firstElementChild);
    body.append(page.body.firstElementChild);
  }
  for (const [other, article] of fetched) article.toggleAttribute("hidden", other !== kind);
  if (!panel.open) panel.showModal();
  return fetched.get(kind) ?? null;
}

/** Open the game on one page, with the present phase marked. */
export async function openSummary() {
  const article = await openPanel("games");
  if (!article) return false;
  const present = document.getElementById("status")?.dataset.present ?? "";
  for (const line of article.querySelectorAll("[data-phases]")) {
    const isPresent = (line.getAttribute("data-phases") ?? "").split(" ").includes(present) && present !== "";
    line.classList.toggle("is-present", isPresent);
    if (isPresent) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
  article.scrollIntoView({ block: "start" });
  return true;
}

/** Open the rulebook beside the table, at a clause. @param {string} clause */
export async function openRules(clause) {
  const body = await openPanel("rules");
  if (!body) return false;
  for (const marked of body.querySelectorAll(".is-wanted")) marked.classList.remove("is-wanted");
  const wanted = clause ? body.querySelector(`#${CSS.escape(clause)}`) : body;
  wanted?.scrollIntoView({ block: clause ? "center" : "start" });
  if (clause) wanted?.classList.add("is-wanted");
  return true;
}
