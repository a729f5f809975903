import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DealPage } from '@/components/daily/deal-page';
import { dayOf } from '@/components/notify/moment';
import { SitePage } from '@/components/site/site-page';
import { isDay } from '@/lib/features/daily/deal';
import { earlierDays } from '@/lib/features/daily/deals';
import { standOfDay } from '@/lib/features/daily/results';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../current-nav';
import { currentPerson } from '../../current-person';
import { playDaily } from '../actions';

export async function generateMetadata({ params }: PageProps<'/daily/[day]'>): Promise<Metadata> {
  const [{ t, locale }, { day }] = await Promise.all([getWords(), params]);
  return { title: isDay(day) ? t('daily.of', { day: dayOf(locale, day) }) : t('daily.title') };
}

/** The deal of a day, today or before. */
export default async function Page({ params }: PageProps<'/daily/[day]'>) {
  const [{ day }, { t, locale }, nav, person] = await Promise.all([
    params,
    getWords(),
    currentNav(),
    currentPerson(),
  ]);
  const stand = await standOfDay(day, person?.id);
  if (!stand) notFound();
  return (
    <SitePage nav={nav} title={t('daily.of', { day: dayOf(locale, day) })} isWide>
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
