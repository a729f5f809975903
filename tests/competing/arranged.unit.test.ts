/** Tables of a Swiss that are arranged by hand: checks, and Swisses whose every stage is arranged at random. */
import { expect, test } from 'vitest';
import { arrangeCause, repeatsAt, seatsAtTables } from '@/lib/game/competing/arranged';
import { isClosed, stageOf } from '@/lib/game/competing/competition';
import { TABLE_SIZES, tableSizesFor } from '@/lib/game/competing/pair-stage';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { diceFor } from './dice';
import { documentOf } from './document';
import { advance, competitionOf, endTable, entrantsOf, newWorld, openOnes, settle } from './world';

const proposed = [{ entrants: ['a', 'b'] }, { entrants: ['c', 'd'] }];
const met = [{ id: '1.1.1', state: 'over' as const, entrants: ['a', 'c'], seats: [] }];

test.each([
  [
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    undefined,
  ],
  [[['a', 'b', 'c', 'd']], 'sizes'],
  [[['a', 'b', 'c'], ['d']], 'sizes'],
  [[['a', 'b'], ['c']], 'everyone'],
  [
    [
      ['a', 'b'],
      ['c', 'c', 'd'],
    ],
    'everyone',
  ],
  [
    [
      ['a', 'b'],
      ['c', 'd'],
      ['x', 'y'],
    ],
    'everyone',
  ],
  [[], 'everyone'],
  [
    [
      ['a', 'c'],
      ['b', 'd'],
    ],
    'repeats',
  ],
])('tables %j at twos: %s', (tables, cause) => {
  const asked = { tables, proposed, size: 2 as const, fixtures: met };
  expect(arrangeCause({ ...asked, mayRepeat: false })).toBe(cause);
  if (cause === 'repeats') {
    expect(arrangeCause({ ...asked, mayRepeat: true })).toBeUndefined();
    expect(repeatsAt(tables, met)).toEqual([['a', 'c']]);
  }
});

test('20 random Swisses whose stages are all arranged by hand verify', () => {
  for (let n = 1; n <= 20; n += 1) {
    const dice = diceFor(`arranged ${n}`);
    const size = TABLE_SIZES[n % 3] ?? 4;
    const people = entrantsOf(4 + dice.below(12), () => ({ state: 'checked-in', checkedInAt: new Date(0) }));
    const world = newWorld(
      competitionOf('swiss', { size, seed: dice.hex(), terms: { rounds: 3 }, state: 'check-in' }),
      people,
    );
    const decisions: { kind: 'arrange'; at: string; stage: number; tables: string[][] }[] = [];
    for (let step = 0; step < 500 && world.competition.state !== 'over'; step += 1) {
      const start = advance(world).acts.find(({ type }) => type === 'start' || type === 'start-stage');
      if (start && 'fixtures' in start) {
        const order = dice.shuffle(start.fixtures.flatMap(({ entrants }) => entrants));
        let from = 0;
        const tables = tableSizesFor(order.length, size).map((seats) => order.slice(from, (from += seats)));
        const stage = world.competition.stage + 1;
        decisions.push({ kind: 'arrange', at: '2027-01-01T00:00:00Z', stage, tables });
        world.competition = { ...world.competition, arranged: tables };
        const { least, most } = seatsAtTables(size);
        for (const { length } of tables) expect(length >= least && length <= most).toBe(true);
      }
      settle(world);
      const { arranged = [], stage } = world.competition;
      const seated = [...world.fixtures.values()].filter(({ id }) => stageOf(id) === stage);
      const sorted = (tables: readonly (readonly string[])[]) => tables.map((each) => each.toSorted());
      expect(sorted(seated.map(({ drawn = [] }) => drawn))).toEqual(sorted(arranged));
      for (const { id } of openOnes(world)) endTable(world, id, { ranking: dice.shuffle([0, 1, 2, 3]) });
      if (![...world.fixtures.values()].every(isClosed)) throw new Error('a table stays open');
      if (stage === 3) settle(world);
    }
    const document = { ...documentOf(world), decisions };
    expect(verifySeason(document).faults).toEqual([]);
  }
});
