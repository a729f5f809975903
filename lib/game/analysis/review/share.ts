/** Reviews a share of a game's turns, in a worker of the browser or a thread of the server. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack } from '@/lib/game/engine/pack-index';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import { stepOf } from '@/lib/game/engine/turn-back';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { eventsOf } from '@/lib/game/eventlog/events';
import type { PublicRow } from '@/lib/game/eventlog/row';
import type { ReviewRow } from './decisions';
import { type GameReview, ReviewableGame, type TurnReview } from './review';
import type { Quality } from './weigh';

export interface ReviewWork {
  readonly type: 'review';
  readonly pack: PackData;
  readonly log: GameDocument['log'];
  readonly head: string;
  readonly quality: Quality;
  /** The worker reviews every n-th of the unknown turns, starting at `index`. */
  readonly share: { readonly index: number; readonly of: number };
  readonly known: readonly number[];
  /** The seat whose turns come first, because its reader is waiting. */
  readonly first?: SeatId | undefined;
}

export type ReviewAnswer =
  /** The review without its turns. */
  | { readonly type: 'begun'; readonly frame: Omit<GameReview, 'turns'>; readonly turns: number }
  | { readonly type: 'turn'; readonly turn: TurnReview }
  | { readonly type: 'done' };

/** Reviews this worker's share of the unknown turns, and reports each result at once. */
export function reviewShare(
  { pack, log, head, quality, share, known, first }: ReviewWork,
  give: (answer: ReviewAnswer) => void,
): void {
  const reviewing = new ReviewableGame(indexPack(pack), { head, quality, rows: log.map(reviewRowOf) });
  const { turns: _none, ...frame } = reviewing.whole([]);
  give({ type: 'begun', frame, turns: reviewing.turns.length });
  const left = reviewing.turnsFor(first).filter((turn) => !known.includes(turn));
  for (const turn of left.filter((_, i) => i % share.of === share.index)) {
    const found = reviewing.review(turn);
    if (found) give({ type: 'turn', turn: found });
  }
  give({ type: 'done' });
}

// Converts rows of a stored or exported game for the reviewer.

type Row = Pick<PublicRow, 'seq' | 'seat' | 'command' | 'events'> & {
  readonly secret?: readonly SecretEvent[];
};

export function reviewRowOf(row: Row): ReviewRow {
  const { seq, seat, secret = [] } = row;
  const step = stepOf(row.command);
  return {
    seq,
    seat,
    ...(step ? { command: step } : {}),
    events: eventsOf(row),
    secretEvents: secret,
  };
}
