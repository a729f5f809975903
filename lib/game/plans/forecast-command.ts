/** Dry run of one step without secrets: its consequences as far as they are known in advance. */
import { blockingItems } from '@/lib/game/engine/acting';
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { refuse, refuseStranding } from '@/lib/game/engine/decide';
import { execute } from '@/lib/game/engine/execute';
import { doesReveal } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { Game } from '@/lib/game/engine/rule';
import type { ItemKind, RowState, State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { outcomeOf, type PlanOutcome } from './outcome';

/** A decision that blocks the plan. */
export interface OpenQuestion {
  readonly seat: SeatId;
  /** The pending item; undefined if it is simply another seat's turn. */
  readonly item?: ItemKind;
}

export type CommandForecast =
  | { readonly kind: 'done'; readonly state: State; readonly outcome: PlanOutcome; readonly reveals: boolean }
  | { readonly kind: 'asked'; readonly asked: OpenQuestion }
  | { readonly kind: 'refused'; readonly rejection: Rejection };

/** The consequences of a command of the viewing seat. */
export function forecastCommand(
  pack: Pack,
  { state, offers }: View,
  seat: SeatId,
  command: Command,
): CommandForecast {
  const game: Game = { pack, state, offered: (item) => offers.find((offer) => offer.item === item)?.tiles };
  const rejection = refuse(game, seat, command);
  if (rejection) {
    const asked = askedInstead(state, rejection);
    return asked ? { kind: 'asked', asked } : { kind: 'refused', rejection };
  }
  const work = execute(new BlindWork(pack, state), seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  if (stranding) return { kind: 'refused', rejection: stranding };
  return {
    kind: 'done',
    state: withoutHidden(work.state),
    outcome: outcomeOf(work.events, seat),
    reveals: doesReveal(game, seat, command),
  };
}

/** The seat that has to decide first, if the rejection is about that. */
function askedInstead(state: State, { code }: Rejection): OpenQuestion | undefined {
  if (code !== 'answer-first' && code !== 'not-your-turn') return undefined;
  const [front] = blockingItems(state);
  return front ? { seat: front.seat, item: front.kind } : { seat: state.turn.seat };
}

/** Removes unseen tiles, because no plan can rely on them. */
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
