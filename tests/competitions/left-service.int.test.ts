/** A person who leaves the service while their tables run: these count for them, as tables of before do. */
import { expect, test } from 'vitest';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { standingInYear } from '@/lib/features/results/results';
import { foldResults } from '@/lib/features/results/results-store';
import { ALL_YEARS } from '@/lib/features/results/years';
import { endGame, goOn, openIn } from '../support/competitions';
import { useService } from '../support/service';
import { guest, playerKeyOf } from '../support/world';
import { begun, fresh } from './made-competition';

await useService();

/** A series of three at three tables; one is over. */
async function startedSeries() {
  const clock = fresh();
  const { circle, look } = await begun(3, { form: 'series', size: 3, atOnce: 3 }, clock);
  const [first] = openIn(await look());
  await endGame(first?.tableId ?? '', [0, 1, 2], clock);
  await goOn(clock);
  return { clock, circleId: circle.circleId, leaver: circle.others[0] ?? '', look };
}

test('a person who deletes their account is last at the tables that others play on', async () => {
  const { clock, circleId, leaver, look } = await startedSeries();
  const key = await playerKeyOf(leaver);
  const tables = openIn(await look());
  await deleteAccount(leaver, clock);
  await goOn(clock);
  for (const { tableId = '' } of tables) await endGame(tableId, [0, 1, 2], clock);
  await goOn(clock);
  const over = await look();
  for (const { tableId } of tables) {
    const seats = over.results.filter(({ gameId }) => gameId === tableId);
    expect(seats.reduce((sum, { tablePoints }) => sum + tablePoints, 0)).toBe(3 * 5 * 12);
    expect(seats.find(({ playerKey }) => playerKey === key)).toMatchObject({ place: 3, left: true });
  }
  const [{ lines } = { lines: [] }] = over.standings;
  expect(lines.map((line) => line.tables)).toEqual([3, 3, 3]);
  const line = (await standingInYear(circleId, ALL_YEARS)).find((each) => each.key === key);
  expect(line?.games).toBe(3);
  expect(await foldResults(circleId)).toBe(true);
});

test('a person who has become another one has the results of that one', async () => {
  const { clock, circleId, leaver, look } = await startedSeries();
  const into = await guest('Zdena');
  const tables = openIn(await look());
  await mergePeople(leaver, into);
  for (const { tableId = '' } of tables) await endGame(tableId, [0, 1, 2], clock);
  await goOn(clock);
  const key = await playerKeyOf(into);
  const line = (await standingInYear(circleId, ALL_YEARS)).find((each) => each.key === key);
  expect(line?.games).toBe(3);
});
