import { CurrentPage } from '@/app/current-page';
import { membersOnly } from '@/app/members-only';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { CircleYear } from '@/components/circles/year';
import { yearOf } from '@/lib/features/circles/circle-games';
import { loadCircle } from '@/lib/features/circles/circles';
import { currentPerson } from '../../../../current-person';

// Only members learn the circle's name.
export const generateMetadata = pageMeta('friends.standing', PRIVATE);

/** One year of a circle, or all years, for its members. */
export default async function Page({ params }: PageProps<'/circles/[circleId]/years/[year]'>) {
  const { circleId, year: text } = await params;
  const circle = /^(0|20\d\d)$/.test(text) ? await loadCircle(circleId, await currentPerson()) : undefined;
  if (!circle) return membersOnly();
  const shown = await yearOf(circle, Number(text));
  return (
    <CurrentPage here="circles" title={circle.name} isWide>
      <CircleYear circleId={circleId} {...shown} />
    </CurrentPage>
  );
}
