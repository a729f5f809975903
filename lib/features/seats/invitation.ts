import 'server-only';
import { inviterOf } from '@/lib/features/seats/host-store';
import { loadTable } from '@/lib/features/table/load/load-table';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pace } from '@/lib/game/pace/pace';

/** The parts of a table that an invitation shows before its reader takes a seat. */
export interface Invitation {
  /** The name of the table's host, if it is known. */
  readonly inviter?: string;
  readonly pace: Pace;
  readonly players: number;
  /** The table as the invited seat sees it; missing where its reader cannot see it yet. */
  readonly table?: TableView;
}

/** The invitation to a seat of a table or, from the lobby, the table as the public sees it. */
export async function loadInvitation(
  gameId: string,
  seat: SeatId | undefined,
): Promise<Invitation | undefined> {
  const [head, inviter, table] = await Promise.all([
    loadTableHead(gameId),
    inviterOf(gameId),
    loadTable(gameId, seat, { log: 'none' }),
  ]);
  if (!head) return undefined;
  const { pace, setup } = head;
  return { pace, players: setup.players, ...(inviter ? { inviter } : {}), table };
}
