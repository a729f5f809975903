/** Why a command is impossible now or after a step, and which single step would make it possible. */
import { BlindWork, withoutHiddenTiles } from './blind-work';
import type { Command, CommandType, SeatId } from './commands';
import { execute, refuse, refuseStranding } from './decide';
import { options } from './options';
import type { Pack } from './pack-index';
import type { Rejection } from './rejections';
import { gameFrom } from './rule';
import type { State } from './state';
import { elementAt } from './util';
import type { View } from './view';
import { type Good, GOODS } from './vocabulary';

/** A legal step after which the refused command would be legal too. */
export interface Cure {
  readonly command: Command;
  /** The step's changes to the seat's goods, in pieces: positive for gains, negative for payments. */
  readonly goods: Readonly<Partial<Record<Good, number>>>;
}

/** `cures`: cheapest first; none of them reveals anything. */
type Explanation =
  | { readonly legal: true }
  | { readonly legal: false; readonly rejection: Rejection; readonly cures: readonly Cure[] };

/** Undo and the end of the turn do not help within the turn. */
const NO_CURE: ReadonlySet<CommandType> = new Set(['Undo', 'EndTurn']);

/**
 * Explains any well-formed command of the viewing seat: legal, or the refusal that `decide` would give,
 * with helpful steps (R-25 included). A spectator is refused, having no seat.
 */
export function explain(pack: Pack, view: View, command: Command): Explanation {
  const seat = view.seat ?? -1;
  const rejection = refusalOf(pack, view, view.state, seat, command);
  if (!rejection) return { legal: true };
  const cures = steps(pack, view).flatMap((step) => {
    const state = stateAfter(pack, view.state, seat, step);
    if (refusalOf(pack, view, state, seat, command)) return [];
    return [{ command: step, goods: changeOf(view.state, state, seat) }];
  });
  return { legal: false, rejection, cures: cures.sort((a, b) => spent(a) - spent(b)) };
}

/** Candidate cures. Placements of a tile differ only in place, so there is one per tile. */
function steps(pack: Pack, view: View): readonly Command[] {
  const tried = new Set<string>();
  const isNew = (command: Command): boolean => {
    if (!('rotation' in command) || !('slot' in command)) return true;
    const tile = `${command.type} ${command.slot}`;
    if (tried.has(tile)) return false;
    tried.add(tile);
    return true;
  };
  return options(pack, view)
    .commands.filter(({ command, reveals }) => !reveals && !NO_CURE.has(command.type) && isNew(command))
    .map(({ command }) => command);
}

function changeOf(before: State, now: State, seat: SeatId): Cure['goods'] {
  const [had, has] = [elementAt(before.players, seat).goods, elementAt(now.players, seat).goods];
  const changes = GOODS.map((good): [Good, number] => [good, has[good] - had[good]]);
  return Object.fromEntries(changes.filter(([, n]) => n !== 0));
}

/** Pieces a step costs. */
function spent({ goods }: Cure): number {
  return Object.values(goods).reduce((sum, n) => sum + Math.max(0, -n), 0);
}

/**
 * Why a seat's command is impossible in a state, with or without hidden information; undefined if it is
 * possible.
 */
function refusalOf(
  pack: Pack,
  view: View,
  state: State,
  seat: SeatId,
  command: Command,
): Rejection | undefined {
  const refused = refuse(gameFrom(pack, { ...view, state }), seat, command);
  if (refused || command.type === 'Undo') return refused;
  return refuseStranding(execute(new BlindWork(pack, state), seat, command), state, seat, command);
}

/** Why a command would be impossible after a step of the same seat; undefined if it would be possible. */
export function refusedAfter(pack: Pack, view: View, step: Command, command: Command): Rejection | undefined {
  const seat = view.seat ?? -1;
  return refusalOf(pack, view, stateAfter(pack, view.state, seat, step), seat, command);
}

/** The state after a step of a seat. Slots whose new tile is unknown are empty (DEV-3). */
export function stateAfter(pack: Pack, state: State, seat: SeatId, step: Command): State {
  return withoutHiddenTiles(execute(new BlindWork(pack, state), seat, step).state);
}
