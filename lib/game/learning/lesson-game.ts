/**
 * The table of the guided first game: its seed and set-up are fixed, so that everybody learns from the same
 * position. No other table can have this seed, and every table shows the hash of its seed: that hash is how a
 * lesson is known.
 */
import { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';

/** 64 hex digits, published on purpose: a lesson has no secrets. */
export const LESSON_SEED = 'c3a68e921a8e22feee64031d2741ec72857edb8d9c764d4fb5374d3de43f2fe1';

/** SHA-256 of the seed. */
export const LESSON_COMMITMENT = '8c293d2948a0bdfe8f00e829ee619b949a559f978d64211233ce6d3912d59970';

/**
 * One person against Peter Parler, who plans by himself; the board as the rulebook lays it out for a first
 * game.
 */
export const LESSON_SETUP: Setup = {
  players: 1,
  solo: 'parler',
  options: { ...ONLINE_OPTIONS, randomParler: true },
  variant: { ...BASE_VARIANT, tileOrder: 'first-game', bridgeFaces: 'A', plazaFaces: 'A' },
};

/** Whether a table with this promise is a lesson. */
export function isLesson(commitment: string): boolean {
  return commitment === LESSON_COMMITMENT;
}
