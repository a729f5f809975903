/**
 * The first turns of a new player. The first turn gets three lines (take a tile, use one of its actions, end
 * the turn); later turns get one step with its reason. The position shows the progress, and the lines point
 * at the same places as the lesson.
 */
import type { Command } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import type { Action } from '@/lib/game/engine/vocabulary';
import { ofTypes, toTake, commandsFor, type Advice } from './advice';
import { FIRST_TIMES, type FirstTime } from './first-time';
import type { LearnerPosition } from './learning';

export const COACH_LINES = ['take', 'act', 'end'] as const;
type CoachLine = (typeof COACH_LINES)[number];

/** This action needs no choice of a place, costs nothing and pays for the whole game. */
export const FIRST_ACTION: Action = 'manage-quarries';

export interface CoachAdvice extends Advice {
  /** The step to make now; `answer` if the table asks for something else first. */
  readonly now: CoachLine | 'answer';
}

/** The advice for a learner's first turn; undefined afterwards, and if a learner does something else. */
export function coachAdviceOf(learning: LearnerPosition): CoachAdvice | undefined {
  const { turnsDone, turn, players } = learning.state;
  if (turnsDone >= players.length) return undefined;
  const now = turn.tile === undefined ? 'take' : turn.main === 'done' ? 'end' : 'act';
  if (asksFirst(learning)) return { now: 'answer', at: [], press: [] };
  const advice = pointing(learning, now);
  return advice.press.length > 0 ? { now, ...advice } : undefined;
}

/** Number of the learner's turns with a marked step. */
const COACHED_TURNS = 5;

type TurnState = Pick<State, 'turn' | 'players'>;

/** The number of the current turn among its player's turns, from 1. */
export const ownTurnOf = ({ turn, players }: TurnState): number => Math.ceil(turn.number / players.length);

/** A new player sees a marked step in the first turns, one turn later a farewell, then nothing. */
export function coachingAt(state: TurnState): 'step' | 'farewell' | undefined {
  const own = ownTurnOf(state);
  if (own <= COACHED_TURNS) return 'step';
  return own === COACHED_TURNS + 1 ? 'farewell' : undefined;
}

type Why = Action | 'tile' | 'bonus' | 'more' | 'harvest' | 'end' | 'best';
export type CoachReason = `moves.first.${FirstTime}` | `coach.why.${Why}`;

/** Why a step is good, as the key of its message. */
export function reasonOf(command: Command): CoachReason {
  const why = whyOf(command);
  if (why) return `coach.why.${why}`;
  const first = FIRST_TIMES.find((type) => type === command.type);
  return first ? `moves.first.${first}` : 'coach.why.best';
}

function whyOf(command: Command): Why | undefined {
  switch (command.type) {
    case 'TakeActionTile':
      return 'tile';
    case 'DeclareAction':
      return command.action;
    case 'CollectSlotBonus':
    case 'BuyEgg':
    case 'ScoreSpecialPoints':
    case 'CollectUpgradeBonus':
      return 'bonus';
    case 'ManageMines':
    case 'ManageQuarries':
      return command.choice === 'produce' ? 'harvest' : 'more';
    case 'EndTurn':
      return 'end';
    default:
      return undefined;
  }
}

/** Whether Parler's plans or a pending choice come first. */
function asksFirst({ commands }: LearnerPosition): boolean {
  return commands.some(({ type }) => type === 'SetParlerMarkers' || type === 'PlaceParlerBuilding');
}

function pointing(learning: LearnerPosition, line: CoachLine): Advice {
  if (line === 'take') return toTake(learning, FIRST_ACTION);
  if (line === 'act') return { at: [], press: commandsFor(learning, FIRST_ACTION) };
  const bonus = ofTypes(learning, 'CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints');
  return { at: [], press: bonus.length > 0 ? bonus : ofTypes(learning, 'EndTurn') };
}
