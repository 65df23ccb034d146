// A moment for practice at a table: rings as in a guided game, what the answer was is remembered, and why is asked.

import * as lesson from "./lesson.js";
import { keep } from "./practised.js";

/** What the master thinks of an answer has been asked for. */
let isAsked = false;

export function drawn() {
  lesson.drawn();
  const voice = document.getElementById("voice");
  const { moment = "", verdict = "", helped = "" } = voice?.dataset ?? {};
  if (moment && verdict) keep(moment, helped === "no" && verdict !== "worse" && verdict !== "unknown");
  const why = voice?.querySelector("button[value=judge]");
  if (why instanceof HTMLButtonElement && !isAsked) why.form?.requestSubmit(why);
  isAsked = !!why;
}

export function listen() {
  lesson.listen();
  drawn();
}
