/** The log as a timeline: its turns, and its rows by acting seat and subject. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { EventType } from '@/lib/game/engine/events';
import type { LogRow } from '@/lib/game/eventlog/row';

export type TimelineRow = Pick<LogRow, 'seq' | 'seat' | 'events' | 'undone'>;

/** A turn, from its first row to the last before the next one. */
export interface TimedTurn {
  readonly turn: number;
  readonly seat: SeatId;
  readonly from: number;
  readonly to: number;
  /** Index of the event in its first row that began it. */
  readonly index: number;
  /** The row that ended it, which also begins the next one; missing while it is running. */
  readonly end?: number;
}

/** The turns of a log, oldest first. */
export function turnsOf(rows: readonly TimelineRow[]): readonly TimedTurn[] {
  const starts = rows.flatMap(({ seq, events, undone }) =>
    undone
      ? []
      : events.flatMap((event, index) =>
          event.type === 'TurnStarted' ? [{ turn: event.turn, seat: event.seat, from: seq, index }] : [],
        ),
  );
  const last = rows.at(-1);
  const isOver = last?.events.some(({ type }) => type === 'GameEnded') === true;
  return starts.map((start, i) => {
    const next = starts[i + 1]?.from;
    const end = next ?? (isOver ? last.seq : undefined);
    return {
      ...start,
      to: Math.max(start.from, (next ?? (last?.seq ?? 0) + 1) - 1),
      end,
    };
  });
}

/** A turn that has ended. */
export type WholeTurn = TimedTurn & { readonly end: number };

const isWhole = (turn: TimedTurn): turn is WholeTurn => turn.end !== undefined;

/**
 * The turn that step `at` belongs to, once it has ended. The step that begins a turn belongs to the turn
 * before.
 */
export function wholeTurnAt(turns: readonly TimedTurn[], at: number): WholeTurn | undefined {
  const turn = turns.findLast(({ from }) => from < at);
  return turn && isWhole(turn) ? turn : undefined;
}

/** The newest ended turn in these rows; of one seat, if given. */
export function newestTurn(rows: readonly TimelineRow[], seat?: SeatId): WholeTurn | undefined {
  return (
    turnsOf(rows)
      .filter(isWhole)
      // Automatic turns have no steps of their own to show.
      .findLast((turn) => turn.from < turn.end && (seat === undefined || turn.seat === seat))
  );
}

/** The moments that a reader can jump to. */
export interface Directions {
  readonly first?: number | undefined;
  readonly previousTurn?: number | undefined;
  readonly previous?: number | undefined;
  readonly next?: number | undefined;
  readonly nextTurn?: number | undefined;
  readonly last?: number | undefined;
}

/**
 * The moments to jump to from row `seq` of rows `first` to `last`; undefined where the reader already is.
 */
export function directionsFrom(
  turns: readonly Pick<TimedTurn, 'from'>[],
  seq: number,
  last: number,
  first = 1,
): Directions {
  const back = seq > first;
  const on = seq < last;
  return {
    ...(back ? { first, previous: seq - 1 } : {}),
    ...(back ? { previousTurn: turns.findLast(({ from }) => from < seq)?.from ?? first } : {}),
    ...(on ? { next: seq + 1, last, nextTurn: turns.find(({ from }) => from > seq)?.from ?? last } : {}),
  };
}

/** The subject of a step. */
export const KINDS = ['crane', 'building', 'project', 'road', 'technology', 'plaza', 'row', 'turn'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Partial<Record<EventType, Kind>>> = {
  ActionTileTaken: 'crane',
  SlotBonusUsed: 'crane',
  UpgradePlaced: 'building',
  WallPlaced: 'building',
  BuildingPlaced: 'building',
  GridMoved: 'project',
  CathedralTileClaimed: 'project',
  RoadAdvanced: 'road',
  BridgeTileChosen: 'road',
  PlankPlaced: 'road',
  TechnologyChosen: 'technology',
  TechnologyUsed: 'technology',
  SealClaimed: 'technology',
  PlazaCompleted: 'plaza',
  PlazaRewardTaken: 'plaza',
  RowRefreshed: 'row',
  RowRefilled: 'row',
  TurnEnded: 'turn',
};

/** All subjects of a row. */
export function kindsOf({ events }: TimelineRow): ReadonlySet<Kind> {
  return new Set(events.flatMap(({ type }) => KIND_OF[type] ?? []));
}

/** The rows that a reader wants to see. */
export interface Filter {
  readonly seat?: SeatId | undefined;
  readonly kind?: Kind | undefined;
  /** Whether to show undone steps. */
  readonly undone: boolean;
}

/** Whether a row was undone, or undoes others; everyone sees that a table took an ended turn back. */
const isTakenBack = ({ undone, events }: TimelineRow): boolean =>
  undone || events.some((event) => event.type === 'Undone' && !event.consent);

/**
 * The log as a reader sees it: undone steps are visible only to the player who undid them. They stay in
 * the chain, in exports, and in the full history on the log page.
 */
export function readBy<T extends TimelineRow>(rows: readonly T[], me: SeatId | undefined): readonly T[] {
  return rows.filter((row) => !isTakenBack(row) || (me !== undefined && row.seat === me));
}

/** The rows that a filter lets pass. */
export function filterRows<T extends TimelineRow>(
  rows: readonly T[],
  { seat, kind, undone }: Filter,
): readonly T[] {
  return rows.filter(
    (row) =>
      (undone || !isTakenBack(row)) &&
      (seat === undefined || row.seat === seat) &&
      (kind === undefined || kindsOf(row).has(kind)),
  );
}
