/** Two divisions, whose ends change places in the next season. */
import { expect, test } from 'vitest';
import { enterCompetition, type ShownCompetition } from '@/lib/features/competitions/competitions';
import { useService } from '../support/service';
import { begin, playAll, shownTo } from '../support/competitions';
import { begun, fresh } from './made-competition';

await useService();

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
