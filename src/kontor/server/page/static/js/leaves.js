// The chronicle's leaves: log, chat and notes, one at a time.

/** @returns {HTMLElement[]} */
const tabs = () => [...document.querySelectorAll("[role=tab][data-leaf]")].filter((tab) => tab instanceof HTMLElement);

/** Open a leaf. @param {string} name */
export function open(name) {
  const chronicle = document.getElementById("chronicle");
  if (!chronicle || chronicle.dataset.leaf === name) return;
  chronicle.dataset.leaf = name;
  for (const tab of tabs()) {
    const isOpen = tab.dataset.leaf === name;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
  }
  chronicle.dispatchEvent(new Event("leaf"));
}

/** Listen for clicks, and for arrows between the tabs. */
export function listen() {
  for (const tab of tabs()) tab.addEventListener("click", () => open(tab.dataset.leaf ?? "log"));
  document.querySelector("[role=tablist]")?.addEventListener("keydown", (event) => {
    const { key } = /** @type {KeyboardEvent} */ (event);
    const all = tabs();
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const at = all.findIndex((tab) => tab === document.activeElement);
    if (!by || at < 0) return;
    const next = all[(at + by + all.length) % all.length];
    open(next.dataset.leaf ?? "log");
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  });
}
