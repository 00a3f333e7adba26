// The service worker: shows what the club sends to this browser, and opens the page where it is decided. It keeps nothing.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const options = { body: told.body, tag: told.tag, icon: '/icon.svg', data: told.url };
  event.waitUntil(self.registration.showNotification(told.title ?? 'Gaffer', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data ?? '/', self.location.origin);
  // Only pages of this club, wherever it is reached at.
  event.waitUntil(self.clients.openWindow(new URL(url.pathname, self.location.origin).href));
});
