import { CurrentPage } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { currentZone } from '@/app/current-zone';
import { Calls, NewCall } from '@/components/ratings/calls';
import { OwnRatings, PublicList } from '@/components/ratings/ratings';
import { AskListed } from '@/components/ratings/shown-form';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { callsSeenBy } from '@/lib/features/ratings/calls';
import { CALL_REFUSALS } from '@/lib/features/ratings/rating';
import { openList, ownRatings, readerOf } from '@/lib/features/ratings/ratings';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { answerRated, chooseListed } from './actions';

export const generateMetadata = pageMeta('ratings.title');

const PROBLEMS = ['form', ...CALL_REFUSALS] as const;

/** Ratings: calls for players of rated tables, the reader's own ratings, and the public list. */
export default async function RatedPage({ searchParams }: PageProps<'/rated'>) {
  const [{ t }, query, person] = await Promise.all([getWords(), searchParams, currentPerson()]);
  const isAccount = person?.emailVerified !== undefined;
  const reader = person && (await readerOf(person.id));
  const [calls, own, listed] = await Promise.all([
    callsSeenBy(reader),
    person && isAccount ? ownRatings(person.id) : undefined,
    reader?.isHidden ? undefined : openList(systemClock.now()),
  ]);
  const problem = PROBLEMS.find((known) => known === query.problem);
  const needsName = !person?.name;
  const mayAsk = isAccount && reader?.wish === null;
  const isIn = calls.some(({ isMine }) => isMine);
  return (
    <CurrentPage here="ratings" title={t('ratings.title')}>
      {problem && <Notice bad>{t(`ratings.problem.${problem}`)}</Notice>}
      <section className="stack" aria-labelledby="rated-tables">
        <h2 id="rated-tables">{t('ratings.open')}</h2>
        <p>{t('ratings.lead')}</p>
        {!isAccount && (
          <section className="panel stack" aria-label={t('ratings.signIn')}>
            <p>{t('ratings.account')}</p>
            <div>
              <TextLink className="btn btn-main" href="/sign-in?to=%2Frated">
                {t('ratings.signIn')}
              </TextLink>
            </div>
          </section>
        )}
        <Calls
          calls={calls}
          mayAnswer={isAccount}
          needsName={needsName}
          timeZone={await currentZone()}
          action={answerRated}
        />
        {mayAsk && (isIn || (own?.length ?? 0) > 0) && <AskListed action={chooseListed} />}
        {isAccount && !isIn && <NewCall needsName={needsName} action={answerRated} />}
      </section>
      {own && <OwnRatings ratings={own} />}
      {listed && <PublicList listed={listed} mine={reader?.playerKey} />}
      {reader && (
        <p>
          <TextLink href={`/people/${reader.playerKey}`}>{t('ratings.toMine')}</TextLink>
        </p>
      )}
    </CurrentPage>
  );
}
