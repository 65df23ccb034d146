// Receives pushes while no page is open: shows what the server says, and leads to the table.

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  const icon = "/static/art/seal-turn.svg";
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag: link, data: link }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data, self.location.origin).href));
});

/** Show a page that is open already, or open it. @param {string} link */
async function lead(link) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url.split("?")[0] === link);
  return open ? open.focus() : self.clients.openWindow(link);
}
