/** Seasons of a club of nine: one vanishes and has a reserve; the ends of two divisions change places. */
import { expect, test } from 'vitest';
import {
  actOnEntrant,
  type ShownCompetition,
  enterCompetition,
} from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import { endGame, entered, goOn, openIn, shownTo, begin, playAll } from '../support/competitions';
import { useService } from '../support/service';
import { clubOf, fresh, begun } from './made-competition';

await useService();

const POINTS: Readonly<Record<number, readonly number[]>> = { 2: [8, 2], 3: [9, 5, 1], 4: [10, 6, 3, 1] };

const of = (shown: ShownCompetition, userId: string) => {
  const entrant = shown.entrants.find((each) => each.userId === userId);
  if (!entrant) throw new Error('not entered');
  return entrant;
};

test('eight play in one division, the ninth takes the place of one who vanishes', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(9, clock);
  const [late = ''] = people.slice(-1);
  const [gone = ''] = people.slice(1, 2);
  const id = await entered(circle, people, clock);
  const look = async () => shownTo(id, circle.host, clock);
  clock.pass(24);
  await goOn(clock);
  for (const userId of people.slice(0, 8))
    await actOnEntrant({ id, userId }, 'check-in', of(await look(), userId).id, clock);
  expect((await look()).competition.state).toBe('check-in');
  clock.pass(72);
  await goOn(clock);
  const started = await look();
  expect(started.competition.state).toBe('running');
  expect(of(started, late).state).toBe('entered');
  expect(started.fixtures).toHaveLength(8);
  // A late check-in makes a reserve.
  await actOnEntrant({ id, userId: late }, 'check-in', of(started, late).id, clock);
  expect(of(await look(), late).state).toBe('checked-in');
  // One person vanishes: their kept seats stay empty for a week.
  for (const { tableId, entrants } of started.fixtures)
    if (tableId && !entrants.includes(of(started, gone).id)) await endGame(tableId, [0, 1, 2, 3], clock);
  await goOn(clock);
  clock.pass(7 * 24 + 6);
  // Everybody else takes their seats and has moved a moment ago.
  const gameId = { in: openIn(await look()).map(({ tableId = '' }) => tableId) };
  await db().seat.updateMany({ where: { gameId, userId: { not: gone } }, data: { seatedAt: clock.now() } });
  await goOn(clock);
  const replaced = await look();
  expect(of(replaced, gone).state).toBe('withdrawn');
  expect(of(replaced, late)).toMatchObject({ state: 'playing', division: 1 });
  for (const { state, entrants } of replaced.fixtures)
    if (state !== 'over') expect(entrants).not.toContain(of(replaced, gone).id);
  const kept = replaced.fixtures.filter(({ state, entrants }) => {
    return state === 'open' && entrants.includes(of(replaced, late).id);
  });
  for (const { tableId = '' } of kept) {
    const seats = await db().seat.findMany({ where: { gameId: tableId } });
    expect(seats.some(({ userId }) => userId === late)).toBe(true);
    expect(seats.some(({ userId }) => userId === gone)).toBe(false);
  }
  const over = await playAll(id, circle.host, clock, () => [0, 1, 2, 3]);
  const sums = await pointsIn(over);
  const [{ lines } = { lines: [] }] = over.standings;
  const named = (userId: string) => of(over, userId).id;
  for (const line of lines.filter(({ id: who }) => who !== named(gone))) {
    const own = sums.get(line.id) ?? [];
    expect(line.tables).toBe(own.length);
    expect(line.mean).toBeCloseTo(own.reduce((a, b) => a + b, 0) / Math.max(1, own.length), 9);
  }
  expect(lines.at(-1)?.id).toBe(named(gone));
  expect(verifySeason(await exportOfCompetition(over, clock))).toMatchObject({ complete: true, faults: [] });
  // The next season is open, and the ladder of this one is kept for it.
  expect(over.nextId).toBeDefined();
  const next = await shownTo(over.nextId ?? '', circle.host, clock);
  expect(next.competition).toMatchObject({ state: 'sign-up', name: 'Winter 2', previousId: id });
  const stored = await db().competition.findUniqueOrThrow({ where: { id } });
  expect((stored.ladder as { key: string }[]).map(({ key }) => key)).toEqual(lines.map((line) => line.id));
});

/** The table points of everybody, from the tables of all games; the first seat won each of them. */
async function pointsIn({ competition: { id }, fixtures }: ShownCompetition) {
  const sums = new Map<string, number[]>();
  const played = fixtures.filter(({ state }) => state === 'over');
  for (const { entrants } of played)
    for (const [place, who] of entrants.entries())
      sums.set(who, [...(sums.get(who) ?? []), POINTS[entrants.length]?.[place] ?? 0]);
  expect(await db().gameResult.count({ where: { competitionId: id } })).toBe(played.length);
  return sums;
}

test('nine play in two divisions; the ends of each change places in the next season', async () => {
  const clock = fresh();
  const { id, circle, people, look } = await begun(9, { atOnce: 4 }, clock);
  const started = await look();
  const divisionOf = (shown: ShownCompetition) =>
    [1, 2].map((n) => shown.entrants.filter(({ division }) => division === n).map((each) => each.id));
  expect(divisionOf(started).map(({ length }) => length)).toEqual([5, 4]);
  for (const { entrants } of started.fixtures)
    expect(
      new Set(entrants.map((who) => started.entrants.find((each) => each.id === who)?.division)).size,
    ).toBe(1);
  // The player with the lesser id wins.
  const rank = (entrants: readonly string[]) =>
    entrants
      .map((who, seat) => ({ who, seat }))
      .sort((a, b) => (a.who < b.who ? -1 : 1))
      .map(({ seat }) => seat);
  const over = await playAll(id, circle.host, clock, rank);
  const [first = [], second = []] = divisionOf(started).map((each) => each.toSorted());
  expect(over.standings.map(({ lines }) => lines.map((line) => line.id))).toEqual([first, second]);
  const nextId = over.nextId ?? '';
  for (const userId of people) expect((await enterCompetition({ id: nextId, userId }, clock)).ok).toBe(true);
  await begin(nextId, people, clock, 24 * 14);
  const next = divisionOf(await shownTo(nextId, circle.host, clock)).map((each) => each.toSorted());
  const [up = '', ...rest] = second;
  expect(next).toEqual([[...first.slice(0, -1), up].toSorted(), [...rest, ...first.slice(-1)].toSorted()]);
});
