import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '@/lib/game/content/base';
import type { HexTile, PackData } from '@/lib/game/engine/pack';
import { ERAS, type Era } from '@/lib/game/engine/vocabulary';
import { mean, sum } from './support';
import { BAND, ERA_FACTOR, SPECIAL_FACTOR, tileWorth, worth } from './value-model';

/** The base pack measured with the value model; a pack with printed values need not pass. */
const pack: PackData = BASE_PACK;

/**
 * Reports "id: value" for every row outside of [least, most], so a failure names the tile and its value.
 */
function outside(
  rows: readonly (readonly [id: string, value: number])[],
  least: number,
  most: number,
): string[] {
  return rows.filter(([, x]) => !(x >= least && x <= most)).map(([id, x]) => `${id}: ${x.toFixed(2)}`);
}

describe.each(['upgrades', 'walls', 'buildings'] as const)('balance of %s', (family) => {
  const tilesOf = (era: Era, special: boolean): readonly HexTile[] =>
    pack[family].filter((tile) => tile.era === era && tile.special === special);
  const normalMean = (era: Era) => mean(tilesOf(era, false).map(tileWorth));
  const inMeans = (tiles: readonly HexTile[], era: Era) =>
    tiles.map((tile) => [tile.id, tileWorth(tile) / normalMean(era)] as const);

  test.each(ERAS)('era %s: normal tiles stay near their mean', (era) => {
    expect(outside(inMeans(tilesOf(era, false), era), 1 - BAND, 1 + BAND)).toEqual([]);
  });

  test.each(ERAS)('era %s: the lead of special tiles', (era) => {
    expect(outside(inMeans(tilesOf(era, true), era), ...SPECIAL_FACTOR)).toEqual([]);
  });

  test('the lead of era II over era I', () => {
    expect(outside([[family, normalMean('II') / normalMean('I')]], ...ERA_FACTOR)).toEqual([]);
  });
});

test.each(pack.plazas.tiles)('both rewards of $id', ({ colour, faces }) => {
  const sums = faces.map((face) => [face.id, worth(face.upper, 'II') + worth(face.lower, 'II')] as const);
  expect(outside(sums, colour === 'tan' ? 6 : 5, colour === 'light-blue' ? 11.2 : 9)).toEqual([]);
});

test.each(pack.bridge.places)('both spaces of $id', ({ faces }) => {
  const sums = faces.map((face) => [face.id, sum(face.spaces, (effect) => worth(effect, 'II'))] as const);
  expect(outside(sums, 3.4, 6.3)).toEqual([]);
});
