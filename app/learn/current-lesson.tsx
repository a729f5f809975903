import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Farewell, HintCard, LessonCard, LessonPaused } from '@/components/learn/lesson-card';
import { CoachIsland } from '@/components/learn/lesson-islands';
import { hintsFor } from '@/lib/features/learn/hint';
import type { TableView } from '@/lib/features/table/load/table-view';
import { coachingAt } from '@/lib/game/learning/coach';
import { coachPlanOf } from '@/lib/game/learning/coach-plan';
import { commandsDone, lessonOf } from '@/lib/game/learning/steps';
import { firstTimeOf } from '@/lib/game/learning/first-time';
import type { Chapter } from '@/lib/game/learning/learning';
import { chapterOf, PRACTICE_COMMITMENT } from '@/lib/game/learning/lesson-game';
import { startLesson } from './actions';
import { coachedTable } from './coach-cookie';
import { readLessonProgress } from './lesson-cookie';

interface Told {
  readonly card: ReactNode;
  /** Whether it is all that this page explains, because it explains one thing at a time. */
  readonly isAlone: boolean;
}

/** The lesson's text at its table, or the coach's at a newcomer's table; undefined when it is over. */
export async function currentLesson(table: TableView): Promise<Told | undefined> {
  const { me, status, waitingFor } = table;
  if (me === undefined) return undefined;
  const chapter = chapterOf(table.commitment);
  const isPractice = table.commitment === PRACTICE_COMMITMENT;
  if (!chapter && !isPractice && status !== 'running') return undefined;
  const card = chapter
    ? await currentChapter(table, chapter)
    : isPractice
      ? currentHint(table)
      : await currentCoach(table);
  const isCoach = !chapter && !isPractice;
  return card && { card, isAlone: !isCoach || waitingFor.includes(me) };
}

async function currentChapter({ gameId, options, pack, view, log }: TableView, chapter: Chapter) {
  const kept = readLessonProgress(await cookies()).find((each) => each.gameId === gameId);
  const { read, isOff } = kept ?? { read: -1, isOff: false };
  const commands = (options?.commands ?? []).map(({ command }) => command);
  const lesson = lessonOf({ chapter, pack, state: view.state, commands, done: commandsDone(log, 0), read });
  if (!lesson) return undefined;
  const at = { gameId, chapter: chapter.id };
  return isOff ? (
    <LessonPaused at={at} />
  ) : (
    <LessonCard lesson={lesson} at={at} of={chapter.steps.length} start={startLesson} />
  );
}

/** The coach for the first turns, if this is the browser's first game. */
async function currentCoach({ gameId, me, seq, options, pack, view }: TableView) {
  const { state } = view;
  const stage = coachingAt(state);
  if (!stage || coachedTable(await cookies()) !== gameId) return undefined;
  const isAsked = stage === 'step' && options !== undefined && state.turn.seat === me;
  const plan = isAsked ? coachPlanOf(pack, view) : [];
  return <CoachIsland seq={seq} plan={plan} farewell={<Farewell gameId={gameId} />} />;
}

/** A good step on demand, and an explanation of things that appear for the first time. */
function currentHint({ seq, options, pack, view, log, status }: TableView) {
  if (status !== 'running' || !options) return undefined;
  const commands = options.commands.map(({ command }) => command);
  const [hint] = hintsFor(pack, view, seq);
  const isNew = firstTimeOf(commands, log);
  return hint && <HintCard hint={hint} isNew={isNew} on={{ pack, state: view.state }} />;
}
