// Shows notifications for the page: on phones nobody else may. It keeps no files and answers no requests.

/** Lead to an address: in a page that is open there, else in a new one. */
async function lead(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname } = new URL(address)
  const open = pages.find((page) => new URL(page.url).pathname === pathname)
  await (open === undefined ? self.clients.openWindow(address) : open.focus())
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})
