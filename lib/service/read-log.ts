import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import type { PublicRow, StoredRow } from '@/lib/eventlog/row';
import { recall } from '@/lib/service/known-position';
import { seatInfosOf } from '@/lib/service/seat-infos';
import type { GameStatus, SeatInfo } from '@/lib/service/table-view';
import { loadTableRow } from '@/lib/store/game-store';
import { readLog, readWholeLog, type LoggedRow } from '@/lib/store/log-store';

/** Rows `from` to `to` of a table, at most `limit` of them. */
export interface LogRange {
  readonly from: number;
  readonly to?: number;
  readonly limit: number;
}

/** The public log as it was stored: what anyone can check the hash chain with. Undefined for an unknown table. */
export async function readLogRange(gameId: string, { from, to, limit }: LogRange) {
  const row = await loadTableRow(gameId, { knownHead: recall(gameId)?.head });
  if (!row) return undefined;
  const { seq, head } = row.game;
  const last = Math.min(to ?? seq, seq, from + limit - 1);
  return { seq, head, rows: (await readLog(gameId, from, last)).map(withoutWaiting) };
}

/** Everything of a game that may be known: all of it after the end, all but the secret parts before. */
export interface ExportedGame {
  readonly format: 'praga-by-post/1';
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly status: GameStatus;
    readonly pack: { readonly id: string; readonly version: number };
    readonly rulesVersion: number;
    readonly createdAt: string;
    readonly seq: number;
    readonly head: string;
    readonly commitment: string;
    readonly seed?: string;
  };
  readonly seats: readonly SeatInfo[];
  readonly waitingFor: readonly SeatId[];
  readonly log: readonly (PublicRow & Partial<StoredRow>)[];
}

/** A game as one document, or undefined for an unknown table. */
export async function exportGame(gameId: string): Promise<ExportedGame | undefined> {
  const row = await loadTableRow(gameId);
  if (!row?.snapshot) return undefined;
  const { game, seats, snapshot } = row;
  const { id, name, status, rulesVersion, seq, head, commitment } = game;
  const isOver = status === 'finished';
  const log = isOver ? await readWholeLog(gameId, seq) : await readLog(gameId, 1, seq);
  return {
    format: 'praga-by-post/1',
    game: {
      ...{ id, name, status, pack: { id: game.packId, version: game.packVersion }, rulesVersion },
      ...{ createdAt: game.createdAt.toISOString(), seq, head, commitment },
      ...(isOver ? { seed: snapshot.secrets.seed } : {}),
    },
    seats: seatInfosOf(seats, snapshot.state.setup),
    waitingFor: game.waiting,
    log: log.map(withoutWaiting),
  };
}

function withoutWaiting<T extends LoggedRow>({ waiting: _waiting, ...row }: T): Omit<T, 'waiting'> {
  return row;
}

/** Whether there is a table of this id. */
export async function tableExists(gameId: string): Promise<boolean> {
  return (await loadTableRow(gameId, { knownHead: recall(gameId)?.head })) !== undefined;
}
