/**
 * A turn planned in advance: its steps, their expected costs and gains, and when to abandon it. Plain
 * JSON.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event, EventType } from '@/lib/game/engine/events';
import type { ItemKind, Source, State } from '@/lib/game/engine/state';
import { listEntries } from '@/lib/game/engine/util';
import { type Cost, type Good, GOODS, type Token, TOKENS } from '@/lib/game/engine/vocabulary';

/**
 * A command without its numbers. Wheel positions, row slots and item ids will differ when the turn comes,
 * so it names the pieces instead.
 */
export interface Aim {
  readonly command: Command;
  /** The action tile taken, or the tiles in the command's slots, in the same order. */
  readonly tiles?: readonly string[];
  /** The open item it answers: the nth of that kind and source. */
  readonly item?: { readonly kind: ItemKind; readonly source: Source; readonly nth: number };
  /** The nth performance of the turn. */
  readonly performance?: number;
}

export interface PlanStep {
  readonly aim: Aim;
  /** Costs and gains of the step when it was planned. */
  readonly expects: PlanOutcome;
}

/** "Only if": the player's condition, in addition to the checks of every plan. */
export type Guard =
  /**
   * The step may cost at most this many pieces, which can be above its planned price or below its current
   * one.
   */
  | { readonly kind: 'costs-at-most'; readonly step: number; readonly n: number }
  | { readonly kind: 'site-free'; readonly site: string }
  | { readonly kind: 'tile-there'; readonly tile: string }
  | { readonly kind: 'plaza-open'; readonly plaza: string }
  /** At least this many units are left after the last foreseeable step. */
  | { readonly kind: 'left-at-least'; readonly good: Good; readonly n: number };

export interface Plan {
  readonly seat: SeatId;
  /** The newest row of the game when the plan was made. */
  readonly basedOn: number;
  readonly steps: readonly PlanStep[];
  readonly guards: readonly Guard[];
  /** Whether to stop before anything hidden is revealed; the end of the turn counts as a reveal. */
  readonly stopsBeforeReveal: boolean;
}

/** Maximum plans of a seat, tried in order. */
export const MAX_PLANS = 3;

/** How far a plan has been executed in the current turn. */
export interface PlanProgress {
  readonly played: number;
  readonly turn: number;
  /** The row of the newest step of the plan. */
  readonly seq: number;
}

// Costs and gains of steps for a seat, counted from events, and how they differ from expectations.

/** Effects on a seat other than goods and points. */
export const HAPPENINGS = [
  'TrackAdvanced',
  'GridMoved',
  'RoadAdvanced',
  'TechnologyDrawn',
  'BridgeTilesDrawn',
  'CathedralTilesShown',
  'SealRightGained',
  'WealthBonusTaken',
  'UpgradeBonusCollected',
] as const satisfies readonly EventType[];
export type Happening = (typeof HAPPENINGS)[number];
export type Gain = Good | Token;

/** Events that are summed separately. */
type CountedEventType = 'Paid' | 'Gained' | 'Scored' | 'PlazaCompleted';

/** Events that plans ignore: another event reports their gains, or they gain nothing for their owner. */
type Passing =
  | 'GameStarted'
  | 'TurnStarted'
  | 'TurnEnded'
  | 'WheelTurned'
  | 'PlatformMoved'
  | 'EraChanged'
  | 'GameEnded'
  | 'Undone'
  | 'LastCallStarted'
  | 'ScoringStarted'
  | 'ActionTileTaken'
  | 'ActionTileReturned'
  | 'ActionTileRecycled'
  | 'SlotBonusUsed'
  | 'ActionDeclared'
  | 'ActionDone'
  | 'MainActionSkipped'
  | 'ExtraActionBought'
  | 'ExtraActionLapsed'
  | 'WindowsDiscarded'
  | 'Produced'
  | 'ProductionTokenTaken'
  | 'ProductionTokenRemoved'
  | 'AbilityUsed'
  | 'SealClaimed'
  | 'TechnologyChosen'
  | 'TechnologyUsed'
  | 'BridgeTileChosen'
  | 'CathedralTileClaimed'
  | 'PlankPlaced'
  | 'TileTaken'
  | 'UpgradePlaced'
  | 'WallPlaced'
  | 'BuildingPlaced'
  | 'EdgeMatched'
  | 'CornersMatched'
  | 'UpgradeBonusLapsed'
  | 'RowRefilled'
  | 'RowRefreshed'
  | 'PlazaRewardTaken'
  | 'ParlerMarkersSet'
  | 'ParlerCardRevealed'
  | 'ParlerTileTaken'
  | 'ParlerMarkerMoved'
  | 'ParlerPawnMoved'
  | 'ParlerStageReached'
  | 'ParlerSealClaimed'
  | 'ItemOpened'
  | 'ItemClosed';

type None<T extends never> = T;
/** Fails to compile if an event is in none of these lists; decide then whether plans count it. */
type _EveryEventSorted = None<Exclude<EventType, Happening | CountedEventType | Passing>>;

export interface PlanOutcome {
  readonly paid: Cost;
  readonly gained: Readonly<Partial<Record<Gain, number>>>;
  readonly points: number;
  readonly happens: Readonly<Partial<Record<Happening, number>>>;
  /** Completed plazas, which also reward other players. */
  readonly completes: readonly string[];
}

export const NOTHING: PlanOutcome = { paid: {}, gained: {}, points: 0, happens: {}, completes: [] };

/** Costs and gains of these events for a seat. */
export function outcomeOf(events: readonly Event[], seat: SeatId): PlanOutcome {
  return events.reduce((sum, event) => addEvent(sum, event, seat), NOTHING);
}

function addEvent(sum: PlanOutcome, event: Event, seat: SeatId): PlanOutcome {
  if (event.type === 'PlazaCompleted') return { ...sum, completes: [...sum.completes, event.plaza] };
  if (!('seat' in event) || event.seat !== seat) return sum;
  if (event.type === 'Paid') return { ...sum, paid: plus(sum.paid, event.cost) };
  if (event.type === 'Gained') return { ...sum, gained: plus(sum.gained, { [event.what]: event.n }) };
  if (event.type === 'Scored') return { ...sum, points: sum.points + event.points };
  const { type } = event;
  return isHappening(type) ? { ...sum, happens: plus(sum.happens, { [type]: 1 }) } : sum;
}

const happenings: ReadonlySet<string> = new Set(HAPPENINGS);
const isHappening = (type: EventType): type is Happening => happenings.has(type);

/** The sum of both outcomes. */
export function addOutcomes(a: PlanOutcome, b: PlanOutcome): PlanOutcome {
  return {
    paid: plus(a.paid, b.paid),
    gained: plus(a.gained, b.gained),
    points: a.points + b.points,
    happens: plus(a.happens, b.happens),
    completes: [...a.completes, ...b.completes],
  };
}

type Amounts<K extends string> = Readonly<Partial<Record<K, number>>>;

function plus<K extends string>(a: Amounts<K>, b: Amounts<K>): Amounts<K> {
  const sum: Partial<Record<K, number>> = { ...a };
  for (const [key, n] of listEntries<K, number>(b)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
}

/** The total number of pieces in a price. */
export function piecesOf(cost: Cost): number {
  return listEntries(cost).reduce((sum, [, n]) => sum + n, 0);
}

/** How an outcome is worse than expected. */
export type OutcomeLoss =
  | { readonly kind: 'costlier'; readonly expected: Cost; readonly found: Cost }
  | { readonly kind: 'fewer-points'; readonly expected: number; readonly found: number }
  | { readonly kind: 'gains-less'; readonly what: Gain; readonly expected: number; readonly found: number }
  | { readonly kind: 'misses'; readonly what: Happening; readonly expected: number; readonly found: number }
  | { readonly kind: 'completes'; readonly plaza: string };

/**
 * How `found` is worse, by its first difference, or undefined if it is as good or better. `mayCost` is a
 * price that the player agreed to.
 */
export function worseThan(
  expected: PlanOutcome,
  found: PlanOutcome,
  mayCost?: number,
): OutcomeLoss | undefined {
  const plaza = found.completes.find((id) => !expected.completes.includes(id));
  if (plaza !== undefined) return { kind: 'completes', plaza };
  const isDearer = GOODS.some((good) => (found.paid[good] ?? 0) > (expected.paid[good] ?? 0));
  if (isDearer && piecesOf(found.paid) > (mayCost ?? -1))
    return { kind: 'costlier', expected: expected.paid, found: found.paid };
  if (found.points < expected.points)
    return { kind: 'fewer-points', expected: expected.points, found: found.points };
  return fewer('gains-less', [...GOODS, ...TOKENS], expected.gained, found.gained) ?? misses(expected, found);
}

function misses(
  { happens: expected }: PlanOutcome,
  { happens: found }: PlanOutcome,
): OutcomeLoss | undefined {
  return fewer('misses', HAPPENINGS, expected, found);
}

interface Fewer<D, K> {
  readonly kind: D;
  readonly what: K;
  readonly expected: number;
  readonly found: number;
}

function fewer<D extends string, K extends string>(
  kind: D,
  of: readonly K[],
  expected: Amounts<K>,
  found: Amounts<K>,
): Fewer<D, K> | undefined {
  const what = of.find((one) => (found[one] ?? 0) < (expected[one] ?? 0));
  return what && { kind, what, expected: expected[what] ?? 0, found: found[what] ?? 0 };
}

// The turn that a plan is for.

/** The number of the first turn of `seat` after turn `after`, given the fixed turn order. */
export function turnPlanned({ players }: Pick<State, 'players'>, seat: SeatId, after: number): number {
  const n = players.length;
  return after + 1 + ((((seat - after) % n) + n) % n);
}
