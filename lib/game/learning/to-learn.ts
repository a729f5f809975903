import { CHAPTER, PRACTICE_COMMITMENT } from './lesson-game';

/** The commitments of the lesson and practice tables, where no other player waits. */
export const TO_LEARN: ReadonlySet<string> = new Set([
  ...Object.values(CHAPTER).map(({ commitment }) => commitment),
  PRACTICE_COMMITMENT,
]);
