import 'server-only';
import type { CompetitionActor } from '@/lib/features/competitions/competitions';
import type { CompetitionOutcome } from '@/lib/features/competitions/refusals';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { DONE, forPerson } from '@/lib/features/people/person-answer';

/** Changes a competition for the person of a request. */
export async function inCompetition(
  headers: Headers,
  id: string,
  act: (who: CompetitionActor) => Promise<CompetitionOutcome<undefined>>,
): Promise<ApiResult> {
  return forPerson(headers, async (person) => {
    const done = await act({ id, userId: person.id });
    if (done.ok) deliverAfterResponse(1);
    return done.ok ? DONE : done;
  });
}
