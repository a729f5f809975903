/** Turns that this browser has reviewed already, so that a stopped review goes on where it was. */
import { localStore } from '@/components/ui/browser/browser-features';
import type { TurnReview } from '@/lib/game/review/review';

/** Which review: another version, quality or end of the game starts over. */
export interface KeptReviewKey {
  readonly gameId: string;
  readonly head: string;
  readonly reviewer: number;
  readonly quality: string;
}

const nameOf = ({ gameId, head, reviewer, quality }: KeptReviewKey) =>
  `review ${gameId} ${reviewer} ${quality} ${head}`;

/** The stored reviews; empty if the browser stores nothing. */
export function keptTurns(which: KeptReviewKey): readonly TurnReview[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(nameOf(which)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the turns reviewed so far. */
export function keepTurns(which: KeptReviewKey, turns: readonly TurnReview[]): void {
  localStore.write(nameOf(which), JSON.stringify(turns));
}

/** The game has its review. */
export function forgetTurns(which: KeptReviewKey): void {
  localStore.remove(nameOf(which));
}
