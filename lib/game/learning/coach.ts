/**
 * The first turns of a player who has never sat here: the first against Peter Parler in three lines (take a
 * tile, use one of its actions, end the turn), later ones with one step and its reason. The progress is read
 * from the position, and the lines point at the same places as the lesson.
 */
import type { Command } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import type { Action } from '@/lib/game/engine/vocabulary';
import { ofTypes, toTake, commandsFor, type Advice } from './advice';
import { FIRST_TIMES, type FirstTime } from './first-time';
import type { LearnerPosition } from './learning';

export const COACH_LINES = ['take', 'act', 'end'] as const;
export type CoachLine = (typeof COACH_LINES)[number];

/** Needs no choice of a place, costs nothing and pays all game long. */
export const FIRST_ACTION: Action = 'manage-quarries';

export interface CoachAdvice extends Advice {
  /** The step to do now; `answer` if the table asks for something else first. */
  readonly now: CoachLine | 'answer';
}

/** Two seats take turns in a solo game, the learner's and the other's. */
const SEATS = 2;

/** What to say in a learner's first turn of a solo game; undefined from then on. */
export function coachAdviceOf(learning: LearnerPosition): CoachAdvice | undefined {
  const { turnsDone, turn } = learning.state;
  if (turnsDone >= SEATS) return undefined;
  const now = turn.tile === undefined ? 'take' : turn.main === 'done' ? 'end' : 'act';
  return asksFirst(learning) ? { now: 'answer', at: [], press: [] } : { now, ...pointing(learning, now) };
}

/** Own turns with a marked step: against Peter Parler, and at a table with others. */
const COACHED = { alone: 5, withOthers: 3 };

/** Whether a newcomer is still shown a step in the turn that is played. */
export function isCoached({ turn, players }: Pick<State, 'turn' | 'players'>, isAlone: boolean): boolean {
  const own = Math.ceil(turn.number / players.length);
  return own <= (isAlone ? COACHED.alone : COACHED.withOthers);
}

type Why = Action | 'tile' | 'bonus' | 'more' | 'harvest' | 'end' | 'best';
export type CoachReason = `moves.first.${FirstTime}` | `learn.coach.why.${Why}`;

/** Why a step is a good one: the message of its sentence. */
export function reasonOf(command: Command): CoachReason {
  const why = whyOf(command);
  if (why) return `learn.coach.why.${why}`;
  const first = FIRST_TIMES.find((type) => type === command.type);
  return first ? `moves.first.${first}` : 'learn.coach.why.best';
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

/** His pawn and markers, or whatever a step has brought up. */
function asksFirst({ commands }: LearnerPosition): boolean {
  return commands.some(({ type }) => type === 'SetParlerMarkers' || type === 'PlaceParlerBuilding');
}

function pointing(learning: LearnerPosition, line: CoachLine): Advice {
  if (line === 'take') return toTake(learning, FIRST_ACTION);
  if (line === 'act') return { at: [], press: commandsFor(learning, FIRST_ACTION) };
  const bonus = ofTypes(learning, 'CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints');
  return { at: [], press: bonus.length > 0 ? bonus : ofTypes(learning, 'EndTurn') };
}
