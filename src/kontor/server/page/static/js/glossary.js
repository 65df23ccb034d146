// The glossary of a rulebook: a search field leaves only what it finds.

/** Write a text without capitals and accents. @param {string | null} text */
const plain = (text) => (text ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Show the entries that hold all words of a search. @param {HTMLInputElement} field */
function search(field) {
  const glossary = field.closest(".glossary");
  if (!glossary) return;
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const entry of glossary.querySelectorAll(".glossary-entry")) {
    const text = plain(entry.textContent);
    const fits = words.every((word) => text.includes(word));
    entry.toggleAttribute("hidden", !fits);
    if (fits) shown += 1;
  }
  glossary.querySelector(".glossary-none")?.toggleAttribute("hidden", shown > 0);
}

document.addEventListener("input", (event) => {
  const field = /** @type {Element} */ (event.target);
  if (field instanceof HTMLInputElement && field.matches(".glossary-search input")) search(field);
});

// Escape puts an explanation away, as it does everything that lies open.
document.addEventListener("keydown", (event) => {
  const here = document.activeElement;
  if (event.key === "Escape" && here instanceof HTMLElement && here.matches(".term")) {
    here.blur();
    event.stopPropagation();
  }
}, true);
