import 'server-only';
import type { Glance } from '@/components/table/lists/table-glance';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { roundOf } from '@/lib/game/wording/position';
import { visitorOf } from '../../games/[gameId]/visitor';

/** Maximum table previews. Each preview loads its table; further tables show only names and waiting times. */
const MAX_GLANCES = 12;

/** Previews of tables, as far as this browser may see them. */
export async function glancesOf(tables: readonly MyTable[]): Promise<ReadonlyMap<string, Glance>> {
  const found = await Promise.all(tables.slice(0, MAX_GLANCES).map(async ({ gameId }) => glanceAt(gameId)));
  return new Map(found.flatMap((glance) => (glance ? [[glance.gameId, glance] as const] : [])));
}

async function glanceAt(gameId: string): Promise<Glance | undefined> {
  const table = await loadTable(gameId, await visitorOf(gameId), { log: 'none' });
  if (!table) return undefined;
  const { pack, view, seats, scores, seq, unheard } = table;
  return {
    gameId,
    seq,
    round: roundOf({ pack, state: view.state }),
    rounds: pack.crane.turnsPerPlayer,
    seats,
    unread: unheard,
    points: scores.map(({ seat, total }) => [seat, total] as const),
  };
}
