import { describe, expect, test } from 'vitest';
import { PLAZA_COLOURS, TERRAINS } from '@/lib/game/engine/vocabulary';
import { idsOf } from './entries';
import { areNeighbours, hexesAt, hexKey, neighboursOf, vertexKey, verticesOf, type Hex } from './geometry';
import { count, EVERY_PACK, isDistinct, isSame, wrong } from './support';

describe.each(EVERY_PACK)('city of $title', ({ pack }) => {
  const { plazas, sites, blueCorners, terrain, kingsRoad, prebuilt, plazaOrders } = pack.city;
  const ids = idsOf(pack);
  const byHex = <T extends Hex>(list: readonly T[]) => new Map(list.map((x) => [hexKey(x), x]));
  const plazaAt = byHex(plazas);
  const siteAt = byHex(sites);
  const terrainAt = byHex(terrain);
  const isListed = (hex: Hex) => [plazaAt, siteAt, terrainAt].some((map) => map.has(hexKey(hex)));
  const road = kingsRoad.hexes.flatMap((id) => terrain.find((hex) => hex.id === id) ?? []);

  test('ten plazas and thirty sites, with a number at each plaza', () => {
    expect(plazas).toHaveLength(10);
    expect(sites).toHaveLength(30);
    expect(plazas.map((plaza) => plaza.sites.length)).toEqual([2, 3, 3, 3, 4, 3, 2, 5, 2, 3]);
  });

  test('every hex has one role', () => {
    const all = [...plazas, ...sites, ...terrain];
    const times = (hex: Hex) => count(all, (other) => hexKey(other) === hexKey(hex));
    expect(wrong(all, (hex) => times(hex) === 1)).toEqual([]);
  });

  test('terrain is of a known kind', () => {
    expect(wrong(terrain, (hex) => TERRAINS.includes(hex.terrain))).toEqual([]);
  });

  test('every hex next to a site is listed', () => {
    expect(wrong(sites, (site) => neighboursOf(site).every(isListed))).toEqual([]);
  });

  test('every hex next to a plaza is a site or terrain', () => {
    const isRim = (hex: Hex) => siteAt.has(hexKey(hex)) || terrainAt.has(hexKey(hex));
    expect(wrong(plazas, (plaza) => neighboursOf(plaza).every(isRim))).toEqual([]);
  });

  test('PLAZA-1 a site touches exactly its plaza', () => {
    const plazasAround = (hex: Hex) => neighboursOf(hex).flatMap((x) => plazaAt.get(hexKey(x))?.id ?? []);
    expect(wrong(sites, (site) => isSame(plazasAround(site), [site.plaza]))).toEqual([]);
  });

  test('a plaza lists exactly its sites, two to six of them', () => {
    expect(wrong(plazas, (plaza) => plaza.sites.length >= 2 && plaza.sites.length <= 6)).toEqual([]);
    const sitesOf = (id: string) => sites.filter((site) => site.plaza === id).map((site) => site.id);
    expect(wrong(plazas, (plaza) => isSame([...plaza.sites].sort(), sitesOf(plaza.id).sort()))).toEqual([]);
  });

  test('Old Town costs a surcharge and pays points, New Town neither', () => {
    const oldTown = sites.filter((site) => site.district === 'old-town');
    const newTown = sites.filter((site) => site.district === 'new-town');
    expect(wrong(oldTown, (site) => site.surcharge.gold >= 1 && site.points >= 1)).toEqual([]);
    expect(wrong(newTown, (site) => site.surcharge.gold === 0 && site.points === 0)).toEqual([]);
  });

  test.each(PLAZA_COLOURS)('there are enough %s plaza tiles', (colour) => {
    expect(count(plazas, (plaza) => plaza.colour === colour)).toBeLessThanOrEqual(
      pack.plazas.colours[colour],
    );
  });

  test('sites built on at set-up exist', () => {
    expect(
      wrong(prebuilt, (entry) => entry.sites.every((id) => sites.some((site) => site.id === id))),
    ).toEqual([]);
  });

  describe('printed blue corners', () => {
    test('each is written in normal form, once', () => {
      expect(wrong(blueCorners, ({ vertex }) => vertex.corner === 0 || vertex.corner === 3)).toEqual([]);
      expect(
        wrong(blueCorners, ({ vertex }) => verticesOf(vertex)[vertex.corner] === vertexKey(vertex)),
      ).toEqual([]);
      expect(blueCorners.map(({ vertex }) => vertexKey(vertex))).toSatisfy(isDistinct);
    });

    test('each touches the sites it names, at least two', () => {
      const sitesAt = (corner: (typeof blueCorners)[number]) =>
        hexesAt(corner.vertex).flatMap((hex) => siteAt.get(hexKey(hex))?.id ?? []);
      expect(wrong(blueCorners, (corner) => sitesAt(corner).length >= 2)).toEqual([]);
      expect(
        wrong(blueCorners, (corner) => isSame([...corner.sites].sort(), sitesAt(corner).sort())),
      ).toEqual([]);
    });

    test('all three hexes at a corner give it the same normal form', () => {
      const agrees = (corner: (typeof blueCorners)[number]) =>
        hexesAt(corner.vertex).every((hex) => verticesOf(hex).includes(vertexKey(corner.vertex)));
      expect(wrong(blueCorners, agrees)).toEqual([]);
    });
  });

  test('8, 9 and 10 plazas are in use with 2, 3 and 4 players', () => {
    expect(plazaOrders.map((order) => order.clockwise.length)).toEqual([8, 9, 10]);
  });

  test('each order names the plazas in use once', () => {
    const inUse = (players: number) => plazas.filter((p) => p.tileFromPlayers <= players).map((p) => p.id);
    expect(
      wrong(plazaOrders, (order) => isSame([...order.clockwise].sort(), inUse(order.players).sort())),
    ).toEqual([]);
  });

  describe("King's Road", () => {
    test('the path is connected and consists of all road hexes', () => {
      expect(kingsRoad.hexes.filter((id) => !road.some((hex) => hex.id === id))).toEqual([]);
      expect(wrong(road, (hex) => hex.terrain === 'road')).toEqual([]);
      expect(wrong(road, (hex) => hex === road[0] || isAfterNeighbour(road, hex))).toEqual([]);
      expect(count(terrain, (hex) => hex.terrain === 'road')).toBe(road.length);
    });

    test('road hexes, and only they, name a road space', () => {
      expect(wrong(terrain, (hex) => (hex.terrain === 'road') === (hex.space !== undefined))).toEqual([]);
      expect(wrong(road, (hex) => ids.has(hex.space))).toEqual([]);
    });

    test('the bridge and the road tiles name what exists', () => {
      expect(ids).toContain(kingsRoad.bridgeCrossesAt);
      expect(wrong(pack.kingsRoad.variantTiles, (tile) => ids.has(tile.replacesFreeEffectOf))).toEqual([]);
    });

    test('Old Town lies north of the road', () => {
      const isNorth = (site: Hex) => {
        const column = (hex: Hex) => hex.q + hex.r / 2;
        const below = road.filter((hex) => Math.abs(column(hex) - column(site)) <= 0.51);
        return below.length > 0 && below.every((hex) => site.r < hex.r);
      };
      expect(
        wrong(
          sites.filter((site) => site.district === 'old-town'),
          isNorth,
        ),
      ).toEqual([]);
    });
  });
});

function isAfterNeighbour<T extends Hex>(path: readonly T[], hex: T): boolean {
  const before = path[path.indexOf(hex) - 1];
  return before !== undefined && areNeighbours(before, hex);
}
