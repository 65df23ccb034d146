// Answers: sent with a key of their own, so that trying again can do no harm.

import { say } from "./words.js";
import { toast } from "./notices.js";

const WAITS = [400, 1000, 2000, 4000, 8000];
// Whoever is told to wait longer than so many seconds hears why instead.
const PATIENCE = 3;

/** @param {number} time */
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Return a key that nobody has used. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Send something to the table until it is accepted or refused for good.
 * @param {string} path @param {Record<string, unknown>} body
 * @returns {Promise<{ok: boolean, status: number, data: any}>}
 */
export async function send(path, body) {
  for (let attempt = 0; ; attempt += 1) {
    let asked = 0;
    try {
      const reply = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15000),
      });
      asked = reply.status === 429 ? Number(reply.headers.get("retry-after") ?? 1) : 0;
      if (reply.status < 500 && (!asked || asked > PATIENCE)) {
        if (attempt) toast(say("sent-late"));
        return { ok: reply.ok, status: reply.status, data: await reply.json().catch(() => ({})) };
      }
    } catch {
      // No connection: the same request, with the same key, is sent again.
    }
    if (attempt === 1) toast(say("retrying"));
    await sleep(Math.max(WAITS[Math.min(attempt, WAITS.length - 1)], 1000 * asked));
  }
}
