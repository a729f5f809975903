import type { ChosenAnswer } from '@/components/clocks/confirm-answer';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { graveAnswer } from '@/lib/game/pace/wait';
import type { Wording } from '@/lib/game/wording/wording';

const DONE = ['wait', 'nudge', 'decided', 'takenBack', 'nudged', 'holiday', 'holidayOver'] as const;
const COUNTED = ['counts', 'agreed'] as const;
const REFUSED = [
  ...(['not-late', 'not-asked', 'not-to-agree', 'not-to-take-back'] as const),
  ...(['table-ended', 'no-seat', 'seat-held', 'unreadable'] as const),
] as const;
export type LateRefusal = (typeof REFUSED)[number];

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The result of the last vote, from the redirect address. */
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

/** The choice to confirm, from the address. */
export function chosenOf({ late }: TableAgenda, { ask, seat, bot }: Query): ChosenAnswer | undefined {
  const answer = typeof ask === 'string' ? graveAnswer(ask) : undefined;
  const about = late.find((one) => String(one.seat) === seat);
  const strength = typeof bot === 'string' ? bot : undefined;
  const isKnown = about?.votes.some((vote) => vote.answer === answer && vote.bot === strength);
  return answer && about && isKnown ? { late: about, answer, bot: strength } : undefined;
}
