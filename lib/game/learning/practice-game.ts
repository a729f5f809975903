/**
 * The short game after the lesson: the last six rounds against an easy bot, from a balanced position. As
 * for chapters, the hash of its seed identifies it.
 */
import { ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import { BEFORE_PRACTICE } from './before-practice';
import { LESSON_SETUP } from './lesson-game';

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
