import { cookies } from 'next/headers';
import { CoachCard } from '@/components/learn/coach-card';
import { LessonCard, LessonPaused } from '@/components/learn/lesson-card';
import { coaching } from '@/lib/game/learning/coach';
import { isLesson } from '@/lib/game/learning/lesson-game';
import { lessonOf } from '@/lib/game/learning/steps';
import type { TableView } from '@/lib/features/table/table-view';
import { coachedTable } from './coach-cookie';
import { readProgress } from './lesson-cookie';

/** What the lesson has to say at its table, or the coach at that of a newcomer; nothing when it is over. */
export async function currentLesson(table: TableView) {
  const { gameId, commitment, status, me, options, pack, view } = table;
  if (status !== 'running' || me !== 0) return undefined;
  if (!isLesson(commitment)) return currentCoach(table);
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

/** The first turn in three lines, for whoever plays here for the first time. */
async function currentCoach({ gameId, options, pack, view }: TableView) {
  if (coachedTable(await cookies()) !== gameId) return undefined;
  const commands = (options?.commands ?? []).map(({ command }) => command);
  const said = coaching({ pack, state: view.state, commands });
  return said && <CoachCard coaching={said} gameId={gameId} />;
}
