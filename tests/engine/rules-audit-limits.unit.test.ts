/** How often, how many, in which order: counts that hold over a whole turn or game. */
import { describe, expect, test } from 'vitest';
import { advanceAcademic } from '@/lib/engine/effects/tracks';
import type { EventType } from '@/lib/engine/events';
import {
  bonus,
  buyExtra,
  EXTRA_GG,
  sideways,
  chooseTechnology,
  declare,
  end,
  mines,
  moveUp,
  placeBuilding,
  placeUpgrade,
  placeWall,
  quarries,
  take,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { emptyCity, offered } from '../support/engine/patches-board';
import {
  at,
  counts,
  goods,
  heights,
  noWealth,
  productionToken,
  upgraded,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { knowing } from '../support/engine/knowing';
import { PACK } from '../support/engine/table';

describe('technologies', () => {
  test('TECH-G1, TECH-G3 the whole track grants four draws, one of each level', () => {
    const work = knowing(given());
    for (let step = 0; step < PACK.playerBoard.technologyTrack.top; step += 1)
      advanceAcademic(work, 0, 'technology', { kind: 'action' });
    const owed = work.state.items.flatMap((item) => (item.kind === 'technology' ? [item.level] : []));
    expect(owed).toEqual(['I', 'II', 'III', 'IV']);
    const drawn = work.events.flatMap((event) => (event.type === 'TechnologyDrawn' ? [event.count] : []));
    expect(drawn).toEqual([3, 3, 3, 3]);
  });
  test('TECH-G2, TECH-G9 each draw takes one tile for good: 6, 5, 4, 3 are there', () => {
    const advance = (turns: number) =>
      given(
        { players: 4 },
        offered('manage-quarries'),
        noWealth(turns),
        counts(turns, { quarry: 5 }),
        productionToken(turns, 'quarry', 'production-token-two-points-1'),
        heights(turns, { technology: 3 }),
      ).when(turns, take(), declare('manage-quarries'), quarries('produce'));
    const drawn = advance(0);
    expect(drawn.state.technologyStacks.III).toBe(3);
    const choice = drawn.offered(0).find(({ type }) => type === 'ChooseTechnology');
    if (choice?.type !== 'ChooseTechnology') throw new Error('a technology is to be chosen');
    const chosen = drawn.when(0, chooseTechnology(choice.tile));
    expect(chosen.state.technologyStacks.III).toBe(5);
    expect(chosen.secrets?.stacks['technology-III']).toHaveLength(5);
    expect(chosen.secrets?.stacks['technology-III']).not.toContain(choice.tile);
  });
});

describe('upgrade bonuses', () => {
  const [props, apprentices] = ['upgrade-i-pit-props', 'upgrade-i-apprentices']; // 1 stone; 1 gold or 1 stone
  test('UPGRADE-9, R-57 a bonus collected is not paid again by the end of the turn', () => {
    given(offered('manage-mines'), noWealth(0), upgraded(0, props))
      .when(0, take(), declare('manage-mines'), mines('increase'), bonus(1, props))
      .gains(0, { gold: 1, 'gold-mine': 1, stone: 1 })
      .refused(0, bonus(1, props), 'already-paid', 'UPGRADE-9')
      .when(0, end)
      .gains(0, {});
  });
  test('UPGRADE-8, UPGRADE-9, R-57 a retroactive bonus is an offer, once for each performance', () => {
    const done = given(offered('upgrade-action'), noWealth(0), inSlot('upgrade', 0, apprentices)).when(
      0,
      take(),
      declare('upgrade-action'),
      placeUpgrade(0),
    );
    done.when(0, end).gains(0, {});
    done.when(0, bonus(1, apprentices)).refused(0, bonus(1, apprentices), 'already-paid', 'UPGRADE-9');
  });
});

describe('order', () => {
  const order = (events: readonly { readonly type: EventType }[], ...types: readonly EventType[]) =>
    events.map(({ type }) => type).filter((type) => types.includes(type));
  test('TIMING-3, WALL-7 a wall is paid before it brings anything', () => {
    const built = given(
      offered('construct-wall'),
      noWealth(0),
      goods(0, { stone: 4 }),
      inSlot('wall', 0, 'wall-i-granary-wall'),
    )
      .when(0, take(), declare('construct-wall'))
      .when(0, placeWall(0, 'wall-cell-1'));
    expect(order(built.events, 'Paid', 'Gained', 'WallPlaced')).toEqual(['Paid', 'Gained', 'WallPlaced']);
  });
  test('TIMING-3, BUILD-13 a building is paid before it brings anything, its site after', () => {
    const built = given(
      { players: 4 },
      emptyCity,
      offered('construct-building'),
      noWealth(0),
      goods(0, { gold: 0, stone: 2 }),
      inSlot('building', 0, 'building-i-money-changer'),
    )
      .when(0, take(), declare('construct-building'))
      .when(0, placeBuilding(0, 'site-p3-a'));
    const steps = order(
      built.events,
      'Paid',
      'TileTaken',
      'RowRefilled',
      'Gained',
      'BuildingPlaced',
      'Scored',
    );
    expect(steps.slice(0, 7)).toEqual([
      'Paid',
      'TileTaken',
      'RowRefilled',
      'Gained',
      'Paid',
      'BuildingPlaced',
      'Scored',
    ]);
  });
});

test('GRID-14, R-41 a move beyond the last column gives nothing and may be left', () => {
  const [rampart, platform] = ['wall-i-earth-rampart', 'wall-i-watch-platform'];
  const owed = given(
    offered('construct-wall'),
    noWealth(0),
    goods(0, { gold: 5, stone: 5, 'gold-window': 2 }),
    at(0, 'hunger-wall', 1, 4),
    inSlot('wall', 0, rampart),
    inSlot('wall', 1, platform),
  )
    .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
    .when(0, buyExtra(EXTRA_GG), declare('construct-wall', 'extra'), placeWall(1, 'wall-cell-6'))
    .open(0, 'sideways', 'sideways')
    .when(0, sideways('hunger-wall'));
  expect(owed.player(0).grids['hunger-wall']).toEqual({ row: 1, column: 5 });
  owed.when(0, sideways('hunger-wall')).gains(0, {}).open(0);
  owed.when(0, end).waitsFor(1);
});

test('GRID-1 any number of markers may share a square', () => {
  const here = [at(0, 'hunger-wall', 0, 4), at(1, 'hunger-wall', 1, 4), at(2, 'hunger-wall', 1, 4)] as const;
  given({ players: 3 }, ...here, goods(0, { 'silver-window': 2 }))
    .when(0, moveUp('hunger-wall'))
    .gains(0, { 'silver-window': -2, 'wall-row': 1, points: 2 })
    .gains(1, {});
  const beside = [
    at(0, 'hunger-wall', 2, 0),
    at(1, 'hunger-wall', 2, 1),
    at(2, 'hunger-wall', 2, 1),
  ] as const;
  given(
    { players: 3 },
    ...beside,
    offered('construct-wall'),
    goods(0, { stone: 5 }),
    inSlot('wall', 0, 'wall-i-earth-rampart'),
  )
    .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
    .when(0, sideways('hunger-wall'))
    .gains(0, { 'wall-column': 1, points: 1 });
});

test.each([
  [2, [5, 6]],
  [3, [3, 4, 4]],
  [4, [2, 3, 3, 3]],
] as const)('CLOCK-7, CLOCK-8 with %i players 11 turns are left at the last space: %j', (players, left) => {
  const { dropsAfterTurns, platformStart } = PACK.clockByPlayers.get(players) ?? {};
  const drop = dropsAfterTurns?.at(-2) ?? 0;
  expect(dropsAfterTurns).toHaveLength(platformStart ?? 0);
  const seats = Array.from({ length: 16 * players - drop }, (_, i) => (drop + i) % players);
  expect(seats).toHaveLength(11);
  expect(left.map((_n, seat) => seats.filter((next) => next === seat).length)).toEqual(left);
});
