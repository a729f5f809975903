/**
 * Entry point: folds one event into the state. It trusts the event, checks nothing, draws nothing and does
 * not read the pack.
 */
import { parlerHandlers } from '@/lib/game/engine/evolve/parler';
import type { Event, EventType } from './events';
import { boardHandlers } from './evolve/board';
import { craneHandlers } from './evolve/crane';
import { gameHandlers, startGame } from './evolve/game';
import { goodsHandlers } from './evolve/goods';
import type { StateDraft, Handlers } from './evolve/handlers';
import { tileHandlers } from './evolve/tiles';
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
