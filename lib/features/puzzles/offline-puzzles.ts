import 'server-only';
import type { Pack } from '@/lib/game/engine/pack-index';
import { packFor } from '@/lib/game/rulesets';
import { puzzleBank } from './bank-file';
import { dayNumber, puzzleOfDay } from './puzzles';

/** The number of puzzles besides the day's. */
const MORE = 10;

/** The puzzles that a browser stores for offline use. */
export interface PuzzlesToKeep {
  /** The day's puzzle first. */
  readonly ids: readonly number[];
  readonly day: string;
  readonly pack: Pack;
}

/** The puzzle of the day and ten more. The ten change every day, and start over after the last one. */
export async function puzzlesToKeep(at: Date): Promise<PuzzlesToKeep> {
  const [{ puzzles, pack }, { id: today, day }] = await Promise.all([puzzleBank(), puzzleOfDay(at)]);
  const others = puzzles.map(({ id }) => id).filter((id) => id !== today);
  const from = (((dayNumber(at) * MORE) % others.length) + others.length) % others.length;
  const more = [...others.slice(from), ...others.slice(0, from)].slice(0, MORE);
  return { ids: [today, ...more], day, pack: packFor(pack.id, pack.version) };
}
