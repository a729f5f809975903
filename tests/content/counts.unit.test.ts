import { describe, expect, test } from 'vitest';
import { type Action, ACTIONS, ERAS, LEVELS, PLAZA_COLOURS, ROAD_SPACES } from '@/lib/game/engine/vocabulary';
import { give } from './effects';
import { areNeighbours, hexKey, neighboursOf } from './geometry';
import { count, EVERY_PACK, isDistinct, isSame, range, wrong } from './support';

const CENTRE = { q: 0, r: 0 };

describe.each(EVERY_PACK)('counts of $title', ({ pack }) => {
  test('crane: twelve positions clockwise, four red for 1 gold, three green, five blue worth 1 to 5', () => {
    const { positions } = pack.crane;
    expect(positions.map((p) => p.index)).toEqual(range(12));
    const zones = positions.map((p) => `${p.zone} ${p.cost.gold ?? 0} ${p.points}`);
    expect(zones).toEqual([
      ...Array<string>(4).fill('red 1 0'),
      ...Array<string>(3).fill('green 0 0'),
      ...[1, 2, 3, 4, 5].map((points) => `blue 0 ${points}`),
    ]);
  });

  test('crane: twelve wheel sectors, the box and eleven with a bonus', () => {
    const { sectors } = pack.crane;
    expect(sectors.map((s) => s.offset)).toEqual(range(12));
    expect(sectors[0]?.box).toBe(true);
    expect(count(sectors, (s) => s.bonus !== null)).toBe(11);
  });

  describe('action tiles', () => {
    const { actions, tiles } = pack.actionTiles;
    const pairsOf = (side: 'A' | 'B') => tiles.map((tile) => [...tile.sides[side]].sort().join('+'));

    test('the six actions and six tiles', () => {
      expect(actions.map((x) => x.id)).toEqual(ACTIONS);
      expect(tiles).toHaveLength(6);
    });

    test('side A: three pairs, each twice', () => {
      const pairs = pairsOf('A');
      expect(new Set(pairs).size).toBe(3);
      expect(pairs.filter((pair) => count(pairs, (x) => x === pair) !== 2)).toEqual([]);
    });

    test('side B: six different pairs that form one ring', () => {
      expect(pairsOf('B').filter((pair, i, all) => all.indexOf(pair) !== i)).toEqual([]);
      expect(actionsReached(tiles.map((tile) => tile.sides.B))).toEqual(new Set(ACTIONS));
    });

    test.each(['A', 'B'] as const)('side %s: every action is on two tiles', (side) => {
      expect(
        ACTIONS.filter((action) => count(tiles, (tile) => tile.sides[side].includes(action)) !== 2),
      ).toEqual([]);
    });
  });

  describe('action board', () => {
    const { actions, wallCells } = pack.actionBoard;
    const ring = new Map(actions.map((hex) => [hexKey(hex), hex.action]));
    const actionsAround = (cell: { q: number; r: number }) =>
      neighboursOf(cell).flatMap((hex) => ring.get(hexKey(hex)) ?? []);

    test('the six actions lie in a ring around the centre', () => {
      expect(actions.map((hex) => hex.action).sort()).toEqual([...ACTIONS].sort());
      expect(wrong(actions, (hex) => areNeighbours(CENTRE, hex))).toEqual([]);
    });

    test('twelve wall cells lie outside and touch the actions they name', () => {
      expect(wallCells).toHaveLength(12);
      expect(wrong(wallCells, (cell) => !ring.has(hexKey(cell)) && hexKey(cell) !== hexKey(CENTRE))).toEqual(
        [],
      );
      expect(wrong(wallCells, (cell) => [1, 2].includes(actionsAround(cell).length))).toEqual([]);
      expect(
        wrong(wallCells, (cell) => isSame(actionsAround(cell).sort(), [...cell.touches].sort())),
      ).toEqual([]);
    });
  });

  test('five double-sided pairs of bridge spaces', () => {
    expect(pack.bridge.places).toHaveLength(5);
    expect(wrong(pack.bridge.places, (place) => place.faces.length === 2)).toEqual([]);
    const faces = pack.bridge.places.flatMap((place) => place.faces);
    expect(wrong(faces, (face) => face.spaces.length === 2)).toEqual([]);
  });

  test('five road spaces and three double-sided road tiles', () => {
    expect(pack.kingsRoad.spaces.map((space) => space.space)).toEqual(ROAD_SPACES);
    expect(pack.kingsRoad.variantTiles).toHaveLength(3);
    expect(wrong(pack.kingsRoad.variantTiles, (tile) => tile.faces.length === 2)).toEqual([]);
  });

  describe('plaza tiles', () => {
    const { colours, tiles } = pack.plazas;

    test('eleven double-sided tiles in the colours stated', () => {
      expect(tiles).toHaveLength(11);
      expect(wrong(tiles, (tile) => tile.faces.length === 2)).toEqual([]);
      const found = PLAZA_COLOURS.map((colour) => [colour, count(tiles, (tile) => tile.colour === colour)]);
      expect(Object.fromEntries(found)).toEqual(colours);
    });

    test('no two faces are alike', () => {
      const faces = tiles.flatMap((tile) => tile.faces);
      const print = (face: (typeof faces)[number]) => JSON.stringify([face.upper, face.lower]);
      expect(wrong(faces, (face) => count(faces, (other) => print(other) === print(face)) === 1)).toEqual([]);
    });
  });

  test.each(LEVELS)('six technologies of level %s, used as the level says', (level) => {
    const tiles = pack.technologies.filter((tile) => tile.level === level);
    const use = level === 'I' || level === 'II' ? 'permanent' : 'once';
    expect(tiles).toHaveLength(6);
    expect(wrong(tiles, (tile) => tile.use === use)).toEqual([]);
    expect(wrong(tiles, (tile) => (tile.effect.kind === 'ability') === (use === 'permanent'))).toEqual([]);
  });

  test('eight production tokens', () => {
    const prints = pack.productionTokens.map((token) => JSON.stringify(token.gain)).sort();
    const wanted = [
      ...[give('points', 2), give('points', 2), give('gold'), give('gold'), give('stone'), give('stone')],
      { kind: 'both', of: [give('points'), give('gold')] },
      { kind: 'both', of: [give('points'), give('stone')] },
    ];
    expect(prints).toEqual(wanted.map((gain) => JSON.stringify(gain)).sort());
  });

  test('six bridge tiles IV and six V, five seals, five Parler cards, a supply', () => {
    const { bridge, seals, solo, supply } = pack;
    const lists = [bridge.tilesIV, bridge.tilesV, seals, solo.parlerCards];
    expect(lists.map((list) => list.length)).toEqual([6, 6, 5, 5]);
    expect(supply.pieces.length).toBeGreaterThan(0);
  });

  test('the egg table', () => {
    expect(pack.scoring.eggs.pointsByCount).toEqual([0, 1, 3, 6, 10]);
  });

  describe.each(ERAS)('hex tiles of era %s', (era) => {
    test.each([
      ['upgrades', 11],
      ['walls', 14],
      ['buildings', 14],
    ] as const)('%s: %i normal and four special ones', (family, normal) => {
      const tiles = pack[family].filter((tile) => tile.era === era);
      expect(tiles.filter((tile) => !tile.special)).toHaveLength(normal);
      expect(tiles.filter((tile) => tile.special)).toHaveLength(4);
    });

    test.each(ACTIONS)('%s has at least two upgrades, one of them normal', (action) => {
      const tiles = pack.upgrades.filter((tile) => tile.era === era && tile.action === action);
      expect(tiles.length).toBeGreaterThanOrEqual(2);
      expect(count(tiles, (tile) => !tile.special)).toBeGreaterThanOrEqual(1);
    });
  });

  test('no action board hex and no wall cell is listed twice', () => {
    expect(isDistinct([...pack.actionBoard.actions, ...pack.actionBoard.wallCells].map(hexKey))).toBe(true);
  });
});

/**
 * The actions reached from the first one by going from tile to tile; with two tiles for each action, all six
 * mean one ring.
 */
function actionsReached(pairs: readonly (readonly [Action, Action])[]): Set<Action> {
  const reached = new Set<Action>([ACTIONS[0]]);
  for (const action of reached) {
    for (const pair of pairs) if (pair.includes(action)) pair.forEach((other) => reached.add(other));
  }
  return reached;
}
