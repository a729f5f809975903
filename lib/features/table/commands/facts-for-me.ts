import 'server-only';
import { loadTable } from '@/lib/features/table/load/load-table';

/** How a table stands for a person, as their programs hear of it; empty where it is gone. */
export async function factsForMe(gameId: string, userId: string): Promise<object> {
  const table = await loadTable(gameId, { userId }, { log: 'none' });
  if (!table) return {};
  const { name, status, ending, me, invited, waitingFor } = table;
  const seat = me ?? invited;
  return {
    name,
    status,
    ...(ending ? { ending } : {}),
    ...(seat === undefined ? {} : { seat }),
    seated: me !== undefined,
    waiting: status === 'running' && me !== undefined && waitingFor.includes(me),
  };
}
