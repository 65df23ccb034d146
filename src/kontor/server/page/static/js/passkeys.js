// Passkeys: an authenticator is asked to make one, or to show one.

import { send } from "./answers.js";
import { toast } from "./notices.js";
import { packed, raw } from "./raw.js";

const section = document.querySelector("[data-passkeys]");
if (section instanceof HTMLElement) {
  section.hidden = !("PublicKeyCredential" in window);
  for (const button of section.querySelectorAll("[data-passkey]"))
    button.addEventListener("click", () => use(button.getAttribute("data-passkey") === "new"));
}

/** Make a passkey, or sign in with one. @param {boolean} isNew */
async function use(isNew) {
  try {
    const asked = await send(isNew ? "/me/passkey/new" : "/me/passkey/ask", {});
    if (asked.status !== 200) return toast(asked.data.error);
    const given = isNew ? await made(asked.data) : await shown(asked.data);
    const done = await send(isNew ? "/me/passkey" : "/me/passkey/sign-in", given);
    if (done.status !== 200) return toast(done.data.error);
    location.reload();
  } catch {
    toast(section instanceof HTMLElement ? (section.dataset.failed ?? "") : "");
  }
}

/** @param {any} options */
async function made(options) {
  options.challenge = raw(options.challenge);
  options.user.id = raw(options.user.id);
  for (const known of options.excludeCredentials ?? []) known.id = raw(known.id);
  const found = /** @type {any} */ (await navigator.credentials.create({ publicKey: options }));
  const { clientDataJSON, attestationObject } = found.response;
  const response = { clientDataJSON: packed(clientDataJSON), attestationObject: packed(attestationObject) };
  return { id: found.id, rawId: packed(found.rawId), type: found.type, response };
}

/** @param {any} options */
async function shown(options) {
  options.challenge = raw(options.challenge);
  const found = /** @type {any} */ (await navigator.credentials.get({ publicKey: options }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  const response = {
    clientDataJSON: packed(clientDataJSON),
    authenticatorData: packed(authenticatorData),
    signature: packed(signature),
    userHandle: userHandle ? packed(userHandle) : null,
  };
  return { id: found.id, rawId: packed(found.rawId), type: found.type, response };
}
