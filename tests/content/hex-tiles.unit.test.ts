import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '@/lib/game/content/base';
import type { EdgeSymbol, HexTile, PackData } from '@/lib/game/engine/pack';
import { ACTIONS, ERAS } from '@/lib/game/engine/vocabulary';
import { count, EVERY_PACK, isDistinct, range, wrong } from './support';

const FAMILIES = ['upgrades', 'walls', 'buildings'] as const;
const SYMBOLS: readonly string[] = [
  'silver-window',
  'technology',
  'gold',
  'stone',
  'egg',
  'points',
  'university',
];

const edgesOf = (tile: HexTile): readonly EdgeSymbol[] => ('edges' in tile ? tile.edges : []);
const isSide = (k: number) => Number.isInteger(k) && k >= 0 && k < 6;
const costOf = (cost: { gold?: number; stone?: number }) => (cost.gold ?? 0) + (cost.stone ?? 0);

describe.each(EVERY_PACK)('hex tiles of $title', ({ pack }) => {
  const all: readonly HexTile[] = [...pack.upgrades, ...pack.walls, ...pack.buildings];

  test.each(FAMILIES)('ids of %s name family and era', (family) => {
    const start = (tile: HexTile) => `${family.slice(0, -1)}-${tile.era.toLowerCase()}-`;
    expect(wrong<HexTile>(pack[family], (tile) => tile.id.startsWith(start(tile)))).toEqual([]);
  });

  test('at most two corners, each once', () => {
    const isRight = ({ corners }: HexTile) =>
      corners.length <= 2 && corners.every(isSide) && isDistinct(corners);
    expect(wrong(all, isRight)).toEqual([]);
  });

  test('upgrades and walls say which side symbols they have, buildings have none', () => {
    expect(wrong([...pack.upgrades, ...pack.walls], (tile) => Array.isArray(tile.edges))).toEqual([]);
    expect(wrong(pack.buildings, (tile) => !('edges' in tile))).toEqual([]);
  });

  test('a normal tile has one side symbol at most, a special one two, on different sides', () => {
    expect(wrong(all, (tile) => edgesOf(tile).length <= (tile.special ? 2 : 1))).toEqual([]);
    expect(wrong(all, (tile) => isDistinct(edgesOf(tile).map((symbol) => symbol.side)))).toEqual([]);
  });

  test('a side symbol is one of a thing that matches', () => {
    const isRight = ({ side, gain }: EdgeSymbol) =>
      isSide(side) && SYMBOLS.includes(gain.kind) && 'n' in gain && gain.n === 1;
    expect(wrong(all, (tile) => edgesOf(tile).every(isRight))).toEqual([]);
  });

  test('an upgrade names an action, gives 1 or 2 university steps by era, and costs nothing', () => {
    expect(wrong(pack.upgrades, (tile) => ACTIONS.includes(tile.action))).toEqual([]);
    expect(wrong(pack.upgrades, (tile) => tile.university === (tile.era === 'I' ? 1 : 2))).toEqual([]);
    expect(wrong(pack.upgrades, (tile) => !('cost' in tile))).toEqual([]);
  });

  test('walls and buildings cost 1 to 6 of gold and stone', () => {
    const isRight = (tile: { cost: { gold?: number; stone?: number } }) =>
      costOf(tile.cost) >= 1 && costOf(tile.cost) <= 6;
    expect(wrong([...pack.walls, ...pack.buildings], isRight)).toEqual([]);
  });

  test('icons belong to the project, and a building says whether it has a cube space', () => {
    expect(wrong(pack.walls, (tile) => tile.icon === null || tile.icon === 'hunger-wall')).toEqual([]);
    expect(wrong(pack.buildings, (tile) => tile.icon === null || tile.icon === 'cathedral')).toEqual([]);
    expect(wrong(pack.buildings, (tile) => typeof tile.cubeSpace === 'boolean')).toEqual([]);
  });

  test('no tile repeats another but for name and orientation', () => {
    const prints = all.map(printOf);
    const original = all.filter((_, i) => prints.indexOf(prints[i] ?? '') === i);
    expect(wrong(all, (tile) => original.includes(tile))).toEqual([]);
  });
});

describe('mix of hex tiles in the base pack', () => {
  const pack: PackData = BASE_PACK;
  const all: readonly HexTile[] = [...pack.upgrades, ...pack.walls, ...pack.buildings];
  const share = <T>(list: readonly T[], test: (x: T) => boolean) => count(list, test) / list.length;

  test.each([
    ['hex tiles with one corner', share(all, (t) => t.corners.length === 1), 0.6, 0.7],
    ['buildings with the Cathedral icon', share(pack.buildings, (t) => t.icon !== null), 0.42, 0.58],
    ['buildings with a cube space', share(pack.buildings, (t) => t.cubeSpace), 0.42, 0.58],
    ['walls with the Hunger Wall icon', share(pack.walls, (t) => t.icon !== null), 0.42, 0.58],
    [
      'walls costing mainly stone',
      share(pack.walls, (t) => (t.cost.stone ?? 0) > (t.cost.gold ?? 0)),
      0.8,
      1,
    ],
    [
      'buildings costing mainly gold',
      share(pack.buildings, (t) => (t.cost.gold ?? 0) > (t.cost.stone ?? 0)),
      0.65,
      0.9,
    ],
    ['upgrades with a side symbol', share(pack.upgrades, (t) => t.edges.length >= 1), 0.7, 0.95],
    ['walls with a side symbol', share(pack.walls, (t) => t.edges.length >= 1), 0.7, 0.95],
  ])('share of %s: %d', (_what, found, least, most) => {
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });

  describe.each(['walls', 'buildings'] as const)('costs of %s', (family) => {
    test.each(ERAS)('era %s: four different totals among normal tiles, and some mixed costs', (era) => {
      const tiles = pack[family].filter((tile) => tile.era === era);
      const totals = tiles.filter((tile) => !tile.special).map((tile) => costOf(tile.cost));
      expect(new Set(totals).size).toBeGreaterThanOrEqual(4);
      expect(
        count(tiles, ({ cost }) => (cost.gold ?? 0) > 0 && (cost.stone ?? 0) > 0),
      ).toBeGreaterThanOrEqual(1);
    });
  });
});

const FACE = ['action', 'bonus', 'cost', 'cubeSpace', 'gain', 'icon'];

/**
 * The print of a tile. It is equal for two tiles of a family that differ only by name, era and orientation.
 */
function printOf(tile: HexTile): string {
  const face = Object.entries(tile).filter(([field]) => FACE.includes(field));
  const turned = range(6).map((turn) =>
    JSON.stringify([
      tile.corners.map((k) => (k + turn) % 6).sort(),
      edgesOf(tile)
        .map(({ side, gain }) => JSON.stringify([(side + turn) % 6, gain]))
        .sort(),
    ]),
  );
  return JSON.stringify([tile.id.split('-')[0], face.sort(), turned.sort()[0]]);
}
