/** A replaced player is notified once how the table ended, at the address they had left there. */
import { beforeEach, expect, test } from 'vitest';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { answerLate, chooseEnd } from '@/lib/features/clocks/table-acts';
import { deliverByClock } from '@/lib/features/jobs/jobs';
import { setAutomatic } from '@/lib/features/people/my-holidays';
import { findFormerSeat, readingKey } from '@/lib/features/seats/former-seat';
import { isTableReference, seatOfReference } from '@/lib/features/seats/sit-again';
import { loadTable } from '@/lib/features/table/load/load-table';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../support/clock';
import { isFull } from '../support/full';
import { channelFor, mailTo } from '../support/notifications';
import { randomNumbers, useService } from '../support/service';
import { DAILY, playUntil, seatedTable, seatPeople, type Seating } from '../support/tables';
import { guest } from '../support/world';
import { setSeat } from '../support/set-seat';

const { clearMail, sql } = await useService();
beforeEach(clearMail);

/** A table of three. Its first player, a guest with an address only at their seat, was replaced by a vote. */
async function withoutAnna(terms: Pick<Seating, 'watchers' | 'hostId'> = {}) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const table = await seatedTable(3, { clock, pace: DAILY, ...terms });
  const { gameId } = table;
  const who = await seatPeople(table, clock);
  await setAutomatic(who(0).userId, false);
  clock.pass(72);
  for (const seat of [1, 2])
    await answerLate({ gameId, who: who(seat), seat: 0, answer: 'computer', bot: 'journeyman' }, clock);
  clock.pass(1);
  await executeDue(clock);
  await deliverByClock(clock);
  const told = await listStoredMail(1000);
  clearMail();
  const mailsTo = async (address: string) => {
    await db().rateLimit.deleteMany();
    await deliverByClock(clock);
    return mailTo(address);
  };
  /** The others end the game. */
  const endGame = async () => {
    for (const seat of [1, 2]) await chooseEnd({ gameId, who: who(seat), kind: 'agreed-end' }, clock);
    clock.pass(1);
    await executeDue(clock);
  };
  return { table, gameId, clock, endGame, told, mailsTo };
}

const addresses = async (gameId: string) =>
  (await db().seatHolder.findMany({ where: { gameId, replaced: true } })).map(({ email }) => email);

test('of a game that its people have ended', async () => {
  const { gameId, endGame, mailsTo } = await withoutAnna();
  expect(await addresses(gameId)).toEqual(['anna@praga.test']);
  await endGame();
  const [mail, ...others] = await mailsTo('anna@praga.test');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('At the Golden Tiger: the game is over');
  expect(mail?.text).toMatch(/^\w+ Anna/);
  expect(mail?.text).toContain(`/games/${gameId}/archive.html`);
  expect(await addresses(gameId)).toEqual([null]);
});

test.runIf(isFull)(
  'of a game that was played to its end, unless they sit there again',
  { timeout: 120_000 },
  async () => {
    const { table, gameId, clock, mailsTo } = await withoutAnna();
    // Max was replaced twice; Bohumil at another seat than the one he holds; one left at their own wish.
    const held = { gameId, replaced: true, at: new Date(), name: 'Max', userId: null };
    const rows = [
      { seat: 1, untilSeq: 1, email: 'max@praga.test' },
      { seat: 2, untilSeq: 1, email: 'MAX@praga.test' },
      { seat: 1, untilSeq: 0, email: 'bohumil@praga.test' },
      { seat: 2, untilSeq: 0, email: 'left@praga.test', replaced: false },
    ];
    await db().seatHolder.createMany({ data: rows.map((row) => ({ ...held, ...row })) });
    const [{ token } = { token: '' }] = table.seats;
    await setSeat(gameId, 0, { bot: null, tokenHash: hashToken(token) });
    await playUntil(table, randomNumbers('former'), () => false);
    // Steps are dated by the real clock.
    clock.goTo(new Date(Date.now() + 60_000).toISOString());
    expect((await mailsTo('anna@praga.test')).map(({ subject }) => subject)).toEqual([
      'At the Golden Tiger: the game is over',
    ]);
    const [max, ...more] = (await listStoredMail(1000)).filter(({ to }) => /^max@/i.test(to.address));
    expect(more).toEqual([]);
    expect(max?.text).toMatch(/1\. .*: \d+ points/);
    const ends = (await mailsTo('bohumil@praga.test')).filter(({ subject }) =>
      subject.endsWith('the game is over'),
    );
    expect(ends).toHaveLength(1);
    expect(await mailsTo('left@praga.test')).toEqual([]);
  },
);

/** Every address of this service in a letter but those that end it, without what proves anything. */
const linksIn = (text: string) => text.match(/http:\/\/praga\.test\/(?!unsubscribe)[^\s<>"]+/g) ?? [];

test('at a private table a replaced player can still read by their emails, in any browser', async () => {
  const { gameId, endGame, told, mailsTo } = await withoutAnna({ watchers: 'players' });
  await endGame();
  const replaced = told.filter(
    ({ subject }) => subject === 'At the Golden Tiger: your seat has been given up',
  );
  const mails = [...replaced, ...(await mailsTo('anna@praga.test'))];
  expect(mails.map(({ subject }) => subject)).toEqual([
    'At the Golden Tiger: your seat has been given up',
    'At the Golden Tiger: the game is over',
  ]);
  expect(await loadTable(gameId, {})).toBeUndefined();
  const links = mails.flatMap(({ text }) => linksIn(text));
  const where = { gameId, replaced: true };
  const [before] = await db().seatHolder.findMany({ where });
  const pages = links.map((link) => new URL(link).searchParams.get('to') ?? 'the table');
  expect([...new Set(pages)]).toEqual(['the table', 'replay', 'figures', 'archive']);
  for (const link of links) {
    const token = new URL(link).pathname.replace('/seat/', '');
    expect(await findFormerSeat(token)).toMatchObject({ gameId, seat: 0, name: 'Anna', isOver: true });
    const key = await readingKey(token);
    expect(await loadTable(gameId, { token: key })).toMatchObject({ former: 0, status: 'ended' });
    expect((await loadTable(gameId, { token: key }))?.me).toBeUndefined();
  }
  const [after] = await db().seatHolder.findMany({ where });
  expect(after?.keys).toHaveLength((before?.keys.length ?? 0) + 1);
  const [token = ''] = links.map((link) => new URL(link).pathname.replace('/seat/', ''));
  expect(await findFormerSeat(`${token}x`)).toBeUndefined();
});

test("at a table for its players' eyes the links of a player lead by the table, which offers to come in", async () => {
  const { gameId, endGame, mailsTo } = await withoutAnna({ watchers: 'players' });
  await endGame();
  const [end] = (await mailsTo('bohumil@praga.test')).filter(({ subject }) =>
    subject.endsWith('the game is over'),
  );
  const links = linksIn(end?.text ?? '').map((link) => new URL(link));
  expect(links.map(({ pathname }) => pathname)).toEqual(links.map(() => `/games/${gameId}`));
  const pages = links.map(({ searchParams }) => searchParams.get('to'));
  expect(pages).toEqual([null, 'replay', 'figures', 'archive']);
  for (const { searchParams } of links)
    expect(await seatOfReference(searchParams.get('for') ?? '', gameId)).toMatchObject({ seat: 1 });
});

test('and a host’s who sits elsewhere say that there is a table, and where to sign in', async () => {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const userId = await guest('Hana');
  await channelFor(sql, userId, 'mail', { address: 'hana@praga.test' });
  const { gameId } = await seatedTable(2, { clock, pace: DAILY, watchers: 'players', hostId: userId });
  for (let day = 0; day < 14; day += 1) {
    clock.pass(24);
    await deliverByClock(clock);
  }
  const mails = await mailTo('hana@praga.test');
  const links = mails.flatMap(({ text }) => linksIn(text)).map((link) => new URL(link));
  expect(links[0]?.pathname).toBe(`/games/${gameId}/requests`);
  for (const { searchParams } of links)
    expect(isTableReference(searchParams.get('for') ?? '', gameId)).toBe(true);
});
