/** The cross-table of a competition: who met whom, each result, and the places after each stage. */
import { describe, expect, test } from 'vitest';
import { crossTablesOf } from '@/lib/game/competing/cross-table';
import { standingsByForm } from '@/lib/game/competing/stage-standing';
import {
  competitionOf,
  endTable,
  openOnes,
  playedOf,
  setEntrant,
  settle,
  startedWith,
  type World,
} from './world';

/** The first in the order of turns wins each open table. */
function playStage(world: World): void {
  for (const { id, entrants } of openOnes(world)) endTable(world, id, { ranking: entrants.map((_, i) => i) });
  settle(world);
}

const swissOf = (people: number) =>
  startedWith(people, competitionOf('swiss', { size: 2, terms: { rounds: 3 } }));

describe('a Swiss', () => {
  test('each person has a table in each stage, and both sides tell the same of it', () => {
    const world = swissOf(8);
    playStage(world);
    playStage(world);
    const [table] = crossTablesOf(playedOf(world));
    const rows = table?.rows ?? [];
    expect(table?.stages).toEqual([1, 2, 3]);
    expect(rows.map(({ cells }) => cells.map(({ stage }) => stage))).toEqual(rows.map(() => [1, 2, 3]));
    for (const { id, cells } of rows)
      for (const cell of cells)
        for (const other of cell.others) {
          const back = rows
            .find((row) => row.id === other.id)
            ?.cells.find(({ fixture }) => fixture === cell.fixture);
          expect(back?.others).toContainEqual({ id, place: cell.place });
        }
    const points = rows.flatMap(({ cells }) => cells.map((cell) => cell.points ?? 0));
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(8 * 2 * 5);
    expect(rows.flatMap(({ cells }) => cells.filter(({ state }) => state === 'open'))).toHaveLength(8);
  });

  test('the places after a stage come from its standings, and the last are the current places', () => {
    const world = swissOf(8);
    playStage(world);
    const after = new Map(standingsByForm(playedOf(world))[0]?.lines.map(({ id, place }) => [id, place]));
    playStage(world);
    playStage(world);
    expect(world.competition.state).toBe('over');
    const rows = crossTablesOf(playedOf(world))[0]?.rows ?? [];
    expect(rows.map(({ id, after: [first] }) => [id, first])).toEqual(
      rows.map(({ id }) => [id, after.get(id)]),
    );
    expect(rows.map(({ after: places }) => places.at(-1))).toEqual(rows.map(({ place }) => place));
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a person who leaves keeps the places of earlier stages, and is last in the end', () => {
    const world = swissOf(8);
    playStage(world);
    const [first] = standingsByForm(playedOf(world))[0]?.lines ?? [];
    setEntrant(world, first?.id ?? '', { state: 'withdrawn' });
    settle(world);
    playStage(world);
    playStage(world);
    const rows = crossTablesOf(playedOf(world))[0]?.rows ?? [];
    const mine = rows.find(({ id }) => id === first?.id);
    expect(mine).toMatchObject({ place: 8 });
    expect(mine?.after[0]).toBe(1);
  });
});

test('a bye on request has a sign of its own, with its points', () => {
  const terms = { rounds: 3, byePoints: 5, latePoints: 3 };
  const world = startedWith(8, competitionOf('swiss', { size: 2, terms }));
  setEntrant(world, 'e0', { byes: [2] });
  playStage(world);
  const played = playedOf(world);
  const rows = crossTablesOf(played)[0]?.rows ?? [];
  const restsIn = (id: string) => rows.find((row) => row.id === id)?.rests;
  expect(restsIn('e0')).toEqual([{ stage: 2, kind: 'bye', points: 5 }]);
  expect(rows.find(({ id }) => id === 'e0')?.cells.map(({ stage }) => stage)).toEqual([1]);
});

test('a bye in a cup has a sign of its own', () => {
  const world = startedWith(5, competitionOf('cup', { size: 2, terms: { byes: true } }));
  const cells = crossTablesOf(playedOf(world)).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const byes = cells.filter(({ state }) => state === 'bye');
  expect(byes.length).toBeGreaterThan(0);
  expect(byes.every(({ others }) => others.length === 0)).toBe(true);
});

test('in a season everyone of a division meets, and it has no places after stages', () => {
  const world = startedWith(7, competitionOf('season', { size: 3 }));
  for (let i = 0; i < 7; i += 1) playStage(world);
  const [table, ...others] = crossTablesOf(playedOf(world));
  expect(others).toEqual([]);
  for (const { id, cells, after } of table?.rows ?? []) {
    expect(after).toEqual([]);
    const met = cells.flatMap((cell) => cell.others.map((other) => other.id));
    expect(new Set([...met, id]).size).toBe(7);
  }
});
