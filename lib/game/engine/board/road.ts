/**
 * Effects of the King's Road with the variant tiles in use (VARIANT-3, VARIANT-5, VARIANT-6, VARIANT-7,
 * VARIANT-8, VARIANT-9, VARIANT-10, VARIANT-12).
 */
import type { KingsRoadSpace } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Effect } from '@/lib/game/engine/vocabulary';

/** The non-egg effect of a space: the printed one, or the effect of the variant tile on it. */
export function freeEffectOf(pack: Pack, state: State, space: KingsRoadSpace): Effect | undefined {
  const side = state.setup.variant.roadTiles?.[space.space];
  const tile =
    side && pack.kingsRoad.variantTiles.find((candidate) => candidate.replacesFreeEffectOf === space.id);
  return tile ? tile.faces.find((face) => face.side === side)?.free : space.free;
}
