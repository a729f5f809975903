import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TablePage } from '@/components/table/table-page';
import { playAfterResponse } from '@/lib/http/after-move';
import { loadTable } from '@/lib/service/load-table';
import { waitsForComputer } from '@/lib/service/seat-infos';
import type { TableView } from '@/lib/service/table-view';
import { takeStep } from './actions';
import { isGameId, seatOfVisitor } from './looker';
import { readRefusal } from './refusal';

export const metadata: Metadata = { title: 'Table', robots: { index: false } };

/** The table as it stands now, with the prompt for whoever holds a seat here. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const [table, query] = await Promise.all([loadTable(gameId, seatOfVisitor(gameId)), searchParams]);
  if (!table) notFound();
  // Whoever was to play for a computer may have died with the server.
  playAfterResponse(gameId, waitsForComputer(table));
  return (
    <TablePage
      table={table}
      stamp={stampOf(table)}
      action={takeStep}
      refusal={readRefusal(query.refused, query.rule, query.with)}
    />
  );
}

/** A step from this page is meant for this position; its id makes pressing twice harmless. */
function stampOf({ gameId, seq }: TableView) {
  return { gameId, expectedSeq: seq, commandId: randomUUID() };
}
