// Coming back: whoever was away is told what has happened since their last answer, and the log shows where it begins.

const body = document.body;
const SEEN = `kontor-seen-${body.dataset.table}`;

/** How many answers the reader has seen here; nothing at the first visit. */
function seen() {
  const kept = localStorage.getItem(SEEN);
  return kept === null ? null : Number(kept);
}

/** Whether something has happened while the reader was away. */
function hasMissed() {
  const since = Number(body.dataset.since);
  const before = seen();
  const answers = Number(body.dataset.answers);
  return before === null ? since > 0 && answers > since : answers > before && answers > since;
}

/** Mark in the log where the reader's last answer ends. */
function divide() {
  const since = Number(body.dataset.since);
  const word = document.getElementById("recap")?.dataset.label ?? "";
  const lines = since > 0 ? [...document.querySelectorAll("#log li[data-answer]")] : [];
  const first = lines.find((line) => Number(line.getAttribute("data-answer")) > since);
  for (const line of document.querySelectorAll("#log .is-since")) {
    if (line === first) return;
    line.classList.remove("is-since");
    line.removeAttribute("data-label");
  }
  first?.classList.add("is-since");
  first?.setAttribute("data-label", word);
}

/** Take notice of an update that is drawn. @param {{since: number, answers: number, asked: boolean}} message */
export function drawn(message) {
  if (String(message.since) !== body.dataset.since) body.classList.remove("is-back");
  body.dataset.since = String(message.since);
  body.dataset.answers = String(message.answers);
  if (message.asked && !document.hidden) note();
  divide();
}

/** What was shown to somebody who looked counts as seen: noted when they come, are asked, and go. */
function note() {
  localStorage.setItem(SEEN, body.dataset.answers ?? "0");
}

function welcome() {
  if (hasMissed()) body.classList.add("is-back");
  note();
}

export function listen() {
  document.addEventListener("visibilitychange", () => (document.hidden ? note() : welcome()));
  addEventListener("pagehide", () => document.hidden || note());
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("[data-close-recap], [data-watch]")) body.classList.remove("is-back");
  });
  divide();
  if (!document.hidden) welcome();
}
