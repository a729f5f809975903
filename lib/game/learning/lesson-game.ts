/**
 * The tables of the lesson, one per chapter. Seed, set-up and the turns before are fixed, so everyone
 * learns from the same position. No other table can have such a seed. A table's commitment, the hash of
 * its seed, therefore identifies its chapter.
 */
import { BEFORE_PRACTICE, CHAPTER_1, CHAPTER_2, CHAPTER_3 } from './chapters';
import type { Chapter, ChapterId } from './learning';
import type { Command } from '@/lib/game/engine/commands';
import { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';

/** One person against Peter Parler, who plans automatically, with the rulebook's board for a first game. */
export const LESSON_SETUP: Setup = {
  players: 1,
  solo: 'parler',
  options: { ...ONLINE_OPTIONS, randomParler: true },
  variant: { ...BASE_VARIANT, tileOrder: 'first-game', bridgeFaces: 'A', plazaFaces: 'A' },
};

export const CHAPTER: Readonly<Record<ChapterId, Chapter>> = {
  1: CHAPTER_1,
  2: CHAPTER_2,
  3: CHAPTER_3,
};

/** The chapter of a table with this commitment; undefined for any other table. */
export function chapterOf(commitment: string): Chapter | undefined {
  return Object.values(CHAPTER).find((chapter) => chapter.commitment === commitment);
}

/** The commands at a chapter's table before one of its steps. */
export function openingOf({ before, steps }: Chapter, step = 0): readonly Command[] {
  return [...before, ...steps.slice(0, step).flatMap(({ does = [] }) => does)];
}

/** The next chapter; undefined after the last. */
export function chapterAfter(id: ChapterId): ChapterId | undefined {
  return id === '1' ? '2' : id === '2' ? '3' : undefined;
}

// The short game after the lesson: the last six rounds against an easy bot, from a balanced position. As for chapters, the hash of its seed identifies it.

/** 64 hex digits; public on purpose, because practice has no secrets. */
export const PRACTICE_SEED = 'b0a13d53f1080f31d0c4b6926368dbf8f676c85ecd4cd2f214c733a7b43b2493';

/** SHA-256 of the seed. */
export const PRACTICE_COMMITMENT = 'e7e557ebb8d78c9a3cf57d50e8a72b73b6827c31fdd20686ea2487165324ba08';

export const PRACTICE_SETUP: Setup = {
  players: 2,
  options: ONLINE_OPTIONS,
  variant: LESSON_SETUP.variant,
};

/** The commands before the learner takes over the table. */
export const PRACTICE_OPENING = BEFORE_PRACTICE;

/** The commitments of the lesson and practice tables, where no other player waits. */
export const TO_LEARN: ReadonlySet<string> = new Set([
  ...Object.values(CHAPTER).map(({ commitment }) => commitment),
  PRACTICE_COMMITMENT,
]);
