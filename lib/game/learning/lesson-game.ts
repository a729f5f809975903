/**
 * The tables of the lesson, one per chapter. Seed, set-up and the turns before are fixed, so everyone
 * learns from the same position. No other table can have such a seed. A table's commitment, the hash of
 * its seed, therefore identifies its chapter.
 */
import type { Command } from '@/lib/game/engine/commands';
import { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import { CHAPTER_1 } from './chapter-1';
import { CHAPTER_2 } from './chapter-2';
import { CHAPTER_3 } from './chapter-3';
import type { Chapter, ChapterId } from './learning';

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
