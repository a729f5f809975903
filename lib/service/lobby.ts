import 'server-only';
import type { Setup } from '@/lib/engine/state';
import type { PaceKind } from '@/lib/pace/pace';
import type { SeatInfo } from '@/lib/service/table-view';
import { openTables } from '@/lib/store/lobby-store';

/** A table of the lobby. */
export interface LobbyTable {
  readonly gameId: string;
  readonly name: string;
  readonly setup: Setup;
  readonly pace: PaceKind;
  readonly createdAt: string;
  readonly seats: readonly SeatInfo[];
}

/** How a table's board is laid: as for a first game, with the other side of the action tiles, or anything else than usual. */
export const BOARDS = ['usual', 'side-b', 'other'] as const;
export type Board = (typeof BOARDS)[number];

/** What is looked for; what is not given is all the same. */
export interface LobbyFilter {
  readonly players?: number | undefined;
  readonly pace?: PaceKind | undefined;
  readonly board?: Board | undefined;
}

/** Tables of the lobby with a free seat that fit, newest first. */
export async function lobby(filter: LobbyFilter): Promise<LobbyTable[]> {
  const tables = (await openTables()).map(({ pace, createdAt, ...table }): LobbyTable => {
    return { ...table, pace: pace.kind, createdAt: createdAt.toISOString() };
  });
  return tables.filter((table) => fits(table, filter));
}

function fits({ setup, pace }: LobbyTable, wanted: LobbyFilter): boolean {
  if (wanted.players !== undefined && setup.players !== wanted.players) return false;
  if (wanted.pace !== undefined && pace !== wanted.pace) return false;
  return wanted.board === undefined || boardOf(setup) === wanted.board;
}

/** How the board of a set-up is laid. */
export function boardOf({ variant }: Setup): Board {
  const { tiers, roadTiles } = variant;
  const isPrinted =
    Object.values(tiers ?? {}).every((tier) => tier === 'base') && Object.keys(roadTiles ?? {}).length === 0;
  if (!isPrinted) return 'other';
  return variant.actionSide === 'B' ? 'side-b' : 'usual';
}
