/** Why a command is not possible now, and which single step of the turn would make it so. */
import { carryOut, refuse, refuseStranding } from './decide';
import { Work } from './decision';
import type { Command, CommandType, SeatId } from './commands';
import { options } from './options';
import type { Pack } from './pack-index';
import type { Rejection } from './rejections';
import type { Game } from './rule';
import type { State } from './state';
import type { View } from './view';

/** `cures`: legal commands after any one of which the asked one would be legal too; nothing hidden is shown by them. */
export type Explanation =
  | { readonly legal: true }
  | { readonly legal: false; readonly rejection: Rejection; readonly cures: readonly Command[] };

/** Steps that only undo, end or place something are no cure anyone asks for. */
const NO_CURE: ReadonlySet<CommandType> = new Set([
  'Undo',
  'EndTurn',
  'PlaceUpgrade',
  'PlaceWall',
  'PlaceBuilding',
]);

/** Explains any well-formed command of the seat whose view this is; a spectator is told that he has no seat. */
export function explain(pack: Pack, view: View, command: Command): Explanation {
  const seat = view.seat ?? -1;
  const rejection = refusal(pack, view, view.state, seat, command);
  if (!rejection) return { legal: true };
  const cures = options(pack, view)
    .commands.filter((option) => !option.reveals && !NO_CURE.has(option.command.type))
    .map((option) => option.command)
    .filter((step) => !refusal(pack, view, after(pack, view.state, seat, step), seat, command));
  return { legal: false, rejection, cures };
}

function refusal(
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
  return refuseStranding(carryOut(new Work(pack, state), seat, command), state, seat, command);
}

function after(pack: Pack, state: State, seat: SeatId, step: Command): State {
  return carryOut(new Work(pack, state), seat, step).state;
}
