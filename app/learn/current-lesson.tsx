import { cookies } from 'next/headers';
import { LessonCard, LessonPaused } from '@/components/learn/lesson-card';
import { isLesson } from '@/lib/game/learning/lesson-game';
import { lessonOf } from '@/lib/game/learning/steps';
import type { TableView } from '@/lib/features/table/table-view';
import { readProgress } from './lesson-cookie';

/** What the lesson has to say at a table; nothing at any other table, or when it is over. */
export async function currentLesson(table: TableView) {
  const { gameId, commitment, status, me, options, pack, view } = table;
  if (!isLesson(commitment) || status !== 'running' || me !== 0) return undefined;
  const kept = readProgress(await cookies());
  const { read, isOff } = kept?.gameId === gameId ? kept : { read: -1, isOff: false };
  const commands = (options?.commands ?? []).map(({ command }) => command);
  const lesson = lessonOf({ pack, state: view.state, commands, read });
  if (!lesson) return undefined;
  return isOff ? (
    <LessonPaused gameId={gameId} />
  ) : (
    <LessonCard lesson={lesson} gameId={gameId} pack={pack} />
  );
}
