/** A person who comes back stays signed in: a session lasts a year from its last use. */
import { afterEach, expect, test, vi } from 'vitest';
import { endBrowserSession } from '@/lib/features/people/browsers';
import { renewedSessionCookie, sessionCookie, userIdOf } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { guest } from '../support/world';

await useService();
afterEach(() => vi.useRealTimers());

const DAY_MS = 86_400_000;
const BEGUN = Date.parse('2030-01-07T12:00:00Z');
const onDay = (day: number) => vi.setSystemTime(BEGUN + day * DAY_MS);
const withCookie = ({ name, value }: { readonly name: string; readonly value: string }) => ({
  headers: new Headers({ cookie: `${name}=${value}` }),
});

async function signedIn() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onDay(0);
  const id = await guest('Anna');
  return { id, first: withCookie(await sessionCookie(id)) };
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
    if (renewed) session = withCookie(renewed);
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
