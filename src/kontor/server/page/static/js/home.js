// The start page: seats follow the game; each seat shows what its kind needs.

import { call } from "./calling.js";
import { morph, parse } from "./morph.js";
import "./site.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("open"));

function fit() {
  const game = /** @type {HTMLInputElement} */ (form.querySelector(".pick:checked"));
  for (const seat of form.querySelectorAll("[data-seat]")) {
    const number = Number(seat.getAttribute("data-seat"));
    seat.toggleAttribute("hidden", number > Number(game.dataset.most));
    const kind = /** @type {HTMLInputElement | null} */ (seat.querySelector("input[type=radio]:checked"));
    seat.setAttribute("data-kind", kind?.value ?? "closed");
  }
  for (const level of form.querySelectorAll("[data-games]")) {
    const isOffered = (level.getAttribute("data-games") ?? "").split(" ").includes(game.value);
    level.toggleAttribute("hidden", !isOffered);
    if (level instanceof HTMLOptionElement) level.disabled = !isOffered;
  }
  for (const choice of form.querySelectorAll("select.level"))
    if (choice instanceof HTMLSelectElement && choice.selectedOptions[0]?.disabled)
      choice.value = [...choice.options].findLast((option) => !option.disabled)?.value ?? "";
  house(game.value);
  count(game);
  // Who invites others tells them who invites.
  const name = /** @type {HTMLInputElement} */ (document.getElementById("name"));
  name.required = form.querySelector("[data-seat][data-kind=friend]:not([hidden])") !== null;
}

/** Show the house rules of the chosen game; those that are not here yet are fetched. @param {string} game */
async function house(game) {
  const all = () => [...form.querySelectorAll(".house[data-game]")];
  if (!all().some((rules) => rules.getAttribute("data-game") === game)) {
    const reply = await fetch(`/house/${game}`).catch(() => null);
    const last = all().at(-1);
    if (reply?.ok && last && !all().some((rules) => rules.getAttribute("data-game") === game))
      last.after(parse(await reply.text()));
  }
  const chosen = /** @type {HTMLInputElement} */ (form.querySelector(".pick:checked")).value;
  for (const rules of all()) rules.toggleAttribute("hidden", rules.getAttribute("data-game") !== chosen);
}

// Too few players are refused before anything is sent.
const button = /** @type {HTMLButtonElement} */ (form.querySelector(".go"));
const note = /** @type {HTMLElement} */ (document.getElementById("too-few"));

/** @param {HTMLInputElement} game */
function count(game) {
  const taken = form.querySelectorAll("[data-seat]:not([hidden]):not([data-kind=closed])").length + 1;
  const isShort = taken < Number(game.dataset.least);
  const told = (isShort ? game.dataset.tooFew : note.dataset.else) ?? "";
  if (note.textContent?.trim() !== told) note.textContent = told;
  note.classList.toggle("is-short", isShort);
  button.setAttribute("aria-disabled", String(isShort));
}

form.addEventListener("submit", (event) => {
  if (event.submitter !== button || button.getAttribute("aria-disabled") !== "true") return;
  event.preventDefault();
  note.scrollIntoView({ block: "nearest" });
});

// The reader's tables stay current while the page is looked at, and call from behind other tabs.
const PAUSE = 15000;
const title = document.title;

function tell() {
  const turns = Number(document.getElementById("running")?.dataset.turns ?? 0);
  document.title = turns ? `(${turns}) ${title}` : title;
  const mine = document.querySelector("#running .is-mine h3");
  call(turns > 0, mine?.closest(".run")?.getAttribute("data-call") ?? title);
}

/** What the reader fills in stays where it is when the list above it grows. @param {number} before */
function stay(before) {
  const moved = form.getBoundingClientRect().top - before;
  if (moved && before < window.innerHeight / 2) window.scrollBy({ top: moved, behavior: "instant" });
}

async function look() {
  try {
    const reply = await fetch("/?part=running", { headers: { accept: "text/html" } });
    const place = document.getElementById("running");
    if (reply.ok && place) {
      const news = parse(await reply.text());
      const before = form.getBoundingClientRect().top;
      morph(place, news);
      stay(before);
    }
    tell();
  } catch {
    // The next look may succeed.
  }
}

setInterval(look, PAUSE);
document.addEventListener("visibilitychange", () => document.hidden || look());
tell();

form.addEventListener("change", fit);

// To play one of the games is to choose it and to sit down, without losing what is filled in.
form.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest(".game-links a[href$='#who']");
  if (!link) return;
  event.preventDefault();
  /** @type {HTMLElement | null} */ (link.closest(".game")?.querySelector(".pick"))?.click();
  document.getElementById("who")?.scrollIntoView();
  document.getElementById("name")?.focus({ preventScroll: true });
});
const name = /** @type {HTMLInputElement} */ (document.getElementById("name"));
name.addEventListener("input", () => {
  const badge = form.querySelector("[data-letter-of=name]");
  if (badge) badge.textContent = name.value.trim().slice(0, 1).toUpperCase() || "?";
});
fit();
