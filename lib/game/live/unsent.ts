/** Steps that a browser has kept because they were not answered, found again at its next visit. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { canonicalJson } from '@/lib/game/eventlog/canonical';
import type { LiveRow, Stand } from './stand';

/** The part of a step that is sent and kept. */
export interface KeptStep {
  readonly commandId: string;
  readonly command: Command;
  /** Whether it was ever sent: the server may have it, whatever became of the answer. */
  readonly isSent: boolean;
}

/** Steps made on a row, which its hash names. */
export interface UnsentSteps {
  readonly seq: number;
  readonly head: string;
  readonly steps: readonly KeptStep[];
}

interface UnloggedSteps {
  /** Without those that the log has already. */
  readonly left: readonly KeptStep[];
  /** Whether nothing else has happened since. */
  readonly isMeant: boolean;
}

/** The rows that steps have made, as the service reports them, by the ids of the commands. */
export type RowsById = ReadonlyMap<string, number>;

interface Here {
  readonly confirmed: Stand;
  readonly seat: SeatId | undefined;
}

/**
 * The kept steps that are left at a position: the log may have some of those that were sent. Where the
 * service was not asked for their rows, the shown rows decide.
 */
export function leftOf(kept: UnsentSteps, here: Here, taken?: RowsById): UnloggedSteps {
  const before = here.confirmed.rows.find((row) => row.seq === kept.seq);
  // Another game of this table.
  if (before?.hash && before.hash !== kept.head) return { left: [], isMeant: false };
  if (taken) return leftAfter(kept, here.confirmed, taken);
  if (!before) return { left: kept.steps, isMeant: false };
  const since = here.confirmed.rows.filter((row) => row.seq > kept.seq);
  const isTaken = (step: KeptStep, row: LiveRow | undefined): boolean =>
    row !== undefined &&
    step.isSent &&
    row.seat === here.seat &&
    canonicalJson(row.command) === canonicalJson(step.command);
  const first = kept.steps.findIndex((step, i) => !isTaken(step, since[i]));
  const count = first < 0 ? kept.steps.length : first;
  return { left: kept.steps.slice(count), isMeant: since.length === count };
}

/** They are still meant where all rows since are theirs, and all of these are known here. */
function leftAfter(
  { seq, steps }: UnsentSteps,
  { position: { state } }: Stand,
  taken: RowsById,
): UnloggedSteps {
  const made = [...taken.values()].filter((row) => row > seq);
  const isMeant = made.length === state.seq - seq && made.every((row) => row <= state.seq);
  return { left: steps.filter(({ commandId }) => !taken.has(commandId)), isMeant };
}

/** Whether the service has to be asked what became of steps before anything is said of them. */
export function isUnclear(kept: UnsentSteps, here: Here): boolean {
  const { left, isMeant } = leftOf(kept, here);
  return left.length > 0 && !isMeant;
}
