/** A finding is a file that the game can be played again from. */
import { describe, expect, test } from 'vitest';
import { indexPack } from '@/lib/game/engine/pack-index';
import { seedsOf } from '../../tools/fuzz/seeds';
import { FuzzRun } from '../support/engine/fuzz';
import { fuzzGame, replayFile, type FuzzFile } from '../support/engine/fuzz-file';
import { isSame } from '../support/engine/fuzz-finding';
import { modeOf, planFor, type FuzzPlan } from '../support/engine/fuzz-plan';

/** A technology is missing from the box. */
function withOneLess(plan: FuzzPlan): FuzzPlan {
  const { technologies } = plan.pack;
  return { ...plan, pack: indexPack({ ...plan.pack, technologies: technologies.slice(1) }) };
}

const stored = (file: FuzzFile | undefined): FuzzFile => {
  if (!file) throw new Error('nothing was found');
  return JSON.parse(JSON.stringify(file)) as FuzzFile;
};

describe('a finding', () => {
  const file = stored(fuzzGame(5, withOneLess(planFor(5))).finding);

  test('names the invariant, the table and its secret', () => {
    expect(file.failure.message).toContain('INV-13');
    expect(file.fuzzSeed).toBe(5);
    expect(file.seed).toBe(planFor(5).secret);
    expect(file.rows.length).toBe(file.commands.length + 1);
  });
  test('is not found once the fault is fixed', () => {
    expect(replayFile(file)).toBeUndefined();
  });
  test('is found again while the fault is there', () => {
    const [seat, command] = [0, { type: 'SkipMainAction' }] as const;
    const again = replayFile({ ...file, commands: [[seat, command]] });
    expect(again).toContain('row 2 is refused now');
  });
});

test('the same number is the same game', () => {
  const [one, other] = [new FuzzRun(planFor(13)).play(), new FuzzRun(planFor(13)).play()];
  expect(isSame(one.rows, other.rows)).toBe(true);
  expect(one.counts).toEqual(other.counts);
});

test.each([
  ['2', undefined],
  ['1', undefined],
  [undefined, 'parler'],
  ['3,4', 'simple'],
])('--players %s --mode %s plays no other tables', (players, mode) => {
  const modes = new Set(seedsOf({ games: '20', seed: '7', players, mode }).map(modeOf));
  const wanted = { '2': ['2'], '1': ['parler', 'simple'], '3,4': ['3', '4', 'simple'] };
  expect([...modes].sort()).toEqual(players ? wanted[players as keyof typeof wanted] : ['parler']);
});

test('a table that does not exist is refused', () => {
  expect(() => seedsOf({ games: '1', seed: '1', players: '5' })).toThrow('no such table: 5');
  expect(() => seedsOf({ games: 'many', seed: '1' })).toThrow('--games many is no whole number');
});
