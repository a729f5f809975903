import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { LESSON_SEED, LESSON_SETUP } from '@/lib/game/learning/lesson-game';
import { createTable, type CreatedTable } from '@/lib/features/table/create-table';

/**
 * Makes the table of a guided first game: a table like any other, but from a seed that everybody may know.
 */
export async function createLesson(name: string, learner: string): Promise<CreatedTable> {
  const { solo = 'parler', options, variant } = LESSON_SETUP;
  const table = { name, seats: [{ name: learner }], solo, options, variant, startingSeat: 'first' as const };
  return createTable(table, systemClock, LESSON_SEED);
}
