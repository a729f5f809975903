/**
 * The first turn of a player who has never sat here, in three lines: take a tile, use one of its actions, end
 * the turn. The progress is read from the position, and the lines point at the same places as the lesson.
 */
import type { Action } from '@/lib/game/engine/vocabulary';
import { ofTypes, toTake, working, type Advice } from './advice';
import type { Learning } from './learning';

export const COACH_LINES = ['take', 'act', 'end'] as const;
export type CoachLine = (typeof COACH_LINES)[number];

/** Needs no choice of a place, costs nothing and pays all game long. */
export const FIRST_ACTION: Action = 'manage-quarries';

export interface Coaching extends Advice {
  /** What is to be done now; `answer` before that, where the table asks for something else first. */
  readonly now: CoachLine | 'answer' | 'done';
}

/** Two seats take turns in a solo game, the learner's and the other's. */
const SEATS = 2;

/**
 * What to say before a learner's first turn is over, and once right after it; undefined from then on.
 */
export function coaching(learning: Learning): Coaching | undefined {
  const { turnsDone, turn } = learning.state;
  if (turnsDone >= SEATS) return turnsDone < 2 * SEATS ? { now: 'done', at: [], press: [] } : undefined;
  const now = turn.tile === undefined ? 'take' : turn.main === 'done' ? 'end' : 'act';
  return asksFirst(learning) ? { now: 'answer', at: [], press: [] } : { now, ...pointing(learning, now) };
}

/** His pawn and markers, or whatever a step has brought up. */
function asksFirst({ commands }: Learning): boolean {
  return commands.some(({ type }) => type === 'SetParlerMarkers' || type === 'PlaceParlerBuilding');
}

function pointing(learning: Learning, line: CoachLine): Advice {
  if (line === 'take') return toTake(learning, FIRST_ACTION);
  if (line === 'act') return { at: [], press: working(learning, FIRST_ACTION) };
  const bonus = ofTypes(learning, 'CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints');
  return { at: [], press: bonus.length > 0 ? bonus : ofTypes(learning, 'EndTurn') };
}
