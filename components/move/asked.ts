/** What is asked once more before it is done. */
import { wished } from './wishes';

/** Nothing, what shows something hidden, or every step. */
export const ASKED = ['nothing', 'reveals', 'all'] as const;
export type Asked = (typeof ASKED)[number];

/** What the reader has chosen; otherwise what shows something hidden, which cannot be taken back. */
export function askedBefore(): Asked {
  const value = wished('ask');
  return ASKED.find((each) => each === value) ?? 'reveals';
}
