import { cookies } from 'next/headers';
import { CoachCard, NextStepCard } from '@/components/learn/coach-card';
import { HintCard } from '@/components/learn/hint-card';
import { LessonCard, LessonPaused } from '@/components/learn/lesson-card';
import { hintFor } from '@/lib/features/learn/hint';
import type { TableView } from '@/lib/features/table/load/table-view';
import { coachAdviceOf, isCoached } from '@/lib/game/learning/coach';
import { commandsDone } from '@/lib/game/learning/done-in';
import { firstTimeOf } from '@/lib/game/learning/first-time';
import type { Chapter } from '@/lib/game/learning/learning';
import { chapterOf } from '@/lib/game/learning/lesson-game';
import { PRACTICE_COMMITMENT } from '@/lib/game/learning/practice-game';
import { lessonOf } from '@/lib/game/learning/steps';
import { startLesson } from './actions';
import { coachedTable } from './coach-cookie';
import { readLessonProgress } from './lesson-cookie';

/** The lesson's text at its table, or the coach's at a newcomer's table; undefined when it is over. */
export async function currentLesson(table: TableView) {
  if (table.me === undefined) return undefined;
  const chapter = chapterOf(table.commitment);
  if (chapter) return currentChapter(table, chapter);
  if (table.commitment === PRACTICE_COMMITMENT) return currentHint(table);
  return table.status === 'running' ? currentCoach(table) : undefined;
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
async function currentCoach({ gameId, me, seq, seats, options, pack, view }: TableView) {
  const { state } = view;
  if (coachedTable(await cookies()) !== gameId) return undefined;
  const isAlone = seats.some(({ automatic }) => automatic);
  if (!isCoached(state, isAlone) || !options || state.turn.seat !== me) return undefined;
  const commands = options.commands.map(({ command }) => command);
  const said = isAlone && me === 0 ? coachAdviceOf({ pack, state, commands }) : undefined;
  if (said) return <CoachCard coaching={said} gameId={gameId} seq={seq} />;
  const step = hintFor(pack, view, seq);
  return step && <NextStepCard step={step} on={{ pack, state }} gameId={gameId} seq={seq} />;
}

/** A good step on demand, and an explanation of things that appear for the first time. */
function currentHint({ seq, options, pack, view, log, status }: TableView) {
  if (status !== 'running' || !options) return undefined;
  const commands = options.commands.map(({ command }) => command);
  const hint = hintFor(pack, view, seq);
  const isNew = firstTimeOf(commands, log);
  return hint && <HintCard hint={hint} isNew={isNew} on={{ pack, state: view.state }} />;
}
