/** One step carried out in thought, without secrets: what it leads to as far as anybody can know beforehand. */
import { blockingItems } from '../engine/acting';
import { carryOut } from '../engine/carry-out';
import type { Command, SeatId } from '../engine/commands';
import { refuse, refuseStranding } from '../engine/decide';
import { Work } from '../engine/decision';
import { reveals } from '../engine/options';
import type { Pack } from '../engine/pack-index';
import type { Rejection } from '../engine/rejections';
import type { Game } from '../engine/rule';
import type { ItemKind, RowState, State } from '../engine/state';
import type { View } from '../engine/view';
import { outcomeOf, type Outcome } from './outcome';

/** Somebody has to decide something before the plan can go on. */
export interface Asked {
  readonly seat: SeatId;
  /** What is to be decided; nothing in particular if it is simply another seat's turn. */
  readonly item?: ItemKind;
}

export type Foreseen =
  | { readonly kind: 'done'; readonly state: State; readonly outcome: Outcome; readonly reveals: boolean }
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'refused'; readonly rejection: Rejection };

/** What a command of the seat whose view this is would lead to. */
export function foresee(pack: Pack, { state, offers }: View, seat: SeatId, command: Command): Foreseen {
  const game: Game = { pack, state, offered: (item) => offers.find((offer) => offer.item === item)?.tiles };
  const rejection = refuse(game, seat, command);
  if (rejection) {
    const asked = askedInstead(state, rejection);
    return asked ? { kind: 'asked', asked } : { kind: 'refused', rejection };
  }
  const work = carryOut(new Work(pack, state), seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  if (stranding) return { kind: 'refused', rejection: stranding };
  return {
    kind: 'done',
    state: withoutHidden(work.state),
    outcome: outcomeOf(work.events, seat),
    reveals: reveals(game, seat, command),
  };
}

/** Whose decision comes first, if that is why. */
function askedInstead(state: State, { code }: Rejection): Asked | undefined {
  if (code !== 'answer-first' && code !== 'not-your-turn') return undefined;
  const [front] = blockingItems(state);
  return front ? { seat: front.seat, item: front.kind } : { seat: state.turn.seat };
}

/** Tiles that come up unseen are nobody's to plan with. */
function withoutHidden(state: State): State {
  const { upgrade, wall, building } = state.rows;
  if (![upgrade, wall, building].some(({ slots }) => slots.includes('hidden'))) return state;
  const cleared = (row: RowState): RowState => ({
    ...row,
    slots: row.slots.map((tile) => (tile === 'hidden' ? null : tile)),
  });
  return {
    ...state,
    rows: { upgrade: cleared(upgrade), wall: cleared(wall), building: cleared(building) },
  };
}
