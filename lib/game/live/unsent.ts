/** Steps that a browser has kept because they were not answered, found again at its next visit. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import type { Stand } from './stand';

/** What of a step is sent and kept. */
export interface Made {
  readonly commandId: string;
  readonly command: Command;
  /** Whether it was ever sent: the server may have it, whatever became of the answer. */
  readonly isSent: boolean;
}

/** Steps made on a row, which its hash names. */
export interface Kept {
  readonly seq: number;
  readonly head: string;
  readonly steps: readonly Made[];
}

interface Left {
  /** Without those that the log has already. */
  readonly left: readonly Made[];
  /** Whether nothing else has happened since. */
  readonly isMeant: boolean;
}

/** What is left of kept steps at a position. */
export function leftOf(
  { seq, head, steps }: Kept,
  { confirmed, seat }: { readonly confirmed: Stand; readonly seat: SeatId },
): Left {
  const since = confirmed.rows.filter((row) => row.seq > seq);
  const isSame = since.every((row, i) => {
    const step = steps[i];
    return (
      step?.isSent === true && row.seat === seat && canonicalJson(row.command) === canonicalJson(step.command)
    );
  });
  const isKnown = confirmed.rows.some((row) => row.seq === seq && row.hash === head);
  return isSame && isKnown
    ? { left: steps.slice(since.length), isMeant: true }
    : { left: steps, isMeant: false };
}
