/** Finds where the time since a seat's last own turn begins and ends in the log, to the event. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { LogRow } from '@/lib/game/eventlog/row';

/** The fields of a log row that the recap needs. */
export type RecapRow = Pick<LogRow, 'seq' | 'events' | 'undone'>;

/** A position in the log: before event `index` of row `seq`. */
export interface Boundary {
  readonly seq: number;
  readonly index: number;
}

/** The time from the end of a seat's last own turn to the start of its next one, or to now. */
export interface Absence {
  readonly from: Boundary;
  /** Missing while the absence lasts. */
  readonly to?: Boundary;
  /** Whether the seat has had a turn. */
  readonly hasPlayed: boolean;
}

interface Mark extends Boundary {
  readonly event: Event;
}

/**
 * Finds the newest absence of a seat; undefined before the table's first turn. `rows` may begin anywhere
 * before it.
 */
export function absenceOf(rows: readonly RecapRow[], seat: SeatId): Absence | undefined {
  const marks = rows.flatMap((row) => (row.undone ? [] : marksIn(row)));
  const ended = marks.findLastIndex(({ event }) => event.type === 'TurnEnded' && event.seat === seat);
  const after = marks.slice(ended + 1);
  const first = after.find(({ event }) => event.type === 'TurnStarted');
  const last = rows.at(-1);
  if (!last || (ended < 0 && !first)) return undefined;
  const nowhere: Boundary = { seq: last.seq, index: last.events.length };
  const end = after.find(
    ({ event }) => event.type === 'ScoringStarted' || (event.type === 'TurnStarted' && event.seat === seat),
  );
  return {
    from: first ? boundaryOf(first) : end ? boundaryOf(end) : nowhere,
    ...(end ? { to: boundaryOf(end) } : {}),
    hasPlayed: ended >= 0,
  };
}

const TOLD_BY = new Set<Event['type']>(['TurnStarted', 'TurnEnded', 'ScoringStarted']);

function marksIn({ seq, events }: RecapRow): Mark[] {
  return events.flatMap((event, index) => (TOLD_BY.has(event.type) ? [{ seq, index, event }] : []));
}

const boundaryOf = ({ seq, index }: Boundary): Boundary => ({ seq, index });
