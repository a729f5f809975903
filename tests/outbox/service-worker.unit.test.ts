import fs from 'node:fs';
import vm from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const ORIGIN = 'https://praga.test';

interface Tab {
  readonly url: string;
  focused: boolean;
  focus(): void;
}

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let shown: { title: string; options: Record<string, unknown> }[];
let tabs: Tab[];
let opened: string[];
let posted: { url: string; body: URLSearchParams }[];
let subscribed: unknown[];

/** Runs public/sw.js as a browser would, with just enough of one around it. */
beforeEach(() => {
  [listeners, shown, tabs, opened] = [new Map(), [], [], []];
  [posted, subscribed] = [[], []];
  const self = {
    location: { origin: ORIGIN },
    skipWaiting() {},
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: {
      pushManager: {
        subscribe: async (options: unknown) => {
          subscribed.push(options);
          return { endpoint: 'https://push.test/made' };
        },
      },
      showNotification: async (title: string, options: Record<string, unknown>) =>
        shown.push({ title, options }),
    },
    clients: {
      claim: async () => {},
      matchAll: async () => tabs,
      openWindow: async (url: string) => opened.push(url),
    },
  };
  vm.runInNewContext(fs.readFileSync('public/sw.js', 'utf8'), {
    self,
    URL,
    URLSearchParams,
    fetch: async (url: string, { body }: { body: URLSearchParams }) => posted.push({ url, body }),
  });
});

async function send(type: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}

const tabAt = (url: string): Tab => ({
  url,
  focused: false,
  focus() {
    this.focused = true;
  },
});

const pressed = (url: string) => ({ notification: { close() {}, data: { url } } });

test('a message is shown with its picture, in the place of an older one of the table', async () => {
  const message = {
    title: 'Your turn',
    body: 'Anna …',
    url: `${ORIGIN}/games/a`,
    tag: 'table-a',
    lang: 'en',
    image: 'x.png',
  };
  await send('push', { data: { json: () => message } });
  const { title, options } = shown[0] ?? { title: '', options: {} };
  expect(title).toBe('Your turn');
  expect(options).toMatchObject({
    body: 'Anna …',
    tag: 'table-a',
    renotify: true,
    image: 'x.png',
    lang: 'en',
  });
});

test('a message that cannot be read is shown nevertheless, or the browser would take the permission away', async () => {
  await send('push', { data: null });
  expect(shown).toHaveLength(1);
});

test('pressing it brings the open table to the front, or opens it', async () => {
  tabs = [tabAt(`${ORIGIN}/`), tabAt(`${ORIGIN}/games/a?look=x`)];
  await send('notificationclick', pressed(`${ORIGIN}/games/a`));
  expect(tabs.map(({ focused }) => focused)).toEqual([false, true]);
  await send('notificationclick', pressed(`${ORIGIN}/games/b`));
  expect(opened).toEqual([`${ORIGIN}/games/b`]);
});

test('it never leads to another site', async () => {
  await send('notificationclick', pressed('https://evil.example/games/a'));
  await send('notificationclick', pressed('javascript:alert(1)'));
  expect(opened.every((url) => url.startsWith(`${ORIGIN}/`))).toBe(true);
  expect(opened).toHaveLength(2);
});

const OLD = { endpoint: 'https://push.test/old', options: { applicationServerKey: 'key' } };

test('a subscription that the browser has replaced is reported to the service', async () => {
  await send('pushsubscriptionchange', {
    oldSubscription: OLD,
    newSubscription: { endpoint: 'https://push.test/new' },
  });
  const [{ url = '', body = new URLSearchParams() } = {}] = posted;
  expect([url, body.get('old')]).toEqual(['/me/prompts/renew', OLD.endpoint]);
  expect(JSON.parse(body.get('subscription') ?? '')).toEqual({ endpoint: 'https://push.test/new' });
  expect(subscribed).toEqual([]);
});

test('a subscription that has run out is made again with the same key', async () => {
  await send('pushsubscriptionchange', { oldSubscription: OLD, newSubscription: null });
  expect(subscribed).toEqual([OLD.options]);
  expect(posted[0]?.body.get('subscription')).toContain('https://push.test/made');
});

test('nothing is reported if the browser does not name the old subscription', async () => {
  await send('pushsubscriptionchange', {});
  expect(posted).toEqual([]);
});

test('pictures of messages are pixels: some systems draw no SVG', async () => {
  await send('push', { data: { json: () => ({ title: 'Your turn', body: '', url: '/', tag: 'a' }) } });
  expect(shown[0]?.options).toMatchObject({
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
});
