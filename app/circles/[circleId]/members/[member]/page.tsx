import { CurrentPage } from '@/app/current-page';
import { currentZone } from '@/app/current-zone';
import { membersOnly } from '@/app/members-only';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { MemberGames } from '@/components/circles/member-games';
import { gamesOfMember } from '@/lib/features/circles/circle-games';
import { loadCircle } from '@/lib/features/circles/circles';
import { currentPerson } from '../../../../current-person';

// Only members learn names.
export const generateMetadata = pageMeta('friends.record', PRIVATE);

/** A person's games in a circle, for its members. */
export default async function Page({ params }: PageProps<'/circles/[circleId]/members/[member]'>) {
  const { circleId, member } = await params;
  const circle = await loadCircle(circleId, await currentPerson());
  if (!circle) return membersOnly();
  const shown = await gamesOfMember(circle, member);
  if (!shown) return membersOnly();
  const { name, ...games } = shown;
  return (
    <CurrentPage here="circles" title={name}>
      <MemberGames circleId={circleId} timeZone={await currentZone()} {...games} />
    </CurrentPage>
  );
}
