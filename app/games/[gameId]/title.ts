import { cache } from 'react';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { roundOf } from '@/lib/game/wording/position';
import type { Wording } from '@/lib/game/wording/wording';
import { isGameId, visitorOf } from './visitor';

/** The table in the address, cached for the page and its title. */
export const currentTable = cache(async (gameId: string) =>
  isGameId(gameId) ? loadTable(gameId, await visitorOf(gameId)) : undefined,
);

/**
 * The title of a table page, and the table. For visitors who may see it the title has its name, which
 * distinguishes tabs.
 */
export async function tableTitleOf(
  params: Promise<{ readonly gameId: string }>,
  title: string,
): Promise<{ readonly title: string; readonly table?: TableView | undefined }> {
  const { gameId } = await params;
  if (!isGameId(gameId)) return { title };
  const table = await loadTable(gameId, await visitorOf(gameId), { log: 'none' });
  return { table, title: table ? `${title} · ${table.name}` : title };
}

/** The current round, which best distinguishes the titles of several tabs of one table. */
export function roundTitle({ t }: Wording, { pack, view: { state } }: TableView): string {
  return t('table.round', { round: roundOf({ pack, state }), rounds: pack.crane.turnsPerPlayer });
}
