/** SETUP: preparing the game. */
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { advance } from '@/lib/game/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT, type Setup } from '@/lib/game/engine/setup';
import { must } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import { LEVELS, ROWS } from '@/lib/game/engine/vocabulary';
import { given } from '../support/engine/scenario';
import { setOut, shownTiles } from '../support/engine/scenes';
import { PACK, type Table, stack, table } from '../support/engine/table';

const PLAYERS = [2, 3, 4] as const;
const setup = (players: 2 | 3 | 4): Setup => ({ players, options: BASE_OPTIONS, variant: BASE_VARIANT });
const started = (players: 2 | 3 | 4, seed: string) => {
  const decision = newGame(PACK, setup(players), 1, sha256Hex(seed));
  return { decision, state: advance(undefined, { seq: 1, ...decision }).state };
};
const manySeeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

describe.each(PLAYERS)('with %i players', (players) => {
  const of: Table = table({ players, variant: BASE_VARIANT });
  const { state } = of;

  test('SETUP-4 five plank places with one face up each, no plank', () => {
    expect(state.bridge).toHaveLength(5);
    expect(state.bridge.every(({ face, plank }) => PACK.bridgeFaceById.has(face) && !plank)).toBe(true);
  });
  test('SETUP-5, SETUP-6 six IV tiles at the bridge, three V tiles there and three at the Cathedral', () => {
    expect(state.bridgeStacks).toEqual({ IV: 6, V: 3, cathedral: 3 });
    expect(stack(of, 'bridge-IV')).toHaveLength(6);
    const v = [...stack(of, 'bridge-V'), ...stack(of, 'cathedral-V')];
    expect(v.toSorted()).toEqual(PACK.bridge.tilesV.map(({ id }) => id).toSorted());
  });
  test('SETUP-7 all eight production tokens lie in the river', () => {
    expect(state.river).toEqual(PACK.productionTokens.map(({ id }) => id));
  });
  test('SETUP-9, SETUP-10 plaza tiles of the right colour on the plazas for this number of players', () => {
    const tiled = state.plazas.filter(({ tile }) => tile);
    expect(tiled).toHaveLength({ 2: 8, 3: 9, 4: 10 }[players]);
    expect(new Set(tiled.map(({ tile }) => tile)).size).toBe(tiled.length);
    for (const { plaza, tile } of state.plazas) {
      const { colour, tileFromPlayers } = must(PACK.plazaById, plaza);
      expect(tile !== undefined, plaza).toBe(tileFromPlayers <= players);
      if (tile) expect(PACK.plazas.tiles.find(({ id }) => id === tile)?.colour).toBe(colour);
    }
  });
  test('SETUP-11 six technologies of each level, face down', () => {
    for (const level of LEVELS) {
      expect(state.technologyStacks[level]).toBe(6);
      expect(
        stack(of, `technology-${level}`).every((id) => PACK.technologyById.get(id)?.level === level),
      ).toBe(true);
    }
  });
  test('HEX-1, SETUP-13, SETUP-14 each row shows three normal tiles and a special one of Era I', () => {
    const families = { upgrade: PACK.upgradeById, wall: PACK.wallById, building: PACK.buildingById };
    for (const row of ROWS) {
      const tiles = state.rows[row].slots.map((id) => families[row].get(id ?? ''));
      expect(tiles.map((tile) => tile?.special)).toEqual([false, false, false, true]);
      expect(tiles.every((tile) => tile?.era === 'I')).toBe(true);
    }
  });
  test('SETUP-13 the stacks hold the rest, and Era II stacks everything', () => {
    const prebuilt = state.buildings.length;
    expect(state.rows.upgrade.stack).toEqual({ normal: 8, special: 3 });
    expect(state.rows.wall.stack).toEqual({ normal: 11, special: 3 });
    expect(state.rows.building.stack).toEqual({ normal: 11 - prebuilt, special: 3 });
    for (const row of ROWS) {
      expect(stack(of, `${row}-I-normal`)).toHaveLength(state.rows[row].stack.normal);
      expect(stack(of, `${row}-II-normal`)).toHaveLength(row === 'upgrade' ? 11 : 14);
      expect(stack(of, `${row}-II-special`)).toHaveLength(4);
    }
  });
  test('SETUP-15 set-up buildings: normal Era I tiles on the marked sites, nobody owns them', () => {
    const marked = PACK.city.prebuilt.find((entry) => entry.players === players)?.sites ?? [];
    expect(state.buildings.map(({ site }) => site)).toEqual(marked);
    for (const { tile, seat, cube } of state.buildings) {
      expect(must(PACK.buildingById, tile)).toMatchObject({ era: 'I', special: false });
      expect({ seat, cube }).toEqual({ seat: undefined, cube: false });
    }
  });
  test('SETUP-17 to SETUP-22 what every player starts with', () => {
    for (const player of state.players) {
      expect(Object.values(player.upgrades).flat()).toEqual([]);
      expect(player).toMatchObject({
        goods: { gold: 2, stone: 2, egg: 0, 'silver-window': 0, 'gold-window': 0 },
        tokens: { 'blue-token': 0, 'red-token': 0 },
        score: 0,
        counts: { 'gold-mine': 3, quarry: 2 },
        heights: { technology: 0, university: 0 },
        wealth: [],
        cubes: 2,
        sealRights: 0,
        technologies: [],
        walls: [],
        road: 0,
        grids: { 'hunger-wall': { row: 0, column: 0 }, cathedral: { row: 0, column: 0 } },
        vTiles: [],
      });
    }
    expect(state.players).toHaveLength(players);
  });
});

test('R-59, SETUP-4 faces of plazas and bridge differ from game to game', () => {
  const faces = manySeeds.map((seed) => started(4, seed).state);
  expect(new Set(faces.map(({ bridge }) => JSON.stringify(bridge))).size).toBeGreaterThan(6);
  expect(new Set(faces.map(({ plazas }) => JSON.stringify(plazas))).size).toBe(12);
});
test('SETUP-12, VARIANT-2 the order of the action tiles is random, or the fixed one of a first game', () => {
  const orders = manySeeds.map((seed) =>
    started(2, seed)
      .state.crane.tiles.map(({ tile }) => tile)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(6);
  const fixed = table({ variant: { tileOrder: 'first-game' } }).state.crane.tiles.map(({ tile }) => tile);
  expect(fixed).toEqual(PACK.crane.firstGameOrder.tiles);
});
test('R-38 set-up buildings lie in random orientation', () => {
  const rotations = manySeeds.flatMap((seed) =>
    started(2, seed).state.buildings.map(({ rotation }) => rotation),
  );
  expect(new Set(rotations).size).toBeGreaterThan(3);
});
test('SETUP-6 any V tile can come to the Cathedral', () => {
  const groups = manySeeds.flatMap((seed) => stack(table({ seed }), 'cathedral-V'));
  expect(new Set(groups).size).toBe(6);
});
test('INV-59 the same seed deals the same game', () => {
  expect(started(3, 'again').decision).toEqual(started(3, 'again').decision);
});
test('the commitment is the digest of the seed, and the public events do not hold the seed', () => {
  const seed = sha256Hex('promise');
  const { events, secretEvents } = newGame(PACK, setup(2), 1, seed);
  expect(events[0]).toMatchObject({ type: 'GameStarted', commitment: sha256Hex(seed) });
  expect(JSON.stringify(events)).not.toContain(seed);
  expect(secretEvents[0]).toEqual({ type: 'SeedSet', seed });
});
test.each(['', 'xyz', 'A'.repeat(64), 'a'.repeat(63)])('a malformed seed %o is a bug', (seed) => {
  expect(() => newGame(PACK, setup(2), 1, seed)).toThrow('64 lower-case hex digits');
});

test('SETUP-12 with side B all six tiles show it', () => {
  const start = given({ variant: { actionSide: 'B' } });
  for (const { position } of start.offered(0).flatMap((c) => (c.type === 'TakeActionTile' ? [c] : []))) {
    const after = start.when(0, { type: 'TakeActionTile', position });
    const [taken] = after.eventsOf('ActionTileTaken');
    expect(taken?.actions).toEqual(PACK.actionTileById.get(taken?.tile ?? '')?.sides.B);
  }
});

test('SETUP-3 the shared supply is open and has no limit', () => {
  const shared = PACK.supply.pieces
    .filter(({ perPlayer, limited }) => !perPlayer && !limited)
    .map(({ id }) => id);
  const named = (word: string): boolean => shared.some((id) => id.includes(word));
  expect(['egg', 'window', 'token'].map(named)).toEqual([true, true, true]);
});
test('SETUP-16 the 5-point token waits: no action tile carries it', () => {
  for (const players of [2, 3, 4] as const)
    expect(table({ players }).state.crane.tiles.some(({ fivePoints }) => fivePoints)).toBe(false);
});

test('R-3 V tiles are face down: only who may choose sees them, and only that group', () => {
  const reached = setOut(4);
  const { state, secrets } = reached.table;
  const seen = (seat: number): string => JSON.stringify(view(state, secrets, seat));
  for (const tile of shownTiles(reached)) {
    expect(seen(0)).toContain(tile);
    expect(seen(1)).not.toContain(tile);
  }
  for (const tile of secrets.stacks['cathedral-V'] ?? []) expect(seen(0)).not.toContain(tile);
});
test('R-3 with OPEN_V everybody sees all of them from the start', () => {
  const { state, secrets } = table({ options: { openVTiles: true } });
  expect(state.openV?.bridge).toEqual(secrets.stacks['bridge-V']);
  expect(state.openV?.cathedral).toEqual(secrets.stacks['cathedral-V']);
  expect(table().state.openV).toBeUndefined();
});

test('R-59 both sides of the plaza tiles come up by chance, or only side A', () => {
  const sides = (plazaFaces: 'A' | 'random') =>
    ['a', 'b', 'c'].flatMap((seed) =>
      table({ seed, variant: { plazaFaces } }).state.plazas.flatMap(({ face }) =>
        face ? [face.slice(-2)] : [],
      ),
    );
  expect(new Set(sides('A'))).toEqual(new Set(['-a']));
  expect(new Set(sides('random'))).toEqual(new Set(['-a', '-b']));
});

test('SETUP-5, SETUP-6 the bridge tiles lie in an order that differs from game to game', () => {
  for (const stack of ['bridge-IV', 'bridge-V', 'cathedral-V'] as const) {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => table({ seed }).secrets.stacks[stack]);
    for (const order of orders) expect(order).toHaveLength(stack === 'bridge-IV' ? 6 : 3);
    expect(new Set(orders.map((order) => order?.join())).size).toBeGreaterThan(3);
  }
});

test('SETUP-18 to SETUP-20 eleven cubes: on the tracks, the wealth bonuses and the grids, and two available', () => {
  const { wealthBonuses, cubes } = PACK.playerBoard;
  expect(wealthBonuses).toHaveLength(3);
  expect(cubes).toMatchObject({ total: 4 + 3 + 2 + 2, tracks: 4, wealth: 3, projects: 2, free: 2 });
});
test('SETUP-19 the moves on the grids start at their outer columns', () => {
  expect(PACK.frameByGrid['hunger-wall'].direction).toBe('left');
  expect(PACK.frameByGrid.cathedral.direction).toBe('right');
});

test('SETUP-2 seat 0 begins, whatever the seed', () => {
  for (const seed of ['a', 'b', 'c'])
    expect(given({ players: 3, seed }).waitsFor(0).state.turn).toMatchObject({ seat: 0, number: 1 });
});
test('SETUP-8 without a variant: original tiers I to III, two rows each, and no King’s Road tile', () => {
  const { variant } = given().state.setup;
  expect(variant.tiers).toEqual({ 'hunger-wall': 'base', cathedral: 'base' });
  expect(variant.roadTiles).toEqual({});
  for (const frame of Object.values(PACK.frameByGrid)) {
    expect(frame.tiers.map(({ tier, rows }) => [tier, rows])).toEqual([
      ['I', [0, 1]],
      ['II', [2, 3]],
      ['III', [4, 5]],
    ]);
  }
});
