import { cache } from 'react';
import { loadTable } from '@/lib/features/table/load-table';
import { isGameId, visitorOf } from './visitor';

/** The table of an address as its own page shows it, read once for the page and for its title. */
export const currentTable = cache(async (gameId: string) =>
  isGameId(gameId) ? loadTable(gameId, await visitorOf(gameId)) : undefined,
);

/**
 * What a page of a table is called: with several tabs open, the name of the table tells them apart. For
 * whoever may look at it alone.
 */
export async function titleOf(params: Promise<{ readonly gameId: string }>, title: string): Promise<string> {
  const { gameId } = await params;
  if (!isGameId(gameId)) return title;
  const table = await loadTable(gameId, await visitorOf(gameId), { log: 'none' });
  return table ? `${title} · ${table.name}` : title;
}
