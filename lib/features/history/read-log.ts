import 'server-only';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { findBoxOfPack } from '@/lib/features/boxes/boxes';
import { isSealed } from '@/lib/features/table/load/game-row';
import { loadTableRow, type TableRow } from '@/lib/features/table/load/game-store';
import { knownPositionOf, recallPosition } from '@/lib/features/table/load/known-position';
import { keysOf, loadTable, mayLook, type Visitor } from '@/lib/features/table/load/load-table';
import { seatInfosOf } from '@/lib/features/table/load/seat-infos';
import type { PastHolder } from '@/lib/features/table/load/seat-row';
import type { TableView } from '@/lib/features/table/load/table-view';
import { positionFor } from '@/lib/features/table/load/visible';
import { type LoggedRow, readLog, readWholeLog } from '@/lib/features/table/log/log-store';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import {
  EXPORT_FORMAT,
  type ExportedHolder,
  type ExportedResult,
  type GameDocument,
} from '@/lib/game/eventlog/export';
import { withNames, withTenureNames } from '@/lib/game/wording/seat-names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { logCacheOf } from './log-cache';
import { loadThoughts } from './thought-store';

/**
 * A table with its whole log. The rows of a finished game are the same objects each time: their
 * cached wording stays valid.
 */
export async function loadWithWholeLog(gameId: string, who: Visitor): Promise<TableView | undefined> {
  const table = await loadTable(gameId, who, { log: 'none' });
  if (!table) return undefined;
  if (table.status === 'running') return loadTable(gameId, who, { log: 'all' });
  const { seq, head } = table;
  return { ...table, log: (await logCacheOf(gameId, { seq, head })).logTo(seq) };
}

/** Rows `from` to `to` of a table, at most `limit` of them. */
export interface LogRange {
  readonly from: number;
  readonly to?: number;
  readonly limit: number;
}

/**
 * The stored public log, as far as `who` can see it. Anyone can verify the hash chain with it.
 * Undefined for an unknown table.
 */
export async function readLogRange(gameId: string, { from, to, limit }: LogRange, who: Visitor = {}) {
  const recalled = recallPosition(gameId);
  const row = await rowFor(gameId, who, recalled?.head);
  if (!row) return undefined;
  const { seq, head } = await positionFor(row.game, await knownPositionOf(row, recalled), row.visitor);
  const wanted = Math.min(to ?? seq, seq);
  const last = Math.min(wanted, from + limit - 1);
  const rows = (await readLog(gameId, from, last)).map(withoutWaiting);
  return { seq, head, rows, ...(last < wanted ? { hasMore: true, next: last + 1 } : { hasMore: false }) };
}

/**
 * All public data of a game (docs/event-log.md): everything after the end, everything but the secret
 * parts before.
 */
export interface ExportedGame extends GameDocument {
  readonly waitingFor: readonly SeatId[];
}

/** A document is in English like all data for programs, because anyone may read it. */
const ENGLISH = wordingOf('en');

/**
 * A game as one document; undefined for an unknown table. Players without a name get one in the
 * language of `words`.
 */
export async function exportGame(
  gameId: string,
  who: Visitor = {},
  words = ENGLISH,
): Promise<ExportedGame | undefined> {
  const recalled = recallPosition(gameId);
  const row = await rowFor(gameId, who, recalled?.head);
  if (!row) return undefined;
  const { game, seats, past } = row;
  const { name, status, rulesVersion, commitment } = game;
  const { seq, head, position, secrets } = await positionFor(
    game,
    await knownPositionOf(row, recalled),
    row.visitor,
  );
  // The hash chain uses this id, so verification needs it.
  const id = game.chainId ?? game.id;
  // While the deal is being played elsewhere nothing hidden is revealed, even after the end.
  const isOver = status !== 'running' && !isSealed(game);
  const log = isOver ? await readWholeLog(gameId, seq) : await readLog(gameId, 1, seq);
  const { state } = position;
  const pack = await packOfGame(game);
  const thoughts = await loadThoughts(game);
  return {
    format: EXPORT_FORMAT,
    game: {
      id,
      name,
      status,
      pack: { id: game.packId, version: game.packVersion },
      ...(await boxOf(pack, who)),
      rulesVersion,
      setup: state.setup,
      createdAt: game.createdAt.toISOString(),
      seq,
      head,
      commitment,
      ...(isOver ? { seed: secrets.seed } : {}),
      ending: game.ending,
    },
    seats: withNames(words, seatInfosOf(seats, state.setup)),
    ...(past.length > 0 ? { holders: withTenureNames(words, past).map(holderOf) } : {}),
    waitingFor: game.waiting,
    ...(status === 'finished' ? { result: resultOf(pack, state) } : {}),
    ...(thoughts.length > 0 ? { thoughts } : {}),
    log: log.map(withoutWaiting),
  };
}

/** The values of the box that a game is played with, and its name for people who can see it. */
async function boxOf(
  { id, box }: Pack,
  { userId }: Visitor,
): Promise<Pick<GameDocument['game'], 'box' | 'boxName'>> {
  if (!box) return {};
  const found = await findBoxOfPack(id, userId);
  return { box, boxName: found?.name };
}

function holderOf({ seat, untilSeq, name, bot }: PastHolder): ExportedHolder {
  return { seat, untilSeq, name, ...(bot ? { bot } : {}) };
}

function resultOf(pack: Pack, state: State): ExportedResult {
  const scores = score(pack, state).map(({ seat, total, bySource }) => ({ seat, total, bySource }));
  return { ranking: state.ranking ?? [], scores };
}

function withoutWaiting<T extends LoggedRow>({ waiting: _waiting, ...row }: T): Omit<T, 'waiting'> {
  return row;
}

/** The `cache-control` of an answer about a table: `forAll` if anyone can watch it, otherwise `no-store`. */
export const cacheControlOf = async (gameId: string, forAll: string): Promise<string> =>
  (await tableExists(gameId)) ? forAll : 'no-store';

/** Whether there is a table with this id that `who` can see. */
export async function tableExists(gameId: string, who: Visitor = {}): Promise<boolean> {
  return (await rowFor(gameId, who, recallPosition(gameId)?.head)) !== undefined;
}

async function rowFor(gameId: string, who: Visitor, knownHead?: string): Promise<TableRow | undefined> {
  const row = await loadTableRow(gameId, { knownHead, keys: keysOf(who) });
  return row && mayLook(row, who) ? row : undefined;
}
