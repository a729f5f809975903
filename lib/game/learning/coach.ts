/**
 * Targets of a step of the lesson or the coach: pieces by their `data-at`, and commands whose buttons to
 * press.
 */
import { FIRST_TIMES, type FirstTime } from './first-time';
import type { LearnerPosition } from './learning';
import { type Placement, ROW_OF } from '@/lib/game/engine/board/rows';
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import type { Action } from '@/lib/game/engine/vocabulary';
import { slotAt } from '@/lib/game/turn/places';

export interface Advice {
  /** Keys of pieces to highlight. */
  readonly at: readonly string[];
  /** Commands to highlight in the moves panel. */
  readonly press: readonly Command[];
}

export const NONE: Advice = { at: [], press: [] };

/** Fields that may differ between commands with the same effect. */
const FREE: ReadonlySet<string> = new Set(['rotation', 'item', 'performance']);

/** Whether two commands differ only in rotation and in the item or performance they refer to. */
export function isLike(one: Command, other: Command): boolean {
  return one.type === other.type && keyOf(one) === keyOf(other);
}

function keyOf(command: Command): string {
  return JSON.stringify(Object.entries(command).filter(([name]) => !FREE.has(name)));
}

/** The pieces and places a command is about. */
export function atKeysOf(command: Command): readonly string[] {
  switch (command.type) {
    case 'TakeActionTile':
      return [`crane:${command.position}`];
    case 'PlaceUpgrade':
      return [tileAtKey(command)];
    case 'PlaceWall':
      return [tileAtKey(command), `cell:${command.cell}`];
    case 'PlaceBuilding':
      return [tileAtKey(command), `site:${command.site}`];
    case 'PlacePlank':
      return [`bridge:${command.place}`];
    default:
      return [];
  }
}

const tileAtKey = ({ type, slot }: Placement): string => slotAt(ROW_OF[type], slot);

/** The cheapest tile with an action; among equal ones, the one further along. */
function toTake({ pack, state, commands }: LearnerPosition, action: Action): Advice {
  const price = (position: number) => pack.crane.positions[position]?.cost.gold ?? 0;
  const [best] = commands
    .flatMap((command) => (command.type === 'TakeActionTile' ? [command] : []))
    .filter(({ position }) => {
      const tile = tileAt(state, position)?.tile ?? '';
      return pack.actionTileById.get(tile)?.sides[state.setup.variant.actionSide].includes(action);
    })
    .sort((a, b) => price(a.position) - price(b.position) || b.position - a.position);
  return best ? { at: atKeysOf(best), press: [best] } : NONE;
}

/** Declares the turn's action, or performs it in its permanent form. */
function toPerform({ commands }: LearnerPosition, action: Action): Command | undefined {
  return commands.find(
    (command) =>
      (command.type === 'DeclareAction' && command.action === action && command.context === 'main') ||
      (command.type === 'ManageQuarries' && command.choice === 'increase'),
  );
}

/** The first legal command of these types. */
const firstOf = ({ commands }: LearnerPosition, types: readonly CommandType[]): Command | undefined =>
  types.flatMap((type) => commands.find((command) => command.type === type) ?? [])[0];

// The first turns of a new player. The first turn gets three lines (take a tile, use one of its actions, end
// the turn); later turns get one step with its reason. The position shows the progress, and the lines point
// at the same places as the lesson.

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

/** Whether suggestions are for this position: an own turn among the first. */
export const isCoachedTurn = (state: TurnState): boolean => ownTurnOf(state) <= COACHED_TURNS;

/** The number of the current turn among its player's turns, from 1. */
export const ownTurnOf = ({ turn, players }: TurnState): number => Math.ceil(turn.number / players.length);

/** A new player sees a marked step in the first turns, one turn later a farewell, then nothing. */
export function coachingAt(state: TurnState): 'step' | 'farewell' | undefined {
  if (isCoachedTurn(state)) return 'step';
  return ownTurnOf(state) === COACHED_TURNS + 1 ? 'farewell' : undefined;
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
  const next =
    line === 'act'
      ? toPerform(learning, FIRST_ACTION)
      : firstOf(learning, ['CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints', 'EndTurn']);
  return next ? { at: [], press: [next] } : NONE;
}
