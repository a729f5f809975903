/** Signing in by mail: the effect of the link, and the guest who uses it. */
import { beforeEach, expect, test } from 'vitest';
import { makeGuest, personOfSession } from '@/lib/features/people/guests';
import { saveProfile } from '@/lib/features/people/profile';
import { askSignIn, confirmSignIn, seeSignIn } from '@/lib/features/people/sign-in';
import { myTables } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import { newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { newAddress } from '../support/guest-mail';
import { mailTo, signInByMail } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { seatedTable, sitAs } from '../support/tables';

await useService();

let address = '';
beforeEach(() => {
  address = newAddress();
});

const nobody = { userId: undefined, seatTokens: [], locale: 'en' } as const;
const clockAt = (ms: number) => ({ now: () => new Date(ms) });

/** The token in the newest mail to an address. */
async function mailedToken(to = address): Promise<string> {
  const [mail] = await mailTo(to);
  return /\/sign-in\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

test('the email has a link that names its person, and signs in once', async () => {
  await askSignIn({ email: address.toUpperCase(), locale: 'de' });
  const token = await mailedToken();
  expect(await seeSignIn(token)).toBe(address);
  // Looking, as mail scanners do, uses nothing up.
  expect(await seeSignIn(token)).toBe(address);
  const account = await confirmSignIn(token, nobody);
  expect(account).toMatchObject({ email: address, signsInBy: [] });
  expect(account?.emailVerified).toBeDefined();
  expect(await seeSignIn(token)).toBeUndefined();
  expect(await confirmSignIn(token, nobody)).toBeUndefined();
});

test('of two who use a link at once, one gets in', async () => {
  await askSignIn({ email: address, locale: 'en' });
  const token = await mailedToken();
  const tried = await Promise.all([1, 2, 3].map(() => confirmSignIn(token, nobody)));
  expect(tried.filter((account) => account !== undefined)).toHaveLength(1);
});

test('a link runs out after half an hour, and one that was made up opens nothing', async () => {
  const asked = Date.UTC(2030, 0, 1);
  await askSignIn({ email: address, locale: 'en' }, clockAt(asked));
  const token = await mailedToken();
  expect(await seeSignIn(token, clockAt(asked + 29 * 60_000))).toBe(address);
  expect(await seeSignIn(token, clockAt(asked + 31 * 60_000))).toBeUndefined();
  expect(await confirmSignIn(token, nobody, clockAt(asked + 31 * 60_000))).toBeUndefined();
  for (const made of ['', 'x', newToken(), "' or true --"]) expect(await seeSignIn(made)).toBeUndefined();
});

test('signing in takes back the other links that were asked for', async () => {
  await askSignIn({ email: address, locale: 'en' });
  const first = await mailedToken();
  await askSignIn({ email: address, locale: 'en' });
  expect(await confirmSignIn(first, nobody)).toBeDefined();
  expect(await db().verificationToken.count({ where: { identifier: `mail:${address}` } })).toBe(0);
});

test('a guest becomes an account with all seats, settings, and an id of its own', async () => {
  const guest = await makeGuest({ name: 'Anna', locale: 'de', timeZone: 'Europe/Prague' });
  await saveProfile(guest.id, { quiet: { from: 1320, to: 420 }, daysOff: [7] });
  const { gameId, seats } = await seatedTable(2);
  await sitAs({ token: seats[0]?.token ?? '', userId: guest.id });
  await db().holiday.create({
    data: { id: crypto.randomUUID(), userId: guest.id, first: '2030-01-01', last: '2030-01-05' },
  });
  const clock = { bankMs: 1234, tickingAt: new Date(Date.UTC(2030, 0, 1)) };
  await db().seat.updateMany({ where: { gameId, seat: 0 }, data: clock });

  const account = await signInByMail(address, { userId: guest.id });
  expect(account).toMatchObject({ name: 'Anna', locale: 'de', timeZone: 'Europe/Prague' });
  const stored = await personOfSession(account?.id);
  expect(stored).toMatchObject({ quietFrom: 1320, quietTo: 420, daysOff: [7] });
  // A session that was handed out before anything was proved opens nothing of the account.
  expect(account?.id).not.toBe(guest.id);
  expect(await personOfSession(guest.id)).toBeUndefined();
  expect((await loadTable(gameId, { userId: guest.id }))?.me).toBeUndefined();
  expect((await loadTable(gameId, { userId: account?.id }))?.me).toBe(0);
  expect(await db().seat.findFirst({ where: { gameId, seat: 0 } })).toMatchObject(clock);
  expect(await db().holiday.count({ where: { userId: account?.id ?? '' } })).toBe(1);
  expect(await db().channel.findMany({ where: { userId: account?.id ?? '' } })).toMatchObject([
    { kind: 'mail', target: { address } },
  ]);
});

test('a second device brings its seats to the account that is there', async () => {
  const account = await signInByMail(address);
  const guest = await makeGuest({ name: 'Annie', locale: 'en' });
  const [one, two] = [await seatedTable(2), await seatedTable(2)];
  await sitAs({ token: one.seats[0]?.token ?? '', userId: guest.id });
  for (const userId of [account?.id ?? '', guest.id])
    await db().tablePreference.create({ data: { userId, gameId: one.gameId } });
  // A seat that nobody known holds, taken in this browser: its cookie proves that.
  const { key } = valueOf(await sitAs({ token: two.seats[1]?.token ?? '' }));
  const seatTokens = [key, newToken(), 'nonsense'];
  const again = await signInByMail(address, { userId: guest.id, seatTokens });
  expect(again?.id).toBe(account?.id);
  const tables = await myTables({ userId: account?.id, tokens: [] });
  expect(new Set(tables.map(({ gameId }) => gameId))).toEqual(new Set([one.gameId, two.gameId]));
  expect(await db().channel.count({ where: { userId: account?.id ?? '' } })).toBe(1);
});

test.each([
  ['the zone of the browser', 'Europe/Lisbon', 'en', 'Europe/Lisbon'],
  [
    'what most readers of the language live by, where the browser says nonsense',
    'Mars/Base',
    'de',
    'Europe/Berlin',
  ],
] as const)('a new account lives by %s', async (_, timeZone, locale, kept) => {
  const account = await signInByMail(address, { locale, timeZone });
  expect((await db().user.findUnique({ where: { id: account?.id ?? '' } }))?.timeZone).toBe(kept);
});

test('a seat that another person holds does not come along by its token', async () => {
  const holder = await makeGuest({ locale: 'en' });
  const { gameId, seats } = await seatedTable(2);
  const token = seats[0]?.token ?? '';
  await sitAs({ token, userId: holder.id });
  const account = await signInByMail(address, { seatTokens: [token] });
  expect((await db().seat.findFirst({ where: { gameId, seat: 0 } }))?.userId).toBe(holder.id);
  expect(await myTables({ userId: account?.id, tokens: [] })).toEqual([]);
});

test('who has lost the link gets the seat back by the address left there, but not from an account', async () => {
  const { gameId, seats } = await seatedTable(3, { emails: false });
  const [lost, owned] = [await makeGuest({ locale: 'en' }), await makeGuest({ locale: 'en' })];
  await sitAs({ token: seats[0]?.token ?? '', userId: lost.id, email: address.toUpperCase() });
  await sitAs({ token: seats[1]?.token ?? '', userId: owned.id, email: address });
  await db().user.update({ where: { id: owned.id }, data: { emailVerified: new Date() } });
  const account = await signInByMail(address);
  const holders = await db().seat.findMany({ where: { gameId }, orderBy: { seat: 'asc' } });
  expect(holders.map(({ userId }) => userId)).toEqual([account?.id, owned.id, null]);
});
