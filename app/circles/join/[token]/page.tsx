import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { circleProblem } from '@/app/circles/circle-problem';
import { currentNav } from '@/app/current-nav';
import { currentPerson } from '@/app/current-person';
import { nameTakenIn } from '@/app/name-taken';
import { JoinCircle } from '@/components/circles/join-circle';
import { MessagePage } from '@/components/site/message-page';
import { SiteFrame } from '@/components/site/site-page';
import { TextLink } from '@/components/ui/text-link';
import { lookBehindLink } from '@/lib/features/circles/circles';
import { getWords } from '@/lib/platform/i18n/request-words';
import { joinCircleByLink } from '../actions';
import { competitionIn } from '../competition-in';

// The address is a secret: keep it from other sites and search engines.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('circles.join.title'), referrer: 'same-origin', robots: { index: false } };
}

/** The circle behind a join link. Only the form joins. */
export default async function Page({ params, searchParams }: PageProps<'/circles/join/[token]'>) {
  const [{ token }, query, words, person] = await Promise.all([
    params,
    searchParams,
    getWords(),
    currentPerson(),
  ]);
  const { t } = words;
  const circle = await lookBehindLink(token, person?.id);
  const competition = competitionIn(query.competition);
  if (circle?.mine === 'in')
    redirect(competition ? `/competitions/${competition}` : `/circles/${circle.circleId}`);
  if (!circle)
    return (
      <MessagePage nav={await currentNav()} title={t('circles.join.closed')}>
        <p>{t('circles.join.closedWhy')}</p>
        <p>
          <TextLink href="/circles">{t('circles.title')}</TextLink>
        </p>
      </MessagePage>
    );
  return (
    <SiteFrame nav={await currentNav()}>
      <JoinCircle
        circle={circle}
        token={token}
        competition={competition}
        myName={nameTakenIn(query)?.suggestion ?? person?.name}
        problem={circleProblem(words, query)}
        action={joinCircleByLink}
      />
    </SiteFrame>
  );
}
