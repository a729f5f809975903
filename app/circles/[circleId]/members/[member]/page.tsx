import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MemberGames } from '@/components/circles/member-games';
import { SitePage } from '@/components/site/site-page';
import { gamesOfMember } from '@/lib/features/circles/circle-games';
import { loadCircle } from '@/lib/features/circles/circles';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from '../../../../current-nav';
import { currentPerson } from '../../../../current-person';

// Only members learn names.
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('friends.record'), referrer: 'same-origin', robots: { index: false } };
}

/** A person's games in a circle, for its members. */
export default async function Page({ params }: PageProps<'/circles/[circleId]/members/[member]'>) {
  const { circleId, member } = await params;
  const circle = await loadCircle(circleId, await currentPerson());
  if (!circle) notFound();
  const shown = await gamesOfMember(circle, member);
  if (!shown) notFound();
  const { name, ...games } = shown;
  const nav = await currentNav();
  return (
    <SitePage nav={nav} title={name}>
      <MemberGames circleId={circleId} timeZone={nav.timeZone} {...games} />
    </SitePage>
  );
}
