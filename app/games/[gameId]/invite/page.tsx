import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { recallLinks } from '@/app/(site)/kept-links';
import { takeSeat } from '@/app/seat/[token]/actions';
import { SeatLinks } from '@/components/site/seat-links';
import { seatLink, tableLink } from '@/lib/service/create-table';
import { loadTable } from '@/lib/service/load-table';
import { isGameId } from '../looker';

export const metadata: Metadata = { title: 'Seat links', referrer: 'same-origin', robots: { index: false } };

/** The links of a new table, for its host to hand out. */
export default async function Page({ params }: PageProps<'/games/[gameId]/invite'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const table = await loadTable(gameId, undefined, { log: 'none' });
  if (!table) notFound();
  const kept = recallLinks(await cookies(), gameId);
  const links = kept.map((seat) => ({ ...seat, link: seatLink(seat.token) }));
  return (
    <main className="page">
      <h1 className="initial">{table.name}</h1>
      <SeatLinks links={links} tableLink={tableLink(gameId)} gameId={gameId} action={takeSeat} />
    </main>
  );
}
