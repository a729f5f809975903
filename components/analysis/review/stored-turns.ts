/** Turns that this browser has already reviewed, so a stopped review can resume. */
import { localStore } from '@/components/ui/browser/browser-features';
import type { TurnReview } from '@/lib/game/review/review';

/** Identifies a review. Another version, quality or end of the game starts over. */
export interface StoredReviewKey {
  readonly gameId: string;
  readonly head: string;
  readonly reviewer: number;
  readonly quality: string;
}

const nameOf = ({ gameId, head, reviewer, quality }: StoredReviewKey) =>
  `review ${gameId} ${reviewer} ${quality} ${head}`;

/** The stored reviews; empty if the browser stores nothing. */
export function readStoredTurns(which: StoredReviewKey): readonly TurnReview[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(nameOf(which)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Stores the turns reviewed so far. */
export function keepTurns(which: StoredReviewKey, turns: readonly TurnReview[]): void {
  localStore.write(nameOf(which), JSON.stringify(turns));
}

/** Deletes the stored turns once the game has its review. */
export function forgetTurns(which: StoredReviewKey): void {
  localStore.remove(nameOf(which));
}
