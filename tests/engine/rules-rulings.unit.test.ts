/** Rulings: what we do where the sources disagree or are silent. */
import { describe, expect, test } from 'vitest';
import { actionBoardContacts } from '@/lib/engine/board/contacts';
import { SIX } from '@/lib/engine/board/hex';
import { finalLines, total } from '@/lib/engine/phases/final-lines';
import { BASE_OPTIONS } from '@/lib/engine/state';
import { view } from '@/lib/engine/view';
import {
  bridgeTile,
  claim,
  declare,
  end,
  keep,
  mines,
  moveUp,
  placeBuilding,
  placeWall,
  plank,
  quarries,
  reward,
  road,
  scoreSpecial,
  take,
  use,
} from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import {
  built,
  crane,
  emptyCity,
  nextBridgeTiles,
  offered,
  plankedWithV,
  plazaFace,
} from '../support/engine/patches-board';
import {
  at,
  counts,
  goods,
  noWealth,
  pawn,
  player,
  technology,
  tokens,
  upgraded,
  walled,
  wealth,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { PACK, patch, table, type Patch, type Table } from '../support/engine/table';

const rich = goods(0, { gold: 9, stone: 9 });
const acting = (action: Parameters<typeof offered>[0], ...patches: readonly Patch[]): Scenario =>
  given({ players: 4 }, offered(action), noWealth(0), rich, ...patches).when(0, take(), declare(action));
/** The tiles shown to whoever has to choose a bridge tile. */
const shown = ({ state, secrets }: Scenario): readonly string[] =>
  secrets?.offers[state.items.find(({ kind }) => kind === 'bridge-tile')?.id ?? -1] ?? [];

/** State and secrets, to go on from with patches. */
function positionOf({ state, secrets }: Scenario): Table {
  if (!secrets) throw new Error('a test position has secrets');
  return { state, secrets };
}

describe('bridge and V tiles', () => {
  const onFour = (...patches: readonly Patch[]): Scenario =>
    acting('kings-road', pawn(0, 4), goods(0, { egg: 1 }), ...patches);

  test.each([
    [3, []],
    [2, ['bridge-place-1']],
    [1, ['bridge-place-1', 'bridge-place-2']],
  ])('R-2 at V all %i V tiles left at the bridge are shown, one is taken', (left, planks) => {
    const reached = onFour(plankedWithV(...planks)).when(0, road);
    const stack = reached.state.bridgeStacks;
    expect(shown(reached)).toHaveLength(left);
    const [first = ''] = shown(reached);
    const done = reached.when(0, bridgeTile(first), plank('bridge-place-5'));
    expect(done.player(0).vTiles.map(({ tile }) => tile)).toEqual([first]);
    expect(done.state.bridgeStacks.V).toBe(left - 1);
    expect(stack.cathedral, 'those at the Cathedral are another group').toBe(3);
  });
  test('R-3 V tiles are face down: only who may choose sees them, and only that group', () => {
    const reached = onFour().when(0, road);
    const { state, secrets } = positionOf(reached);
    const seen = (seat: number): string => JSON.stringify(view(state, secrets, seat));
    for (const tile of shown(reached)) {
      expect(seen(0)).toContain(tile);
      expect(seen(1)).not.toContain(tile);
    }
    for (const tile of secrets.stacks['cathedral-V'] ?? []) expect(seen(0)).not.toContain(tile);
  });
  test('R-3 with OPEN_V everybody sees all of them from the start', () => {
    const { state, secrets } = table({ options: { ...BASE_OPTIONS, openVTiles: true } });
    expect(state.openV?.bridge).toEqual(secrets.stacks['bridge-V']);
    expect(state.openV?.cathedral).toEqual(secrets.stacks['cathedral-V']);
    expect(table().state.openV).toBeUndefined();
  });
  test('R-63 the tile of rows counts the printed numbers, and the lowest row is 0', () => {
    const owns = player(0, { vTiles: [{ tile: 'bridge-v-rows', from: 'bridge' }] });
    const points = (wall: number, cathedral: number): number => {
      const { state } = given(owns, at(0, 'hunger-wall', wall, 0), at(0, 'cathedral', cathedral, 0));
      return total(finalLines(PACK, state, 0).filter(({ source }) => source === 'v-tile'));
    };
    expect([points(0, 0), points(3, 0), points(3, 4)]).toEqual([0, 6, 14]);
  });
  test('R-16 the move of a IV tile may be let go, that of a wall symbol may not', () => {
    const reached = acting(
      'kings-road',
      pawn(0, 3),
      goods(0, { egg: 1 }),
      nextBridgeTiles('bridge-iv-hunger-wall', 'bridge-iv-blue-tokens', 'bridge-iv-red-tokens'),
    ).when(0, road, bridgeTile('bridge-iv-hunger-wall'), plank('bridge-place-2'));
    reached.open(0, 'sideways').when(0, end).waitsFor(1);
    const walled = acting('construct-wall', inSlot('wall', 0, 'wall-i-earth-rampart')).when(
      0,
      placeWall(0, 'wall-cell-1'),
    );
    walled.open(0, 'sideways').refused(0, end, 'must-be-resolved');
  });
});

describe('cubes', () => {
  test('R-6 two cubes at first, one more for each wealth bonus, five at most', () => {
    const available = (...bonuses: readonly string[]): number => given(wealth(0, ...bonuses)).player(0).cubes;
    expect(available()).toBe(2);
    given(offered('manage-quarries'), goods(0, { stone: 5 }))
      .when(0, take(), declare('manage-quarries'), quarries('increase'))
      .gains(0, { stone: 1, quarry: 1, cubes: 1, 'silver-window': 1 });
    const freed = PACK.playerBoard.wealthBonuses.map(({ freesCubes }) => freesCubes);
    expect(freed.reduce((sum, n) => sum + n, available())).toBe(5);
    const { cubes, tracks } = PACK.playerBoard;
    expect(cubes.tracks, 'those of the four tracks stay').toBe(tracks.length + 2);
  });
  test('R-7 without a cube a building with a space for one is legal; it gives no claim and no points, ever', () => {
    const done = acting(
      'construct-building',
      player(0, { cubes: 0 }),
      goods(0, { gold: 6, stone: 4 }),
      inSlot('building', 0, 'building-i-assay-office'),
    ).when(0, placeBuilding(0, 'site-p1-a', 0));
    done.gains(0, { gold: -2, 'gold-mine': 1 });
    expect(done.state.buildings.at(-1)).toMatchObject({ seat: 0, cube: false });
    expect(done.offered(0).map(({ type }) => type)).not.toContain('PlaceCube');
  });
  test('R-8 an available cube is placed by itself', () => {
    const done = acting('construct-building', inSlot('building', 0, 'building-i-assay-office')).when(
      0,
      placeBuilding(0, 'site-p1-a', 0),
    );
    done.gains(0, { gold: -2, 'gold-mine': 1, cubes: -1 });
    expect(done.state.buildings.at(-1)).toMatchObject({ seat: 0, cube: true });
  });
  test('R-56 a right to a seal is only a count; the cube is spent on claiming', () => {
    const earned = given(offered('manage-mines'), noWealth(0), counts(0, { 'gold-mine': 7 })).when(
      0,
      take(),
      declare('manage-mines'),
      mines('increase'),
    );
    earned.gains(0, { 'gold-mine': 1, gold: 1, 'seal-rights': 1 });
    earned.when(0, claim('seal-six')).gains(0, { 'seal-rights': -1, cubes: -1 });
    given(player(0, { sealRights: 1, cubes: 0 })).refused(0, claim('seal-six'), 'no-cube', 'SEAL-5');
  });
});

describe('crane', () => {
  test('R-58 a red position costs the gold printed there', () => {
    const red = PACK.crane.positions.filter(({ zone }) => zone === 'red');
    expect(red.every(({ cost }) => Object.keys(cost).join() === 'gold')).toBe(true);
    for (const { index, cost } of red)
      given(offered('manage-mines', 'stone-1', index), goods(0, { gold: 5 }))
        .when(0, take(index))
        .gains(0, { gold: -(cost.gold ?? 0) });
  });
  test('R-24 the points instead of a special tile are those printed in the slot', () => {
    for (const [slot, points] of [
      ['special', 1],
      ['special-2', 2],
    ] as const)
      given(offered('manage-mines', slot)).when(0, take(), scoreSpecial).gains(0, { points });
  });
  test('R-11 every tile that leaves the blue zone is worth 5, also while another one is', () => {
    const flagged: Patch = patch(({ crane: now }) => ({
      crane: {
        ...now,
        tiles: now.tiles.map((tile) => ({ ...tile, fivePoints: tile.tile === 'action-tile-2' })),
      },
    }));
    const leaving = {
      1: 'action-tile-1',
      2: 'action-tile-3',
      3: 'action-tile-4',
      7: 'action-tile-5',
      8: 'action-tile-2',
      11: 'action-tile-6',
    };
    const done = given(crane(10, leaving), flagged).when(
      0,
      take(1),
      declare('manage-mines'),
      mines('increase'),
      end,
    );
    expect(done.eventsOf('ActionTileRecycled').map(({ tile }) => tile)).toEqual(['action-tile-6']);
    const worthFive = done.state.crane.tiles.filter(({ fivePoints }) => fivePoints).map(({ tile }) => tile);
    expect(worthFive.toSorted()).toEqual(['action-tile-2', 'action-tile-6']);
    const [position] = done.eventsOf('ActionTileRecycled').map((event) => event.position);
    done.when(1, take(position)).gains(1, { points: 5 });
    done.when(1, take(9)).gains(1, { points: 5 });
  });
});

describe('tiles', () => {
  test('R-18 pay and take, refill, then rewards and placement', () => {
    const done = acting('construct-wall', inSlot('wall', 0, 'wall-i-granary-wall')).when(
      0,
      placeWall(0, 'wall-cell-1'),
    );
    const steps = done.events.map(({ type }) => type);
    const order = ['Paid', 'TileTaken', 'RowRefilled', 'Gained', 'WallPlaced'] as const;
    expect(steps.filter((type) => order.some((wanted) => wanted === type)).slice(0, 5)).toEqual(order);
  });
  test('R-23 a corner that meets two others at one point brings two tokens', () => {
    const [turret, lime] = ['wall-i-corner-turret', 'upgrade-i-lime-kiln'];
    const beacon = 'wall-i-beacon-tower';
    const laid = SIX.flatMap((a) => SIX.flatMap((b) => SIX.map((c) => [a, b, c] as const)));
    const lies = (a: 0 | 1 | 2 | 3 | 4 | 5, b: 0 | 1 | 2 | 3 | 4 | 5): readonly Patch[] => [
      upgraded(0, lime, a),
      walled(0, beacon, 'wall-cell-6', b),
    ];
    const found = laid.find(([a, b, c]) => {
      const owner = given({ players: 4 }, ...lies(a, b)).player(0);
      return actionBoardContacts(PACK, owner, 'wall-cell-5', turret, c).corners.length === 2;
    });
    if (!found) throw new Error('three corners never meet');
    const [a, b, c] = found;
    const done = acting(
      'construct-wall',
      ...lies(a, b),
      tokens(0, { 'red-token': 0 }),
      inSlot('wall', 0, turret),
    ).when(0, placeWall(0, 'wall-cell-5', c));
    expect(done.player(0).tokens['red-token']).toBe(2);
  });
});

describe('other turns and borders', () => {
  const completing = given(
    { players: 2 },
    emptyCity,
    offered('construct-building'),
    noWealth(1),
    goods(0, { gold: 4 }),
    goods(1, { 'silver-window': 1, 'gold-window': 1 }),
    plazaFace('p2', 'plaza-tan-1-a'),
    built('site-p2-a', 'building-i-canons-house', 1),
    built('site-p2-b', 'building-i-stonecutters-lodge', 0),
    inSlot('building', 0, 'building-i-rubble-yard'),
    technology(1, 'technology-iii-university'),
  ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 0));

  test('R-30 windows gained in another turn are kept on top until the end of the own next turn', () => {
    const kept = completing.when(1, reward('p2', 'upper')).gains(1, { 'silver-window': 2 });
    const own = kept.when(0, end);
    expect(own.player(1).goods).toMatchObject({ 'silver-window': 3, 'gold-window': 1 });
    const turn = [take(4), declare('manage-mines'), mines('increase')];
    const playing = given(() => positionOf(own), offered('manage-mines'));
    playing
      .when(1, ...turn, end)
      .open(1, 'windows')
      .when(1, keep(1, 1))
      .gains(1, { 'silver-window': -2 });
  });
  test('R-32 a single-use technology serves its owner in own turns only', () => {
    const technologyIII = use('technology-iii-university');
    completing
      .refused(1, technologyIII, 'answer-first')
      .when(1, reward('p2', 'lower'))
      .refused(1, technologyIII, 'not-your-turn');
  });
  test('R-41 at the border of a grid a free move does nothing, a paid one is refused', () => {
    for (const grid of ['hunger-wall', 'cathedral'] as const) {
      const { rows } = PACK.frameByGrid[grid];
      given(at(0, grid, rows - 1, 0), goods(0, { 'silver-window': 2 })).refused(
        0,
        moveUp(grid),
        'no-row-above',
      );
    }
    const last = PACK.frameByGrid['hunger-wall'].columns - 1;
    const done = acting(
      'construct-wall',
      at(0, 'hunger-wall', 0, last),
      inSlot('wall', 0, 'wall-i-earth-rampart'),
    ).when(0, placeWall(0, 'wall-cell-1'));
    done.when(0, end).waitsFor(1).gains(0, {});
    expect(done.player(0).grids['hunger-wall'].column).toBe(last);
  });
});
