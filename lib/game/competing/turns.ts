/** Facts about turns that a result stores: the best turn and the median wait. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';

/** A row of the log with its events. */
export interface ResultLogRow {
  readonly seq: number;
  readonly events: readonly Event[];
  /** ISO 8601, UTC. */
  readonly at?: string;
}

/** A seat's turn with the most points. */
export interface BestTurn {
  readonly seat: SeatId;
  /** The log rows that started and ended the turn. */
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

const MINUTE_MS = 60_000;

/**
 * The turn of `seats` with the most points, the earliest of equals. Points scored in other seats' turns or
 * in final scoring do not count.
 */
export function bestTurnOf(rows: readonly ResultLogRow[], seats: readonly SeatId[]): BestTurn | undefined {
  const turns: { seat: SeatId; from: number; to: number; points: number }[] = [];
  let isPlaying = true;
  for (const { seq, events } of withoutUndone(rows)) {
    const current = turns.at(-1);
    if (current && isPlaying) current.to = seq;
    for (const event of events) {
      if (event.type === 'ScoringStarted' || event.type === 'LastCallStarted') isPlaying = false;
      if (event.type === 'TurnStarted') turns.push({ seat: event.seat, from: seq, to: seq, points: 0 });
      const turn = turns.at(-1);
      if (event.type === 'Scored' && isPlaying && turn?.seat === event.seat) turn.points += event.points;
    }
  }
  return turns
    .filter(({ seat, points }) => seats.includes(seat) && points > 0)
    .reduce<BestTurn | undefined>(
      (best, turn) => (best && best.points >= turn.points ? best : turn),
      undefined,
    );
}

/** The median time in minutes from the start of a seat's turn to its first step in it. */
export function medianWaitOf(rows: readonly ResultLogRow[], seat: SeatId): number | undefined {
  const waits: number[] = [];
  let since: string | undefined;
  for (const { at, events } of withoutUndone(rows)) {
    if (since !== undefined && at !== undefined) waits.push(Date.parse(at) - Date.parse(since));
    const started = events.findLast((event) => event.type === 'TurnStarted');
    since = started?.seat === seat ? at : undefined;
  }
  waits.sort((a, b) => a - b);
  const [low, high] = [waits[(waits.length - 1) >> 1], waits[waits.length >> 1]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2 / MINUTE_MS);
}

function withoutUndone(rows: readonly ResultLogRow[]): readonly ResultLogRow[] {
  const undone = new Set(
    rows.flatMap(({ events }) => events.flatMap((event) => (event.type === 'Undone' ? event.rows : []))),
  );
  return rows.filter(({ seq, events }) => !undone.has(seq) && !events.some(({ type }) => type === 'Undone'));
}
