/**
 * A turn planned in advance: its steps, their expected costs and gains, and when to abandon it. Plain
 * JSON.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event, EventType } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { ItemKind, Player, Source, State } from '@/lib/game/engine/state';
import { addAmounts, type Quantities, elementAt, listEntries } from '@/lib/game/engine/util';
import { type Cost, type Good, GOODS, ROWS, type Token, TOKENS } from '@/lib/game/engine/vocabulary';
import { canonicalJson } from '@/lib/game/eventlog/chain';

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

/** Effects on a seat other than goods and points, in the order of sentences. */
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
type Happening = (typeof HAPPENINGS)[number];
type Gain = Good | Token;

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
  if (event.type === 'Paid') return { ...sum, paid: addAmounts(sum.paid, event.cost) };
  if (event.type === 'Gained') return { ...sum, gained: addAmounts(sum.gained, { [event.what]: event.n }) };
  if (event.type === 'Scored') return { ...sum, points: sum.points + event.points };
  const { type } = event;
  return isHappening(type) ? { ...sum, happens: addAmounts(sum.happens, { [type]: 1 }) } : sum;
}

const happenings: ReadonlySet<string> = new Set(HAPPENINGS);
const isHappening = (type: EventType): type is Happening => happenings.has(type);

/** The sum of both outcomes. */
export function addOutcomes(a: PlanOutcome, b: PlanOutcome): PlanOutcome {
  return {
    paid: addAmounts(a.paid, b.paid),
    gained: addAmounts(a.gained, b.gained),
    points: a.points + b.points,
    happens: addAmounts(a.happens, b.happens),
    completes: [...a.completes, ...b.completes],
  };
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
  return (
    fewer('gains-less', [...GOODS, ...TOKENS], expected.gained, found.gained) ??
    fewer('misses', HAPPENINGS, expected.happens, found.happens)
  );
}

function fewer<D extends string, K extends string>(
  kind: D,
  of: readonly K[],
  expected: Quantities<K>,
  found: Quantities<K>,
) {
  const what = of.find((one) => (found[one] ?? 0) < (expected[one] ?? 0));
  if (what === undefined) return undefined;
  return { kind, what, expected: expected[what] ?? 0, found: found[what] ?? 0 };
}

// The turn that a plan is for.

/** The number of the first turn of `seat` after turn `after`, given the fixed turn order. */
export function turnPlanned({ players }: Pick<State, 'players'>, seat: SeatId, after: number): number {
  const n = players.length;
  return after + 1 + ((((seat - after) % n) + n) % n);
}

// The player's own conditions: whether they hold, and which ones suit a plan.

/**
 * Whether a condition on the position holds before the plan begins. Conditions on prices and leftovers are
 * checked during the plan.
 */
export function holdsAtStart(state: State, guard: Guard): boolean {
  switch (guard.kind) {
    case 'site-free':
      return !state.buildings.some(({ site }) => site === guard.site);
    case 'tile-there':
      return isOnOffer(state, guard.tile);
    case 'plaza-open':
      return state.plazas.some(({ plaza, evaluated }) => plaza === guard.plaza && !evaluated);
    case 'costs-at-most':
    case 'left-at-least':
      return true;
  }
}

/** Whether a tile lies face up in a row or on the crane. */
export function isOnOffer({ rows, crane }: State, tile: string): boolean {
  return ROWS.some((row) => rows[row].slots.includes(tile)) || crane.tiles.some((one) => one.tile === tile);
}

/** The maximum price of a step that the player agreed to. */
export function agreedPrice({ guards }: Plan, step: number): number | undefined {
  const agreed = guards.flatMap((guard) =>
    guard.kind === 'costs-at-most' && guard.step === step ? [guard.n] : [],
  );
  return agreed.length > 0 ? Math.min(...agreed) : undefined;
}

/** The condition on a step's price that its current cost breaks. */
export function brokenPrice({ guards }: Plan, step: number, { paid }: PlanOutcome): Guard | undefined {
  return guards.find(
    (guard) => guard.kind === 'costs-at-most' && guard.step === step && piecesOf(paid) > guard.n,
  );
}

/** The condition on leftovers that this position breaks. */
export function brokenRest({ guards, seat }: Plan, state: State): Guard | undefined {
  const { goods } = elementAt(state.players, seat);
  return guards.find((guard) => guard.kind === 'left-at-least' && goods[guard.good] < guard.n);
}

/** Maximum stock of a good (WEALTH-1). */
const MAX_LEFT = 9;

/** How far above its planned price a step's limit can be set. */
const MORE = 2;

/**
 * The conditions that concern a plan's effects: prices of its steps, sites it builds on and their plazas,
 * and tiles it needs.
 */
export function possibleGuards(
  { siteById }: Pick<Pack, 'siteById'>,
  steps: readonly PlanStep[],
): readonly Guard[] {
  const guards = steps.flatMap(({ aim: { command, tiles = [] }, expects }, step): readonly Guard[] => {
    const price = piecesOf(expects.paid);
    // An action tile gets cheaper as the wheel turns, so a lower limit may pay off; other prices only rise.
    const least = command.type === 'TakeActionTile' ? 0 : price;
    const isPriced = price > 0 || command.type === 'TakeActionTile';
    const prices = Array.from({ length: isPriced ? price + MORE + 1 - least : 0 }, (_, more): Guard => ({
      kind: 'costs-at-most',
      step,
      n: least + more,
    }));
    const site = command.type === 'PlaceBuilding' ? siteById.get(command.site) : undefined;
    const places: readonly Guard[] = site
      ? [
          { kind: 'site-free', site: site.id },
          { kind: 'plaza-open', plaza: site.plaza },
        ]
      : [];
    return [...prices, ...places, ...tiles.map((tile): Guard => ({ kind: 'tile-there', tile }))];
  });
  // Two houses may be at the same plaza.
  const kinds = new Map(guards.map((guard) => [JSON.stringify(guard), guard]));
  return [...kinds.values()];
}

/**
 * The largest possible leftover conditions: as much of each good as the plan leaves, if everything goes as
 * expected.
 */
export function possibleRests(
  { goods }: Pick<Player, 'goods'>,
  steps: readonly PlanStep[],
): readonly Guard[] {
  return GOODS.flatMap((good) => {
    const left = steps.reduce(
      (sum, { expects: { paid, gained } }) => sum - (paid[good] ?? 0) + (gained[good] ?? 0),
      goods[good],
    );
    const most = Math.min(Math.max(left, 0), MAX_LEFT);
    return Array.from({ length: most }, (_, less): Guard => ({ kind: 'left-at-least', good, n: less + 1 }));
  });
}

/** Whether a condition makes sense for a plan in any position. */
export function canGuard(pack: Pick<Pack, 'siteById'>, steps: readonly PlanStep[], guard: Guard): boolean {
  if (guard.kind === 'left-at-least') return guard.n >= 1 && guard.n <= MAX_LEFT;
  return possibleGuards(pack, steps).some((one) => isSameGuard(one, guard));
}

/** Whether two conditions are equal, regardless of key order. */
export function isSameGuard(a: Guard, b: Guard): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/**
 * Whether two conditions have the same subject, so one replaces the other: one price per step, one
 * leftover per good.
 */
export function isAboutTheSame(a: Guard, b: Guard): boolean {
  if (a.kind === 'costs-at-most') return b.kind === a.kind && a.step === b.step;
  if (a.kind === 'left-at-least') return b.kind === a.kind && a.good === b.good;
  return isSameGuard(a, b);
}
