import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { recallLinks } from '@/app/(site)/kept-links';
import { takeSeat } from '@/app/seat/[token]/actions';
import { SeatLinks } from '@/components/site/seat-links';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import { seatLink, tableLink } from '@/lib/service/create-table';
import { getWords } from '@/lib/i18n/here';
import { loadTable } from '@/lib/service/load-table';
import { isGameId } from '../looker';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('site.seatLinks'), referrer: 'same-origin', robots: { index: false } };
}

/** The links of a new table, for its host to hand out. */
export default async function Page({ params }: PageProps<'/games/[gameId]/invite'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const table = await loadTable(gameId, undefined, { log: 'none' });
  if (!table) notFound();
  const { t } = await getWords();
  const kept = recallLinks(await cookies(), gameId);
  const links = kept.map((seat) => ({ ...seat, link: seatLink(seat.token) }));
  return (
    <main className="page">
      <h1 className="initial">{table.name}</h1>
      <SeatLinks links={links} tableLink={tableLink(gameId)} gameId={gameId} action={takeSeat} />
      <SiteFooter>
        <TextLink href="/">{t('site.toStart')}</TextLink>
        <TextLink href="/rules">{t('site.rules')}</TextLink>
      </SiteFooter>
    </main>
  );
}
