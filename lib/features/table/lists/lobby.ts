import 'server-only';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import type { Setup } from '@/lib/game/engine/setup';
import type { PaceKind } from '@/lib/game/pace/pace';
import { openTables, type LobbyPlace } from './lobby-store';

export type { LobbyPlace } from './lobby-store';

interface LobbyTable {
  readonly gameId: string;
  readonly name: string;
  readonly setup: Setup;
  readonly pace: PaceKind;
  readonly createdAt: string;
  readonly seats: readonly SeatInfo[];
}

/** The board variant: as for a first game, with the other side of the action tiles, or any other variant. */
export const BOARDS = ['usual', 'side-b', 'other'] as const;
export type LobbyBoard = (typeof BOARDS)[number];

/** The filter of the lobby; undefined fields match everything. */
export interface LobbyFilter {
  readonly players?: number | undefined;
  readonly pace?: PaceKind | undefined;
  readonly board?: LobbyBoard | undefined;
}

/** A page of the lobby, and the cursor of the next one if there may be more. */
export interface LobbyPage {
  readonly tables: readonly LobbyTable[];
  readonly next?: LobbyPlace;
}

/** Tables per page. */
const PAGE = 20;
/** Maximum tables read for a page, so a rare filter does not scan all of them. */
const MAX_LOOKED_AT = 200;

/**
 * Tables of the lobby with a free seat that match, newest first: the first page, or the one after a cursor.
 */
export async function readLobby(filter: LobbyFilter, after?: LobbyPlace): Promise<LobbyPage> {
  const tables: LobbyTable[] = [];
  let place = after;
  for (let seen = 0; seen < MAX_LOOKED_AT; seen += PAGE) {
    // Reads one more to find out whether there is a next page.
    const found = await openTables(PAGE + 1, place);
    for (const [i, { pace, createdAt, ...table }] of found.slice(0, PAGE).entries()) {
      place = { createdAt, gameId: table.gameId };
      const listed = { ...table, pace: pace.kind, createdAt: createdAt.toISOString() };
      if (fits(listed, filter)) tables.push(listed);
      if (tables.length === PAGE) return i + 1 < found.length ? { tables, next: place } : { tables };
    }
    if (found.length <= PAGE) return { tables };
  }
  return place ? { tables, next: place } : { tables };
}

function fits({ setup, pace }: LobbyTable, wanted: LobbyFilter): boolean {
  if (wanted.players !== undefined && setup.players !== wanted.players) return false;
  if (wanted.pace !== undefined && pace !== wanted.pace) return false;
  return wanted.board === undefined || boardOf(setup) === wanted.board;
}

/** The board variant of a setup. */
export function boardOf({ variant }: Setup): LobbyBoard {
  const { tiers, roadTiles } = variant;
  const isPrinted =
    Object.values(tiers ?? {}).every((tier) => tier === 'base') && Object.keys(roadTiles ?? {}).length === 0;
  if (!isPrinted) return 'other';
  return variant.actionSide === 'B' ? 'side-b' : 'usual';
}
