// The rulebook beside the table: it opens at a clause, or at what the present question rests on, and can be searched.

/** What lies in the panel: the rulebook, or the game on one page. @type {Map<string, HTMLElement>} */
const fetched = new Map();

/** Fetch a part of the rulebooks. @param {string} address @returns {Promise<Element[] | null>} */
async function fetchRules(address) {
  const reply = await fetch(address).catch(() => null);
  if (!reply?.ok) return null;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  return [...page.body.children];
}

/** The clauses that the answers to the present question rest on. @returns {string[]} */
function clausesInQuestion() {
  if (document.getElementById("desk")?.dataset.asked !== "yes") return [];
  const answers = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-clauses]")]);
  return [...new Set(answers.flatMap((answer) => (answer.dataset.clauses ?? "").split(" ")))].filter(Boolean);
}

/** Open the panel beside the table at one of its parts. @param {"rules" | "games"} kind */
async function openPanel(kind) {
  const panel = /** @type {HTMLDialogElement | null} */ (document.getElementById("rules-panel"));
  const body = document.getElementById("rules-body");
  if (!panel || !body) return null;
  if (!fetched.has(kind)) {
    const inside = await fetchRules(`/${kind}/${document.body.dataset.game}?panel`);
    if (!inside) return null;
    const part = document.createElement("div");
    part.append(...inside);
    if (!fetched.has(kind)) body.append(part);
    fetched.set(kind, fetched.get(kind) ?? part);
  }
  for (const [other, part] of fetched) part.hidden = other !== kind;
  if (!panel.open) panel.showModal();
  body.scrollTop = 0;
  return fetched.get(kind) ?? null;
}

/** Open the rulebook beside the table, at the first of some clauses; all are marked. @param {string[]} clauses */
async function openRules(clauses) {
  const book = await openPanel("rules");
  if (!book) return false;
  for (const marked of book.querySelectorAll(".is-wanted")) marked.classList.remove("is-wanted");
  const names = clauses.map((clause) => `#${CSS.escape(clause)}`).join();
  const wanted = names ? [...book.querySelectorAll(names)] : [];
  for (const clause of wanted) clause.classList.add("is-wanted");
  if (wanted.length) wanted[0].scrollIntoView({ block: wanted.length > 1 ? "start" : "center" });
  return true;
}

/** Open the game on one page, with the present phase marked. */
export async function openSummary() {
  const page = await openPanel("games");
  if (!page) return false;
  const present = document.getElementById("status")?.dataset.present ?? "";
  for (const line of page.querySelectorAll("[data-phases]")) {
    const isPresent = (line.getAttribute("data-phases") ?? "").split(" ").includes(present) && present !== "";
    line.classList.toggle("is-present", isPresent);
    if (isPresent) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
  }
  return true;
}

/** Show in the panel what a search through the rules finds. @param {HTMLFormElement} form */
async function searchRules(form) {
  const wanted = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (!wanted.get("q")?.trim()) return;
  const found = await fetchRules(`/rules?${wanted}&panel`);
  const book = found && (await openPanel("rules"));
  if (!book) return;
  book.querySelector(".rules-found")?.remove();
  book.prepend(...found);
  book.scrollIntoView({ block: "start" });
}

document.addEventListener("click", async (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.shiftKey || !document.getElementById("rules-panel")) return;
  const clause = target.closest("a[data-clause]");
  const within = target.closest("#rules-body a[href*='#']:not([target])");
  const book = target.closest("[data-panel=rules]");
  const link = /** @type {HTMLAnchorElement | null} */ (clause ?? within ?? book);
  if (!link) return;
  event.preventDefault();
  const clauses = book ? clausesInQuestion() : [link.hash.slice(1)];
  if (!(await openRules(clauses))) location.href = link.href;
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("#rules-panel .rules-search")) return;
  event.preventDefault();
  searchRules(form);
});
