/** Predicts the outcome of a step from its seat's view. */
import { blockingItems } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { refuse, refuseStranding } from '@/lib/game/engine/decide';
import type { Event } from '@/lib/game/engine/events';
import { execute } from '@/lib/game/engine/execute';
import type { Pack } from '@/lib/game/engine/pack-index';
import { isOpponentsTurn } from '@/lib/game/engine/phases/settle';
import type { Result } from '@/lib/game/engine/rejections';
import type { View } from '@/lib/game/engine/view';
import { ViewWork, type HiddenTiles } from './view-work';

/** The events of a step; missing if hidden information is needed, which only the server has. */
export interface Prediction {
  readonly events?: readonly Event[];
  /** The hidden things it needs; missing if there are events. */
  readonly unseen?: readonly HiddenTiles[];
}

/** Computes a command for the viewing seat, or returns why it is illegal. */
export function predict(pack: Pack, view: View, command: Command): Result<Prediction> {
  const { state, seat = -1, offers } = view;
  const offered = (item: number) => offers.find((offer) => offer.item === item)?.tiles;
  const refusal = refuse({ pack, state, offered }, seat, command);
  if (refusal) return { ok: false, error: refusal };
  const work = new ViewWork(pack, view);
  execute(work, seat, command);
  const stranding = refuseStranding(work, state, seat, command);
  // Only the server knows the moves that the drawn tiles would allow.
  if (stranding && !work.isGuess) return { ok: false, error: stranding };
  // The opponent's turn begins with a hidden card.
  const isOver = isOpponentsTurn(work.state) && blockingItems(work.state).length === 0;
  const { parler } = work.state;
  const unseen: readonly HiddenTiles[] = isOver
    ? [...work.unseen, { from: parler ? 'parler-cards' : 'opponent', count: 1 }]
    : work.unseen;
  return { ok: true, value: unseen.length > 0 ? { unseen } : { events: work.events } };
}
