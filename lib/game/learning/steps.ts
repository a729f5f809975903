/**
 * The guided first game, step by step. Where a lesson stands is read off the position: a step that asks for
 * something is over as soon as it has been done, in whatever way; one that only wants to be read, when its
 * reader says so or simply plays on.
 */
import type { State } from '@/lib/game/engine/state';
import type { Action } from '@/lib/game/engine/vocabulary';
import { advice, type Advice } from './advice';
import { STEPS, type Learning, type StepId } from './learning';

/** Steps that are over when they have been read. */
const READ: readonly StepId[] = ['welcome', 'back', 'parler', 'farewell'];

/** What each turn of the lesson is for. */
export const LESSON_ACTIONS = ['manage-quarries', 'construct-building', 'upgrade-action'] as const;

export interface Lesson extends Advice {
  readonly step: StepId;
  readonly isRead: boolean;
  /** The learner did something else than was asked for, which is just as good. */
  readonly otherwise: boolean;
  /** The action this turn is for. */
  readonly action: Action;
}

/** The step the lesson has come to; undefined when it is over. */
export function lessonOf(learning: Learning): Lesson | undefined {
  const { state, read } = learning;
  const isDone = STEPS.map((step) => !READ.includes(step) && isDoneIn(state, step));
  const last = isDone.lastIndexOf(true);
  const at = STEPS.findIndex((step, i) => (READ.includes(step) ? i > read && i > last : !isDone[i]));
  const step = STEPS[at];
  if (step === undefined) return undefined;
  const action = LESSON_ACTIONS[Math.min(turnsOf(state), 2)] ?? 'upgrade-action';
  return {
    step,
    action,
    isRead: READ.includes(step),
    otherwise: isOtherwise(learning, step, action),
    ...advice(learning, step, action),
  };
}

/** How many turns the learner has ended; the other seat takes its own right after each. */
function turnsOf({ turnsDone }: State): number {
  return Math.floor(turnsDone / 2);
}

/** Whether what a step asks for has been done. */
function isDoneIn(state: State, step: StepId): boolean {
  const { turn } = state;
  const turns = turnsOf(state);
  const since = (n: number, done: boolean) => turns > n || (turns === n && done);
  const taken = turn.tile !== undefined;
  const worked = turn.main === 'done';
  switch (step) {
    case 'take':
      return since(0, taken);
    case 'work':
      return since(0, worked);
    case 'bonus':
      return since(0, taken && turn.slotBonus === undefined);
    case 'end':
      return turns >= 1;
    case 'plan':
      return since(1, taken);
    case 'build':
      return since(1, worked);
    case 'claim':
      return turns >= 2;
    case 'choose':
      return since(2, taken);
    case 'upgrade':
      return since(2, worked);
    default:
      return false;
  }
}

/** Whether the step before was carried out in a way of the learner's own. */
function isOtherwise({ pack, state }: Learning, step: StepId, action: Action): boolean {
  const { tile, performances } = state.turn;
  if (step === 'claim') return !performances.some((performance) => performance.action === action);
  if (step !== 'work' && step !== 'build' && step !== 'upgrade') return false;
  const sides = pack.actionTileById.get(tile?.tile ?? '')?.sides[state.setup.variant.actionSide];
  return !sides?.includes(action);
}
