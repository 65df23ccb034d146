// Every page: light or candle, links to copy.

import "./calling.js";
import "./glossary.js";
import { toast } from "./notices.js";
import { say } from "./words.js";

const root = document.documentElement;

function shownTheme() {
  return root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

function markTheme() {
  for (const button of document.querySelectorAll("[data-theme-choice]"))
    button.setAttribute("aria-pressed", String(button.getAttribute("data-theme-choice") === shownTheme()));
}

/** Copy a link and say so. @param {string} path */
export async function copy(path) {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast(say("copied"));
  } catch {
    toast(link);
  }
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const choice = target.closest("[data-theme-choice]")?.getAttribute("data-theme-choice");
  if (choice) {
    root.dataset.theme = choice;
    document.cookie = `kontor_theme=${choice}; path=/; max-age=31536000; samesite=lax`;
    markTheme();
  }
  const sheet = target.closest("[data-open]")?.getAttribute("data-open");
  if (sheet) /** @type {HTMLDialogElement | null} */ (document.getElementById(sheet))?.showModal();
  const shared = target.closest("[data-share]")?.getAttribute("data-share");
  if (shared) navigator.share({ title: document.title, url: new URL(shared, location.href).href }).catch(() => {});
  const path = target.closest("[data-copy]")?.getAttribute("data-copy");
  if (path) copy(path);
});

// Hours of rest are meant as clocks show them where the host is.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
function fillZones() {
  for (const field of document.querySelectorAll("[data-zone]"))
    if (zone && field instanceof HTMLInputElement) {
      field.value = zone;
      const told = field.parentElement?.querySelector("[data-zone-told]");
      if (told) told.textContent = (told.getAttribute("data-zone-told") ?? "").replace("{zone}", zone);
    }
}
fillZones();
document.addEventListener("submit", fillZones, true);

for (const button of document.querySelectorAll("[data-share]"))
  button.toggleAttribute("hidden", !("share" in navigator));

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", markTheme);
markTheme();
