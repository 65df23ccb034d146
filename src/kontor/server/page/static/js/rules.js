// The rulebook beside the table: it opens at a clause, or at what the present question rests on, and can be searched.

let bookLoaded = false;

/** Fetch a part of the rulebooks. @param {string} address @returns {Promise<Element[] | null>} */
async function fetchRules(address) {
  const reply = await fetch(address);
  if (!reply.ok) return null;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  return [...page.body.children];
}

/** The clauses that the answers to the present question rest on. @returns {string[]} */
function clausesInQuestion() {
  if (document.getElementById("desk")?.dataset.asked !== "yes") return [];
  const answers = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-clauses]")]);
  return [...new Set(answers.flatMap((answer) => (answer.dataset.clauses ?? "").split(" ")))].filter(Boolean);
}

/** Open the rulebook beside the table, at the first of some clauses; all are marked. @param {string[]} clauses */
async function openRules(clauses) {
  const panel = /** @type {HTMLDialogElement | null} */ (document.getElementById("rules-panel"));
  const body = document.getElementById("rules-body");
  if (!panel || !body) return false;
  if (!bookLoaded) {
    const book = await fetchRules(`/rules/${document.body.dataset.game}?panel`);
    if (!book) return false;
    body.replaceChildren(...book);
    bookLoaded = true;
  }
  if (!panel.open) panel.showModal();
  for (const marked of body.querySelectorAll(".is-wanted")) marked.classList.remove("is-wanted");
  const names = clauses.map((clause) => `#${CSS.escape(clause)}`).join();
  const wanted = names ? [...body.querySelectorAll(names)] : [];
  for (const clause of wanted) clause.classList.add("is-wanted");
  if (wanted.length) wanted[0].scrollIntoView({ block: wanted.length > 1 ? "start" : "center" });
  else body.scrollTop = 0;
  return true;
}

/** Show in the panel what a search through the rules finds. @param {HTMLFormElement} form */
async function searchRules(form) {
  const body = document.getElementById("rules-body");
  const wanted = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (!body || !wanted.get("q")?.trim()) return;
  const found = await fetchRules(`/rules?${wanted}&panel`);
  if (!found) return;
  body.querySelector(".rules-found")?.remove();
  body.prepend(...found);
  body.scrollTop = 0;
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
