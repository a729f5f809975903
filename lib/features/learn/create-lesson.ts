import 'server-only';
import { createTable, type CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { ChapterId } from '@/lib/game/learning/learning';
import {
  CHAPTER,
  LESSON_SETUP,
  openingOf,
  PRACTICE_OPENING,
  PRACTICE_SEED,
  PRACTICE_SETUP,
} from '@/lib/game/learning/lesson-game';
import { systemClock } from '@/lib/platform/clock';

export interface LessonRequest {
  readonly chapter: ChapterId;
  /** The first step; 1 by default. */
  readonly step?: number | undefined;
  /** Names of the table and of the learner. */
  readonly name: string;
  readonly learner: string;
}

/**
 * Makes the table of a lesson's chapter. It is a normal table, but with a public seed, and with the
 * earlier turns already played.
 */
export async function createLesson({ chapter, step, name, learner }: LessonRequest): Promise<CreatedTable> {
  const { solo = 'parler', options, variant } = LESSON_SETUP;
  const table = { name, seats: [{ name: learner }], solo, options, variant, startingSeat: 'first' as const };
  const { seed } = CHAPTER[chapter];
  return createTable(table, systemClock, {
    seed,
    opening: openingOf(CHAPTER[chapter], step),
    deal: { isKnown: true },
  });
}

/** Makes the table of the short game after the lesson: the last rounds against a gentle computer. */
export async function createPractice({
  name,
  learner,
}: Pick<LessonRequest, 'name' | 'learner'>): Promise<CreatedTable> {
  const { options, variant } = PRACTICE_SETUP;
  const seats = [{ name: learner }, { bot: 'apprentice' as const }];
  const table = {
    name,
    seats,
    options,
    variant,
    startingSeat: 'first' as const,
    joinPolicy: 'named' as const,
  };
  return createTable(table, systemClock, {
    seed: PRACTICE_SEED,
    opening: PRACTICE_OPENING,
    deal: { isKnown: true },
  });
}
