/** Asking to take an ended turn back: its votes, its ends, and that one of two at once wins. */
import { expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import type { TurnBackAct } from '@/lib/features/clocks/request';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { actOnTurnBack } from '@/lib/features/clocks/table-acts';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { exportGame } from '@/lib/features/history/read-log';
import { playOn } from '@/lib/features/plans/run';
import { recallPosition } from '@/lib/features/table/load/known-position';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { ASKING } from '@/lib/game/pace/pace';
import { verifyGame } from '@/lib/game/verify/verify';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { inFull, isFull } from '../support/full';
import { refused } from '../support/outcomes';
import { randomNumbers, useService } from '../support/service';
import {
  DAILY,
  endsTurn,
  firstStep,
  give,
  lookAs,
  seatedTable,
  seatPeople,
  whatNow,
  type Seating,
} from '../support/tables';

await useService();

const state = (value: string, missing: readonly number[] = []) => ({
  ok: true,
  value: { state: value, missing },
});

/** A table whose first seat has just ended a turn, with people who have proved to sit there. */
async function table(people: 1 | 2 | 3, seating: Seating = {}) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const made = await seatedTable(people, { clock, pace: DAILY, ...seating });
  const who = await seatPeople(made, clock);
  const { gameId } = made;
  const pick = randomNumbers('turn back');
  const questions = () => db().decision.findMany({ where: { gameId }, orderBy: { at: 'asc' } });
  const act = async (seat: number | Visitor, what: TurnBackAct) => {
    const id = (await questions()).at(-1)?.id;
    const by = typeof seat === 'number' ? who(seat) : seat;
    return actOnTurnBack({ gameId, who: by, act: what, ...(what === 'ask' ? {} : { id }) }, clock);
  };
  const plain = async () => {
    const position = recallPosition(gameId)?.position;
    const { shown: _shown, ...undo } = position?.state.undo ?? { floor: 0, steps: [] };
    return { state: { ...position?.state, seq: 0, undo }, secrets: position?.secrets };
  };
  /** Ends the turn of the active player; returns the table just before. */
  const endTurn = async () => {
    for (;;) {
      const before = await plain();
      const { seat, view, commands } = await whatNow(made);
      const command = commands[pick(commands.length)] ?? { type: 'EndTurn' };
      const done = await give(made, { seat, command, expectedSeq: view.seq, clock });
      if (done.ok && endsTurn(done.value)) return before;
    }
  };
  return { made, gameId, clock, who, act, endTurn, plain, questions };
}

test('all agree: the table is as it was before End turn to the last field, for everybody, and the log verifies', async () => {
  const { made, gameId, clock, who, act, endTurn, plain, questions } = await table(3);
  const before = await endTurn();
  const ended = await lookAs(made, 0);
  clock.pass(5);
  expect(await act(0, 'ask')).toMatchObject(state('open', [1, 2]));
  expect(await act(2, 'agree')).toMatchObject(state('open', [1]));
  expect(await act(1, 'agree')).toMatchObject(state('done'));
  expect(await plain()).toEqual(before);
  for (const viewer of [{}, who(0), who(1), who(2)]) {
    const view = await loadTable(gameId, viewer);
    expect(view?.seq).toBe(ended.seq + 1);
    expect(view?.log.at(-1)).toMatchObject({ seat: 0, command: { type: 'TakeTurnBack', consent: [1, 2] } });
    expect(view?.waitingFor).toEqual([0]);
  }
  expect((await questions()).map((one) => one.state)).toEqual(['done']);
  expect(await act(1, 'agree')).toMatchObject(state('done'));
  const document = await exportGame(gameId, who(0));
  expect(document && verifyGame(document).fault).toBeUndefined();
});

test('its steps can be undone, others see them only when the turn is over again, and it can be taken back again', async () => {
  const { made, gameId, clock, who, act, endTurn } = await table(2);
  await endTurn();
  await act(0, 'ask');
  await act(1, 'agree');
  const shown = (await lookAs(made, 1)).seq;
  const { view } = await lookAs(made, 0);
  expect(view.state.undo.steps.length).toBeGreaterThan(0);
  const back = await give(made, {
    seat: 0,
    command: { type: 'Undo', to: view.state.undo.floor },
    expectedSeq: shown,
  });
  expect(back.ok).toBe(true);
  const theirs = await lookAs(made, 1);
  expect([theirs.seq, theirs.view.state.undo.shown]).toEqual([shown, shown]);
  clock.pass(1);
  const again = await endTurn();
  expect((await lookAs(made, 1)).view.state.undo.shown).toBeUndefined();
  expect(await act(0, 'ask')).toMatchObject(state('open', [1]));
  expect(await act(1, 'agree')).toMatchObject(state('done'));
  expect((await lookAs(made, 0)).view.state.players).toEqual(again.state.players);
  expect(
    (await exportGame(gameId, who(0)))?.log.filter(({ command }) => command.type === 'TakeTurnBack'),
  ).toHaveLength(2);
});

test('one refuses: it is over, and the same turn is not asked about again', async () => {
  const { act, endTurn, questions } = await table(3);
  await endTurn();
  await act(0, 'ask');
  await act(1, 'agree');
  expect(await act(2, 'refuse')).toMatchObject(state('taken-back'));
  expect(await act(1, 'agree')).toMatchObject(refused('not-to-take-back'));
  expect(await act(0, 'ask')).toMatchObject(refused('not-to-take-back'));
  expect((await questions()).map((one) => [one.state, one.endedBy])).toEqual([['taken-back', 2]]);
});

test('withdrawn: nobody can agree now, but its player may ask again, and nobody is written to twice', async () => {
  const { gameId, act, endTurn } = await table(2);
  await endTurn();
  await act(0, 'ask');
  expect(await act(0, 'withdraw')).toMatchObject(state('taken-back'));
  expect(await act(1, 'agree')).toMatchObject(refused('not-to-take-back'));
  expect(await act(0, 'ask')).toMatchObject(state('open', [1]));
  const asked = await db().outbox.findMany({
    where: { gameId, kind: 'decision', dedupe: { contains: 'turn-back' } },
  });
  expect(asked).toHaveLength(1);
});

test('overtaken: once the next player has made a step, hidden as it is, nothing can be asked or agreed', async () => {
  const { made, gameId, clock, act, endTurn, questions } = await table(2);
  await endTurn();
  await act(0, 'ask');
  await give(made, await firstStep(made));
  expect((await questions()).map((one) => one.state)).toEqual(['void']);
  const open = await tableAgenda(gameId, {}, clock.now());
  expect(open?.decisions.map((one) => one.state)).toEqual(['void']);
  expect(await act(1, 'agree')).toMatchObject(refused('not-to-take-back'));
  expect((await questions()).map((one) => one.state)).toEqual(['void']);
  expect(await act(0, 'ask')).toMatchObject(refused('not-to-take-back'));
});

test('two tabs and two clicks: one question, one row', async () => {
  const { made, gameId, act, endTurn, questions } = await table(2);
  await endTurn();
  await Promise.all([act(0, 'ask'), act(0, 'ask')]);
  expect(await questions()).toHaveLength(1);
  const both = await Promise.all([act(1, 'agree'), act(1, 'agree')]);
  expect(both).toMatchObject([state('done'), state('done')]);
  const { log } = await lookAs(made, 0);
  expect(log.filter(({ command }) => command.type === 'TakeTurnBack')).toHaveLength(1);
  expect(await db().gameLog.count({ where: { gameId } })).toBe(log.at(-1)?.seq);
});

test('a vote against the step of the next player at the same moment has one outcome, whatever comes first', async () => {
  const outcomes = new Set<string>();
  // On a loaded machine the vote takes longer, and the step waits longer for it.
  for (const n of inFull([...Array(16).keys(), 60, 240], [0, 15, 60, 240, 1])) {
    if (!isFull && outcomes.size === 2) break;
    const { made, gameId, act, endTurn, questions } = await table(2);
    await endTurn();
    await act(0, 'ask');
    const next = await firstStep(made);
    const step = async () => {
      // A little later each time: the vote takes several statements.
      for (let wait = 0; wait < 2 * n; wait += 1) await db().$queryRaw`select 1`;
      return give(made, next);
    };
    const done = await Promise.all([act(1, 'agree'), step()]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const isBack = (await lookAs(made, 0)).log.some(({ command }) => command.type === 'TakeTurnBack');
    expect((await questions()).map((one) => one.state)).toEqual([isBack ? 'done' : 'void']);
    expect(await db().gameLog.count({ where: { gameId } })).toBe(next.expectedSeq + 1);
    outcomes.add(isBack ? 'back' : 'on');
  }
  expect(outcomes).toEqual(new Set(['on', 'back']));
});

test('withdrawing and agreeing at the same moment has one outcome', async () => {
  for (let n = 0; n < inFull(8, 2); n += 1) {
    const { made, act, endTurn, questions } = await table(2);
    await endTurn();
    await act(0, 'ask');
    await Promise.all(
      n % 2 === 0 ? [act(1, 'agree'), act(0, 'withdraw')] : [act(0, 'withdraw'), act(1, 'agree')],
    );
    const isBack = (await lookAs(made, 0)).log.some(({ command }) => command.type === 'TakeTurnBack');
    expect((await questions()).map((one) => one.state)).toEqual([isBack ? 'done' : 'taken-back']);
  }
});

test('a bare link neither asks nor answers, and strangers find no table', async () => {
  const { made, act, endTurn } = await table(2);
  const link = (seat: number) => ({ token: made.seats[seat]?.token });
  await endTurn();
  expect(await act(link(0), 'ask')).toMatchObject(refused('seat-held'));
  await act(0, 'ask');
  for (const what of ['agree', 'refuse'] as const)
    expect(await act(link(1), what)).toMatchObject(refused('seat-held'));
  expect(await act(link(0), 'withdraw')).toMatchObject(refused('seat-held'));
  expect(await act({}, 'agree')).toMatchObject(refused('token-missing'));
  expect(await act(0, 'agree')).toMatchObject(refused('not-asked'));
  expect(await act(1, 'withdraw')).toMatchObject(refused('not-asked'));
});

test('nobody but the player of the ended turn asks, and only before its own next step', async () => {
  const { act, endTurn } = await table(2);
  expect(await act(0, 'ask')).toMatchObject(refused('not-to-take-back'));
  await endTurn();
  expect(await act(1, 'ask')).toMatchObject(refused('not-to-take-back'));
  await endTurn();
  expect(await act(0, 'ask')).toMatchObject(refused('not-to-take-back'));
});

test.each([
  ['of others too', { isKnown: false }],
  ['somebody knew', { isKnown: true }],
])('a deal %s is played once', async (_what, { isKnown }) => {
  const { gameId, act, endTurn } = await table(2);
  await db().game.update({
    where: { id: gameId },
    data: isKnown ? { knownDeal: true } : { dealId: 'daily-x' },
  });
  await endTurn();
  expect(await act(0, 'ask')).toMatchObject(refused('not-to-take-back'));
});

test('a finished game stays finished', async () => {
  const { gameId, act, endTurn } = await table(2);
  await endTurn();
  await db().game.update({ where: { id: gameId }, data: { status: 'ended' } });
  expect(await act(0, 'ask')).toMatchObject(refused('ended'));
});

test('with computers only it is granted at once, and their turns go back with it', async () => {
  const { made, gameId, act, endTurn } = await table(1, { bots: ['apprentice', 'apprentice'] });
  const before = await endTurn();
  await playOn(gameId);
  const played = await lookAs(made, 0);
  expect(played.waitingFor).toEqual([0]);
  expect(played.view.state.turnsDone).toBe(3);
  expect(await act(0, 'ask')).toMatchObject(state('done'));
  const { view, log } = await lookAs(made, 0);
  expect(view.state.turnsDone).toBe(0);
  expect(view.state.players).toEqual(before.state.players);
  expect(log.at(-1)?.command).toEqual({ type: 'TakeTurnBack', consent: [] });
});

test('Parler’s turn goes back as well, until the next step', async () => {
  const { made, act, endTurn } = await table(1, { solo: 'parler' });
  const before = await endTurn();
  expect(await act(0, 'ask')).toMatchObject(state('done'));
  expect((await lookAs(made, 0)).view.state.parler).toEqual(before.state.parler);
  await endTurn();
  for (let isOwn = false; !isOwn;) {
    const { view, commands } = await whatNow(made);
    const [command = { type: 'EndTurn' }] = commands;
    isOwn = command.type === 'TakeActionTile';
    await give(made, { seat: 0, command, expectedSeq: view.seq });
  }
  expect(await act(0, 'ask')).toMatchObject(refused('not-to-take-back'));
});

test('clocks go back: the end adds nothing, waiting costs nobody, and the next prompt is withdrawn', async () => {
  const { gameId, clock, act, endTurn } = await table(2);
  const hours = async () =>
    (await db().seat.findMany({ where: { gameId }, orderBy: { seat: 'asc' } })).map(
      ({ bankMs, tickingAt }) => `${Math.round((bankMs ?? 0) / 3_600_000)} ${tickingAt ? 'runs' : 'stands'}`,
    );
  clock.pass(10);
  await endTurn();
  clock.pass(20);
  await act(0, 'ask');
  await act(1, 'agree');
  expect(await hours()).toEqual(['62 runs', '72 stands']);
  const prompts = await db().outbox.findMany({ where: { gameId, kind: 'your-turn', seat: 1 } });
  expect(prompts.every(({ cancelledAt, sentAt }) => cancelledAt !== null || sentAt !== null)).toBe(true);
});

test('the other way to take decisions back does not reach it, and after a week the question is over', async () => {
  const { gameId, clock, who, act, endTurn, questions } = await table(2, {
    pace: { kind: 'relaxed', ...ASKING },
  });
  await endTurn();
  await act(0, 'ask');
  const [open] = await questions();
  expect(await takeBackDecision({ gameId, id: open?.id ?? '', who: who(0) }, clock)).toMatchObject(
    refused('not-to-take-back'),
  );
  clock.pass(7 * 24 + 1);
  await watchClocks(clock);
  expect((await questions()).map((one) => one.state)).toEqual(['void']);
});
