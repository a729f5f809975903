import type { ChosenAnswer } from '@/components/requests/confirm-card';
import { lateKind } from '@/components/requests/request-words';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { graveAnswer } from '@/lib/game/pace/wait';
import type { Wording } from '@/lib/game/wording/wording';
import type { Query } from '@/app/query';

const DONE = [
  ...(['wait', 'nudge', 'decided', 'takenBack', 'nudged', 'holiday', 'holidayOver'] as const),
  ...(['offered', 'dropped', 'unsaid'] as const),
] as const;
const COUNTED = ['counts', 'agreed'] as const;
const REFUSED = [
  ...(['not-late', 'not-asked', 'not-to-agree', 'one-person', 'not-to-take-back'] as const),
  ...(['table-ended', 'no-seat', 'seat-held', 'unreadable', 'not-that-seat', 'settled'] as const),
] as const;
export type RequestRefusal = (typeof REFUSED)[number];

/** The result of the last vote, from the redirect address. */
export function answerWords(
  { t }: Wording,
  { done, refused, n }: Query,
): { readonly text: string; readonly bad: boolean } | undefined {
  const why = REFUSED.find((known) => known === refused);
  if (why) return { text: t(`requests.refused.${why}`), bad: true };
  const was = DONE.find((known) => known === done);
  if (was) return { text: t(`requests.done.${was}`), bad: false };
  const counted = COUNTED.find((known) => known === done);
  if (!counted) return undefined;
  const missing = typeof n === 'string' && /^[1-4]$/.test(n) ? Number(n) : 1;
  return { text: t(`requests.done.${counted}`, { n: missing }), bad: false };
}

/** The answer to confirm about a late seat, from the address. */
export function chosenOf({ requests }: TableAgenda, { ask, seat, bot }: Query): ChosenAnswer | undefined {
  const answer = typeof ask === 'string' ? graveAnswer(ask) : undefined;
  const request = requests.find((each) => {
    const isAsked = lateKind(each) === answer && each.may.includes('agree');
    return isAsked && String(each.seat) === seat && each.bot === bot;
  });
  return answer && request ? { answer, request } : undefined;
}
