import type { Query } from '@/app/query';
import {
  COMPETITION_REFUSALS,
  type CompetitionRefused,
  type UnfitCause,
} from '@/lib/features/competitions/competition';
import type { Wording } from '@/lib/game/wording/wording';

/** The names of decisions that do not fit, in addresses. */
const UNFIT = {
  table: 'unfit-table',
  person: 'unfit-person',
  places: 'unfit-places',
  reason: 'unfit-reason',
} as const satisfies Record<UnfitCause, string>;

const PROBLEMS = [
  ...(['form', 'unknown-circle', 'not-in-charge', 'not-that-member'] as const),
  ...COMPETITION_REFUSALS.filter((kind) => kind !== 'decision-unfit'),
  ...Object.values(UNFIT),
] as const;

/** The name of a refusal in an address. */
export const problemName = (refusal: CompetitionRefused): string =>
  refusal.kind === 'decision-unfit' ? UNFIT[refusal.cause] : refusal.kind;

/** The message for the refusal in the address, if there is one. */
export function competitionProblem(
  { t }: Wording,
  query: Query,
  circle?: { readonly members: number },
): string | undefined {
  const problem = PROBLEMS.find((known) => known === query.problem);
  return problem && t(`seasons.problem.${problem}`, { n: circle?.members ?? 0 });
}
