/** The latest events as symbols: players, tiles and gains. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Action, Good, Token } from '@/lib/game/engine/vocabulary';
import type { LogRow } from '@/lib/game/eventlog/row';

type Gain = Good | Token | 'points';

type Row = Pick<LogRow, 'seat' | 'command' | 'events' | 'undone'>;

export interface JustNow {
  readonly seat: SeatId;
  /** The actions of the taken action tile. */
  readonly actions?: readonly Action[];
  /** The last tile that was placed, or that Peter Parler took. */
  readonly tile?: string;
  readonly gains: ReadonlyMap<Gain, number>;
}

/**
 * The events from a seat's newest End turn to its next turn, or to now: the automatic effects of that
 * step, and the others' turns in order. Before the first End turn, everything since the game began.
 */
export function justNow(rows: readonly Row[], me: SeatId): readonly JustNow[] {
  const from = rows.findLastIndex(
    ({ seat, command, undone }) => seat === me && !undone && command.type === 'EndTurn',
  );
  const events = rows.slice(Math.max(from, 0)).flatMap((row) => (row.undone ? [] : row.events));
  const own = events.findIndex((event, i) => i > 0 && event.type === 'TurnStarted' && event.seat === me);
  const seen = own < 0 ? events : events.slice(0, own);
  const starts = seen.flatMap((event, i) =>
    event.type === 'TurnStarted' ? [{ at: i, seat: event.seat }] : [],
  );
  const parts = from < 0 ? starts : [{ at: 0, seat: me }, ...starts];
  return parts.flatMap(({ at, seat }, i) => {
    const part = seen.slice(at, parts[i + 1]?.at);
    return (seat === me ? [me] : [seat, me]).flatMap((who) => summarize(part, who, who === seat) ?? []);
  });
}

/** Undefined if nothing is visible. */
function summarize(events: readonly Event[], seat: SeatId, isActive: boolean): JustNow | undefined {
  const gains = new Map<Gain, number>();
  const add = (what: Gain, n: number) => n > 0 && gains.set(what, (gains.get(what) ?? 0) + n);
  const out: { actions?: readonly Action[]; tile?: string } = {};
  for (const event of events) {
    if (event.type === 'ParlerTileTaken' && isActive) out.tile = event.tile;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'Gained') add(event.what, event.n);
    if (event.type === 'Scored') add('points', event.points);
    if (event.type === 'ActionTileTaken') out.actions = event.actions;
    if (event.type === 'WallPlaced' || event.type === 'BuildingPlaced' || event.type === 'UpgradePlaced')
      out.tile = event.tile;
  }
  const isSeen = gains.size > 0 || out.actions !== undefined || out.tile !== undefined;
  return isSeen ? { seat, ...out, gains } : undefined;
}
