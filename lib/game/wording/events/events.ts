/**
 * Describes events in sentences, using only the events. `describeRow` turns a log row into a few lines,
 * each about one player; log-lines.ts joins them into text with the names.
 */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { Cost, SourceKind } from '@/lib/game/engine/vocabulary';
import {
  describeGain,
  from,
  incomeRun,
  joinLines,
  linesOf,
  type LogFact,
  type LogLine,
  type LogWording,
  type RowFacts,
  tellIncome,
} from '@/lib/game/wording/log-lines';
import { assertWorded } from '@/lib/game/wording/wording';
import { nameOf, seatName } from '@/lib/game/wording/names';
import { describeCost, describePoints, isFree } from '@/lib/game/wording/terms';
import {
  isParlerEvent,
  isProjectEvent,
  isTileEvent,
  isTrackEvent,
  isTurnEvent,
  isWheelEvent,
  sayParlerEvent,
  sayProjectEvent,
  sayTileEvent,
  sayTrackEvent,
  sayTurnEvent,
  sayWheelEvent,
} from './event-lines';

/** Bookkeeping events, whose facts the surrounding sentences already state. */
const QUIET: ReadonlySet<EventType> = new Set<EventType>([
  'ActionDone',
  'ItemOpened',
  'ItemClosed',
  'ActionTileReturned',
  'WheelTurned',
  'TileTaken',
  'ParlerStageReached',
]);

/** One event in words; covers all events. */
export function describeEvent(tell: LogWording, event: Event): LogFact {
  const seat = 'seat' in event ? event.seat : undefined;
  return { seat, text: sayEvent(tell, event) };
}

function sayEvent(tell: LogWording, event: Event): string {
  const { words } = tell;
  switch (event.type) {
    case 'Gained':
      return from(words, words.t('events.gains', { what: describeGain(words, event) }), event.source.kind);
    case 'Paid':
      return from(
        words,
        words.t('events.pays', { cost: describeCost(words, event.cost) }),
        event.source.kind,
      );
    case 'Scored':
      return from(
        words,
        words.t('events.scores', { points: describePoints(words, event.points) }),
        event.source.kind,
      );
    default:
      return sayOther(tell, event);
  }
}

type Plain = EventOf<'Gained' | 'Paid' | 'Scored'>;

function sayOther(tell: LogWording, event: Exclude<Event, Plain>): string {
  if (isTurnEvent(event)) return sayTurnEvent(tell, event);
  if (isWheelEvent(event)) return sayWheelEvent(tell, event);
  if (isTrackEvent(event)) return sayTrackEvent(tell, event);
  if (isTileEvent(event)) return sayTileEvent(tell, event);
  if (isProjectEvent(event)) return sayProjectEvent(tell, event);
  if (isTableEvent(event)) return sayTableEvent(tell, event);
  if (isParlerEvent(event)) return sayParlerEvent(tell, event);
  return assertWorded(event);
}

/** A log row in words, most significant line first. */
export function describeRow(tell: LogWording, row: RowFacts): readonly LogLine[] {
  const told = mergePayments(tell, row.events);
  if (told.length > 0) return linesOf(told);
  // The end of a turn may only open a choice; see decideEndTurn.
  const key = row.command.type === 'EndTurn' ? 'events.endsSoon' : 'events.takesStep';
  return linesOf([{ seat: row.seat, text: tell.words.t(key) }]);
}

/** Like `describeRow`, as running text. */
export function rowText(tell: LogWording, row: RowFacts): string {
  return joinLines(tell, describeRow(tell, row));
}

/** Events that include a payment from these sources in their sentence. */
const BOUGHT: Readonly<Partial<Record<EventType, readonly SourceKind[]>>> = {
  ActionTileTaken: ['crane'],
  ExtraActionBought: ['extra-action'],
  RowRefreshed: ['refresh'],
  WallPlaced: ['wall', 'action'],
  BuildingPlaced: ['building', 'site', 'action'],
  UpgradePlaced: ['upgrade', 'action'],
  SealClaimed: ['seal'],
  GridMoved: ['grid', 'hunger-wall', 'cathedral'],
  RoadAdvanced: ['road'],
  SlotBonusUsed: ['wheel'],
};

/** Words for events in order. Payments join their purchase, and gains of one source share a line. */
function mergePayments(tell: LogWording, events: readonly Event[]): LogFact[] {
  const spent = new Set<Event>();
  const priceOf = new Map<Event, Cost>();
  for (const event of events) {
    const sources = BOUGHT[event.type];
    if (!sources) continue;
    const paid = events.filter(
      (other) => other.type === 'Paid' && !spent.has(other) && sources.includes(other.source.kind),
    );
    // A climb has one payment; a building may have two, for its tile and its site.
    const mine = event.type === 'GridMoved' ? paid.slice(0, 1) : paid;
    mine.forEach((other) => spent.add(other));
    priceOf.set(event, sumOf(mine));
  }
  const loud = events.filter((event) => !spent.has(event) && !QUIET.has(event.type));
  return tellAll(tell, leadFirst(loud), priceOf);
}

/** A tile's rewards come before its placement, but the line must begin with the placement. */
const LEADS: ReadonlySet<EventType> = new Set<EventType>(['UpgradePlaced', 'WallPlaced', 'BuildingPlaced']);

/**
 * A row may end a turn and contain the next one, so a placement stays behind the card or turn that led to
 * it.
 */
const BEGINS: ReadonlySet<EventType> = new Set<EventType>(['TurnEnded', 'TurnStarted', 'ParlerCardRevealed']);

function leadFirst(events: readonly Event[]): Event[] {
  const passages: Event[][] = [[]];
  for (const event of events) {
    if (BEGINS.has(event.type)) passages.push([event], []);
    else passages.at(-1)?.push(event);
  }
  return passages.flatMap((passage) => [
    ...passage.filter(({ type }) => LEADS.has(type)),
    ...passage.filter(({ type }) => !LEADS.has(type)),
  ]);
}

function sumOf(payments: readonly Event[]): Cost {
  const sum: Record<string, number> = {};
  for (const payment of payments) {
    if (payment.type !== 'Paid') continue;
    for (const [good, n] of Object.entries(payment.cost)) sum[good] = (sum[good] ?? 0) + n;
  }
  return sum;
}

function tellAll(tell: LogWording, events: readonly Event[], priceOf: ReadonlyMap<Event, Cost>): LogFact[] {
  const told: LogFact[] = [];
  for (let i = 0; i < events.length;) {
    const run = incomeRun(events, i);
    const first = events[i];
    if (!first) break;
    if (run.length > 1) told.push(tellIncome(tell.words, run));
    else {
      const { seat, text } = describeEvent(tell, first);
      const price = priceOf.get(first);
      const cost = price && !isFree(price) ? describeCost(tell.words, price) : undefined;
      told.push({ seat, text: cost ? tell.words.t('events.forPrice', { text, price: cost }) : text });
    }
    i += Math.max(run.length, 1);
  }
  return told;
}

// Sentences for technologies, open items and the course of the whole game.

type GameEnded = EventOf<'GameEnded'>;

const TABLE_EVENTS = [
  'GameStarted',
  'TechnologyDrawn',
  'TechnologyChosen',
  'TechnologyUsed',
  'ItemOpened',
  'ItemClosed',
  'LastCallStarted',
  'ScoringStarted',
  'GameEnded',
  'Undone',
] as const satisfies readonly EventType[];
type TableEvent = EventOf<(typeof TABLE_EVENTS)[number]>;
const tableKinds: ReadonlySet<string> = new Set(TABLE_EVENTS);
/** Whether `sayTableEvent` has words for an event. */
function isTableEvent(event: Event): event is TableEvent {
  return tableKinds.has(event.type);
}

/** Words for an event of the whole game. */
function sayTableEvent(tell: LogWording, event: TableEvent): string {
  const { words, pack } = tell;
  const { t } = words;
  switch (event.type) {
    case 'GameStarted':
      return t('events.GameStarted', { n: event.setup.players });
    case 'TechnologyDrawn':
      return t('events.TechnologyDrawn', { n: event.count, level: event.level });
    case 'TechnologyChosen':
      return t('events.TechnologyChosen', { tile: nameOf(words, pack, event.tile), level: event.level });
    case 'TechnologyUsed':
      return t('events.TechnologyUsed', { tile: nameOf(words, pack, event.tile) });
    case 'ItemOpened':
      return t('events.ItemOpened', { item: t(`events.item.${event.item.kind}`) });
    case 'ItemClosed':
      return t(`events.closed.${event.how}`, { item: t(`events.item.${event.kind}`) });
    case 'LastCallStarted':
    case 'ScoringStarted':
      return t(`events.${event.type}`);
    case 'GameEnded':
      return sayEnd(tell, event);
    case 'Undone':
      return sayUndone(tell, event);
  }
}

function sayUndone({ words, seats }: LogWording, { rows, consent }: EventOf<'Undone'>): string {
  if (!consent) return words.t('events.Undone', { n: rows.length });
  const names = consent.map((seat) => seatName(words, seats, seat));
  return words.t('events.TurnTakenBack', { n: names.length, names: words.list(names) });
}

function sayEnd({ words, seats }: LogWording, event: GameEnded): string {
  const ranks = event.ranking.map((seat) =>
    words.t('events.rank', {
      name: seatName(words, seats, seat),
      points: describePoints(words, event.scores[seat] ?? 0),
    }),
  );
  const winner = seatName(words, seats, event.ranking[0] ?? 0);
  return words.t('events.GameEnded', { winner, ranks: words.list(ranks) });
}
