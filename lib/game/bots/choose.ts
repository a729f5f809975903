/** Entry point: chooses the commands of a computer player. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { elementAt } from '@/lib/game/engine/util';
import type { View } from '@/lib/game/engine/view';
import { LEVELS } from '@/lib/game/levels';
import { architectPlan } from './architect/architect';
import { ABILITIES, learnerPlan } from './learner';
import { masterPlan } from './master/master';
import { outlookOf } from './outlook';
import { randomCommand } from './random-play';
import { DEFAULT_LIMIT, type ThinkingLimit, withRefill } from './candidates';
import type { Weights } from './weights';

export const STRENGTHS = ['random', ...LEVELS] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface ChoiceRequest {
  readonly pack: Pack;
  /** The view of the seat that has to decide. */
  readonly view: View;
  readonly strength: Strength;
  /** The seed of random play and of a learner's mistakes. */
  readonly seed: string;
  /** How long the master may think about one command. */
  readonly limit?: ThinkingLimit;
  /** The player's style bias; by default it follows from the deal (see `leaningOf`). */
  readonly character?: string;
}

export type { ThinkingLimit } from './candidates';

/**
 * The next commands of the viewing seat, at least one: all that it plans before new information appears.
 * They remain legal until another seat acts. Throws InvariantError if the seat has nothing to decide.
 */
export function planCommands(request: ChoiceRequest): readonly Command[] {
  const { pack, view, strength } = request;
  if (view.seat === undefined) throw new InvariantError('a spectator has nothing to decide');
  const plan = planFor(request, view.seat);
  const commands = plan.length > 0 ? plan : anyCommand(pack, view);
  if (commands.length === 0) throw new InvariantError(`seat ${view.seat} has nothing to decide`);
  return strength === 'random' ? commands : withRefill(pack, view, commands);
}

/** The first command of `planCommands`. */
export function chooseCommand(request: ChoiceRequest): Command {
  return elementAt(planCommands(request), 0);
}

function planFor(request: ChoiceRequest, seat: SeatId): readonly Command[] {
  const { pack, view, strength, seed, limit, character } = request;
  if (strength === 'random') return listOf(randomCommand(pack, view, seed));
  const usual = outlookOf(pack, view.state, seat, weightsOf(strength));
  const outlook = character === undefined ? usual : { ...usual, character };
  const time = limit ?? DEFAULT_LIMIT;
  switch (strength) {
    case 'architect':
      return architectPlan(outlook, view, time);
    case 'master':
      return masterPlan(outlook, view, time);
    case 'apprentice':
    case 'journeyman':
      return learnerPlan(outlook, view, seed, ABILITIES[strength], time);
  }
}

function weightsOf(strength: Exclude<Strength, 'random'>): Weights | undefined {
  const isLearner = strength === 'apprentice' || strength === 'journeyman';
  return isLearner ? ABILITIES[strength].weights : undefined;
}

/** Any legal command, when no candidate is possible; for example refreshing a row. */
function anyCommand(pack: Pack, view: View): readonly Command[] {
  return listOf(options(pack, view).commands.find((option) => option.command.type !== 'Undo')?.command);
}

const listOf = (command: Command | undefined): readonly Command[] => (command ? [command] : []);
