import { CurrentPage } from '@/app/current-page';
import { membersOnly } from '@/app/members-only';
import { packChoices } from '@/app/(site)/pack-choices';
import { PRESETS } from '@/app/(site)/table-form';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { NewCompetition, type FirstAnswers } from '@/components/competitions/new-competition';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { isInCharge } from '@/lib/features/circles/circle';
import { loadCircle, myCircles } from '@/lib/features/circles/circles';
import type { StoredCompetition } from '@/lib/features/competitions/competition';
import { competitionsOf, forecastOfCircle } from '@/lib/features/competitions/competitions';
import { fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import { ASKING } from '@/lib/game/pace/pace';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../../current-person';
import { makeHere } from '../actions';
import { competitionProblem } from '../competition-problem';

export const generateMetadata = pageMeta('seasons.make', PRIVATE);

const USUAL: FirstAnswers = { form: 'series', size: 4, pace: { kind: 'daily', ...ASKING } };

/** The form that the hosts of a circle use to create a competition. */
export default async function Page({ searchParams }: PageProps<'/competitions/new'>) {
  const [query, words, person] = await Promise.all([searchParams, getWords(), currentPerson()]);
  if (query.circle === undefined) return <ChooseCircle words={words} userId={person?.id} />;
  const circle = await loadCircle(String(query.circle), person);
  if (!circle?.me.isInCharge) return membersOnly();
  const members = circle.members.length;
  const problem = competitionProblem(words, query, { members });
  const others = await competitionsOf(circle.id);
  const name = newName(words, circle.name, others);
  return (
    <CurrentPage here="competitions" title={words.t('seasons.makeTitle', { circle: circle.name })}>
      {problem && <Notice bad>{problem}</Notice>}
      <Lead>{words.t('seasons.makeLead')}</Lead>
      <NewCompetition
        circle={{ id: circle.id, name: circle.name, rated: circle.rated, members }}
        forecast={await forecastOfCircle(circle)}
        name={name}
        chosen={others.find(({ id }) => id === query.like) ?? USUAL}
        packs={await packChoices(words, undefined)}
        presets={PRESETS}
        action={makeHere}
      />
    </CurrentPage>
  );
}

/** Without a circle: those that the reader is in charge of, or a way to make one. */
async function ChooseCircle({ words: { t }, userId }: { readonly words: Wording; readonly userId?: string }) {
  const mine = userId === undefined ? [] : (await myCircles(userId)).filter(isInCharge);
  return (
    <CurrentPage here="competitions" title={t('seasons.newTitle')}>
      <Lead>{t('seasons.newLead')}</Lead>
      <ul className="row list-none p-0">
        {mine.map(({ id, name }) => (
          <li key={id}>
            <TextLink className="btn btn-main" href={`/competitions/new?circle=${id}`}>
              {name}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink className={mine.length === 0 ? 'btn btn-main' : 'btn'} href="/circles">
            {t('seasons.newMake')}
          </TextLink>
        </li>
      </ul>
    </CurrentPage>
  );
}

/** The proposed name. It differs from the names of tables, which are the name of the circle and a number. */
function newName({ t }: Wording, circle: string, others: readonly StoredCompetition[]): string {
  for (let n = 1; ; n += 1) {
    const most = MAX_NAME - t('seasons.newName', { circle: '', n }).length;
    const name = t('seasons.newName', { circle: fittingName(circle, most), n });
    if (!others.some((each) => each.name === name)) return name;
  }
}
