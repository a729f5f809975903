import type { Query } from '@/app/query';
import { nameTakenIn } from '@/app/name-taken';
import { CIRCLE_REFUSALS } from '@/lib/features/circles/circle';
import type { Wording } from '@/lib/game/wording/wording';

const PROBLEMS = ['form', 'many', ...CIRCLE_REFUSALS] as const;

/** The message for the refusal in the address, if there is one. */
export function circleProblem({ t }: Wording, query: Query): string | undefined {
  const taken = nameTakenIn(query);
  if (taken) return t('circles.problem.name-taken', { ...taken });
  const problem = PROBLEMS.find((known) => known === query.problem);
  return problem && t(`circles.problem.${problem}`);
}
