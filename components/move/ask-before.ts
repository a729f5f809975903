/** Steps that need a second press. */
import { wished } from './wishes';

/** Nothing, what shows something hidden, or every step. */
export const ASKED = ['nothing', 'reveals', 'all'] as const;
export type Asked = (typeof ASKED)[number];

/** The reader's choice; by default, steps that reveal something hidden, which cannot be undone. */
export function askedBefore(): Asked {
  const value = wished('ask');
  return ASKED.find((each) => each === value) ?? 'reveals';
}
