import fs from 'node:fs';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import { afterEach, expect, test, vi } from 'vitest';
import {
  askBrowserLink,
  endBrowserSession,
  endOtherBrowsers,
  seeBrowserLink,
  signedInBrowsers,
} from '@/lib/features/people/browsers';
import { deleteAccount } from '@/lib/features/people/profile';
import { findSeatOf } from '@/lib/features/seats/seats';
import { authSecret } from '@/lib/platform/auth/secret';
import {
  recheckSessions,
  renewedSessionCookie,
  sessionCookie,
  sessionCookieName,
  userIdOf,
} from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { seatedTable, sitAs } from '../support/tables';
import { guest } from '../support/world';

const { dataDir } = await useService();
afterEach(() => vi.useRealTimers());

const withCookie = (value: string) => ({
  headers: new Headers({ cookie: `lang=de; ${sessionCookieName()}=${value}` }),
});

test('a session names its person', async () => {
  const id = await guest();
  const { value, httpOnly, sameSite, path: where } = await sessionCookie(id);
  expect(await userIdOf(withCookie(value))).toBe(id);
  // Asked again it is remembered.
  expect(await userIdOf(withCookie(value))).toBe(id);
  expect({ httpOnly, sameSite, where }).toEqual({ httpOnly: true, sameSite: 'lax', where: '/' });
  expect(value).not.toContain(id);
  expect((await sessionCookie(id)).value).not.toBe(value);
});

test('modified, forged, foreign and expired cookies give no session', async () => {
  const id = await guest();
  const { value } = await sessionCookie(id);
  const secret = authSecret();
  const changed = [5, Math.floor(value.length * 0.6), value.length - 3].map(
    (at) => value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1),
  );
  const unsealed = Buffer.from(JSON.stringify({ sub: id })).toString('base64url');
  const others = [
    '',
    'x',
    id,
    ...changed,
    `eyJhbGciOiJub25lIn0.${unsealed}.`,
    value.repeat(10),
    await encode({ token: { sub: id }, secret: 'another secret of sufficient length' }),
    await encode({ token: { sub: id }, secret, maxAge: -60 }),
    await encode({ token: { sub: "' or true --" }, secret }),
    await encode({ token: {}, secret }),
  ];
  for (const other of others) expect(await userIdOf(withCookie(other)), other).toBeUndefined();
  expect(await userIdOf({ headers: new Headers() })).toBeUndefined();
});

test('the secret is generated once and stored next to the data, readable only by its owner', () => {
  const file = path.join(dataDir, 'auth-secret');
  expect(authSecret()).toBe(fs.readFileSync(file, 'utf8'));
  expect(authSecret()).toMatch(/^[\w-]{43}$/);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
});

const standing = async ({ value }: { readonly value: string }) => userIdOf(withCookie(value));

test('a signed-out session can do nothing, on one device or on all others', async () => {
  const id = await guest();
  const agents = ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null, 'nonsense'];
  const [one, two, three] = await Promise.all(agents.map((agent) => sessionCookie(id, agent)));
  if (!one || !two || !three) throw new Error('no sessions');
  const browsers = await signedInBrowsers(id);
  expect(browsers.map(({ label }) => label).sort()).toEqual(['', '', 'Firefox, Linux']);
  const firefox = browsers.find(({ label }) => label !== '');
  expect(await standing(one)).toBe(id);
  const stranger = await guest();
  expect(await endBrowserSession(stranger, firefox?.id ?? '')).toBe(false);
  expect(await standing(one)).toBe(id);
  expect(await endBrowserSession(id, firefox?.id ?? '')).toBe(true);
  expect([await standing(one), await standing(two), await standing(three)]).toEqual([undefined, id, id]);
  const before = await encode({ token: { sub: id }, secret: authSecret() });
  expect(await standing({ value: before })).toBe(id);
  const token = await askBrowserLink(id);
  const [kept] = await signedInBrowsers(id);
  await endOtherBrowsers(id, kept?.id);
  const left = [await standing(two), await standing(three), await standing({ value: before })];
  expect(left.filter((person) => person === id)).toHaveLength(1);
  expect(left[2]).toBeUndefined();
  expect(await seeBrowserLink(token)).toBeUndefined();
  expect(await signedInBrowsers(id)).toEqual([kept]);
});

test('after signing out everywhere, seat links in other browsers are invalid and the current session is valid', async () => {
  const table = await seatedTable(2);
  const token = table.seats[0]?.token ?? '';
  const userId = await guest();
  await sitAs({ token, userId });
  await endOtherBrowsers(userId, undefined);
  expect(await findSeatOf(table.gameId, { token })).toBeUndefined();
  expect(await findSeatOf(table.gameId, { userId })).toMatchObject({ seat: 0, seated: true });
});

test("a deleted person's session is invalid, and the day of its last use is recorded", async () => {
  const id = await guest();
  const { value } = await sessionCookie(id);
  await db().browser.updateMany({ where: { userId: id }, data: { seenOn: '2020-01-01' } });
  expect(await standing({ value })).toBe(id);
  expect((await signedInBrowsers(id))[0]?.seenOn).toBe(new Date().toISOString().slice(0, 10));
  await deleteAccount(id);
  recheckSessions(id);
  expect(await standing({ value })).toBeUndefined();
});

const DAY_MS = 86_400_000;
const BEGUN = Date.parse('2030-01-07T12:00:00Z');
const onDay = (day: number) => vi.setSystemTime(BEGUN + day * DAY_MS);

/** A person who comes back stays signed in: a session lasts a year from its last use. */
async function signedIn() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onDay(0);
  const id = await guest('Anna');
  return { id, first: withCookie((await sessionCookie(id)).value) };
}

test('a session that is used every month is renewed, and lasts beyond its first year', async () => {
  const { id, first } = await signedIn();
  onDay(29);
  expect(await renewedSessionCookie(first)).toBeUndefined();
  let session = first;
  for (let day = 40; day <= 720; day += 40) {
    onDay(day);
    const renewed = await renewedSessionCookie(session);
    expect(renewed, `on day ${day}`).toBeDefined();
    if (renewed) session = withCookie(renewed.value);
  }
  expect(await userIdOf(session)).toBe(id);
  expect(await userIdOf(first)).toBeUndefined();
  onDay(720 + 366);
  expect(await userIdOf(session)).toBeUndefined();
});

test('a signed-out session is not renewed', async () => {
  const { id, first } = await signedIn();
  onDay(40);
  const device = await db().browser.findFirstOrThrow({ where: { userId: id } });
  await endBrowserSession(id, device.id);
  expect(await renewedSessionCookie(first)).toBeUndefined();
  expect(await renewedSessionCookie({ headers: new Headers() })).toBeUndefined();
});
