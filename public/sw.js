// Shows the messages that the service sends to this browser, and leads to the table they are about. It keeps
// no pages: a table that is days old would be a lie. The parts of a message:
// lib/platform/outbox/channels/push.ts, `PushPayload`.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/**
 * The message of a push; one that cannot be read still has to be shown, or the browser takes the permission
 * away.
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
    // A newer message of a table takes the place of the older one, and is heard nevertheless.
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

/** Leads only to pages of our own, under the host name that this browser uses for us. */
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
