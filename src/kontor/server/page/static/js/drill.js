// The moments of a game: those that were tried are marked, and the next one is the first that was not.

import { kept } from "./practised.js";
import "./site.js";

const all = kept();
const buttons = [...document.querySelectorAll("button[data-moment]")].filter((one) => one instanceof HTMLButtonElement);
for (const button of buttons) {
  const state = all[button.dataset.moment ?? ""];
  const mark = button.querySelector(".moment-mark");
  if (!state || !mark) continue;
  button.dataset.state = state;
  mark.setAttribute("title", mark.getAttribute(`data-${state}`) ?? "");
  const said = document.createElement("span");
  said.className = "visually-hidden";
  said.textContent = mark.getAttribute(`data-${state}`);
  mark.append(said);
}
const next = document.getElementById("next");
const first = buttons.find((button) => !button.dataset.state);
if (next && first) next.setAttribute("formaction", first.getAttribute("formaction") ?? "");
