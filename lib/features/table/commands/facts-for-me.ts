import 'server-only';
import { loadTable } from '@/lib/features/table/load/load-table';

/** The state of a table for a person, as their programs receive it; undefined if they cannot see it. */
export async function factsForMe(gameId: string, userId: string): Promise<object | undefined> {
  const table = await loadTable(gameId, { userId }, { log: 'none' });
  if (!table) return undefined;
  const { name, status, ending, me, invited, waitingFor } = table;
  const seat = me ?? invited;
  return {
    name,
    status,
    ending,
    ...(seat === undefined ? {} : { seat }),
    seated: me !== undefined,
    waiting: status === 'running' && me !== undefined && waitingFor.includes(me),
  };
}
