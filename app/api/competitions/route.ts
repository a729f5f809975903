import { competitionAnswer, listedAnswer } from '@/app/api/_shared/competition-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { loadCircle } from '@/lib/features/circles/circles';
import { competitionsOf, loadCompetition, makeCompetition } from '@/lib/features/competitions/competitions';
import { competitionsContract, makeCompetitionContract } from '@/lib/features/competitions/contract';
import { usualTerms } from '@/lib/features/competitions/usual-terms';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const list = endpoint(competitionsContract, async ({ headers, query }) =>
  forPerson(headers, async (person) => {
    const circle = await loadCircle(query.circle, person);
    if (!circle) return refused({ kind: 'unknown-circle' });
    const competitions = (await competitionsOf(circle.id)).map(listedAnswer);
    return { ok: true, value: { body: { competitions } } };
  }),
);

const make = endpoint(makeCompetitionContract, async ({ headers, body: { circle: circleId, ...chosen } }) =>
  forPerson(headers, async (person) => {
    const terms = usualTerms(chosen);
    if (!terms.ok) return terms;
    const made = await makeCompetition({ circleId, userId: person.id }, terms.value);
    if (!made.ok) return made;
    const shown = await loadCompetition(made.value.id, person);
    return shown
      ? { ok: true, value: { body: competitionAnswer(shown) } }
      : refused({ kind: 'unknown-competition' });
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, make);
