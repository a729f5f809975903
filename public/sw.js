// Shows the push messages of the service, and opens the table of a clicked one. It caches no pages, because
// an old page would show a wrong position. For the fields of a message see `PushPayload` in
// lib/platform/outbox/channels/push.ts.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/**
 * The message of a push. An unreadable one must be shown as well, or the browser withdraws the permission.
 */
function messageOf(event) {
  try {
    return event.data.json();
  } catch {
    return { title: 'Praga by Post', body: '', url: '/', tag: 'table' };
  }
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang, image } = messageOf(event);
  const options = {
    body,
    tag,
    lang,
    data: { url },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // A newer message about a table replaces the older one and still alerts.
    renotify: true,
    ...(image ? { image } : {}),
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

/**
 * The browser has replaced its subscription, or wants another one: the service continues with the new one. If
 * it could not be reported now, it is reported when the reader opens the page of their messages.
 */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const body = new URLSearchParams({ old: endpoint, subscription: JSON.stringify(subscription) });
  await fetch('/me/prompts/renew', { method: 'POST', body });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** Opens only our own pages, under the host name that this browser uses for the service. */
function ownAddress(url) {
  const { pathname, search } = new URL(url || '/', self.location.origin);
  // Set part by part: put together as texts, a path without its slash would become part of the host.
  return Object.assign(new URL(self.location.origin), { pathname, search }).href;
}

/** Brings an open tab of the table to the front, or opens one. */
async function show(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pathOf = (address) => new URL(address).pathname;
  const open = tabs.find((tab) => pathOf(tab.url) === pathOf(url));
  if (open) return open.focus();
  return self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(ownAddress(event.notification.data?.url)));
});
