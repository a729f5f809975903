/** Totals over the events of a game, for invariants that concern more than one position. */
import type { Command } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Action } from '@/lib/game/engine/vocabulary';

export interface SeatLedger {
  readonly turns: number;
  readonly scored: number;
  readonly advanced: Readonly<Record<string, number>>;
  readonly performed: Readonly<Partial<Record<Action, number>>>;
  readonly walls: number;
  readonly upgrades: number;
  readonly buildings: number;
  readonly eggsSpent: number;
  readonly eggEffects: number;
  readonly bridgeIV: number;
  readonly bridgeV: number;
  readonly corners: { readonly red: number; readonly blue: number };
}
export interface TurnLedger {
  readonly main: number;
  readonly skipped: number;
  readonly extras: number;
  readonly refreshes: number;
  readonly bonuses: number;
  readonly specials: number;
  readonly paidPerformances: readonly number[];
  readonly declared: Readonly<Record<number, { readonly action: Action; readonly context: string }>>;
}
export interface Ledger {
  readonly seats: readonly SeatLedger[];
  readonly turn: TurnLedger;
  readonly taken: number;
  /** Production tokens that Parler removed from the river (PARLER-18). */
  readonly removed: number;
  /** Moves to V when its stack was empty (BRIDGE-8). */
  readonly emptyHanded: number;
}

const FRESH_TURN: TurnLedger = {
  main: 0,
  skipped: 0,
  extras: 0,
  refreshes: 0,
  bonuses: 0,
  specials: 0,
  paidPerformances: [],
  declared: {},
};

/** The ledger of a new game; `seats` includes a solo opponent. */
export function openLedger(seats: number): Ledger {
  const seat: SeatLedger = {
    turns: 0,
    scored: 0,
    advanced: {},
    performed: {},
    walls: 0,
    upgrades: 0,
    buildings: 0,
    eggsSpent: 0,
    eggEffects: 0,
    bridgeIV: 0,
    bridgeV: 0,
    corners: { red: 0, blue: 0 },
  };
  return {
    seats: Array.from({ length: seats }, () => seat),
    turn: FRESH_TURN,
    taken: 0,
    removed: 0,
    emptyHanded: 0,
  };
}

/** The ledger after a row. */
export function bookRow(ledger: Ledger, seat: number, command: Command, events: readonly Event[]): Ledger {
  const booked = events.reduce(book, ledger);
  return command.type === 'ResolveRoadEgg' ? bump(booked, seat, 'eggEffects') : booked;
}

type Counter = {
  [K in keyof SeatLedger]: SeatLedger[K] extends number ? K : never;
}[keyof SeatLedger];

function bump(ledger: Ledger, seat: number, key: Counter, by = 1): Ledger {
  return withSeat(ledger, seat, (s) => ({ [key]: s[key] + by }));
}

function withSeat(ledger: Ledger, seat: number, change: (s: SeatLedger) => Partial<SeatLedger>): Ledger {
  return { ...ledger, seats: ledger.seats.map((s, i) => (i === seat ? { ...s, ...change(s) } : s)) };
}

function withTurn(ledger: Ledger, change: Partial<TurnLedger>): Ledger {
  return { ...ledger, turn: { ...ledger.turn, ...change } };
}

function book(ledger: Ledger, event: Event): Ledger {
  const { turn } = ledger;
  switch (event.type) {
    case 'TurnStarted':
      return { ...ledger, turn: FRESH_TURN };
    case 'TurnEnded':
      return bump(ledger, event.seat, 'turns');
    case 'ActionTileTaken':
      return { ...ledger, taken: ledger.taken + 1 };
    case 'ProductionTokenRemoved':
      return { ...ledger, removed: ledger.removed + 1 };
    case 'SlotBonusUsed':
      return withTurn(ledger, { bonuses: turn.bonuses + 1 });
    case 'ActionDeclared':
      return withTurn(ledger, {
        declared: { ...turn.declared, [event.id]: { action: event.action, context: event.context } },
      });
    case 'MainActionSkipped':
      return withTurn(ledger, { skipped: turn.skipped + 1 });
    case 'ExtraActionBought':
      return withTurn(ledger, { extras: turn.extras + 1 });
    case 'RowRefreshed':
      return withTurn(ledger, { refreshes: turn.refreshes + 1 });
    case 'UpgradeBonusCollected':
      return withTurn(ledger, { paidPerformances: [...turn.paidPerformances, event.performance] });
    case 'TileTaken':
      return event.slot === 3 ? withTurn(ledger, { specials: turn.specials + 1 }) : ledger;
    case 'ActionDone':
      return bookDone(ledger, event.seat, event.id);
    default:
      return bookGoods(ledger, event);
  }
}

function bookDone(ledger: Ledger, seat: number, id: number): Ledger {
  const done = ledger.turn.declared[id];
  if (!done) return ledger;
  const counted = withSeat(ledger, seat, ({ performed }) => ({
    performed: { ...performed, [done.action]: (performed[done.action] ?? 0) + 1 },
  }));
  return done.context === 'main' ? withTurn(counted, { main: counted.turn.main + 1 }) : counted;
}

function bookGoods(ledger: Ledger, event: Event): Ledger {
  switch (event.type) {
    case 'Scored':
      return bump(ledger, event.seat, 'scored', event.points);
    case 'Paid':
      return bump(ledger, event.seat, 'eggsSpent', event.cost.egg ?? 0);
    case 'TrackAdvanced':
      return withSeat(ledger, event.seat, ({ advanced }) => ({
        advanced: { ...advanced, [event.track]: (advanced[event.track] ?? 0) + 1 },
      }));
    case 'WallPlaced':
      return bump(ledger, event.seat, 'walls');
    case 'UpgradePlaced':
      return bump(ledger, event.seat, 'upgrades');
    case 'BuildingPlaced':
      return bump(ledger, event.seat, 'buildings');
    case 'BridgeTileChosen':
      return bump(ledger, event.seat, event.stack === 'IV' ? 'bridgeIV' : 'bridgeV');
    case 'CornersMatched':
      return withSeat(ledger, event.seat, ({ corners }) => {
        const key = event.token === 'red-token' ? 'red' : 'blue';
        return { corners: { ...corners, [key]: corners[key] + event.contacts.length } };
      });
    default:
      return ledger;
  }
}
