import type { Wording } from '@/lib/i18n/wording';

const DONE = ['wait', 'nudge', 'computer', 'end', 'nudged', 'holiday'] as const;
const COUNTED = ['counts', 'agreed'] as const;
const REFUSED = ['not-late', 'not-asked', 'not-to-agree', 'table-ended', 'no-seat', 'unreadable'] as const;
export type LateRefusal = (typeof REFUSED)[number];

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What came of the last answer, by the address it led to. */
export function answerWords(
  { t }: Wording,
  { done, refused, n }: Query,
): { readonly text: string; readonly bad: boolean } | undefined {
  const why = REFUSED.find((known) => known === refused);
  if (why) return { text: t(`pace.refused.${why}`), bad: true };
  const was = DONE.find((known) => known === done);
  if (was) return { text: t(`pace.done.${was}`), bad: false };
  const counted = COUNTED.find((known) => known === done);
  if (!counted) return undefined;
  const missing = typeof n === 'string' && /^[1-4]$/.test(n) ? Number(n) : 1;
  return { text: t(`pace.done.${counted}`, { n: missing }), bad: false };
}
