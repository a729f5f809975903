/**
 * Entry point: folds one event into the state. It trusts the event, checks nothing, draws nothing and does
 * not read the pack.
 */
import { craneHandlers, gameHandlers, parlerHandlers, startGame } from '@/lib/game/engine/evolve/turn';
import type { Event, EventType } from './events';
import { boardHandlers, goodsHandlers, tileHandlers } from './evolve/board';
import type { StateDraft, Handlers } from './evolve/change';
import { InvariantError } from './rejections';
import type { State } from './state';

/** Events whose fold needs only the state and the event. */
type Folded = Exclude<EventType, 'GameStarted' | 'Undone'>;

const HANDLERS = {
  ...craneHandlers,
  ...goodsHandlers,
  ...tileHandlers,
  ...boardHandlers,
  ...gameHandlers,
  ...parlerHandlers,
} satisfies Handlers<Folded>;

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
