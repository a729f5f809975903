import type { Wording } from '@/lib/game/wording/wording';

/** The texts of a list of puzzles, with # as a placeholder for a number. */
export const listWords = (t: Wording['t'], all: number) => ({
  found: t('puzzles.foundMark'),
  one: t('puzzles.one', { id: '#' }),
  of: t('puzzles.foundOf', { found: '#', all }),
  streak: t('puzzles.streakShort'),
});
