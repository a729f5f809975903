import {
  addAmount,
  boardHandlers,
  changePerformance,
  changePlayer,
  changeTurn,
  goodsHandlers,
  type Handlers,
  playerOf,
  type StateDraft,
  tileHandlers,
} from './evolve/board';
import { InvariantError } from './rejections';
import { rarityOf } from '@/lib/game/engine/board/rows';
import type { Event, EventOf } from '@/lib/game/engine/events';
import { seatsOf } from '@/lib/game/engine/setup';
import { isInForce } from '@/lib/game/engine/since';
import type { ParlerState, Player, State, Turn } from '@/lib/game/engine/state';
import { listEntries, withAt } from '@/lib/game/engine/util';

/** Folds events into the state: the turn order, the eras and the end here, the board in evolve/board.ts. */
const gameHandlers = {
  TurnStarted: (state, event) => {
    const { technologies } = playerOf(state, event.seat);
    // ASYNC_TECH: a kept choice must be made once its owner's next turn begins.
    state.items = state.items.map((item) =>
      item.class === 'keep' && item.seat === event.seat ? { ...item, class: 'now' as const } : item,
    );
    state.turn = freshTurn(event.seat, event.turn);
    if (state.parler) state.parler = idle(state.parler);
    // TECH-G6: permanent technologies begin to work at the start of the owner's next turn.
    if (technologies.some((t) => !t.active))
      changePlayer(state, event.seat, { technologies: technologies.map((t) => ({ ...t, active: true })) });
  },
  TurnEnded: (state, event) => {
    state.turnsDone = event.turn;
  },
  EraChanged: (state, event) => {
    state.era = event.era;
    state.rows = event.rows;
  },
  LastCallStarted: (state) => {
    state.phase = 'last-call';
  },
  ScoringStarted: (state) => {
    state.phase = 'scoring';
    if (isInForce(state, 'R-64')) changeTurn(state, { abilities: [] });
  },
  GameEnded: (state, event) => {
    if (isInForce(state, 'R-66')) clear(state, event.returned ?? {});
    state.phase = 'finished';
    state.ranking = event.ranking;
  },
} satisfies Partial<Handlers>;

/** no item stays open, and unchosen tiles go back under their stacks. */
function clear(state: StateDraft, returned: NonNullable<EventOf<'GameEnded'>['returned']>): void {
  state.items = [];
  for (const [level, n] of listEntries(returned))
    state.technologyStacks = addAmount(state.technologyStacks, level, n);
}

function freshTurn(seat: number, number: number): Turn {
  return { seat, number, main: 'open', extra: 'none', refreshed: false, performances: [], abilities: [] };
}

/** Resets Parler's stage and card for a new turn. */
function idle({ card: _card, ...parler }: ParlerState): ParlerState {
  return { ...parler, stage: 'idle' };
}

/** The state right after set-up; everything else follows from later events. */
function startGame(event: EventOf<'GameStarted'>): StateDraft {
  const { type: _type, player, opponent, ...board } = event;
  return {
    ...board,
    seq: 0,
    undo: { floor: 0, steps: [] },
    phase: 'playing',
    era: 'I',
    turnsDone: 0,
    turn: freshTurn(0, 1),
    players: Array.from({ length: seatsOf(event.setup) }, (_, seat): Player =>
      seat > 0 && opponent ? opponent : player,
    ),
    seals: [],
    items: [],
    nextItem: 1,
  };
}

/** Folds of the action crane and the performances of a turn. */
const craneHandlers = {
  ActionTileTaken: (state, event) => {
    changeTurn(state, {
      tile: { tile: event.tile, position: event.position, sector: event.sector },
      ...(event.bonus ? { slotBonus: event.bonus } : {}),
    });
    state.crane = { ...state.crane, tiles: state.crane.tiles.filter((tile) => tile.tile !== event.tile) };
  },
  SlotBonusUsed: (state) => {
    const { slotBonus: _used, ...turn } = state.turn;
    state.turn = turn;
  },
  ActionDeclared: (state, event) => {
    // One by one: V8 gives every rest of an object a layout of its own, and copies of those are slow.
    const { id, action, context, top, discount, then } = event;
    const performance = {
      id,
      action,
      context,
      ...(top === undefined ? {} : { top }),
      ...(discount ? { discount } : {}),
      ...(then ? { then } : {}),
      later: [],
      paid: false,
      done: false,
    };
    changeTurn(state, {
      performances: [...state.turn.performances, performance],
      ...(event.context === 'extra' ? { extra: 'used' as const } : {}),
    });
  },
  ActionDone: (state, event) => {
    changePerformance(state, event.id, { done: true });
    // TURN-2: the main action of a turn is done once.
    const isMain = state.turn.performances.some((p) => p.id === event.id && p.context === 'main');
    if (isMain) changeTurn(state, { main: 'done' });
  },
  MainActionSkipped: (state) => changeTurn(state, { main: 'done' }),
  ExtraActionBought: (state) => changeTurn(state, { extra: 'bought' }),
  ExtraActionLapsed: (state) => changeTurn(state, { extra: 'used' }),
  WheelTurned: (state, event) => {
    state.crane = { ...state.crane, arrow: event.arrow };
  },
  ActionTileReturned: (state, event) => {
    const { tile: _tile, ...turn } = state.turn;
    const tiles = [...state.crane.tiles, { tile: event.tile, sector: event.sector, fivePoints: false }];
    state.turn = turn;
    state.crane = { ...state.crane, tiles };
  },
  ActionTileRecycled: (state, event) => {
    const tiles = state.crane.tiles.map((tile) =>
      tile.tile === event.tile ? { tile: tile.tile, sector: event.sector, fivePoints: true } : tile,
    );
    state.crane = { ...state.crane, tiles };
  },
  PlatformMoved: (state, event) => {
    state.crane = { ...state.crane, platform: event.left };
  },
} satisfies Partial<Handlers>;

/** Folds of Peter Parler's turn. */
const parlerHandlers = {
  ParlerMarkersSet: (state, event) => changeParler(state, { plaza: event.plaza, markers: event.markers }),
  ParlerCardRevealed: (state, event) =>
    changeParler(state, { card: event.card, deck: event.left, stage: 'tile' }),
  ParlerTileTaken: (state, event) => {
    const row = state.rows[event.row];
    const rarity = rarityOf(event.slot);
    const returned = event.to === 'stack' ? 1 : 0;
    const stack = { ...row.stack, [rarity]: row.stack[rarity] + returned };
    state.rows = { ...state.rows, [event.row]: { slots: withAt(row.slots, event.slot, null), stack } };
  },
  ParlerMarkerMoved: (state, event) =>
    changeParler(state, {
      markers: { ...state.parler?.markers, [event.row]: event.slot } as ParlerState['markers'],
    }),
  ParlerPawnMoved: (state, event) => {
    if (event.plaza !== undefined) return changeParler(state, { plaza: event.plaza });
    const { plaza: _plaza, ...parler } = state.parler ?? NOWHERE;
    state.parler = parler;
  },
  ParlerStageReached: (state, event) => changeParler(state, { stage: event.stage }),
  ProductionTokenRemoved: (state, event) => {
    state.river = state.river.filter((token) => token !== event.token);
  },
  ParlerSealClaimed: (state, event) => {
    state.seals = [...state.seals, { seal: event.seal, seat: 1 }];
  },
} satisfies Partial<Handlers>;

const NOWHERE: ParlerState = { markers: { upgrade: 0, wall: 0, building: 0 }, deck: 0, stage: 'idle' };

function changeParler(state: StateDraft, change: Partial<ParlerState>): void {
  state.parler = { ...(state.parler ?? NOWHERE), ...change };
}

// Entry point: it trusts the event, checks nothing, draws nothing and does not read the pack.

const HANDLERS = {
  ...craneHandlers,
  ...goodsHandlers,
  ...tileHandlers,
  ...boardHandlers,
  ...gameHandlers,
  ...parlerHandlers,
} satisfies Handlers;

/** The types of all events. */
export const EVENT_TYPES: readonly string[] = ['GameStarted', ...Object.keys(HANDLERS), 'Undone'];

/**
 * Declared as a method, because method parameters are bivariant: the table above accepts any event type.
 */
type Fold = { fold(draft: StateDraft, event: Event): void }['fold'];

/**
 * The state after `event`. Only GameStarted has no state before it; Undone needs the log (replay.ts). Throws
 * InvariantError otherwise.
 */
export function evolve(state: State | undefined, event: Event): State {
  return foldInto(state && { ...state }, event);
}

/**
 * Like `evolve`, but changes the draft in place and returns it. Use it to fold many events into one copy.
 */
export function foldInto(draft: StateDraft | undefined, event: Event): StateDraft {
  if (event.type === 'GameStarted') return startGame(event);
  if (!draft) throw new InvariantError(`${event.type} before GameStarted`);
  if (event.type === 'Undone')
    throw new InvariantError('Undone can only be folded with the log, see replay.ts');
  const handle: Fold | undefined = HANDLERS[event.type];
  if (!handle) throw new InvariantError(`unknown event ${event.type}`);
  handle(draft, event);
  return draft;
}
