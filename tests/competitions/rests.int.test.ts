/** Byes on request, pauses and late starts in a Swiss: their scores, refusals and races. */
import { expect, test } from 'vitest';
import { advanceDue } from '@/lib/features/competitions/advance';
import type { EntrantAct } from '@/lib/features/competitions/competition';
import { Terms } from '@/lib/features/competitions/competition';
import { actOnEntrant, enterCompetition } from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { writeResults } from '@/lib/features/results/results';
import { stageOf } from '@/lib/game/competing/competition';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import { begin, endGame, entered, goOn, idOf, openIn, playAll, shownTo } from '../support/competitions';
import { useService } from '../support/service';
import { clubOf, fresh, kindOf } from './made-competition';

await useService();

const TERMS = { rounds: 4, byePoints: 5, latePoints: 3 };

/** A running Swiss of `count` people at tables of two, in a circle with `more` others. */
async function swissOf(count: number, more = 1, terms: Partial<Terms> = TERMS) {
  const clock = fresh();
  const { circle, people } = await clubOf(count + more, clock);
  const players = people.slice(0, count);
  const id = await entered(circle, players, clock, { form: 'swiss', size: 2, terms: Terms.parse(terms) });
  await begin(id, players, clock);
  const look = () => shownTo(id, circle.host, clock);
  const act = async (userId: string, asked: EntrantAct, stage?: number) =>
    actOnEntrant({ id, userId, stage }, asked, idOf(await look(), userId), clock);
  const endStage = async () => {
    for (const { tableId = '' } of openIn(await look())) await endGame(tableId, [0, 1], clock);
    await writeResults(60_000, clock);
  };
  return { id, circle, clock, players, others: people.slice(count), look, act, endStage };
}

const seatedIn = ({ fixtures }: Awaited<ReturnType<typeof shownTo>>, stage: number) =>
  fixtures.filter(({ id }) => stageOf(id) === stage).flatMap(({ drawn }) => drawn);

const causeOf = (done: { ok: boolean; error?: { kind: string; cause?: string } }) =>
  done.ok ? 'ok' : (done.error?.cause ?? done.error?.kind);

test('a bye, a pause and a late start count as stated, and the export verifies', async () => {
  const swiss = await swissOf(6, 1);
  const [, rester = '', pauser = ''] = swiss.players;
  const [late = ''] = swiss.others;
  expect(kindOf(await swiss.act(rester, 'bye', 2))).toBe('ok');
  expect(kindOf(await swiss.act(pauser, 'pause'))).toBe('ok');
  expect(kindOf(await enterCompetition({ id: swiss.id, userId: late }, swiss.clock))).toBe('ok');
  await swiss.endStage();
  await goOn(swiss.clock);
  const second = await swiss.look();
  expect(second.competition.stage).toBe(2);
  const seated = seatedIn(second, 2);
  expect(seated).not.toContain(idOf(second, rester));
  expect(seated).not.toContain(idOf(second, pauser));
  expect(seated).toContain(idOf(second, late));
  expect(seated).toHaveLength(5);
  expect(kindOf(await swiss.act(pauser, 'come-back'))).toBe('ok');
  const over = await playAll(swiss.id, swiss.circle.host, swiss.clock, () => [0, 1]);
  const lineOf = (userId: string) => over.standings[0]?.lines.find(({ id }) => id === idOf(over, userId));
  const tablesOf = (userId: string) => {
    const key = over.entrants.find((each) => each.userId === userId)?.key;
    return over.results.filter(({ playerKey }) => playerKey === key).map((each) => each.tablePoints / 12);
  };
  for (const [userId, points] of [
    [rester, 5],
    [pauser, 0],
    [late, 3],
  ] as const) {
    const own = tablesOf(userId);
    expect(own).toHaveLength(3);
    const mean = (own.reduce((a, b) => a + b, 0) + points) / 4;
    expect(lineOf(userId)).toMatchObject({ tables: 3, rests: 1, mean });
  }
  const document = await exportOfCompetition(over, swiss.clock);
  expect(verifySeason(document).faults).toEqual([]);
  const noByes = document.entrants.map(({ byes: _byes, ...each }) => each);
  expect(verifySeason({ ...document, entrants: noByes }).faults).not.toEqual([]);
});

test('each bye, pause and late start that is not possible says why', async () => {
  const swiss = await swissOf(4, 2);
  const [, one = '', two = '', three = ''] = swiss.players;
  const [late = '', later = ''] = swiss.others;
  expect(causeOf(await swiss.act(one, 'bye', 1))).toBe('drawn');
  expect(causeOf(await swiss.act(one, 'bye', 5))).toBe('last');
  expect(causeOf(await swiss.act(one, 'bye', 2))).toBe('ok');
  expect(causeOf(await swiss.act(one, 'bye', 2))).toBe('ok');
  expect(causeOf(await swiss.act(one, 'bye', 3))).toBe('used');
  expect(causeOf(await swiss.act(two, 'bye', 2))).toBe('ok');
  expect(causeOf(await swiss.act(three, 'bye', 2))).toBe('few-left');
  expect(causeOf(await swiss.act(three, 'pause'))).toBe('few-left');
  expect(causeOf(await swiss.act(two, 'no-bye', 2))).toBe('ok');
  expect(causeOf(await swiss.act(three, 'pause'))).toBe('ok');
  const own = idOf(await swiss.look(), one);
  const others = actOnEntrant({ id: swiss.id, userId: two }, 'pause', own, swiss.clock);
  expect(causeOf(await others)).toBe('not-that-entrant');
  expect(causeOf(await enterCompetition({ id: swiss.id, userId: late }, swiss.clock))).toBe('ok');
  expect(causeOf(await enterCompetition({ id: swiss.id, userId: late }, swiss.clock))).toBe('ok');
  for (let stage = 1; stage < 3; stage += 1) {
    await swiss.endStage();
    await goOn(swiss.clock);
  }
  expect((await swiss.look()).competition.stage).toBe(3);
  expect(causeOf(await enterCompetition({ id: swiss.id, userId: later }, swiss.clock))).toBe('late-closed');
});

test('a competition of before has no byes and no late start, but a pause', async () => {
  const swiss = await swissOf(5, 1, { rounds: 3 });
  const [, one = ''] = swiss.players;
  const [late = ''] = swiss.others;
  expect(causeOf(await swiss.act(one, 'bye', 2))).toBe('not-offered');
  expect(causeOf(await enterCompetition({ id: swiss.id, userId: late }, swiss.clock))).toBe('late-closed');
  expect(causeOf(await swiss.act(one, 'pause'))).toBe('ok');
  await swiss.endStage();
  await goOn(swiss.clock);
  const shown = await swiss.look();
  expect(seatedIn(shown, 2)).toHaveLength(4);
  expect(shown.entrants.find(({ userId }) => userId === one)).toMatchObject({ paused: [2], byes: [] });
});

test.each([0, 1, 2])(
  'a bye and the draw of its stage at once: one is first, and both agree (%i)',
  async () => {
    const swiss = await swissOf(6);
    const [, one = ''] = swiss.players;
    await swiss.endStage();
    const [asked] = await Promise.all([swiss.act(one, 'bye', 2), advanceDue(swiss.clock)]);
    await goOn(swiss.clock);
    const shown = await swiss.look();
    const seated = seatedIn(shown, 2);
    expect(new Set(seated).size).toBe(seated.length);
    expect(seated).toHaveLength(asked.ok ? 5 : 6);
    expect(seated.includes(idOf(shown, one))).toBe(!asked.ok);
    if (!asked.ok) expect(causeOf(asked)).toBe('drawn');
    expect(await db().fixture.count({ where: { competitionId: swiss.id, id: { startsWith: '2.' } } })).toBe(
      new Set(shown.fixtures.filter(({ id }) => stageOf(id) === 2)).size,
    );
  },
);

test('a bye for the first stage is asked before the start', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(5, clock);
  const terms = Terms.parse(TERMS);
  const id = await entered(circle, people, clock, { form: 'swiss', size: 2, terms });
  const [, one = ''] = people;
  const entrant = idOf(await shownTo(id, one, clock), one);
  expect(causeOf(await actOnEntrant({ id, userId: one, stage: 1 }, 'bye', entrant, clock))).toBe('ok');
  expect(causeOf(await actOnEntrant({ id, userId: one }, 'pause', entrant, clock))).toBe('not-offered');
  await begin(id, people, clock);
  const shown = await shownTo(id, circle.host, clock);
  expect(seatedIn(shown, 1)).toHaveLength(4);
  expect(shown.standings[0]?.lines.find((line) => line.id === entrant)).toMatchObject({ mean: 5, rests: 1 });
});
