/**
 * A seat's outlook on the rest of the game: the turns left and the values that follow from them. It stays
 * fixed during one turn's search.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { COUNTED_KINDS } from '@/lib/game/engine/vocabulary';
import { characterOf, decay, type LearnedWeights, type Unit, WEIGHTS, type Weights } from './weights';

export interface Outlook {
  readonly pack: Pack;
  readonly seat: SeatId;
  readonly weights: Weights;
  /** Identifies this player for its style bias; see `leaningOf`. */
  readonly character: string;
  /** The seat's own turns after the current one, and their share of all its turns. */
  readonly left: number;
  readonly share: number;
  /** Turns left for the whole table. */
  readonly leftAtTable: number;
  readonly unit: Readonly<Record<Unit, number>>;
  /** Learned corrections for turn ends, if this player uses them. */
  readonly lesson?: LearnedWeights;
}

/** The outlook of a seat on a state it has to decide in. */
export function outlookOf(pack: Pack, state: State, seat: SeatId, weights: Weights = WEIGHTS): Outlook {
  const isRunning = state.turn.seat === seat;
  return outlookWith(
    pack,
    state,
    seat,
    weights,
    Math.max(0, turnsToCome(pack, state, seat) - Number(isRunning)),
  );
}

/** The outlook of a seat between two turns. If its own turn is about to begin, that turn counts as left. */
export function outlookBetweenTurns(pack: Pack, state: State, seat: SeatId): Outlook {
  return outlookWith(pack, state, seat, WEIGHTS, turnsToCome(pack, state, seat));
}

function outlookWith(pack: Pack, state: State, seat: SeatId, weights: Weights, left: number): Outlook {
  return {
    pack,
    seat,
    weights,
    character: characterOf(state, seat),
    left,
    share: left / pack.crane.turnsPerPlayer,
    leftAtTable: pack.crane.turnsPerPlayer * state.players.length - state.turnsDone,
    unit: unitWorths(weights, left),
  };
}

/** The seat's own turns that have not ended. */
function turnsToCome(pack: Pack, { phase, players, turnsDone }: State, seat: SeatId): number {
  if (phase !== 'playing') return 0;
  const taken = Math.floor((turnsDone - seat + players.length - 1) / players.length);
  return Math.max(0, pack.crane.turnsPerPlayer - taken);
}

function unitWorths(weights: Weights, left: number): Record<Unit, number> {
  const out: Partial<Record<Unit, number>> = {};
  for (const kind of COUNTED_KINDS) if (kind !== 'special-or-points') out[kind] = faded(weights, kind, left);
  return out as Record<Unit, number>;
}

/** Goods without further use lose their worth at the end; goods that score at the end keep it. */
const SPENT_AT_THE_END: ReadonlySet<Unit> = new Set(['gold', 'stone', 'silver-window', 'gold-window']);

/** Most of the worth is there with four turns left; the rest grows with more turns. */
function faded({ unit }: Weights, kind: Unit, left: number): number {
  const [many, one] = unit[kind];
  if (left === 0) return SPENT_AT_THE_END.has(kind) ? 0 : Math.min(one, many);
  const isTrack = kind === 'gold-mine' || kind === 'quarry' || kind === 'technology';
  const nearness = isTrack ? 1 - (left - 1) / 14 : decay(left - 1);
  return many + (one - many) * nearness;
}
