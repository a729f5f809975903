/** Steps that a browser has kept because they were not answered, found again at its next visit. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import type { LiveRow, Stand } from './stand';

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

/**
 * What is left of kept steps at a position: of those that were sent the log may have some. Where the row
 * before them is so long ago that it is not shown any more, nobody can tell what became of those.
 */
export function leftOf(
  { seq, head, steps }: Kept,
  { confirmed, seat }: { readonly confirmed: Stand; readonly seat: SeatId | undefined },
): Left {
  const before = confirmed.rows.find((row) => row.seq === seq);
  if (before?.hash !== head)
    return { left: before ? [] : steps.filter(({ isSent }) => !isSent), isMeant: false };
  const since = confirmed.rows.filter((row) => row.seq > seq);
  const isTaken = (step: Made, row: LiveRow | undefined): boolean =>
    row !== undefined &&
    step.isSent &&
    row.seat === seat &&
    canonicalJson(row.command) === canonicalJson(step.command);
  const first = steps.findIndex((step, i) => !isTaken(step, since[i]));
  const taken = first < 0 ? steps.length : first;
  return { left: steps.slice(taken), isMeant: since.length === taken };
}
