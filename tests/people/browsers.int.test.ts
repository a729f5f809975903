/** Carrying a person over to another device. */
import { expect, test } from 'vitest';
import { askBrowserLink, confirmBrowser, seeBrowserLink } from '@/lib/features/people/browsers';
import { makeGuest, personOfSession } from '@/lib/features/people/guests';
import { confirmSignIn, seeSignIn } from '@/lib/features/people/sign-in';
import { useService } from '../support/service';

await useService();

const clockAt = (ms: number) => ({ now: () => new Date(ms) });

test('a link makes another device the person’s, once, within ten minutes', async () => {
  const anna = await makeGuest({ name: 'Anna', locale: 'en' });
  const now = Date.UTC(2030, 0, 1);
  const token = await askBrowserLink(anna.id, clockAt(now));
  const late = clockAt(now + 11 * 60_000);
  expect(await seeBrowserLink(token, late)).toBeUndefined();
  expect(await confirmBrowser({ token, userId: undefined, bringSeats: false }, late)).toBeUndefined();
  const soon = clockAt(now + 60_000);
  expect(await seeBrowserLink(token, soon)).toMatchObject({ id: anna.id, name: 'Anna' });
  expect(await confirmBrowser({ token, userId: undefined, bringSeats: false }, soon)).toMatchObject({
    id: anna.id,
  });
  expect(await confirmBrowser({ token, userId: undefined, bringSeats: false }, soon)).toBeUndefined();
});

test('the guest of the other device comes along only when asked to', async () => {
  const anna = await makeGuest({ name: 'Anna', locale: 'en' });
  const [stays, comes] = [await makeGuest({ locale: 'en' }), await makeGuest({ locale: 'en' })];
  for (const [guest, bringSeats] of [
    [stays, false],
    [comes, true],
  ] as const)
    await confirmBrowser({ token: await askBrowserLink(anna.id), userId: guest.id, bringSeats });
  expect(await personOfSession(stays.id)).toBeDefined();
  expect(await personOfSession(comes.id)).toBeUndefined();
});

test('a link for a device signs nobody in by mail, and is not lost by trying', async () => {
  const anna = await makeGuest({ locale: 'en' });
  const token = await askBrowserLink(anna.id);
  expect(await seeSignIn(token)).toBeUndefined();
  expect(await confirmSignIn(token, { userId: undefined, seatTokens: [], locale: 'en' })).toBeUndefined();
  expect(await seeBrowserLink(token)).toBeDefined();
});
