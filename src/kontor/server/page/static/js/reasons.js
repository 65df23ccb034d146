// Why not? The panel lies over the desk and nothing else. Browsers close it by Escape and a click beside it.

const EDGE = 8;
const LEAST = 200;

/** Cover the desk: the board stays in view. @param {HTMLElement} panel */
function cover(panel) {
  const desk = document.getElementById("desk")?.getBoundingClientRect();
  if (!desk) return;
  const top = Math.max(EDGE, Math.min(desk.top, innerHeight - LEAST));
  const right = Math.min(desk.right, document.documentElement.clientWidth);
  panel.style.inset = "auto";
  panel.style.right = `${document.documentElement.clientWidth - right + EDGE}px`;
  panel.style.bottom = `${Math.max(EDGE, innerHeight - desk.bottom + EDGE)}px`;
  panel.style.width = `${Math.min(desk.width, right) - 2 * EDGE}px`;
  panel.style.maxWidth = "40rem";
  panel.style.maxHeight = `${Math.min(desk.bottom, innerHeight) - top - 2 * EDGE}px`;
}

/** Place the panel whenever it opens. */
export function listen() {
  document.addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if (newState === "open" && target instanceof HTMLElement && target.id === "reasons") cover(target);
    },
    true,
  );
}
