/**
 * What happened, in English sentences made from events alone. `describeRow` tells a log row in a few lines: a first line
 * with the player's name, then what follows from it without repeating the name.
 */
import type { SeatId } from '@/lib/engine/commands';
import type { Event, EventOf, EventType } from '@/lib/engine/events';
import type { PackData } from '@/lib/engine/pack';
import type { Cost } from '@/lib/engine/vocabulary';
import type { SourceKind } from '@/lib/engine/state';
import { assertNever, capital, list } from './grammar';
import { seatName, type SeatName } from './names';
import { isProjectEvent, isTileEvent, sayProjectEvent, sayTileEvent } from './events-board';
import { isTableEvent, sayTableEvent } from './events-table';
import { isParlerEvent, sayParlerEvent } from './events-parler';
import {
  isTrackEvent,
  isTurnEvent,
  isWheelEvent,
  sayTrackEvent,
  sayTurnEvent,
  sayWheelEvent,
} from './events-turn';
import type { RowFacts, Telling, Told } from './telling';
import { SOURCE_NAMES, describeAmount, describeCost, describePoints, isFree } from './terms';

/** Facts that only keep the books; the sentences around them say the same. */
const QUIET: ReadonlySet<EventType> = new Set<EventType>([
  'ActionDone',
  'ItemOpened',
  'ItemClosed',
  'ActionTileReturned',
  'WheelTurned',
  'TileTaken',
  'ParlerStageReached',
]);

/** One event in words; total over all events. */
export function describeEvent(tell: Telling, event: Event): Told {
  const seat = 'seat' in event ? event.seat : undefined;
  switch (event.type) {
    case 'Gained':
      return { seat, text: `gains ${describeGain(event)}${from(event.source.kind)}` };
    case 'Paid':
      return { seat, text: `pays ${describeCost(event.cost)}${from(event.source.kind)}` };
    case 'Scored':
      return { seat, text: `scores ${describePoints(event.points)}${from(event.source.kind)}` };
    default:
      return { seat, text: sayOther(tell, event) };
  }
}

type Plain = EventOf<'Gained' | 'Paid' | 'Scored'>;

function sayOther(tell: Telling, event: Exclude<Event, Plain>): string {
  if (isTurnEvent(event)) return sayTurnEvent(tell, event);
  if (isWheelEvent(event)) return sayWheelEvent(tell, event);
  if (isTrackEvent(event)) return sayTrackEvent(tell, event);
  if (isTileEvent(event)) return sayTileEvent(tell, event);
  if (isProjectEvent(event)) return sayProjectEvent(tell, event);
  if (isTableEvent(event)) return sayTableEvent(tell, event);
  if (isParlerEvent(event)) return sayParlerEvent(tell, event);
  return assertNever(event);
}

const from = (kind: SourceKind): string => ` (${SOURCE_NAMES[kind]})`;

function describeGain(event: EventOf<'Gained'>): string {
  const lost = event.lost ? `, ${event.lost} more does not fit` : '';
  return `${describeAmount(event.what, event.n)}${lost}`;
}

/** A log row in words, most telling line first. */
export function describeRow(
  pack: PackData,
  seats: readonly SeatName[],
  row: RowFacts,
  side: 'A' | 'B' = 'A',
): string[] {
  const tell: Telling = { pack, seats, side };
  const told = mergePayments(tell, row.events);
  return withNames(seats, told.length > 0 ? told : [{ seat: row.seat, text: 'takes a step' }]);
}

/** The lines of a row as running text: what follows from a line stands behind a semicolon, a new subject begins anew. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => `${text}${/^\p{Lu}/u.test(line) ? '. ' : '; '}${line}`);
}

/** Puts the name before the first line of each player; the lines that follow from it stay without. */
function withNames(seats: readonly SeatName[], told: readonly Told[]): string[] {
  let speaker: SeatId | undefined;
  return told.map(({ seat, text }) => {
    const isNew = seat !== speaker;
    speaker = seat;
    if (seat === undefined) return capital(text);
    return isNew ? `${seatName(seats, seat)} ${text}` : text;
  });
}

/** What a payment of each source was made for: the cost then stands in the sentence of that event. */
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

/** Tells events in order; payments join the purchase they belong to, gains of one source share a line. */
function mergePayments(tell: Telling, events: readonly Event[]): Told[] {
  const spent = new Set<Event>();
  const priceOf = new Map<Event, Cost>();
  for (const event of events) {
    const sources = BOUGHT[event.type];
    if (!sources) continue;
    const paid = events.filter(
      (other) => other.type === 'Paid' && !spent.has(other) && sources.includes(other.source.kind),
    );
    // A climb costs one payment; a building may cost two, for the tile and for its site.
    const mine = event.type === 'GridMoved' ? paid.slice(0, 1) : paid;
    mine.forEach((other) => spent.add(other));
    priceOf.set(event, sumOf(mine));
  }
  const loud = events.filter((event) => !spent.has(event) && !QUIET.has(event.type));
  return tellAll(tell, leadFirst(loud), priceOf);
}

/** Rewards of a tile come before its placement, but the placement is what the line is about. */
const LEADS: ReadonlySet<EventType> = new Set<EventType>(['UpgradePlaced', 'WallPlaced', 'BuildingPlaced']);

function leadFirst(events: readonly Event[]): Event[] {
  return [
    ...events.filter((event) => LEADS.has(event.type)),
    ...events.filter((event) => !LEADS.has(event.type)),
  ];
}

function sumOf(payments: readonly Event[]): Cost {
  const sum: Record<string, number> = {};
  for (const payment of payments) {
    if (payment.type !== 'Paid') continue;
    for (const [good, n] of Object.entries(payment.cost)) sum[good] = (sum[good] ?? 0) + n;
  }
  return sum;
}

function tellAll(tell: Telling, events: readonly Event[], priceOf: ReadonlyMap<Event, Cost>): Told[] {
  const told: Told[] = [];
  for (let i = 0; i < events.length;) {
    const run = incomeRun(events, i);
    const first = events[i];
    if (!first) break;
    if (run.length > 1) told.push(tellIncome(run));
    else {
      const { seat, text } = describeEvent(tell, first);
      const price = priceOf.get(first);
      told.push({ seat, text: price && !isFree(price) ? `${text} for ${describeCost(price)}` : text });
    }
    i += Math.max(run.length, 1);
  }
  return told;
}

type Income = EventOf<'Gained' | 'Scored'>;

/** Neighbouring gains and points of one player from one source. */
function incomeRun(events: readonly Event[], start: number): Income[] {
  const run: Income[] = [];
  for (const event of events.slice(start)) {
    if (event.type !== 'Gained' && event.type !== 'Scored') break;
    const first = run[0];
    if (first && (first.seat !== event.seat || first.source.kind !== event.source.kind)) break;
    run.push(event);
  }
  return run;
}

function tellIncome(run: readonly Income[]): Told {
  const goods = run.flatMap((event) => (event.type === 'Gained' ? [describeGain(event)] : []));
  const points = run.reduce((sum, event) => sum + (event.type === 'Scored' ? event.points : 0), 0);
  const parts = [
    ...(goods.length > 0 ? [`gains ${list(goods)}`] : []),
    ...(points > 0 ? [`scores ${describePoints(points)}`] : []),
  ];
  const first = run[0];
  return { seat: first?.seat, text: `${list(parts)}${first ? from(first.source.kind) : ''}` };
}
