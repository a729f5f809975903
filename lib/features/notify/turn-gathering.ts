/** How a person with several tables gets emails about turns: those within an hour come as one. */
import { quietUntil, type QuietHours } from '@/lib/platform/outbox/quiet';

/** Running tables of a person whose turns are gathered. */
const MANY_TABLES = 3;
const HOUR_MS = 3_600_000;
/** A turn with less time left is not held. */
const URGENT_MS = 3 * HOUR_MS;

/** A reader of emails about turns. */
export interface TurnReader {
  /** Running tables where they sit with other people. */
  readonly tables: number;
  /** Whether they want each turn at once. */
  readonly atOnce: boolean;
  /** Until when another turn is held for them. */
  readonly heldUntil?: Date | undefined;
  readonly quiet?: QuietHours | undefined;
}

export interface HeldTurn {
  /** Since when it is their turn. */
  readonly since: Date;
  readonly deadline?: Date | undefined;
}

/** Whether turns of this reader are gathered. */
export const isGathering = ({ tables, atOnce }: Pick<TurnReader, 'tables' | 'atOnce'>): boolean =>
  !atOnce && tables >= MANY_TABLES;

/**
 * Until when turns are held to come as one email: an hour from the first. Undefined if they go now; nothing is
 * held into quiet hours or close to a deadline.
 */
export function turnsHeldUntil(reader: TurnReader, turns: readonly HeldTurn[], now: Date): Date | undefined {
  if (!isGathering(reader)) return undefined;
  const { heldUntil, quiet } = reader;
  const first = Math.min(...turns.map(({ since }) => since.getTime()));
  const until = new Date(Math.min(first + HOUR_MS, heldUntil?.getTime() ?? Infinity));
  const isUrgent = turns.some(({ deadline }) => deadline && deadline.getTime() - now.getTime() < URGENT_MS);
  const isQuiet = quiet !== undefined && quietUntil(quiet, until) !== undefined;
  return until <= now || isUrgent || isQuiet ? undefined : until;
}
