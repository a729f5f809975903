import 'server-only';
import { z } from 'zod';
import { turnClocks } from '@/lib/features/clocks/settle';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import type { Look } from '@/lib/features/seats/standing-look';
import { rowsTeller, versionTeller } from '@/lib/features/table/commands/rows-news';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { StreamedTable } from '@/lib/platform/live/stream';

/** Maximum tables per stream; tabs beyond that poll. */
export const MAX_TABLES = 24;

/** A table, whether to show its player as present, and the page's version. */
const Table = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]{6,40},[01],[\w.]*$/)
  .transform((text) => {
    const [gameId = '', here, known] = text.split(',');
    return { gameId, isHere: here === '1', known: known || undefined };
  });
export const StreamedTables = z.array(Table).min(1).max(MAX_TABLES);

interface VisitedTable {
  readonly table: StreamedTable;
  readonly person: string | undefined;
  readonly look: Look;
}

/** A table as the stream reports it; undefined if the visitor may not see it. */
export async function visitTable(
  { gameId, isHere, known }: z.output<typeof Table>,
  headers: Headers,
): Promise<VisitedTable | undefined> {
  const visitor = await visitorOfRequest(gameId, headers);
  const table = await loadTable(gameId, visitor, { log: 'none' });
  if (!table) return undefined;
  const { me } = table;
  const person = visitor.userId ?? (me === undefined ? undefined : `${gameId} ${me}`);
  const rowsOf = rowsTeller(gameId, visitor, me, turnClocks);
  const versionOf = versionTeller(gameId, visitor, me);
  const look = { gameId, visitor, me };
  return { table: { gameId, known, rowsOf, versionOf, seat: isHere ? me : undefined }, person, look };
}
