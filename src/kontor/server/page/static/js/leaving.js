// Leaving: what this browser keeps is written when the reader goes, for to write takes long.

/** @param {() => void} note */
export function whenLeaving(note) {
  document.addEventListener("visibilitychange", () => document.hidden && note());
  addEventListener("pagehide", note);
}
