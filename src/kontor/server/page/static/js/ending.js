// Ending: what began together ends together. Chromium draws the whole page in each of the last frames of an animation
// and at its end; so each lasts a little longer than it moves, and before that all are ended at once.

/** An animation begins some frames after it was asked for. */
const LATE = 60;
const SLACK = 200;

/** How long animations last that move for so long, in milliseconds. @param {number} moving */
export const lasting = (moving) => moving + SLACK;

/** End animations once they have moved for so long. @param {Animation[]} animations @param {number} moving */
export function endAfter(animations, moving, then = () => {}) {
  setTimeout(() => {
    for (const animation of animations) animation.cancel();
    then();
  }, moving + LATE);
}
