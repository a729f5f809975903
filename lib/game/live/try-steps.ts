/** Tries steps with only the knowledge of one seat or a spectator, so it cannot leak a secret. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import { advance } from '@/lib/game/engine/replay';
import type { View } from '@/lib/game/engine/view';
import { predict } from './predict';
import type { HiddenTiles } from './view-work';

export interface TriedStep {
  /** The acting seat; defaults to the seat whose decision is due. */
  readonly seat?: SeatId | undefined;
  readonly command: Command;
}

interface TakenStep {
  readonly seat: SeatId;
  readonly events: readonly Event[];
  /** The same viewer's view after the steps. */
  readonly view: View;
}

export interface StepsTrial {
  readonly taken: readonly TakenStep[];
  /** The step that the rules refuse. */
  readonly refused?: { readonly index: number; readonly rejection: Rejection };
  /** The first step that would reveal something hidden; it and later steps were not made. */
  readonly wouldReveal?: { readonly index: number; readonly unseen: readonly HiddenTiles[] };
}

/** Tries steps of any seats, up to the first that is refused or would reveal something hidden. */
export function trySteps(pack: Pack, start: View, steps: readonly TriedStep[]): StepsTrial {
  const taken: TakenStep[] = [];
  let now = start;
  for (const [index, step] of steps.entries()) {
    const seat = step.seat ?? toAct(now.state)[0];
    const outcome = seat === undefined ? OVER : tryOne(pack, now, seat, step.command);
    if ('rejection' in outcome) return { taken, refused: { index, rejection: outcome.rejection } };
    if ('unseen' in outcome) return { taken, wouldReveal: { index, unseen: outcome.unseen } };
    taken.push(outcome);
    now = outcome.view;
  }
  return { taken };
}

const OVER = { rejection: reject('game-finished', 'CLOCK-9') } as const;

/** Undo is not needed, because the caller can try fewer steps. */
function tryOne(
  pack: Pack,
  { state, offers, seat: viewer }: View,
  seat: SeatId,
  command: Command,
): TakenStep | { readonly rejection: Rejection } | { readonly unseen: readonly HiddenTiles[] } {
  if (command.type === 'Undo') return { rejection: reject('nothing-to-undo', 'DEC-38') };
  const prediction = predict(pack, { state, seat, offers: seat === viewer ? offers : [] }, command);
  if (!prediction.ok) return { rejection: prediction.error };
  const { events, unseen = [] } = prediction.value;
  if (!events) return { unseen };
  const after = advance({ state, trail: [] }, { seq: state.seq + 1, seat, events }).state;
  const isOpen = new Set(after.items.map(({ id }) => id));
  const left = offers.filter(({ item }) => isOpen.has(item));
  const view: View = { state: after, offers: left, ...(viewer === undefined ? {} : { seat: viewer }) };
  return { seat, events, view };
}
