/** Sounds for a change at the table, from the pieces before and after it. Pure. */
import type { TableContents } from '@/components/history/replay/animate-arrivals';

export const CUES = ['turn', 'bells', 'coins', 'place'] as const;
export type Cue = (typeof CUES)[number];

export interface AudibleState extends TableContents {
  /** Whether the table waits for the listener. */
  readonly isAsked: boolean;
  /** Whether something was completed (lib/game/drawing/joys.ts). */
  readonly isJoy?: boolean;
}

/** The most important sound of a change, at most one. */
export function cueOf(before: AudibleState, now: AudibleState): Cue | undefined {
  if (now.isAsked && !before.isAsked) return 'turn';
  if (now.isJoy) return 'bells';
  if (goldOf(now) > goldOf(before)) return 'coins';
  return [...now.pieces].some((piece) => !before.pieces.has(piece)) ? 'place' : undefined;
}

/** All gold on the table, so a coin rings for every player's gain. */
function goldOf({ numbers }: AudibleState): number {
  let all = 0;
  for (const [place, n] of numbers) if (/^goods:\d-gold$/.test(place)) all += n;
  return all;
}
