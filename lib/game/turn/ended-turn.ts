/** The turn that could still be taken back after its end, according to the log. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { LogRow } from '@/lib/game/eventlog/row';

type Row = Pick<LogRow, 'seq' | 'seat' | 'command' | 'events' | 'undone'>;

/** A turn that a player ended, and the row that ended it. */
export interface EndedTurn {
  readonly seat: SeatId;
  readonly row: number;
}

/** Choices about Peter Parler's turn, which are taken back with it. */
const FOR_PARLER: ReadonlySet<string> = new Set(['SetParlerMarkers', 'PlaceParlerBuilding']);

const endsOwnTurn = ({ seat, events, undone }: Row): boolean =>
  !undone && events.some((event) => event.type === 'TurnEnded' && event.seat === seat);

const isPassing = ({ command, events, undone }: Row): boolean =>
  undone || FOR_PARLER.has(command.type) || events.some(({ type }) => type === 'Undone');

/**
 * The last turn that a person ended, if only bots and Parler have acted since; rows oldest first.
 * `isComputer` says whether a bot made a row.
 */
export function endedTurn(
  rows: readonly Row[],
  isComputer: (row: Row & { readonly seat: SeatId }) => boolean,
): EndedTurn | undefined {
  const others = new Set<SeatId>();
  for (const row of rows.toReversed()) {
    const { seat, seq } = row;
    if (seat === undefined) return undefined;
    if (isComputer({ ...row, seat })) continue;
    if (endsOwnTurn(row)) {
      others.delete(seat);
      return others.size === 0 ? { seat, row: seq } : undefined;
    }
    if (!isPassing(row)) return undefined;
    others.add(seat);
  }
  return undefined;
}

/** The row that ended a seat's last turn, regardless of later rows. */
export function lastEndOf(rows: readonly Row[], seat: SeatId): number | undefined {
  return rows.findLast((row) => row.seat === seat && endsOwnTurn(row))?.seq;
}
