// The analysis: looks again until it is complete.

import "./site.js";
import { morph, parse } from "./morph.js";

const WAIT = 1000;

/** @returns {HTMLElement | null} */
const place = () => document.getElementById("analysis");

async function look() {
  try {
    const reply = await fetch(`${location.pathname}?part`, { signal: AbortSignal.timeout(15000) });
    const here = place();
    if (reply.ok && here) morph(here, parse((await reply.text()).trim()));
  } catch {
    // No connection: the next look may have one.
  }
  if (place()?.dataset.state === "working") setTimeout(look, WAIT);
}

if (place()?.dataset.state === "working") setTimeout(look, WAIT);
