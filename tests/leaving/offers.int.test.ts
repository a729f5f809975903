/** Handing a seat on by a link, and giving away one that a computer plays. */
import { expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { exportGame } from '@/lib/features/history/read-log';
import {
  findOffer,
  givenBackLink,
  loadOffers,
  offerSeat,
  withdrawOffer,
} from '@/lib/features/leaving/offers';
import { takeSeatBack, takeByLink } from '@/lib/features/leaving/take-offer';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { loadEntries } from '@/lib/features/seats/entries';
import { findSeatByToken, findSeatOf } from '@/lib/features/seats/seats';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { insertNote, ownNotes } from '@/lib/features/talk/note-store';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../support/clock';
import { channelFor } from '../support/notifications';
import { refused, valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { DAILY, firstStep, give, seatedTable, seatPeople } from '../support/tables';
import { giveAway } from '../support/voices-table';
import { guest } from '../support/world';

const { sql } = await useService();

const HOUR = 3_600_000;

/** A table of people who are known by their sessions. */
async function table(people: 2 | 3) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const made = await seatedTable(people, { pace: DAILY, clock, emails: false });
  const who = await seatPeople(made, clock);
  const { gameId } = made;
  const linkOf = async (seat: number, by: number) =>
    valueOf(await offerSeat({ gameId, seat, who: who(by) }, clock)).token;
  return { made, gameId, clock, who, linkOf };
}

const seatOf = async (gameId: string, who: Visitor) => (await findSeatOf(gameId, who))?.seat;
const newcomer = async (name: string) => ({ userId: await guest(name), name });
const kindsOf = async (gameId: string) =>
  (await loadEntries(gameId, Infinity)).map(({ kind }) => kind).reverse();

test("the new holder by the link gets a separate tenure; the previous holder's keys do not open it", async () => {
  const { made, gameId, clock, who, linkOf } = await table(2);
  const [anna, bohumil] = [who(0), who(1)];
  await give(made, { ...(await firstStep(made)), clock });
  const note = { id: crypto.randomUUID(), gameId, seat: 0, text: 'mine', sealed: false, seq: 2 };
  await insertNote({ ...note, keys: anna, at: clock.now() });
  const log = (await exportGame(gameId))?.log;
  const link = await linkOf(0, 0);
  clock.pass(30);
  expect(await seatOf(gameId, anna)).toBe(0);
  const zoe = await newcomer('Zoe');
  const taken = valueOf(await takeByLink(link, zoe, clock));
  expect(taken).toMatchObject({ gameId, seat: 0 });
  for (const proof of [{ userId: zoe.userId }, { token: taken.key }, { token: taken.link }])
    expect(await seatOf(gameId, proof)).toBe(0);
  for (const proof of [anna, { token: made.seats[0]?.token }, { token: link }])
    expect(await seatOf(gameId, proof)).toBeUndefined();
  expect([await findOffer(link, clock), await findSeatByToken(link)]).toEqual([undefined, undefined]);
  expect(await takeByLink(link, await newcomer('Late'), clock)).toMatchObject(refused('token-wrong'));
  const seen = await loadTable(gameId, { userId: zoe.userId });
  expect(seen).toMatchObject({ me: 0, isHolder: true, seats: [{ name: 'Zoe' }, {}] });
  expect(seen?.tenures).toMatchObject([{ seat: 0, name: 'Anna', untilSeq: 2 }, { name: 'Zoe' }, {}]);
  const [clockOfZoe] = (await tableAgenda(gameId, {}, clock.now()))?.times ?? [];
  expect(clockOfZoe).toMatchObject({ leftMs: 72 * HOUR, since: clock.now().toISOString() });
  const keys = { tokenHash: hashToken(taken.key), userId: zoe.userId };
  expect(await ownNotes({ gameId, seat: 0, keys })).toEqual([]);
  expect((await exportGame(gameId))?.log).toEqual(log);
  expect((await kindsOf(gameId)).slice(-4)).toEqual(['offered', 'freed', 'seated', 'link']);
  const told = await db().outbox.findMany({ where: { gameId, seat: 1, createdAt: clock.now() } });
  expect(told).toHaveLength(1);
  expect(await seatOf(gameId, bohumil)).toBe(1);
});

test('until somebody sits down it can be taken back; a new link ends the old one, and seven days end any', async () => {
  const { gameId, clock, who, linkOf } = await table(2);
  const anna = who(0);
  const [first, second] = [await linkOf(0, 0), await linkOf(0, 0)];
  expect(await findOffer(first, clock)).toBeUndefined();
  expect(await findOffer(second, clock)).toMatchObject({ gameId, seat: 0, isOpen: true });
  expect(await withdrawOffer({ gameId, seat: 0, who: anna })).toMatchObject({ ok: true });
  expect(await withdrawOffer({ gameId, seat: 0, who: anna })).toMatchObject(refused('not-that-seat'));
  const zoe = await newcomer('Zoe');
  expect(await takeByLink(second, zoe, clock)).toMatchObject(refused('token-wrong'));
  const third = await linkOf(0, 0);
  clock.pass(7 * 24);
  expect(await takeByLink(third, zoe, clock)).toMatchObject(refused('token-wrong'));
  expect(await seatOf(gameId, anna)).toBe(0);
  expect((await kindsOf(gameId)).slice(-4)).toEqual(['offered', 'offered', 'offer-ended', 'offered']);
});

test('nobody but the holder hands a seat on, and nobody gets two seats of a table', async () => {
  const { made, gameId, clock, who, linkOf } = await table(2);
  const [anna, bohumil] = [who(0), who(1)];
  const on = (seat: number, by: Visitor) => offerSeat({ gameId, seat, who: by }, clock);
  expect(await on(0, bohumil)).toMatchObject(refused('not-that-seat'));
  expect(await on(0, { token: made.seats[0]?.token })).toMatchObject(refused('seat-held'));
  expect(await on(0, {})).toMatchObject(refused('token-missing'));
  expect(await on(0, { userId: await guest('X') })).toMatchObject(refused('token-wrong'));
  const link = await linkOf(0, 0);
  expect(await withdrawOffer({ gameId, seat: 0, who: bohumil })).toMatchObject(refused('not-that-seat'));
  const already = { ...bohumil, name: 'Bohumil' };
  expect(await takeByLink(link, already, clock)).toMatchObject(refused('no-free-seat'));
  await db().game.update({ where: { id: gameId }, data: { status: 'ended' } });
  expect(await takeByLink(link, { ...already, userId: 'x' }, clock)).toMatchObject(refused('token-wrong'));
  expect(await on(0, anna)).toMatchObject({ ok: false });
});

/** A table of three, where the computer has taken the first seat. */
async function withComputer() {
  const all = await table(3);
  await giveAway(all.gameId, 0, { bot: 'journeyman' }, all.clock.now());
  return all;
}

test("a computer's seat goes to the visitor with the link, after an hour for objections", async () => {
  const { gameId, clock, who, linkOf } = await withComputer();
  const first = await linkOf(0, 1);
  const zoe = await newcomer('Zoe');
  expect(await takeByLink(first, zoe, clock)).toMatchObject(refused('not-that-seat'));
  expect(await withdrawOffer({ gameId, seat: 0, who: who(2) })).toMatchObject({ ok: true });
  const second = await linkOf(0, 1);
  clock.pass(1);
  expect(await takeByLink(first, zoe, clock)).toMatchObject(refused('token-wrong'));
  expect(await takeByLink(second, zoe, clock)).toMatchObject({ ok: true });
  expect(await loadTable(gameId, { userId: zoe.userId })).toMatchObject({ me: 0, waitingFor: [0] });
  expect(await loadOffers(gameId, clock)).toEqual([]);
});

test('or it goes back to its previous holder, who needs no link', async () => {
  const { gameId, clock, who, linkOf } = await withComputer();
  const [anna, bohumil] = [who(0), who(1)];
  const back = (person: { readonly userId: string }) => takeSeatBack(gameId, person, clock);
  expect(await back(anna)).toMatchObject(refused('not-that-seat'));
  await linkOf(0, 1);
  expect(await back(anna)).toMatchObject(refused('not-that-seat'));
  clock.pass(1);
  for (const other of [bohumil, { userId: await guest('X') }])
    expect(await back(other)).toMatchObject(refused('not-that-seat'));
  expect(await back(anna)).toMatchObject({ value: { seat: 0 } });
  expect(await loadTable(gameId, anna)).toMatchObject({ me: 0, isHolder: true });
  expect((await loadTable(gameId))?.seats[0]).toMatchObject({ name: 'Anna', seated: true });
});

/** The messages to the earlier holder of a seat that a computer plays. */
const givenBack = (gameId: string) =>
  db().outbox.findMany({ where: { gameId, kind: 'seat-given-back' }, orderBy: { createdAt: 'asc' } });

test('the previous holder is notified when they may sit down, unless a player objects or someone is faster', async () => {
  const { gameId, clock, who, linkOf } = await withComputer();
  const [anna, cecilie] = [who(0), who(2)];
  await linkOf(0, 1);
  const opensAt = new Date(clock.now().getTime() + HOUR);
  expect(await givenBack(gameId)).toMatchObject([
    { readerId: anna.userId, readerName: 'Anna', dueAt: opensAt, payload: { seat: 1 }, cancelledAt: null },
  ]);
  await withdrawOffer({ gameId, seat: 0, who: cecilie }, clock);
  expect(await givenBack(gameId)).toMatchObject([{ cancelledAt: clock.now() }]);

  await channelFor(sql, anna.userId, 'mail', { address: 'anna@praga.test' });
  clock.pass(1);
  await linkOf(0, 1);
  const link = await linkOf(0, 2);
  const letters = async () => {
    await deliverDue(clock);
    return (await listStoredMail()).filter(({ subject }) => subject.includes('your seat back'));
  };
  expect(await letters()).toEqual([]);
  clock.pass(1);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.to.address).toBe('anna@praga.test');
  expect(letter?.text).toMatch(/Anna/);
  expect(letter?.text).toMatch(/Cecilie .*your seat/);
  expect(letter?.text).toContain(`http://praga.test/games/${gameId}`);
  // In whatever browser the letter is read, its link opens the seat, also where only players may look at the
  // table.
  const mine = /praga\.test\/seat\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  expect(await findOffer(mine, clock)).toMatchObject({ gameId, seat: 0, isOpen: true, formerName: 'Anna' });
  expect(await findOffer(`${mine}x`, clock)).toBeUndefined();
  expect(await takeByLink(link, await newcomer('Zoe'), clock)).toMatchObject({ ok: true });
  expect(await findOffer(mine, clock)).toBeUndefined();
});

test('a visitor without a session sits down by that link as a new person', async () => {
  const { gameId, clock, linkOf } = await withComputer();
  const tenure = (await db().seat.findFirst({ where: { gameId, seat: 0 } }))?.tenure ?? 0;
  const mine = givenBackLink(gameId, 0, tenure).split('/seat/')[1] ?? '';
  expect(await findOffer(mine, clock)).toBeUndefined();
  await linkOf(0, 1);
  const anew = await newcomer('Anna');
  expect(await takeByLink(mine, anew, clock)).toMatchObject(refused('not-that-seat'));
  clock.pass(1);
  expect(await takeByLink(mine, anew, clock)).toMatchObject({ ok: true, value: { seat: 0 } });
  expect(await loadTable(gameId, { userId: anew.userId })).toMatchObject({ me: 0, isHolder: true });
});
