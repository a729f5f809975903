import 'server-only';
import { TOKEN_PATTERN, hashToken } from '@/lib/auth/tokens';
import type { MyTable } from '@/lib/service/table-view';
import { statusOf } from '@/lib/store/game-row';
import { tablesOf, type TableOfMine } from '@/lib/store/my-tables-store';

/** More seats than this are not looked up; a browser holds fewer cookies than that. */
const MAX_TOKENS = 200;

/** Whose tables are asked for: a person's, and those that tokens open. */
export interface Owner {
  readonly userId: string | undefined;
  readonly tokens: readonly string[];
}

/** All tables of somebody: first those that wait for them, the longest waiting before the others, then by newest change. */
export async function myTables({ userId, tokens }: Owner): Promise<MyTable[]> {
  const hashes = tokens.filter((token) => TOKEN_PATTERN.test(token)).map(hashToken);
  if (userId === undefined && hashes.length === 0) return [];
  const tables = (await tablesOf(userId, hashes.slice(0, MAX_TOKENS))).map(myTableOf);
  const waiting = tables.filter((table) => table.waiting).sort((a, b) => (a.since < b.since ? -1 : 1));
  return [...waiting, ...tables.filter((table) => !table.waiting)];
}

function myTableOf({ waiting, since, status: stored, ...table }: TableOfMine): MyTable {
  const status = statusOf(stored);
  const isMine = table.seat !== undefined && table.seated && waiting.includes(table.seat);
  return {
    ...{ ...table, status, since: since.toISOString() },
    ...{ waitingFor: waiting, waiting: status === 'running' && isMine },
  };
}

/** The table to go on with: the one that has waited longest, another one than `after` if there is one. */
export function nextTable(tables: readonly MyTable[], after?: string): MyTable | undefined {
  const waiting = tables.filter((table) => table.waiting);
  return waiting.find(({ gameId }) => gameId !== after) ?? waiting[0];
}
