/**
 * The progress of a chapter, from the position and the steps of the current turn. A step that asks for an
 * action is complete once it has been done, in any order. A step that only needs reading is complete once
 * its reader confirms it or plays on. A learner who leaves the path can return to it, or read on.
 */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { type LoggedCommand, stepOf } from '@/lib/game/engine/turn-back';
import type { Action } from '@/lib/game/engine/vocabulary';
import { placesOf } from '@/lib/game/turn/places';
import { type Advice, atKeysOf, isLike, NONE } from './coach';
import type { Chapter, ChapterStep, LearnerPosition, StepId } from './learning';

export interface Lesson extends Advice {
  readonly step: StepId;
  /** The index in the chapter. */
  readonly index: number;
  readonly rule: string;
  /** Whether it only needs reading, because it asks for nothing or can no longer be done. */
  readonly isRead: boolean;
  /** Whether the learner did something other than suggested, which is equally valid. */
  readonly otherwise: boolean;
  /** The action of the turn that the step belongs to; none after the last. */
  readonly action?: Action;
}

interface LessonPosition extends LearnerPosition {
  readonly chapter: Chapter;
  /** The learner's commands in the current turn, without undone ones. */
  readonly done: readonly Command[];
  /** Index of the last step that was read; -1 before the first. */
  readonly read: number;
}

/** The current step of the chapter; undefined after the last. */
export function lessonOf(lessoning: LessonPosition): Lesson | undefined {
  const { chapter, read } = lessoning;
  const now = turnOf(lessoning);
  const places = progressOf(lessoning, now);
  const index = places.findIndex(({ turn, left }, i) => {
    if (turn < now || i <= read) return false;
    if (turn > now || left.length > 0) return true;
    return chapter.steps[i]?.does === undefined && !places.some((later, j) => j > i && later.hasBegun);
  });
  const [step, place] = [chapter.steps[index], places[index]];
  return step && place && stepAt(lessoning, step, { index, ...place });
}

interface Place {
  /** The turn of the chapter that the step belongs to. */
  readonly turn: number;
  /** Its remaining commands in the current turn. */
  readonly left: readonly Command[];
  readonly hasBegun: boolean;
}

/**
 * The progress of each step. If several steps ask for the same command, each command counts for only one.
 */
function progressOf({ chapter, done }: LessonPosition, now: number): readonly Place[] {
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

/** How many turns of the chapter the learner has ended; the other seat always moves right after. */
function turnOf({ chapter, state }: Pick<LessonPosition, 'chapter' | 'state'>): number {
  const ended = Math.floor(state.turnsDone / 2);
  return ended - chapter.before.filter(({ type }) => type === 'EndTurn').length;
}

/** Whether all turns of a chapter were played, regardless of reading. */
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
  if (offered) {
    // A press anywhere else would only show what is there.
    const places = placesOf(lessoning.pack, lessoning.state, offered);
    const own = at.filter((key) => places.includes(key));
    return { ...base, isRead: false, otherwise: false, at: [...atKeysOf(offered), ...own], press: [offered] };
  }
  // A turn that was played differently still has to end.
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

/** The legal moves of a piece; for a tile to place, also its other orientations. */
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

/** Suggests undoing the newest step, which leads back to the path. */
function undoAdvice({ commands }: LearnerPosition): Advice {
  const undo = commands.flatMap((command) => (command.type === 'Undo' ? [command] : []));
  const last = undo.sort((a, b) => b.to - a.to)[0];
  return last ? { at: [], press: [last] } : NONE;
}

interface Row {
  readonly seat?: SeatId;
  readonly command: LoggedCommand;
  readonly undone: boolean;
}

/** A seat's commands in the current turn, from the newest log rows, without undone ones. */
export function commandsDone(log: readonly Row[], seat: SeatId): readonly Command[] {
  const commands = log.flatMap(({ seat: by, command, undone }) => {
    const step = stepOf(command);
    return by !== seat || undone || !step || step.type === 'Undo' ? [] : [step];
  });
  return commands.slice(commands.findLastIndex(({ type }) => type === 'EndTurn') + 1);
}
