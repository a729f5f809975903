import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CirclePage } from '@/components/circles/circle-page';
import { SitePage } from '@/components/site/site-page';
import { loadCircle } from '@/lib/features/circles/load-circle';
import { currentNav } from '../../current-nav';
import { currentPerson } from '../../current-person';
import { GatheringsSlot, StandingSlot, TablesSlot } from './slots';

export const metadata: Metadata = { robots: { index: false } };

/** A circle, for its members. */
export default async function Page({ params }: PageProps<'/circles/[circleId]'>) {
  const { circleId } = await params;
  const circle = await loadCircle(circleId, await currentPerson());
  if (!circle) notFound();
  return (
    <SitePage nav={await currentNav()} title={circle.name} isWide>
      <CirclePage
        circle={circle}
        tables={<TablesSlot circle={circle} />}
        gatherings={<GatheringsSlot circle={circle} />}
        standing={<StandingSlot circle={circle} />}
      />
    </SitePage>
  );
}
