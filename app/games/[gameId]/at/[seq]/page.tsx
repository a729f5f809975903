import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PositionPage } from '@/components/table/position-page';
import { loadTableAt } from '@/lib/service/load-position';
import { isGameId, seatOfVisitor } from '../../looker';

export const metadata: Metadata = { title: 'Position', robots: { index: false } };

/** The position right after any step, as everybody could see it then. */
export default async function Page({ params }: PageProps<'/games/[gameId]/at/[seq]'>) {
  const { gameId, seq } = await params;
  if (!isGameId(gameId) || !/^\d{1,7}$/.test(seq)) notFound();
  const me = await seatOfVisitor(gameId);
  const table = await loadTableAt(gameId, Number(seq), me);
  if (!table) notFound();
  return <PositionPage table={table} />;
}
