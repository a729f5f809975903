/**
 * The actions of a holder on their own seat, fresh links that are sent, and the part that all at the table
 * see.
 */
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { makeGuest } from '@/lib/features/people/guests';
import { requestAddress } from '@/lib/features/seats/address-change';
import { entriesOf } from '@/lib/features/seats/entry-store';
import { sendFreshLink, sentLink } from '@/lib/features/seats/fresh-link';
import { removePlayer } from '@/lib/features/seats/hosting';
import {
  endMyBrowser,
  loadMyBrowsers,
  loadMySeat,
  renewOwnLink,
  signOutBrowser,
} from '@/lib/features/seats/own-seat';
import { findSeatByToken, sitDown } from '@/lib/features/seats/seats';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { NewTable } from '@/lib/features/table/new-table/create-table';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { versionsOf } from '@/lib/platform/live/change-store';
import { callJson } from '../support/api';
import { newAddress } from '../support/guest-mail';
import { mailTo } from '../support/notifications';
import { useService } from '../support/service';
import { emptyTable, sitDownKey } from '../support/tables';

await useService();

const guest = (name = 'Guest') => makeGuest({ name, locale: 'en' });

/** Anna holds the first seat, by a session, and gave an address; a friend has opened it by the link. */
async function opened(more: Partial<NewTable> = {}) {
  const host = await guest('Host');
  const seats = [{ name: 'Anna' }, { name: 'Bohumil' }];
  const made = await emptyTable({ name: 'Seats', seats, hostId: host.id, ...more });
  const link = made.seats[0]?.token ?? '';
  const [{ id: userId }, email] = [await guest('Anna'), newAddress()];
  const token = await sitDownKey({ token: link, userId, email, label: 'Firefox, Linux' });
  const holder: Visitor = { userId, token };
  const friend = { token: await sitDownKey({ token: link, label: 'Chrome, Android' }) };
  return { gameId: made.gameId, link, email, holder, friend, host: { userId: host.id }, made };
}

const me = async (gameId: string, who: Visitor) => (await loadTable(gameId, who))?.me;
const kindsOf = async (gameId: string) => (await entriesOf(gameId, 50)).map(({ kind }) => kind).reverse();

test('another browser is reported to the holder, listed, and can be signed out; that revokes the link', async () => {
  const { gameId, link, email, holder, friend } = await opened();
  await deliverDue();
  const told = (await mailTo(email)).filter(({ subject }) => /opened in another browser/.test(subject));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Chrome, Android');
  expect(await me(gameId, friend)).toBe(0);
  const mine = await loadMySeat(gameId, holder);
  expect(mine).toMatchObject({ seat: 0, isHolder: true, email });
  expect(mine?.browsers.map(({ label, own, isHere }) => [label, own, isHere]).sort()).toEqual([
    ['Chrome, Android', false, false],
    ['Firefox, Linux', true, true],
  ]);
  const id = mine?.browsers.find(({ own }) => !own)?.id ?? '';
  const ended = await signOutBrowser(gameId, holder, id);
  expect(await me(gameId, friend)).toBeUndefined();
  expect(await findSeatByToken(link)).toBeUndefined();
  expect(ended.ok && (await findSeatByToken(ended.value.token))).toMatchObject({ seat: 0 });
  expect(await me(gameId, holder)).toBe(0);
  expect(await kindsOf(gameId)).toEqual(['seated', 'browser', 'browser-out', 'link']);
});

test('a player with only the link sees no browsers and cannot change the seat', async () => {
  const { gameId, link, friend, email } = await opened();
  for (const thief of [friend, { token: link }, { token: link, userId: (await guest()).id }]) {
    expect(await loadMySeat(gameId, thief)).toEqual({
      seat: 0,
      isHolder: false,
      browsers: [],
      isReached: true,
    });
    for (const tried of [
      await renewOwnLink(gameId, thief),
      await signOutBrowser(gameId, thief, '0'.repeat(16)),
    ])
      expect(tried).toMatchObject({ error: { kind: 'seat-held' } });
  }
  expect(await db().seat.findFirst({ where: { gameId, seat: 0 } })).toMatchObject({ email });
  expect(await findSeatByToken(link)).toBeDefined();
});

test('a holder replaces their link: the old one dies, their browser and session stay', async () => {
  const { gameId, link, holder } = await opened();
  const renewed = await renewOwnLink(gameId, holder);
  expect(await findSeatByToken(link)).toBeUndefined();
  expect(await me(gameId, { token: link })).toBeUndefined();
  expect(renewed.ok && (await findSeatByToken(renewed.value.token))).toMatchObject({ seat: 0 });
  expect(await me(gameId, { token: holder.token })).toBe(0);
  expect(await renewOwnLink(gameId, { token: 'A'.repeat(22) })).toMatchObject({ ok: false });
});

test('the holder of a seat without a person is the browser that sat down', async () => {
  const { gameId, made } = await opened();
  const token = made.seats[1]?.token ?? '';
  const holder = { token: await sitDownKey({ token }) };
  expect(await loadMySeat(gameId, holder)).toMatchObject({ seat: 1, isHolder: true });
  expect(await loadMySeat(gameId, { token })).toMatchObject({ seat: 1, isHolder: false });
  expect(await requestAddress(gameId, holder, 'mine@praga.test')).toMatchObject({ ok: true });
});

test('the host sends a fresh link: the holder gets it, the host does not, and it is stored nowhere', async () => {
  const { gameId, link, email, host, holder } = await opened();
  expect(await sendFreshLink(gameId, 0, holder)).toMatchObject({ error: { kind: 'not-host' } });
  const sent = await sendFreshLink(gameId, 0, host);
  expect(sent).toEqual({ ok: true, value: undefined });
  expect(await sendFreshLink(gameId, 0, host)).toMatchObject({ ok: true });
  await deliverDue();
  const mails = (await mailTo(email)).filter(({ text }) => text.includes('/seat/'));
  expect(mails).toHaveLength(1);
  const token = /\/seat\/([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect(await findSeatByToken(token)).toMatchObject({ gameId, seat: 0, seated: true });
  expect(JSON.stringify(await db().outbox.findMany({ where: { gameId } }))).not.toContain(token);
  expect(await me(gameId, { token: await sitDownKey({ token, label: 'New browser' }) })).toBe(0);
  // The link itself is no cookie, and the old one still works.
  expect(await me(gameId, { token })).toBeUndefined();
  expect(await findSeatByToken(link)).toBeDefined();
  expect(await kindsOf(gameId)).toEqual(['seated', 'browser', 'link-sent', 'browser']);
});

test('no fresh link goes to an address that the host wrote down', async () => {
  const written = newAddress();
  const { gameId, host, made } = await opened({
    seats: [{ name: 'Anna' }, { name: 'Bohumil', email: written }],
  });
  await sitDown({ token: made.seats[1]?.token ?? '', userId: (await guest()).id });
  expect(await sendFreshLink(gameId, 1, host)).toMatchObject({ error: { kind: 'not-that-seat' } });
  await deliverDue();
  expect((await mailTo(written)).filter(({ text }) => text.includes('/seat/'))).toEqual([]);
});

test('a link that was sent is good only for its holder and for seven days', async () => {
  const { gameId, host } = await opened();
  const tokenAt = (at: number) => sentLink(gameId, 0, 1, new Date(at)).split('/').at(-1) ?? '';
  const day = 24 * 3_600_000;
  expect(await findSeatByToken(tokenAt(Date.now()))).toBeDefined();
  expect(await findSeatByToken(tokenAt(Date.now() - 8 * day))).toBeUndefined();
  expect(await findSeatByToken(`${tokenAt(Date.now())}x`)).toBeUndefined();
  await removePlayer({ gameId, seat: 0, host });
  expect(await findSeatByToken(tokenAt(Date.now()))).toBeUndefined();
});

test('the log of the API brings them along, without a name of a key', async () => {
  const { gameId } = await opened();
  const { body } = await callJson({ path: `/api/games/${gameId}/log?from=1&to=1` });
  expect(body.seatEntries.map(({ kind }: { kind: string }) => kind)).toEqual(['browser', 'seated']);
  expect(Object.keys(body.seatEntries[0]).sort()).toEqual(['at', 'id', 'kind', 'name', 'seat', 'seq']);
});

test('entries are sent to open pages, contain no key, and cannot be changed or deleted', async () => {
  const { gameId, holder, link, email } = await opened();
  const before = (await versionsOf([gameId])).get(gameId);
  await requestAddress(gameId, holder, 'another@praga.test');
  expect((await versionsOf([gameId])).get(gameId)).not.toBe(before);
  const entries = await db().seatEntry.findMany({ where: { gameId } });
  const text = entries.map((entry) => JSON.stringify({ ...entry, id: String(entry.id) })).join();
  for (const secret of [link, hashToken(link), email, 'another@praga.test'])
    expect(text).not.toContain(secret);
  await expect(db().seatEntry.updateMany({ where: { gameId }, data: { kind: 'x' } })).rejects.toThrow();
  await expect(db().seatEntry.deleteMany({ where: { gameId } })).rejects.toThrow();
});

test('a person sees the browsers that can open any of their seats, and signs them out from there', async () => {
  const { gameId, link, holder, friend } = await opened();
  const other = await opened();
  const userId = holder.userId ?? '';
  const mine = await loadMyBrowsers(userId, [holder.token ?? '']);
  expect(mine.map(({ label, own, isHere, table, seat }) => [label, own, isHere, table, seat])).toEqual([
    ['Chrome, Android', false, false, 'Seats', 0],
    ['Firefox, Linux', true, true, 'Seats', 0],
  ]);
  const id = mine[0]?.id ?? '';
  // Nobody signs a browser out of somebody else's seat.
  expect(await endMyBrowser(other.holder.userId ?? '', { gameId, seat: 0, id })).toBe(false);
  expect(await me(gameId, friend)).toBe(0);
  expect(await endMyBrowser(userId, { gameId, seat: 1, id })).toBe(false);
  expect(await endMyBrowser(userId, { gameId, seat: 0, id })).toBe(true);
  expect(await me(gameId, friend)).toBeUndefined();
  expect(await findSeatByToken(link)).toBeUndefined();
  expect((await loadMyBrowsers(userId, [])).map(({ label }) => label)).toEqual(['Firefox, Linux']);
});
