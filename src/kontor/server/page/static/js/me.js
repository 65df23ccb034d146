// A person's own page: where they live, how this browser is called, and passkeys.

import "./site.js";
import "./passkeys.js";
import { toast } from "./notices.js";
import { send } from "./answers.js";
import { raw } from "./raw.js";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
for (const field of document.querySelectorAll("input[name=zone]"))
  if (field instanceof HTMLInputElement) {
    const said = document.querySelector("[data-zone]");
    if (said?.textContent) said.textContent = said.textContent.replace(field.value, zone);
    field.value = zone;
  }

const place = document.querySelector("[data-push]");
if (place instanceof HTMLElement && "serviceWorker" in navigator && "PushManager" in window) {
  const button = place.querySelector("button");
  const hint = place.querySelector("[data-can]");
  if (hint instanceof HTMLElement) hint.textContent = hint.dataset.can ?? "";
  button?.removeAttribute("hidden");
  button?.addEventListener("click", () => subscribe(place));
}

/** Let this browser be called while the page is closed. @param {HTMLElement} place */
async function subscribe(place) {
  if ((await Notification.requestPermission()) !== "granted") return toast(place.dataset.denied ?? "");
  try {
    const worker = await navigator.serviceWorker.register("/service-worker.js", { scope: "/" });
    await navigator.serviceWorker.ready;
    const key = raw(place.dataset.push ?? "");
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { status, data } = await send("/me/push", made.toJSON());
    if (status === 200) return location.reload();
    toast(data.error ?? "");
  } catch {
    toast(place.dataset.denied ?? "");
  }
}
