/** Chooses the turns of a review that are recomputed before the review is trusted. */
import { sha256Hex } from '@/lib/game/engine/hash';

/** The number of recomputed turns. */
export const SAMPLE = 3;

/** `SAMPLE` of these turns, chosen by `key`: the same key always gives the same ones. */
export function sampleTurns(turns: readonly number[], key: string): readonly number[] {
  return turns
    .map((turn) => ({ turn, rank: sha256Hex(`${key}/${turn}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, SAMPLE)
    .map(({ turn }) => turn);
}
