import type { Query } from '@/app/query';
import { COMPETITION_REFUSALS } from '@/lib/features/competitions/competition';
import type { Wording } from '@/lib/game/wording/wording';

const PROBLEMS = ['form', 'often', 'unknown-circle', 'not-in-charge', ...COMPETITION_REFUSALS] as const;

/** The message for the refusal in the address, if there is one. */
export function competitionProblem(
  { t }: Wording,
  query: Query,
  circle?: { readonly members: number },
): string | undefined {
  const problem = PROBLEMS.find((known) => known === query.problem);
  return problem && t(`seasons.problem.${problem}`, { n: circle?.members ?? 0 });
}
