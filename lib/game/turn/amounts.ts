/** A player's amounts as one list of numbers, and their changes in a turn. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { State } from '@/lib/game/engine/state';
import { GOODS, TOKENS } from '@/lib/game/engine/vocabulary';

/** Everything that costs and gains are measured in. */
export const AMOUNTS = [
  ...GOODS,
  'points',
  ...TOKENS,
  'cubes',
  'gold-mine',
  'quarry',
  'technology',
  'university',
  'hunger-wall',
  'cathedral',
  'road',
] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Amounts = Readonly<Record<Amount, number>>;

/** A seat's amounts. For projects, it is the row, counted from the ground. */
export function amountsOf(state: State, seat: SeatId): Amounts | undefined {
  const player = state.players[seat];
  if (!player) return undefined;
  const { goods, tokens, counts, heights, grids, score, cubes, road } = player;
  return {
    ...goods,
    ...tokens,
    ...counts,
    ...heights,
    'hunger-wall': grids['hunger-wall'].row,
    cathedral: grids.cathedral.row,
    points: score,
    cubes,
    road,
  };
}

/** The second minus the first; unchanged amounts are missing. */
export function differenceOf(before: Amounts, after: Amounts): Partial<Record<Amount, number>> {
  const out: Partial<Record<Amount, number>> = {};
  for (const what of AMOUNTS) if (after[what] !== before[what]) out[what] = after[what] - before[what];
  return out;
}

/** The part of a log row needed for the change. */
interface Row {
  readonly events: readonly Event[];
  readonly undone: boolean;
}

/**
 * Goods, tokens and points that a seat gained and paid in the current turn, from the rows of the log.
 * Undefined if the rows do not include its start, because a partial sum would be wrong.
 */
export function turnChange(rows: readonly Row[], seat: SeatId): Partial<Record<Amount, number>> | undefined {
  const events = rows.filter(({ undone }) => !undone).flatMap((row) => row.events);
  const start = events.findLastIndex(({ type }) => type === 'TurnStarted' || type === 'GameStarted');
  if (start < 0) return undefined;
  const change: Partial<Record<Amount, number>> = {};
  const add = (what: Amount, n: number) => (change[what] = (change[what] ?? 0) + n);
  for (const event of events.slice(start)) count(event, seat, add);
  return change;
}

function count(event: Event, seat: SeatId, add: (what: Amount, n: number) => void): void {
  if (!('seat' in event) || event.seat !== seat) return;
  if (event.type === 'Gained') add(event.what, event.n);
  if (event.type === 'Scored') add('points', event.points);
  const lost = event.type === 'Paid' ? event.cost : event.type === 'WindowsDiscarded' ? event.discarded : {};
  for (const good of GOODS) if (lost[good]) add(good, -lost[good]);
}
