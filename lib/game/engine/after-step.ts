/** Possible and impossible commands after a step, as far as a seat can know. */
import { BlindWork } from './blind-work';
import type { Command, SeatId } from './commands';
import { refuse, refuseStranding } from './decide';
import { execute } from './execute';
import type { Pack } from './pack-index';
import type { Rejection } from './rejections';
import type { Game } from './rule';
import type { State } from './state';
import type { View } from './view';

/**
 * Why a seat's command is impossible in a state, with or without hidden information; undefined if it is
 * possible.
 */
export function refusalOf(
  pack: Pack,
  view: View,
  state: State,
  seat: SeatId,
  command: Command,
): Rejection | undefined {
  const game: Game = {
    pack,
    state,
    offered: (item) => view.offers.find((offer) => offer.item === item)?.tiles,
  };
  const refused = refuse(game, seat, command);
  if (refused || command.type === 'Undo') return refused;
  return refuseStranding(execute(new BlindWork(pack, state), seat, command), state, seat, command);
}

/** Why a command would be impossible after a step of the same seat; undefined if it would be possible. */
export function refusedAfter(pack: Pack, view: View, step: Command, command: Command): Rejection | undefined {
  const seat = view.seat ?? -1;
  return refusalOf(pack, view, stateAfter(pack, view.state, seat, step), seat, command);
}

/** The state after a step of a seat. */
export function stateAfter(pack: Pack, state: State, seat: SeatId, step: Command): State {
  return execute(new BlindWork(pack, state), seat, step).state;
}
