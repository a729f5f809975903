/** Hexagon tiles in words. */
import type { HexTile } from '@/lib/game/engine/pack';
import type { Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { cornerName, describeCost, describeEffect, sideName } from '../terms';

const known = new Map<Locale, WeakMap<HexTile, string>>();

/**
 * A hex tile in words: price, reward, marks. Cached per tile and language, because pages repeat the same
 * tiles.
 */
export function hexWords(words: Wording, tile: HexTile): string {
  const ofLocale = known.get(words.locale) ?? new WeakMap<HexTile, string>();
  known.set(words.locale, ofLocale);
  const text = ofLocale.get(tile) ?? hexParts(words, tile).join('; ');
  ofLocale.set(tile, text);
  return text;
}

/** Like `hexWords`, as separate parts. */
export function hexParts(words: Wording, tile: HexTile): readonly string[] {
  return [...mainParts(words, tile), ...edgeParts(words, tile)];
}

/** The words for its sides and corners, which are the only parts that rotate. */
export function edgeParts(words: Wording, tile: HexTile): readonly string[] {
  return [...edgeWords(words, tile), ...cornerWords(words, tile)];
}

function edgeWords(words: Wording, tile: HexTile): string[] {
  if (!('edges' in tile)) return [];
  return tile.edges.map(({ side, gain }) =>
    words.t('position.edge', { gain: describeEffect(words, gain), side: sideName(words, side) }),
  );
}

function cornerWords(words: Wording, tile: HexTile): string[] {
  if (tile.corners.length === 0) return [];
  const corners = words.list(tile.corners.map((corner) => cornerName(words, corner)));
  return [words.t('cubeSpace' in tile ? 'position.blueCorner' : 'position.redCorner', { corners })];
}

/** Its price, its reward and its symbols. */
export function mainParts(words: Wording, tile: HexTile): readonly string[] {
  const { t } = words;
  if ('university' in tile) {
    return [
      t('position.whenPerformed', { bonus: describeEffect(words, tile.bonus) }),
      t('terms.effect.university', { n: tile.university }),
    ];
  }
  return [
    t('position.costs', { cost: describeCost(words, tile.cost) }),
    t('position.gives', { gain: describeEffect(words, tile.gain) }),
    ...(tile.icon
      ? [t(tile.icon === 'cathedral' ? 'position.icon.cathedral' : 'position.icon.hunger-wall')]
      : []),
    ...('cubeSpace' in tile ? [t(tile.cubeSpace ? 'position.cubeSpace' : 'position.noCubeSpace')] : []),
  ];
}
