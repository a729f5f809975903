/**
 * Leaving, resigning and agreeing how a game ends: decided now, done an hour later, taken back until then.
 */
import { expect, test } from 'vitest';
import { endProposals, tableAgenda } from '@/lib/features/clocks/agenda-view';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { exportGame } from '@/lib/features/history/read-log';
import { unsayEnd, chooseEnd, type EndChoice } from '@/lib/features/clocks/table-acts';
import { offerSeat } from '@/lib/features/leaving/offers';
import { takeByLink } from '@/lib/features/leaving/take-offer';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { loadEntries } from '@/lib/features/seats/entries';
import { myTables } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import { verifyGame } from '@/lib/game/verify/verify';
import { db } from '@/lib/platform/db/db';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { callJson } from '../support/api';
import { FakeClock } from '../support/clock';
import { mailedPages } from '../support/mailed-tables';
import { mailTo } from '../support/notifications';
import { refused, valueOf } from '../support/outcomes';
import { randomNumbers, useService } from '../support/service';
import { firstStep, give, playUntil, seatedTable, seatPeople } from '../support/tables';
import { guest } from '../support/world';

await useService();

type Asked = Omit<EndChoice, 'gameId' | 'who'>;

async function table(people: 1 | 2 | 3, bots: readonly 'journeyman'[] = []) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const made = await seatedTable(people, { clock, bots });
  const who = await seatPeople(made, clock);
  const { gameId } = made;
  const choice = (seat: number, chosen: Asked) => chooseEnd({ gameId, who: who(seat), ...chosen }, clock);
  const decisions = () => db().decision.findMany({ where: { gameId }, orderBy: { at: 'asc' } });
  const takeBack = async (seat: number) => {
    const open = (await decisions()).find(({ state }) => state === 'open');
    return takeBackDecision({ gameId, id: open?.id ?? '', who: who(seat) }, clock);
  };
  const ending = async () => (await loadTable(gameId))?.ending;
  const told = async (kind: string) =>
    (await db().outbox.findMany({ where: { gameId, kind }, orderBy: { seat: 'asc' } })).map(
      ({ seat }) => seat,
    );
  return { made, gameId, clock, who, choice, decisions, takeBack, ending, told };
}

const kindsOf = async (gameId: string) =>
  (await loadEntries(gameId, Infinity)).map(({ kind }) => kind).reverse();
const decided = { ok: true, value: { decision: { state: 'open' }, missing: [] } };

test('resigning ends the game an hour later: the other has won, all views and the export say so, and it still verifies', async () => {
  const { made, gameId, clock, who, choice, ending, told } = await table(2);
  await give(made, { ...(await firstStep(made)), clock });
  expect(await choice(0, { kind: 'resign' })).toMatchObject(decided);
  expect(await told('decision')).toEqual([1]);
  clock.pass(0.9);
  await executeDue(clock);
  expect([await ending(), (await exportGame(gameId))?.game.seed]).toEqual([undefined, undefined]);
  clock.pass(0.1);
  await executeDue(clock);
  const how = { how: 'resigned', winner: 1, unrated: true };
  expect(await ending()).toEqual(how);
  const document = await exportGame(gameId);
  expect(document?.game).toMatchObject({ status: 'ended', ending: how });
  expect(document?.log).toHaveLength(2);
  if (!document) throw new Error('no game');
  expect(verifyGame(document).fault).toBeUndefined();
  expect((await callJson({ path: `/api/games/${gameId}` })).body.ending).toEqual(how);
  expect((await myTables({ userId: who(0).userId, tokens: [] }))[0]?.ending).toEqual(how);
  expect(await told('game-finished')).toEqual([0, 1]);
  expect((await kindsOf(gameId)).at(-1)).toBe('decided-resign');
  await deliverDue(clock);
  const mails = (await listStoredMail()).map(({ text }) => text).join('\n');
  expect(mails).toMatch(/Anna resigned .*so early/);
  expect(mails).toContain('won by resignation');
  expect(mailedPages(mails)).toContainEqual([gameId, '/archive.html']);
  expect(await choice(1, { kind: 'resign' })).toMatchObject(refused('ended'));
});

test('after two rounds it counts', async () => {
  const { made, clock, choice, ending } = await table(2);
  await playUntil(made, randomNumbers('resign'), ({ answer }) => answer.seq > 60);
  expect((await loadTable(made.gameId))?.view.state.turnsDone).toBeGreaterThanOrEqual(4);
  await choice(1, { kind: 'resign' });
  clock.pass(1);
  await executeDue(clock);
  expect(await ending()).toEqual({ how: 'resigned', winner: 0 });
});

test('only the player who resigned may take it back, for an hour; with three players they leave instead', async () => {
  const { made, gameId, clock, choice, takeBack, ending } = await table(2);
  await choice(0, { kind: 'resign' });
  expect(await choice(1, { kind: 'agreed-end' })).toMatchObject({ ok: true });
  expect(await takeBack(1)).toMatchObject(refused('not-asked'));
  expect(await takeBack(0)).toMatchObject({ ok: true });
  clock.pass(2);
  await executeDue(clock);
  expect(await ending()).toBeUndefined();
  // A player who only has the link plays, and decides nothing.
  const byLink = { gameId, who: { token: made.seats[0]?.token }, kind: 'resign' } as const;
  expect(await chooseEnd(byLink, clock)).toMatchObject(refused('seat-held'));
  expect(await chooseEnd({ ...byLink, who: {} }, clock)).toMatchObject(refused('token-missing'));
  const three = await table(3);
  expect(await three.choice(0, { kind: 'resign' })).toMatchObject(refused('not-to-agree'));
});

test('somebody has won once all others have said so; the others are asked once', async () => {
  const { gameId, clock, choice, takeBack, ending, told, who, decisions } = await table(3);
  expect(await choice(0, { kind: 'concede', winner: 0 })).toMatchObject(refused('not-to-agree'));
  expect(await choice(0, { kind: 'concede', winner: 2 })).toMatchObject({
    ok: true,
    value: { missing: [1] },
  });
  await choice(0, { kind: 'concede', winner: 2 });
  expect(await told('end-proposed')).toEqual([1]);
  expect(await endProposals(gameId)).toEqual([{ kind: 'concede', winner: 2, seats: [0], missing: [1] }]);
  await unsayEnd(gameId, who(0));
  expect(await choice(1, { kind: 'concede', winner: 2 })).toMatchObject({ value: { missing: [0] } });
  expect(await choice(0, { kind: 'concede', winner: 2 })).toMatchObject(decided);
  expect(await told('decision')).toEqual([1, 2]);
  expect(await endProposals(gameId)).toEqual([]);
  expect(await choice(2, { kind: 'agreed-end' })).toMatchObject({ value: { missing: [0, 1] } });
  expect(await takeBack(2)).toMatchObject(refused('not-asked'));
  expect(await takeBack(1)).toMatchObject({ ok: true });
  clock.pass(0.5);
  expect((await endProposals(gameId)).map(({ kind }) => kind)).toEqual(['agreed-end']);
  for (const seat of [0, 1]) await choice(seat, { kind: 'concede', winner: 2 });
  clock.pass(1);
  await executeDue(clock);
  expect(await ending()).toEqual({ how: 'conceded', winner: 2 });
  expect((await decisions()).map(({ state }) => state)).toEqual(['taken-back', 'done']);
});

test('all may end it by agreement; the vote of a player who hands the seat on no longer counts', async () => {
  const { gameId, clock, choice, ending, who } = await table(2);
  await choice(0, { kind: 'agreed-end' });
  const { token } = valueOf(await offerSeat({ gameId, seat: 0, who: who(0) }, clock));
  const zoe = { userId: await guest('Zoe') };
  await takeByLink(token, { ...zoe, name: 'Zoe' }, clock);
  expect(await choice(1, { kind: 'agreed-end' })).toMatchObject({ value: { missing: [0] } });
  const hers = { gameId, who: zoe, kind: 'agreed-end' } as const;
  expect(await chooseEnd(hers, clock)).toMatchObject(decided);
  clock.pass(1);
  await executeDue(clock);
  expect(await ending()).toEqual({ how: 'agreed' });
});

test('only one person among computers decides', async () => {
  const { clock, choice, ending } = await table(1, ['journeyman']);
  expect(await choice(0, { kind: 'agreed-end' })).toMatchObject(decided);
  clock.pass(1);
  await executeDue(clock);
  expect(await ending()).toEqual({ how: 'agreed' });
});

test('leaving frees the seat an hour later, with a message to the others and the link that fills the seat', async () => {
  const { gameId, clock, choice, takeBack, told, who } = await table(3);
  await choice(0, { kind: 'leave', word: 'A new job. Sorry!' });
  await takeBack(0);
  clock.pass(2);
  await executeDue(clock);
  expect((await loadTable(gameId, who(0)))?.me).toBe(0);
  await choice(0, { kind: 'leave', word: 'A new job. Sorry!' });
  await deliverDue(clock);
  expect((await mailTo('bohumil@praga.test')).map(({ text }) => text).join('\n')).toContain(
    'A new job. Sorry!',
  );
  clock.pass(1);
  await executeDue(clock);
  const seen = await loadTable(gameId, who(1));
  expect(seen).toMatchObject({ status: 'running', me: 1, seats: [{ name: '', seated: false }, {}, {}] });
  expect((await loadTable(gameId, who(0)))?.me).toBeUndefined();
  expect(await told('seat-free')).toEqual([1, 2]);
  expect((await kindsOf(gameId)).slice(-2)).toEqual(['decided-leave', 'freed']);
  // Decisions name a player who left, because the seat is empty now.
  const agenda = await tableAgenda(gameId, who(1), clock.now());
  const [left, first] = agenda?.decisions ?? [];
  const anna = [{ seat: 0, name: 'Anna' }];
  expect(left).toMatchObject({ kind: 'leave', state: 'done', name: 'Anna', names: anna });
  expect(first).toMatchObject({ kind: 'leave', state: 'taken-back', endedBy: 0, names: anna });
});
