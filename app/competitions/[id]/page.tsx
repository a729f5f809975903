import { CurrentPage } from '@/app/current-page';
import { membersOnly } from '@/app/members-only';
import { PRIVATE, cardMeta } from '@/app/page-meta';
import { CompetitionPage } from '@/components/competitions/competition-page';
import { Notice } from '@/components/ui/notice';
import { joinLinkOf } from '@/lib/features/circles/circles';
import { loadCompetition } from '@/lib/features/competitions/competitions';
import { loadCrossTables } from '@/lib/features/competitions/cross-tables';
import { visitOf } from '../../current-person';
import { actInCompetition } from '../actions';
import { competitionProblem } from '../competition-problem';

// Only members of the circle learn the competition's name.
export const generateMetadata = cardMeta('competitions', PRIVATE);

/** A competition, for members of its circle. */
export default async function Page(page: PageProps<'/competitions/[id]'>) {
  const [{ id }, query, words, person] = await visitOf(page);
  const shown = await loadCompetition(id, person);
  if (!shown || !person) return membersOnly();
  const people = [...shown.circle.members, ...shown.entrants];
  const nameOf = (who: string) => people.find((each) => each.id === who)?.name;
  const problem = competitionProblem(words, query, { nameOf });
  // Host and stewards send the join link of the circle: it leads on to the sign-up.
  const invite = joinLinkOf(shown.circle);
  return (
    <CurrentPage here="competitions" title={shown.competition.name} isWide>
      {problem && <Notice bad>{problem}</Notice>}
      {query.done === 'saved' && <Notice>{words.t('seasons.saved')}</Notice>}
      <CompetitionPage
        shown={shown}
        cross={await loadCrossTables(shown)}
        timeZone={person.timeZone}
        link={invite ? `${invite}?competition=${id}` : undefined}
        action={actInCompetition}
      />
    </CurrentPage>
  );
}
