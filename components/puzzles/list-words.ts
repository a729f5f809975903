import type { Wording } from '@/lib/game/wording/wording';

/** What a list of so many puzzles says, with # for a number. */
export const listWords = (t: Wording['t'], all: number) => ({
  found: t('puzzles.foundMark'),
  one: t('puzzles.one', { id: '#' }),
  of: t('puzzles.foundOf', { found: '#', all }),
  streak: t('puzzles.streakShort'),
});
