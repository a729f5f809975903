import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CircleYear } from '@/components/circles/year';
import { SitePage } from '@/components/site/site-page';
import { yearOf } from '@/lib/features/circles/circle-games';
import { loadCircle } from '@/lib/features/circles/circles';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../../../current-nav';
import { currentPerson } from '../../../../current-person';

// Only members learn the circle's name.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('friends.standing'), referrer: 'same-origin', robots: { index: false } };
}

/** One year of a circle, or all years, for its members. */
export default async function Page({ params }: PageProps<'/circles/[circleId]/years/[year]'>) {
  const { circleId, year: text } = await params;
  const circle = /^(0|20\d\d)$/.test(text) ? await loadCircle(circleId, await currentPerson()) : undefined;
  if (!circle) notFound();
  const [nav, shown] = await Promise.all([currentNav(), yearOf(circle, Number(text))]);
  return (
    <SitePage nav={nav} title={circle.name} isWide>
      <CircleYear circleId={circleId} {...shown} />
    </SitePage>
  );
}
