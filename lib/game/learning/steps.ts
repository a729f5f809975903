/**
 * The progress of a chapter, read from the position and the steps of the current turn. A step that asks for
 * an action is over as soon as it has been done, in any order. A step that only needs reading is over when
 * its reader confirms it or simply plays on. A learner who leaves the path may go back to it, or read on.
 */
import type { Command } from '@/lib/game/engine/commands';
import type { Action } from '@/lib/game/engine/vocabulary';
import type { State } from '@/lib/game/engine/state';
import { tileAt } from '@/lib/game/engine/board/wheel';
import { atKeysOf, NONE, isLike, type Advice } from './advice';
import type { Chapter, ChapterStep, LearnerPosition, StepId } from './learning';

export interface Lesson extends Advice {
  readonly step: StepId;
  /** Its place in the chapter. */
  readonly index: number;
  readonly rule: string;
  /** Whether it only needs reading: it asks for nothing, or can no longer be done. */
  readonly isRead: boolean;
  /** The learner did something else than was asked for, which is just as good. */
  readonly otherwise: boolean;
  /** The action of the turn the step belongs to; none after the last. */
  readonly action?: Action;
}

export interface LessonPosition extends LearnerPosition {
  readonly chapter: Chapter;
  /** The learner's commands in the running turn, without undone ones. */
  readonly done: readonly Command[];
  /** The last step that was read, as its place in the chapter; -1 before the first. */
  readonly read: number;
}

/** The step the chapter has come to; undefined when it is over. */
export function lessonOf(lessoning: LessonPosition): Lesson | undefined {
  const { chapter, read } = lessoning;
  const now = turnOf(lessoning);
  const places = placesOf(lessoning, now);
  const index = places.findIndex(({ turn, left }, i) => {
    if (turn < now || i <= read) return false;
    if (turn > now || left.length > 0) return true;
    return chapter.steps[i]?.does === undefined && !places.some((later, j) => j > i && later.hasBegun);
  });
  const [step, place] = [chapter.steps[index], places[index]];
  return step && place && stepAt(lessoning, step, { index, ...place });
}

interface Place {
  /** The turn of the chapter where a step belongs. */
  readonly turn: number;
  /** The rest of its commands in the running turn. */
  readonly left: readonly Command[];
  readonly hasBegun: boolean;
}

/** The progress of each step; a command counts for one of several steps that ask for the same. */
function placesOf({ chapter, done }: LessonPosition, now: number): readonly Place[] {
  const free = [...done];
  let turn = 0;
  return chapter.steps.map(({ does = [] }) => {
    const at = turn;
    if (does.some(({ type }) => type === 'EndTurn')) turn += 1;
    const left = at === now ? does.filter((wanted) => !takenFrom(free, wanted)) : does;
    return { turn: at, left, hasBegun: left.length < does.length };
  });
}

function takenFrom(free: Command[], wanted: Command): boolean {
  const at = free.findIndex((command) => isLike(command, wanted));
  if (at >= 0) free.splice(at, 1);
  return at >= 0;
}

/** How many turns of the chapter the learner has ended; the other seat takes its own right after each. */
function turnOf({ chapter, state }: Pick<LessonPosition, 'chapter' | 'state'>): number {
  const ended = Math.floor(state.turnsDone / 2);
  return ended - chapter.before.filter(({ type }) => type === 'EndTurn').length;
}

/** Whether all turns of a chapter were played, however much of it was read. */
export function isPlayedThrough(chapter: Chapter, state: State): boolean {
  const turns = chapter.steps.flatMap(({ does = [] }) => does).filter(({ type }) => type === 'EndTurn');
  return turnOf({ chapter, state }) >= turns.length;
}

function stepAt(
  lessoning: LessonPosition,
  { id, rule, at = [] }: ChapterStep,
  { index, left }: Place & { readonly index: number },
): Lesson {
  const action = actionAt(lessoning.chapter, index);
  const base = { step: id, index, rule, ...(action ? { action } : {}) };
  const [next] = left;
  if (!next) return { ...base, isRead: true, otherwise: false, at, press: [] };
  const offered = offeredFor(lessoning, next, action);
  if (offered)
    return { ...base, isRead: false, otherwise: false, at: [...atKeysOf(offered), ...at], press: [offered] };
  // A turn that was played in another way still comes to its end.
  if (next.type === 'EndTurn') return { ...base, isRead: false, otherwise: false, ...NONE };
  return { ...base, isRead: true, otherwise: true, ...undoAdvice(lessoning) };
}

function actionAt({ steps }: Chapter, index: number): Action | undefined {
  const later = steps.slice(index).flatMap(({ does = [] }) => does);
  const isDeclared = steps[index]?.does?.some(({ type }) => type === 'TakeActionTile') ?? false;
  const own = steps[index]?.does ?? [];
  const declared = (isDeclared ? later : own).find((command) => command.type === 'DeclareAction');
  return declared?.type === 'DeclareAction' ? declared.action : undefined;
}

/** The moves of a piece that are legal now; for a tile to place also its other orientations. */
function offeredFor(
  { pack, state, commands }: LearnerPosition,
  wanted: Command,
  action?: Action,
): Command | undefined {
  const offered =
    commands.find((command) => JSON.stringify(command) === JSON.stringify(wanted)) ??
    commands.find((command) => isLike(command, wanted));
  if (offered?.type !== 'TakeActionTile' || !action) return offered;
  const tile = tileAt(state, offered.position)?.tile ?? '';
  const sides = pack.actionTileById.get(tile)?.sides[state.setup.variant.actionSide];
  return sides?.includes(action) ? offered : undefined;
}

/** The newest step can be taken back: that leads to the path again. */
function undoAdvice({ commands }: LearnerPosition): Advice {
  const undo = commands.flatMap((command) => (command.type === 'Undo' ? [command] : []));
  const last = undo.sort((a, b) => b.to - a.to)[0];
  return last ? { at: [], press: [last] } : NONE;
}
