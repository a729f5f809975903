/** The others' turns since a player left, and their effects on that player. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event, EventOf } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { addAmounts } from '@/lib/game/engine/util';
import type { Action, Cost, Good, SourceKind, Token } from '@/lib/game/engine/vocabulary';
import type { LogRow } from '@/lib/game/eventlog/row';
import { type Meaning, meaningsFor } from './meaning';

export interface Recap {
  readonly cards: readonly TurnCard[];
  readonly meanings: readonly Meaning[];
  /** First and last row of the period. */
  readonly from: number;
  readonly to: number;
  /** Whether the seat has had a turn before. */
  readonly hasPlayed: boolean;
}

/** The rows of a log and the states between them. */
export interface RecapLog {
  readonly rows: readonly RecapRow[];
  /** The state right after a row; undefined before the first. */
  stateAfter(seq: number): State | undefined;
}

/**
 * The events that a seat has missed since its last own turn; undefined if no other seat has had a turn
 * since.
 */
export function recapOf(pack: Pack, told: RecapLog, me: SeatId): Recap | undefined {
  const absence = absenceOf(told.rows, me);
  if (!absence) return undefined;
  const cards = turnCards(turnsDuringAbsence(told.rows, absence));
  const [first, last] = [cards[0], cards.at(-1)];
  const before = stateAt(told, absence.from);
  const now = absence.to ? stateAt(told, absence.to) : told.stateAfter(told.rows.at(-1)?.seq ?? 0);
  if (!first || !last || !before || !now) return undefined;
  return {
    cards,
    meanings: meaningsFor(pack, { before, now, events: cards.flatMap(({ events }) => events) }, me),
    from: first.from,
    to: last.to,
    hasPlayed: absence.hasPlayed,
  };
}

/** The state between two events of a row. */
export function stateAt({ rows, stateAfter }: RecapLog, { seq, index }: Boundary): State | undefined {
  const row = rows.find((candidate) => candidate.seq === seq);
  let state = stateAfter(seq - 1);
  for (const event of row?.events.slice(0, index) ?? []) state = evolve(state, event);
  return state;
}

// Finds where the time since a seat's last own turn begins and ends in the log, to the event.

/** The fields of a log row that the recap needs. */
export type RecapRow = Pick<LogRow, 'seq' | 'events' | 'undone'>;

/** A position in the log: before event `index` of row `seq`. */
interface Boundary {
  readonly seq: number;
  readonly index: number;
}

/** The time from the end of a seat's last own turn to the start of its next one, or to now. */
interface Absence {
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
  const end = after.find(
    ({ event }) => event.type === 'ScoringStarted' || (event.type === 'TurnStarted' && event.seat === seat),
  );
  return {
    from: first ?? end ?? { seq: last.seq, index: last.events.length },
    to: end,
    hasPlayed: ended >= 0,
  };
}

const TOLD_BY = new Set<Event['type']>(['TurnStarted', 'TurnEnded', 'ScoringStarted']);

function marksIn({ seq, events }: RecapRow): Mark[] {
  return events.flatMap((event, index) => (TOLD_BY.has(event.type) ? [{ seq, index, event }] : []));
}

// One card per turn of the others: the tile, its use, buildings, gains and points by source.

/** A seat's gains from one source during a turn. */
export interface Income {
  readonly seat: SeatId;
  readonly source: SourceKind;
  readonly goods: Readonly<Partial<Record<Good | Token, number>>>;
  readonly points: number;
}

export interface TurnCard {
  readonly seat: SeatId;
  /** 1-based number of the turn at the whole table. */
  readonly turn: number;
  /** Its rows of the log. */
  readonly from: number;
  readonly to: number;
  /** Whether the turn is still running. */
  readonly isOpen: boolean;
  readonly tile?: Pick<EventOf<'ActionTileTaken'>, 'tile' | 'position'>;
  /** Performed actions, in order. */
  readonly actions: readonly Action[];
  /** Changes on the boards; for a marker that moved several times, only its last place. */
  readonly deeds: readonly Event[];
  readonly paid: Cost;
  readonly income: readonly Income[];
  readonly events: readonly Event[];
}

/** An event and its log row. */
export interface RowEvent {
  readonly seq: number;
  readonly event: Event;
}

/** The events of the others' turns within an absence, oldest first, without undone ones. */
export function turnsDuringAbsence(
  rows: readonly RecapRow[],
  { from, to }: Absence,
): readonly (readonly RowEvent[])[] {
  const told = rows.flatMap(({ seq, events, undone }): RowEvent[] =>
    undone || seq < from.seq || (to && seq > to.seq)
      ? []
      : events.flatMap((event, index) =>
          event.type === 'Undone' ||
          (seq === from.seq && index < from.index) ||
          (to && seq === to.seq && index >= to.index)
            ? []
            : [{ seq, event }],
        ),
  );
  const starts = told.flatMap(({ event }, i) => (event.type === 'TurnStarted' ? [i] : []));
  return starts.map((start, i) => told.slice(start, starts[i + 1]));
}

/** One card for each turn. */
export function turnCards(turns: readonly (readonly RowEvent[])[]): readonly TurnCard[] {
  return turns.flatMap((part) => {
    const [first] = part;
    return first?.event.type === 'TurnStarted' ? [cardOf(first.event, part)].filter(isNews) : [];
  });
}

/** A turn that has only just begun is not shown yet. */
const isNews = ({ isOpen, from, to }: TurnCard): boolean => !isOpen || to > from;

function cardOf({ seat, turn }: EventOf<'TurnStarted'>, told: readonly RowEvent[]): TurnCard {
  const events = told.map(({ event }) => event);
  const taken = events.find((event) => event.type === 'ActionTileTaken');
  return {
    seat,
    turn,
    events,
    from: told[0]?.seq ?? 0,
    to: told.at(-1)?.seq ?? 0,
    isOpen: !events.some((event) => event.type === 'TurnEnded'),
    ...(taken ? { tile: { tile: taken.tile, position: taken.position } } : {}),
    actions: events.flatMap((event) => (event.type === 'ActionDeclared' ? [event.action] : [])),
    deeds: lastOfEach(events.filter(({ type }) => DEEDS.has(type))),
    paid: paidBy(seat, events),
    income: incomeOf(seat, events),
  };
}

/** Events with a visible result. */
const DEEDS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'UpgradePlaced',
  'WallPlaced',
  'BuildingPlaced',
  'PlazaCompleted',
  'PlazaRewardTaken',
  'RoadAdvanced',
  'PlankPlaced',
  'CathedralTileClaimed',
  'GridMoved',
  'TrackAdvanced',
  'TechnologyChosen',
  'TechnologyUsed',
  'SealClaimed',
  'ProductionTokenTaken',
  'RowRefreshed',
  'ParlerCardRevealed',
  'ParlerTileTaken',
  'ParlerSealClaimed',
  'ProductionTokenRemoved',
  'EraChanged',
]);

/** Identifies a marker that moves in several steps, so only its last place counts. */
function markerOf(event: Event): string | undefined {
  if (event.type === 'GridMoved') return `${event.seat} ${event.grid}`;
  if (event.type === 'TrackAdvanced') return `${event.seat} ${event.track}`;
  return undefined;
}

function lastOfEach(deeds: readonly Event[]): Event[] {
  return deeds.filter((deed, i) => {
    const marker = markerOf(deed);
    return marker === undefined || !deeds.slice(i + 1).some((later) => markerOf(later) === marker);
  });
}

function paidBy(seat: SeatId, events: readonly Event[]): Cost {
  return events.reduce<Cost>(
    (sum, event) => (event.type === 'Paid' && event.seat === seat ? addAmounts(sum, event.cost) : sum),
    {},
  );
}

/** By seat and source: the active seat first, sources in order of their first gain. */
function incomeOf(active: SeatId, events: readonly Event[]): readonly Income[] {
  const found = new Map<string, Income>();
  for (const event of events) {
    if (event.type !== 'Gained' && event.type !== 'Scored') continue;
    const { seat, source } = event;
    const key = `${seat} ${source.kind}`;
    const known = found.get(key) ?? { seat, source: source.kind, goods: {}, points: 0 };
    found.set(key, added(known, event));
  }
  const order = (seat: SeatId): number => (seat === active ? -1 : seat);
  return [...found.values()].sort((a, b) => order(a.seat) - order(b.seat));
}

function added(income: Income, event: EventOf<'Gained' | 'Scored'>): Income {
  if (event.type === 'Scored') return { ...income, points: income.points + event.points };
  return { ...income, goods: { ...income.goods, [event.what]: (income.goods[event.what] ?? 0) + event.n } };
}
