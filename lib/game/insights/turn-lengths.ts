/** The length of turns, from the first step to the last. Pure. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';

/** A log row with its time, if recorded (ISO 8601, UTC). */
export interface TurnLengthRow {
  readonly events: readonly Event[];
  readonly at?: string;
}

/** Upper limits in minutes; longer turns belong to none of them. */
const LENGTHS = [1, 5, 15, 60, 1_440] as const;
export type Length = (typeof LENGTHS)[number] | 'longer';

/** The names of the length classes, shortest first. */
export const LENGTH_NAMES: readonly Length[] = [...LENGTHS, 'longer'];

/** The length class of each turn of a seat; none if the times of its steps were not recorded. */
export function turnLengths(rows: readonly TurnLengthRow[], seat: SeatId): readonly Length[] {
  const lengths: Length[] = [];
  let [whose, first, last]: [SeatId?, string?, string?] = [];
  const end = () => {
    if (whose === seat && first !== undefined && last !== undefined) lengths.push(lengthOf(first, last));
    first = undefined;
  };
  for (const { at, events } of rows) {
    if (whose === seat) [first, last] = [first ?? at, at];
    for (const event of events)
      if (event.type === 'TurnStarted') {
        end();
        whose = event.seat;
      }
  }
  end();
  return lengths;
}

function lengthOf(first: string, last: string): Length {
  const minutes = (Date.parse(last) - Date.parse(first)) / 60_000;
  return LENGTHS.find((most) => minutes <= most) ?? 'longer';
}
