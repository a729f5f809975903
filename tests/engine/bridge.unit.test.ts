/** BRIDGE: charles Bridge. */
import { describe, expect, test } from 'vitest';
import type { ItemKind } from '@/lib/game/engine/state';
import { type Given, bridgeTile, end, plank, road, sideways } from '../support/engine/commands';
import {
  bridgeFace,
  nextBridgeTiles,
  planked,
  plankedWithV,
  vTilesAt,
} from '../support/engine/patches-board';
import { goods, heights, pawn } from '../support/engine/patches-player';
import { type Holdings, type Scenario } from '../support/engine/scenario';
import { acting, setOut } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';

describe('spaces IV and V', () => {
  test('BRIDGE-1 three IV tiles to choose from, two go back under the stack', () => {
    const drawn = setOut(
      3,
      nextBridgeTiles('bridge-iv-gold-window', 'bridge-iv-university', 'bridge-iv-red-tokens'),
    );
    expect(drawn.offered(0)).toEqual([
      bridgeTile('bridge-iv-gold-window'),
      bridgeTile('bridge-iv-university'),
      bridgeTile('bridge-iv-red-tokens'),
    ]);
    drawn
      .refused(0, bridgeTile('bridge-iv-blue-tokens'), 'not-offered', 'BRIDGE-1')
      .refused(0, end, 'answer-first');
    const chosen = drawn.when(0, bridgeTile('bridge-iv-university'));
    expect(chosen.state.bridgeStacks.IV).toBe(5);
    expect(chosen.secrets?.stacks['bridge-IV']?.slice(3).toSorted()).toEqual([
      'bridge-iv-gold-window',
      'bridge-iv-red-tokens',
    ]);
  });
  test('BRIDGE-8 an empty V stack: the egg is spent, no tile, no plank (R-39)', () => {
    const all = PACK.bridge.tilesV.map(({ id }) => id);
    setOut(4, vTilesAt('cathedral-V', ...all))
      .gains(0, { egg: -1, road: 1 })
      .open(0)
      .then(({ turn }) => expect(turn.main).toBe('done'));
  });
  test('BRIDGE-9 planks only on free places of the bridge', () => {
    setOut(3, planked('bridge-place-2'))
      .then((_s, now) => {
        const [tile] = now.offered(0);
        if (!tile) throw new Error('a tile is offered');
        now
          .when(0, tile)
          .refused(0, plank('bridge-place-2'), 'place-taken', 'BRIDGE-9')
          .refused(0, plank('bridge-place-9'), 'unknown-place', 'BRIDGE-2');
      })
      .refused(0, plank('bridge-place-1'), 'answer-first');
  });
});

describe('bridge tiles', () => {
  const covered: Partial<Holdings> = { 'blue-token': 1, egg: 1 };
  test.each([
    ['BRIDGE-IV1', 'bridge-iv-blue-tokens', { ...covered, 'blue-token': 3 }, undefined],
    ['BRIDGE-IV2', 'bridge-iv-red-tokens', { ...covered, 'red-token': 2 }, undefined],
    ['BRIDGE-IV3', 'bridge-iv-hunger-wall', { ...covered, 'silver-window': 1, points: 2 }, 'hunger-wall'],
    ['BRIDGE-IV4', 'bridge-iv-cathedral', { ...covered, 'silver-window': 1, points: 2 }, 'cathedral'],
    ['BRIDGE-IV5', 'bridge-iv-gold-window', { ...covered, 'gold-window': 1, gold: 2 }, undefined],
    ['BRIDGE-IV6', 'bridge-iv-university', { ...covered, university: 3 }, undefined],
  ] as const)('%s %s with both covered bonuses (BRIDGE-2)', (_rule, tile, gains, move) => {
    const laid = setOut(3, nextBridgeTiles(tile))
      .when(0, bridgeTile(tile), plank('bridge-place-3'))
      .gains(0, gains);
    laid.open(0, ...(move ? (['sideways'] as const) : ([] as ItemKind[])));
    if (move) {
      laid.when(0, sideways(move));
      // P-SIDE-OPT: the move of a bridge tile is optional.
      laid.when(0, end).open(0);
    }
  });
  test.each([
    ['BRIDGE-V1', 'bridge-v-university', 3],
    ['BRIDGE-V2', 'bridge-v-gold-mines', 3],
    ['BRIDGE-V3', 'bridge-v-upgrades', 0],
    ['BRIDGE-V4', 'bridge-v-walls', 0],
    ['BRIDGE-V5', 'bridge-v-quarries', 3],
    ['BRIDGE-V6', 'bridge-v-rows', 0],
  ] as const)('%s %s gives %i points at once (BRIDGE-4)', (_rule, tile, points) => {
    setOut(
      4,
      vTilesAt(
        'bridge-V',
        tile,
        ...PACK.bridge.tilesV
          .map(({ id }) => id)
          .filter((id) => id !== tile)
          .slice(0, 2),
      ),
    )
      .when(0, bridgeTile(tile), plank('bridge-place-3'))
      .gains(0, { ...covered, ...(points ? { points } : {}) });
  });
  test.each(PACK.bridge.places.flatMap(({ id, faces }) => faces.map((face) => [face.id, id] as const)))(
    'BRIDGE-2 face %s of %s pays both spaces',
    (face, place) => {
      const laid = setOut(
        4,
        bridgeFace(place, face),
        heights(0, { technology: 2 }),
        vTilesAt('bridge-V', 'bridge-v-walls'),
      ).when(0, bridgeTile('bridge-v-walls'), plank(place));
      const gains: Partial<Record<string, number>> = {};
      for (const space of PACK.bridgeFaceById.get(face)?.spaces ?? [])
        if ('n' in space) gains[space.kind] = (gains[space.kind] ?? 0) + space.n;
      laid.gains(0, gains as Partial<Holdings>);
    },
  );
  test('BRIDGE-5 the bridge is complete with five planks', () => {
    const last = setOut(
      4,
      planked('bridge-place-1', 'bridge-place-2', 'bridge-place-3'),
      plankedWithV('bridge-place-4'),
    );
    const [tile] = last.offered(0);
    if (!tile) throw new Error('a tile is offered');
    const done = last.when(0, tile, plank('bridge-place-5'));
    expect(done.state.bridge.every((place) => place.plank)).toBe(true);
  });
});

describe('road and bridge', () => {
  test('BRIDGE-10 a silver plank belongs to nobody, a gold one to its player', () => {
    const choose = (scenario: Scenario): Given => {
      const item = scenario.state.items.find(({ kind }) => kind === 'bridge-tile');
      return bridgeTile(scenario.secrets?.offers[item?.id ?? -1]?.[0] ?? '');
    };
    const four = acting('kings-road', pawn(0, 3), goods(0, { egg: 1 })).when(0, road);
    const silver = four.when(0, choose(four), plank('bridge-place-2'));
    expect(silver.player(0).vTiles).toEqual([]);
    expect(silver.state.bridge[1]?.plank).toBeDefined();
    const five = acting('kings-road', pawn(0, 4), goods(0, { egg: 1 })).when(0, road);
    const gold = five.when(0, choose(five), plank('bridge-place-2'));
    expect(gold.player(0).vTiles).toEqual([{ tile: gold.state.bridge[1]?.plank, from: 'bridge' }]);
  });
});
