import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { PLAN_REFUSALS } from '@/lib/features/plans/refusal';
import { NOT_DELEGABLE } from '@/lib/features/seats/delegates/delegate';
import type { Wording } from '@/lib/game/wording/wording';

const REFUSALS = [...NOT_DELEGABLE, 'seat-held', 'no-seat', 'name', 'unknown-delegate'] as const;

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The refusal in the address, in words. */
export function problemWords(words: Wording, query: Query): string | undefined {
  const { t } = words;
  const taken = nameTakenIn(query);
  if (taken) return nameTakenWords(words, taken);
  const plan = PLAN_REFUSALS.find((known) => known === query.problem);
  if (plan && plan !== 'unknown-table') return t(`plans.problem.${plan}`);
  if (query.refused === 'too-many') return t('tables.problem.many');
  const refusal = REFUSALS.find((known) => known === query.refused);
  if (refusal) return t(`seats.delegates.refused.${refusal}`);
  return query.refused === undefined ? undefined : t('seats.delegates.refused.no-seat');
}
