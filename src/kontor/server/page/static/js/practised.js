// What this browser remembers of moments for practice: right at once, or tried.

const KEPT = "kontor-practice";

/** @returns {Record<string, string>} */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** Remember how the first answer was; later ones change nothing. @param {string} moment @param {boolean} isRight */
export function keep(moment, isRight) {
  const all = kept();
  if (all[moment]) return;
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [moment]: isRight ? "right" : "tried" }));
}
