import { describe, expect, test } from 'vitest';
import { positionOf } from '@/lib/engine/actions/crane';
import { sha256Hex } from '@/lib/engine/hash';
import { newGame } from '@/lib/engine/new-game';
import { advance } from '@/lib/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT, type Setup } from '@/lib/engine/state';
import { LEVELS, ROWS } from '@/lib/engine/vocabulary';
import { given } from '../support/engine/given';
import { PACK, stack, table, type Table } from '../support/engine/table';
import { must } from '@/lib/engine/util';

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
  test('SETUP-13, SETUP-14 each row shows three normal tiles and a special one of Era I', () => {
    const families = { upgrade: PACK.upgradeById, wall: PACK.wallById, building: PACK.buildingById };
    for (const row of ROWS) {
      const tiles = state.rows[row].slots.map((id) => families[row].get(id ?? ''));
      expect(tiles.map((tile) => tile?.special)).toEqual([false, false, false, true]);
      expect(tiles.every((tile) => tile?.era === 'I')).toBe(true);
    }
  });
  test('SETUP-13 the stacks hold the rest, those of Era II everything', () => {
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
    for (const player of state.players)
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
    expect(state.players).toHaveLength(players);
  });
  test('CRANE-3 to CRANE-5 six action tiles from the first red position on, red and green only', () => {
    const positions = state.crane.tiles.map((tile) => positionOf(state, tile)).toSorted((a, b) => a - b);
    expect(positions).toEqual(players === 3 ? [0, 1, 2, 3, 5, 6] : [0, 1, 2, 3, 4, 5]);
    expect(state.crane.arrow).toBe({ 2: 9, 3: 4, 4: 10 }[players]);
    expect(state.crane.platform).toBe({ 2: 3, 3: 5, 4: 6 }[players]);
  });
  test('CLOCK-4 the first turn is that of seat 0 in Era I', () => {
    expect(state).toMatchObject({ phase: 'playing', era: 'I', turnsDone: 0, turn: { seat: 0, number: 1 } });
  });
});

describe('randomness', () => {
  test('R-59, SETUP-4 faces of plazas and bridge differ from game to game', () => {
    const faces = manySeeds.map((seed) => started(4, seed).state);
    expect(new Set(faces.map(({ bridge }) => JSON.stringify(bridge))).size).toBeGreaterThan(6);
    expect(new Set(faces.map(({ plazas }) => JSON.stringify(plazas))).size).toBe(12);
  });
  test('SETUP-12 the order of the action tiles is random, or the fixed one of a first game', () => {
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
});

test('SETUP-12 with side B all six tiles show it', () => {
  const start = given({ variant: { actionSide: 'B' } });
  for (const { position } of start.offered(0).flatMap((c) => (c.type === 'TakeActionTile' ? [c] : []))) {
    const after = start.when(0, { type: 'TakeActionTile', position });
    const [taken] = after.eventsOf('ActionTileTaken');
    expect(taken?.actions).toEqual(PACK.actionTileById.get(taken?.tile ?? '')?.sides.B);
  }
});
