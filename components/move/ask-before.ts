/** Steps that need a second press. */
import { preferenceOf } from './preferences';

/** No steps, steps that reveal something hidden, or all steps. */
export const ASK_BEFORE = ['nothing', 'reveals', 'all'] as const;
export type AskBefore = (typeof ASK_BEFORE)[number];

/** The reader's setting. By default only steps that reveal something hidden, which cannot be undone. */
export function readAskBefore(): AskBefore {
  const value = preferenceOf('ask');
  return ASK_BEFORE.find((each) => each === value) ?? 'reveals';
}
