import type { Metadata } from 'next';
import { DealPage } from '@/components/daily/deal-page';
import { SitePage } from '@/components/site/site-page';
import { dayOf } from '@/components/notify/moment';
import { Notice } from '@/components/ui/notice';
import { dayAt } from '@/lib/features/daily/deal';
import { earlierDays } from '@/lib/features/daily/deals';
import { standToday } from '@/lib/features/daily/results';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../current-nav';
import { currentPerson } from '../current-person';
import { playDaily } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('daily.title'), description: t('daily.lead') };
}

/** Today's deal: the same for everybody. */
export default async function DailyPage({ searchParams }: PageProps<'/daily'>) {
  const [{ t, locale }, nav, person, { problem }] = await Promise.all([
    getWords(),
    currentNav(),
    currentPerson(),
    searchParams,
  ]);
  const stand = await standToday(person?.id);
  const day = dayAt(stand.deal.startsAt);
  return (
    <SitePage nav={nav} title={t('daily.of', { day: dayOf(locale, day) })} isWide>
      {problem === 'many' && <Notice bad>{t('daily.many')}</Notice>}
      <DealPage
        stand={stand}
        earlier={await earlierDays(day)}
        play={playDaily}
        isNamed={Boolean(person?.name)}
        timeZone={nav.timeZone}
      />
    </SitePage>
  );
}
