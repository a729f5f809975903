/** How long turns were in somebody's hands: from the first step to the last. Pure. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';

/** A row of a log, with when it was written, where that was noted (ISO 8601, UTC). */
export interface TurnLengthRow {
  readonly events: readonly Event[];
  readonly at?: string;
}

/** A turn took at most this many minutes, or more than all of these. */
export const LENGTHS = [1, 5, 15, 60, 1_440] as const;
export type Length = (typeof LENGTHS)[number] | 'longer';

/** By the name it is counted under, the shortest first. */
export const LENGTH_NAMES: readonly Length[] = [...LENGTHS, 'longer'];

/** The length of each turn of a seat; none where nobody has noted when its steps were taken. */
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
