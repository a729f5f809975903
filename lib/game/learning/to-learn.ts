import { CHAPTER } from './lesson-game';
import { PRACTICE_COMMITMENT } from './practice-game';

/** The commitments of the tables of lessons and of the short game: nobody waits at them. */
export const TO_LEARN: ReadonlySet<string> = new Set([
  ...Object.values(CHAPTER).map(({ commitment }) => commitment),
  PRACTICE_COMMITMENT,
]);
