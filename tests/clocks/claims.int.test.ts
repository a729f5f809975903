/** A guest who has lost their link: asked, agreed, refused, made, and two acts at once. */
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import {
  agreeToNewLink,
  askNewLink,
  loadClaims,
  makeNewLink,
  refuseNewLink,
  seatsToAskFor,
} from '@/lib/features/clocks/claims';
import { entriesOf } from '@/lib/features/seats/entry-store';
import { findSeatByToken, sitDown } from '@/lib/features/seats/seats';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { writeNote, loadNotes } from '@/lib/features/talk/notes';
import { db } from '@/lib/platform/db/db';
import { fanOut } from '@/lib/features/notify/fan-out-store';
import { threeGuests } from '../seats/three-guests';
import { inFull } from '../support/full';
import { mailTo } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { firstStep, give } from '../support/tables';
import { guest } from '../support/world';
import { setSeat } from '../support/set-seat';

await useService();

const HOUR = 3_600_000;
const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR) });
const REFUSED = { error: { kind: 'not-that-seat' } };

/** For eight days nobody has sat down at the table, nor moved. */
async function quiet(gameId: string): Promise<void> {
  const at = inHours(-8 * 24).now();
  await db().seat.updateMany({ where: { gameId, seatedAt: { not: null } }, data: { seatedAt: at } });
}

/** Three guests at a table, and a request about one of its seats. */
async function table() {
  const made = await threeGuests();
  const about = (who: Visitor, seat = 0) => ({ gameId: made.gameId, seat, who });
  return { ...made, about };
}

test('a day after it was asked the new link is made: a new tenure, and nothing of the old one opens it', async () => {
  const { gameId, made, email, anna, bohumil, about } = await table();
  await writeNote(gameId, anna, { id: crypto.randomUUID(), text: 'mine', sealed: false });
  expect(await askNewLink(about(bohumil))).toMatchObject({ ok: true });
  expect(await makeNewLink(about(bohumil))).toMatchObject(REFUSED);
  expect(await makeNewLink(about(bohumil), inHours(23.9))).toMatchObject(REFUSED);
  await deliverDue();
  expect((await mailTo(email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/At the Golden Tiger.*your link/),
  );
  const { token } = valueOf(await makeNewLink(about(bohumil), inHours(24.1)));
  expect((await loadTable(gameId, anna))?.me).toBeUndefined();
  expect(await findSeatByToken(made.seats[0]?.token ?? '')).toBeUndefined();
  expect(await findSeatByToken(token)).toMatchObject({ seat: 0, seated: false, isHeld: false, name: 'Anna' });
  const next = { userId: await guest() };
  await sitDown({ token, userId: next.userId });
  const seen = await loadTable(gameId, next);
  expect(seen?.me).toBe(0);
  expect(seen && (await loadNotes(seen, next)).own).toEqual([]);
  expect(await loadClaims(gameId)).toEqual([]);
  const kinds = (await entriesOf(gameId, 20)).map(({ kind }) => kind).reverse();
  expect(kinds).toEqual(['seated', 'seated', 'seated', 'asked', 'made', 'freed', 'seated']);
});

test('the day begins when the holder is notified: it does not pass while the email is held back', async () => {
  const { gameId, bohumil, about } = await table();
  await askNewLink(about(bohumil));
  // As an address is treated that nobody has confirmed and that has had its mails of today.
  await fanOut({ now: new Date(), limit: 50, gatherMs: 0 });
  const later = inHours(20).now();
  const delivery = { outbox: { gameId, kind: 'link-asked' } };
  await db().delivery.updateMany({ where: delivery, data: { dueAt: later } });
  expect(await makeNewLink(about(bohumil), inHours(48))).toMatchObject(REFUSED);
  expect(await loadClaims(gameId, inHours(48))).toMatchObject([{ seat: 0, isReady: false }]);
  await db().delivery.updateMany({ where: delivery, data: { sentAt: later } });
  expect(await makeNewLink(about(bohumil), inHours(43.9))).toMatchObject(REFUSED);
  expect(await loadClaims(gameId, inHours(44.1))).toMatchObject([{ isReady: true }]);
  expect(await makeNewLink(about(bohumil), inHours(44.1))).toMatchObject({ ok: true });
});

test('a holder without a channel has a day from the request', async () => {
  const { gameId, anna, bohumil, about } = await table();
  await setSeat(gameId, 0, { email: null });
  await askNewLink(about(bohumil));
  await deliverDue();
  expect(await makeNewLink(about(bohumil), inHours(23.9))).toMatchObject(REFUSED);
  expect((await loadTable(gameId, anna))?.me).toBe(0);
  expect(await makeNewLink(about(bohumil), inHours(24.1))).toMatchObject({ ok: true });
});

test('a second player agrees about a quiet seat, and it is made at once; the one who asked does not count twice', async () => {
  const { gameId, bohumil, cecilie, about } = await table();
  await quiet(gameId);
  await askNewLink(about(bohumil));
  expect(await agreeToNewLink(about(bohumil))).toMatchObject(REFUSED);
  expect(await makeNewLink(about(bohumil))).toMatchObject(REFUSED);
  expect(await agreeToNewLink(about(cecilie))).toMatchObject({ ok: true });
  expect(await agreeToNewLink(about(cecilie))).toMatchObject(REFUSED);
  expect(await loadClaims(gameId)).toMatchObject([{ seat: 0, askedBy: 1, agreed: [2], isReady: true }]);
  expect(await makeNewLink(about(bohumil))).toMatchObject({ ok: true });
});

test('a host without a seat asks, and two players have to agree', async () => {
  const { gameId, bohumil, cecilie, host, about } = await table();
  await quiet(gameId);
  expect(await askNewLink(about(host))).toMatchObject({ ok: true });
  expect(await agreeToNewLink(about(host))).toMatchObject({ ok: false });
  await agreeToNewLink(about(bohumil));
  expect(await makeNewLink(about(host))).toMatchObject(REFUSED);
  await agreeToNewLink(about(cecilie));
  expect(await makeNewLink(about(host))).toMatchObject({ ok: true });
});

test('one person on two seats has one vote', async () => {
  const { gameId, bohumil, about } = await table();
  await quiet(gameId);
  await setSeat(gameId, 2, { userId: bohumil.userId });
  await askNewLink(about(bohumil));
  const asked = await db().decision.findFirstOrThrow({ where: { gameId } });
  const vote = { gameId, seat: 2, question: asked.kind, about: asked.id, at: new Date() };
  await db().vote.create({ data: vote });
  expect(await makeNewLink(about(bohumil))).toMatchObject(REFUSED);
});

test('the holder refuses, no link does, and for a week nobody asks again', async () => {
  const { made, anna, bohumil, cecilie, about } = await table();
  await askNewLink(about(bohumil));
  await agreeToNewLink(about(cecilie));
  const byLink = { token: made.seats[0]?.token };
  expect(await refuseNewLink(about(byLink))).toMatchObject({ error: { kind: 'seat-held' } });
  expect(await refuseNewLink(about(anna))).toMatchObject({ ok: true });
  expect(await makeNewLink(about(bohumil), inHours(48))).toMatchObject(REFUSED);
  expect(await askNewLink(about(bohumil), inHours(24 * 6))).toMatchObject(REFUSED);
  expect(await askNewLink(about(cecilie), inHours(24 * 8))).toMatchObject({ ok: true });
  expect(await refuseNewLink(about(cecilie))).toMatchObject({ ok: false });
});

test('a holder who plays on cancels the claim', async () => {
  const { made, gameId, anna, bohumil, cecilie, about } = await table();
  await askNewLink(about(bohumil));
  await agreeToNewLink(about(cecilie));
  await moveOnSeat0(made);
  expect(await makeNewLink(about(bohumil), inHours(48))).toMatchObject(REFUSED);
  expect(await loadClaims(gameId)).toEqual([]);
  expect((await loadTable(gameId, anna))?.me).toBe(0);
});

test('at the moment the holder refuses, either they keep the seat or the link is created, never both', async () => {
  for (let i = 0; i < inFull(6, 2); i++) {
    const { gameId, anna, bohumil, cecilie, about } = await table();
    await quiet(gameId);
    await askNewLink(about(bohumil));
    await agreeToNewLink(about(cecilie));
    const [made, refused] = await Promise.all([makeNewLink(about(bohumil)), refuseNewLink(about(anna))]);
    expect([made.ok, refused.ok].filter(Boolean)).toHaveLength(1);
    expect((await loadTable(gameId, anna))?.me).toBe(made.ok ? undefined : 0);
  }
});

test('of two concurrent requests, one wins', async () => {
  const { gameId, bohumil, cecilie, about } = await table();
  const asked = await Promise.all([askNewLink(about(bohumil)), askNewLink(about(cecilie))]);
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  await deliverDue();
  const late = inHours(25);
  const made = await Promise.all([makeNewLink(about(bohumil), late), makeNewLink(about(cecilie), late)]);
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  const link = made.find(({ ok }) => ok);
  expect(link?.ok && (await findSeatByToken(link.value.token))).toMatchObject({ gameId, seat: 0 });
});

test('strangers, other tables and accounts: only people who sit here ask, and not for people who can sign in', async () => {
  const { gameId, anna, bohumil, about } = await table();
  const other = await table();
  for (const who of [{}, { userId: 'nobody-at-all' }, other.host, other.bohumil, { token: 'A'.repeat(22) }])
    expect(await askNewLink(about(who))).toMatchObject({ error: { kind: 'token-wrong' } });
  await db().user.update({ where: { id: anna.userId }, data: { emailVerified: new Date() } });
  expect(await seatsToAskFor(gameId)).toEqual([1, 2]);
  expect(await askNewLink(about(bohumil))).toMatchObject(REFUSED);
  // Nor for the player's own seat.
  expect(await askNewLink(about(bohumil, 1))).toMatchObject(REFUSED);
});

test.each([
  [
    'has sat down',
    async (made: CreatedTable) => setSeat(made.gameId, 0, { seatedAt: inHours(-6 * 24).now() }),
  ],
  ['has moved', moveOnSeat0],
])('a seat where somebody %s within seven days has its day, no matter how many agree', async (_what, use) => {
  const { made, gameId, bohumil, cecilie, about } = await table();
  await quiet(gameId);
  await use(made);
  await askNewLink(about(bohumil));
  await agreeToNewLink(about(cecilie));
  expect(await loadClaims(gameId)).toMatchObject([{ agreed: [2], isReady: false }]);
  expect(await makeNewLink(about(bohumil))).toMatchObject(REFUSED);
  await deliverDue();
  expect(await makeNewLink(about(bohumil), inHours(24.1))).toMatchObject({ ok: true });
});

async function moveOnSeat0(made: CreatedTable): Promise<void> {
  expect(await give(made, await firstStep(made))).toMatchObject({ ok: true });
}
