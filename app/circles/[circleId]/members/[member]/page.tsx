import { MembersOnly } from '@/app/members-only';
import { nothingHere } from '@/app/nothing-here';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { MemberGames } from '@/components/circles/member-games';
import { SitePage } from '@/components/site/site-page';
import { gamesOfMember } from '@/lib/features/circles/circle-games';
import { loadCircle } from '@/lib/features/circles/circles';
import { currentNav } from '../../../../current-nav';
import { currentPerson } from '../../../../current-person';

// Only members learn names.
export const generateMetadata = pageMeta('friends.record', PRIVATE);

/** A person's games in a circle, for its members. */
export default async function Page({ params }: PageProps<'/circles/[circleId]/members/[member]'>) {
  const { circleId, member } = await params;
  const circle = await loadCircle(circleId, await currentPerson());
  if (!circle) return nothingHere(<MembersOnly />);
  const shown = await gamesOfMember(circle, member);
  if (!shown) return nothingHere(<MembersOnly />);
  const { name, ...games } = shown;
  const nav = await currentNav();
  return (
    <SitePage nav={nav} title={name}>
      <MemberGames circleId={circleId} timeZone={nav.timeZone} {...games} />
    </SitePage>
  );
}
