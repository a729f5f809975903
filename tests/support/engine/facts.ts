/** Rows for `test.each`, read from the pack. */
import { LEVELS, type Level } from '@/lib/game/engine/vocabulary';
import { PACK } from './table';

/** Marked spaces of the technology track. */
export function levelsOf(): (readonly [number, Level])[] {
  return LEVELS.map((level) => [PACK.playerBoard.technologyTrack.levels[level], level] as const);
}
