/** The state of a browser after it was signed out, and the power of a copy of its cookies. */
import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { keepLinks, recallLinks } from '@/app/(site)/kept-links';
import { keepSeatLink, seatLinks } from '@/app/games/[gameId]/seats/link-cookie';
import { keepSecret } from '@/app/me/shown-once';
import { keepAtTable, storedLink } from '@/app/stored-links';
import { addBrowser } from '@/lib/features/notify/new-channel';
import { endBrowserSession, endOtherBrowsers } from '@/lib/features/people/browsers';
import { loadTable } from '@/lib/features/table/load/load-table';
import { seatCookie, seatCookieName, setCookieHeader } from '@/lib/platform/auth/seat-proof';
import { openBrowser, sessionCookie, userIdOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/db';
import { leaveLater } from '../support/after-responses';
import { Browser } from '../support/browser-jar';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';
import { emptyTable, sitDownKey } from '../support/tables';
import { guest } from '../support/world';

leaveLater();
await useService();

const LINK = 'A'.repeat(22);

/** A browser with all that it ever gets from us: a person, a seat, links, secrets that are shown once. */
async function equipped({ isAccount = false } = {}) {
  const userId = await guest('Anna');
  if (isAccount) {
    const email = `${userId}@praga.test`;
    await db().user.update({ where: { id: userId }, data: { email, emailVerified: new Date() } });
  }
  const made = await seatedFor(userId);
  const browser = new Browser();
  const { name, value, ...options } = await sessionCookie(userId, 'Firefox');
  browser.set(name, value, options);
  browser.take(setCookieHeader(seatCookie(made.gameId, made.key)));
  const at = (path: string) => browser.at(path);
  keepSeatLink(at(`/games/${made.gameId}/seats`), made.gameId, { seat: 0, token: LINK });
  keepSeatLink(at(`/games/${made.gameId}/requests`), made.gameId, { seat: 1, token: LINK }, 'requests');
  // Of a table where this browser has no seat's cookie, only the index of stored data shows it.
  keepLinks(at('/games/anothertable/invite'), 'anothertable', { seats: { 1: LINK }, door: LINK });
  keepSecret(at('/me/devices'), 'browserLink', 'secret');
  keepSecret(at('/me/tokens'), 'accessToken', 'secret');
  return { browser, userId, ...made };
}

/** A seat that a person sits down on in a browser. */
async function seatedFor(userId: string) {
  const { gameId, seats } = await emptyTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }] });
  return { gameId, key: await sitDownKey({ token: seats[0]?.token ?? '', userId }) };
}

async function post(browser: Browser, path: string, form: Record<string, string> = {}): Promise<Response> {
  const { POST } =
    path === '/me/sign-out/now'
      ? await import('@/app/me/sign-out/now/route')
      : await import('@/app/me/delete/now/route');
  const headers = new Headers({ host: 'praga.test', cookie: browser.sent(path) });
  const request = new Request(`http://praga.test${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  const cookies = new Map(Object.entries(browser.seenAt(path)));
  return inRequest({ cookies, headers }, () => POST(request, { params: Promise.resolve({}) }));
}

test('signing out takes every cookie with a proof or a link, from every path, and nothing is left to copy', async () => {
  const { browser, gameId, key } = await equipped({ isAccount: true });
  const copied = browser.sent('/me');
  const before = browser.names();
  for (const name of [
    'kept',
    `own_${gameId}`,
    `offer_${gameId}`,
    'links_anothertable',
    'device_link',
    'new_token',
  ])
    expect(before).toContain(name);
  const response = await post(browser, '/me/sign-out/now');
  expect(response.headers.get('location')).toBe('/me/sign-out?done&lang=en');
  expect(response.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"');
  browser.answer(response);
  expect(browser.names()).toEqual([]);
  // Nor does a copy of the cookies open anything.
  expect(await userIdOf({ headers: new Headers({ cookie: copied }) })).toBeUndefined();
  expect((await loadTable(gameId, { token: key }))?.me).toBeUndefined();
});

test('a guest may keep the seats, and still holds them; an account may not', async () => {
  const guest = await equipped();
  const response = await post(guest.browser, '/me/sign-out/now', { keep: 'on' });
  expect(response.headers.get('location')).toBe('/me/sign-out?done&kept&lang=en');
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
  guest.browser.answer(response);
  expect(guest.browser.names()).toContain(seatCookieName(guest.gameId));
  expect(guest.browser.names()).not.toContain('praga.session');
  expect(await loadTable(guest.gameId, { token: guest.key })).toMatchObject({ me: 0, isHolder: true });
  const account = await equipped({ isAccount: true });
  account.browser.answer(await post(account.browser, '/me/sign-out/now', { keep: 'on' }));
  expect(account.browser.names()).toEqual([]);
});

test('in a second tab, and in a browser that only has seats, signing out is no error', async () => {
  const { browser, gameId, key } = await equipped();
  browser.answer(await post(browser, '/me/sign-out/now', { keep: 'on' }));
  const again = await post(browser, '/me/sign-out/now', { keep: 'on' });
  expect(again.status).toBe(303);
  browser.answer(again);
  expect(browser.names()).toEqual([]);
  expect((await loadTable(gameId, { token: key }))?.me).toBeUndefined();
  expect((await post(browser, '/me/sign-out/now')).status).toBe(303);
});

test('deleting an account leaves as little', async () => {
  const { browser } = await equipped();
  const unsure = await post(browser, '/me/delete/now');
  expect(unsure.headers.get('location')).toBe('/me/delete?problem');
  expect(unsure.headers.get('clear-site-data')).toBeNull();
  const response = await post(browser, '/me/delete/now', { sure: 'on' });
  expect(response.headers.get('location')).toBe('/me/delete?done&lang=en');
  browser.answer(response);
  expect(browser.names()).toEqual([]);
});

test('push messages end for the signed-out device only', async () => {
  const userId = await guest('Anna');
  const [here, phone] = [await openBrowser(userId, 'Firefox'), await openBrowser(userId, 'Chrome')];
  const push = (n: number, device?: string) =>
    addBrowser(userId, subscription(n), { label: `push ${n}`, device });
  await push(1, here);
  await push(2, phone);
  await push(3);
  const labels = async () =>
    (await db().channel.findMany({ where: { userId }, orderBy: { label: 'asc' } })).map(({ label }) => label);
  await endBrowserSession(userId, here);
  expect(await labels()).toEqual(['push 2', 'push 3']);
  // Signed in again on the phone, it is still the phone's.
  const renewed = await openBrowser(userId, 'Chrome', phone);
  await endOtherBrowsers(userId, renewed);
  expect(await labels()).toEqual(['push 2']);
  await endBrowserSession(userId, renewed);
  expect(await labels()).toEqual([]);
});

const point = createECDH('prime256v1').generateKeys('base64url');
const subscription = (n: number) => ({
  endpoint: `https://push.example/${n}`,
  keys: { p256dh: point, auth: 'C'.repeat(22) },
});

test('only the last sixty tables are stored in the browser, so sign-out can clear all of them', () => {
  const browser = new Browser();
  const ids = Array.from({ length: 70 }, (_none, n) => `table${String(n).padStart(4, '0')}`);
  for (const gameId of ids)
    keepAtTable(browser.at(`/games/${gameId}/seats`), { kind: 'own', gameId, value: 'x', maxAge: 1000 });
  expect(browser.names().filter((name) => name.startsWith('own_'))).toEqual(
    ids.slice(-60).map((gameId) => `own_${gameId}`),
  );
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  expect(storedLink(browser.at(`/games/${first}/seats`), 'own', first)).toBeUndefined();
  expect(storedLink(browser.at(`/games/${last}/seats`), 'own', last)).toBe('x');
  expect(seatLinks(browser.at('/'), 'anothertable')).toEqual({});
  expect(recallLinks(browser.at('/'), 'anothertable')).toEqual({ seats: {} });
});
