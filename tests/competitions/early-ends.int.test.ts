/**
 * Games of a competition that end in their first rounds: a resignation is a loss, a concession a win, an
 * agreed end a drawn table. Resignations and draws there count for no rating.
 */
import { expect, test } from 'vitest';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { chooseEnd, type EndChoice } from '@/lib/features/clocks/table-acts';
import { rateCircle } from '@/lib/features/ratings/fold-store';
import { foldResults } from '@/lib/features/results/results-store';
import { stageOf } from '@/lib/game/competing/competition';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import type { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { begin, entered, goOn, openIn, shownTo, sitAll } from '../support/competitions';
import { clubOf, fresh } from './made-competition';

await useService();

async function begun(form: 'swiss' | 'cup', size: 2 | 3, clock: FakeClock) {
  const { circle, people } = await clubOf(2 * size, clock);
  const { circleId, host } = circle;
  await db().circle.update({ where: { id: circleId }, data: { rated: true } });
  const id = await entered(circle, people, clock, { form, size });
  await begin(id, people, clock);
  return { circleId, look: async () => shownTo(id, host, clock) };
}

type Said = Pick<EndChoice, 'kind' | 'winner'>;

/** Everybody sits down, these seats say how it ends, and an hour passes. */
async function end(gameId: string, seats: readonly number[], said: Said, clock: FakeClock): Promise<void> {
  await sitAll(gameId, clock);
  for (const seat of seats) {
    const { userId } = await db().seat.findUniqueOrThrow({ where: { gameId_seat: { gameId, seat } } });
    const done = await chooseEnd({ gameId, who: { userId: userId ?? '' }, ...said }, clock);
    if (!done.ok) throw new Error(done.error.kind);
  }
  clock.pass(1);
  await executeDue(clock);
}

/** The place of a seat and its points of the table. */
const pointsOf = ({ place, tablePoints }: { readonly place: number | null; readonly tablePoints: number }) =>
  `place ${place}: ${tablePoints / 12}`;

const resultOf = (gameId: string) =>
  db().gameResult.findUniqueOrThrow({ where: { gameId }, include: { seats: { orderBy: { seat: 'asc' } } } });

test('a cup: who resigns at once is out and the other plays on; an agreed end is a draw', async () => {
  const clock = fresh();
  const { circleId, look } = await begun('cup', 2, clock);
  const [lost, drawn] = openIn(await look());
  const [lostId, drawnId] = [lost?.tableId ?? '', drawn?.tableId ?? ''];
  await end(lostId, [0], { kind: 'resign' }, clock);
  await end(drawnId, [0, 1], { kind: 'agreed-end' }, clock);
  await goOn(clock);
  const { fixtures, competition } = await look();
  const first = fixtures.filter((fixture) => stageOf(fixture.id) === 1);
  expect(first.map(({ state }) => state)).toEqual(['over', 'over']);
  const resigned = await resultOf(lostId);
  expect(resigned).toMatchObject({ how: 'resigned', ratedIn: null });
  expect(resigned.seats.map(pointsOf)).toEqual(['place 2: 2', 'place 1: 8']);
  const agreed = await resultOf(drawnId);
  expect(agreed).toMatchObject({ how: 'agreed', ratedIn: null });
  expect(agreed.seats.map(pointsOf)).toEqual(['place 1: 5', 'place 1: 5']);
  // The known winner plays on, the one who resigned does not.
  expect(competition.stage).toBe(2);
  const next = fixtures.filter((fixture) => stageOf(fixture.id) === 2).flatMap(({ entrants }) => entrants);
  expect(next).toContain(lost?.entrants[1]);
  expect(next).not.toContain(lost?.entrants[0]);
  // Ratings stay empty, even if they are folded from the first game on; the sums of the circle are right.
  await db().$transaction((tx) => rateCircle(tx, circleId));
  expect(await db().rating.count({ where: { scope: circleId } })).toBe(0);
  expect(await foldResults(circleId)).toBe(true);
  const sums = await db().circleYear.findMany({ where: { circleId, year: 0 } });
  expect(sums.map(({ games, wins }) => `${games} ${wins}`).sort()).toEqual(['1 0', '1 0', '1 0', '1 1']);
  expect(verifySeason(await exportOfCompetition(await look(), clock))).toMatchObject({ faults: [] });
});

test('a Swiss at threes: a concession at once is a win, and a drawn table has no winner', async () => {
  const clock = fresh();
  const { look } = await begun('swiss', 3, clock);
  const [won, drawn] = openIn(await look());
  await end(won?.tableId ?? '', [0, 1], { kind: 'concede', winner: 2 }, clock);
  await end(drawn?.tableId ?? '', [0, 1, 2], { kind: 'agreed-end' }, clock);
  await goOn(clock);
  const [{ lines } = { lines: [] }] = (await look()).standings;
  expect(lines[0]).toMatchObject({ id: won?.entrants[2], wins: 1, mean: 9 });
  const ofDrawn = lines.filter((line) => drawn?.entrants.includes(line.id));
  expect(ofDrawn.map(({ wins, mean }) => `${wins} wins, ${mean}`)).toEqual(Array(3).fill('0 wins, 5'));
});
