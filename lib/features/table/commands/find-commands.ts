import 'server-only';
import { archivedRows } from '@/lib/features/table/log/archived-rows';
import { findRowsOfCommands } from '@/lib/features/table/log/log-store';
import type { SeatId } from '@/lib/game/engine/commands';

/** The rows that the commands of a seat have made, by command id. */
export interface FoundCommands {
  readonly rows: readonly { readonly commandId: string; readonly seq: number }[];
}

/** Finds the applied commands of a seat by their command ids; unknown ids are left out. */
export async function findCommands(
  gameId: string,
  seat: SeatId,
  commandIds: readonly string[],
): Promise<FoundCommands> {
  const ids = new Set(commandIds.map((id) => id.toLowerCase()));
  const found = await findRowsOfCommands(gameId, seat, [...ids]);
  if (found.length > 0 || ids.size === 0) return { rows: found };
  const archived = (await archivedRows(gameId)) ?? [];
  const mine = archived.filter((row) => row.seat === seat && ids.has(row.commandId));
  return { rows: mine.map(({ commandId, seq }) => ({ commandId, seq })) };
}
