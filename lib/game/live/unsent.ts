/** Unanswered steps that a browser stored, recovered at its next visit. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import type { LogRow } from '@/lib/game/eventlog/row';
import type { LiveSnapshot } from './live-snapshot';

/** The stored and transmitted part of a step. */
export interface KeptStep {
  readonly commandId: string;
  readonly command: Command;
  /** Whether it was ever sent; then the server may have it even without an answer. */
  readonly isSent: boolean;
}

/** Steps made after a row, which the hash identifies. */
export interface UnsentSteps {
  readonly seq: number;
  readonly head: string;
  readonly steps: readonly KeptStep[];
}

interface UnloggedSteps {
  /** Steps that the log does not contain yet. */
  readonly left: readonly KeptStep[];
  /** Whether nothing else has happened since. */
  readonly isMeant: boolean;
}

/** Row numbers that the service reports for command ids. */
export type RowsById = ReadonlyMap<string, number>;

interface Here {
  readonly confirmed: LiveSnapshot;
  readonly seat: SeatId | undefined;
}

/**
 * The stored steps that remain at a position, because the log may contain some sent ones. If the service
 * was not asked for their rows, the displayed rows decide.
 */
export function leftOf(kept: UnsentSteps, here: Here, taken?: RowsById): UnloggedSteps {
  const before = here.confirmed.rows.find((row) => row.seq === kept.seq);
  // The steps belong to another game of this table.
  if (before?.hash && before.hash !== kept.head) return { left: [], isMeant: false };
  if (taken) return leftAfter(kept, here.confirmed, taken);
  if (!before) return { left: kept.steps, isMeant: false };
  const since = here.confirmed.rows.filter((row) => row.seq > kept.seq);
  const isTaken = (step: KeptStep, row: LogRow | undefined): boolean =>
    row !== undefined &&
    step.isSent &&
    row.seat === here.seat &&
    canonicalJson(row.command) === canonicalJson(step.command);
  const first = kept.steps.findIndex((step, i) => !isTaken(step, since[i]));
  const count = first < 0 ? kept.steps.length : first;
  return { left: kept.steps.slice(count), isMeant: since.length === count };
}

/** They still apply if all rows since are their own, and all of those are known here. */
function leftAfter(
  { seq, steps }: UnsentSteps,
  { position: { state } }: LiveSnapshot,
  taken: RowsById,
): UnloggedSteps {
  const made = [...taken.values()].filter((row) => row > seq);
  const isMeant = made.length === state.seq - seq && made.every((row) => row <= state.seq);
  return { left: steps.filter(({ commandId }) => !taken.has(commandId)), isMeant };
}

/** Whether the service must be asked for the fate of steps before the page reports it. */
export function isUnclear(kept: UnsentSteps, here: Here): boolean {
  const { left, isMeant } = leftOf(kept, here);
  return left.length > 0 && !isMeant;
}
