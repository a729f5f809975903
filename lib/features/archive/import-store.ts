import 'server-only';
import { storedOrigin, type Origin, type GameHead, type Snapshot } from '@/lib/features/table/load/game-row';
import { logData } from '@/lib/features/table/log/log-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { StoredRow } from '@/lib/game/eventlog/row';
import type { BotLevel } from '@/lib/game/levels';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';

/** A seat held by a computer, or with the hash of an unknown token. */
export interface ImportedSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly bot?: BotLevel;
  readonly tokenHash?: string;
}

/** A former holder of a seat, up to a log row. */
export interface ImportedHolder {
  readonly seat: SeatId;
  readonly untilSeq: number;
  readonly name: string;
  readonly bot?: BotLevel;
}

/** Identifies an import: two with the same values are the same import. */
export interface ImportClaim {
  readonly chainId: string;
  readonly head: string;
  readonly origin: Origin;
  /** Digest of its names. */
  readonly named: string;
}

type StoredHead = Pick<GameHead, 'id' | 'name' | 'rulesVersion' | 'commitment' | 'createdAt'>;

/** A verified game from a file. No one can open its seats: people are only names in it. */
export interface ImportedGame extends ImportClaim, Snapshot, StoredHead {
  readonly status: 'finished' | 'ended';
  readonly pack: { readonly id: string; readonly version: number };
  /** The values of its box, verified. */
  readonly box?: BoxValues | undefined;
  readonly finishedAt: Date;
  readonly at: Date;
  readonly seats: readonly ImportedSeat[];
  /** The former holders. */
  readonly past: readonly ImportedHolder[];
  readonly rows: readonly { readonly row: StoredRow; readonly waiting: readonly SeatId[] }[];
}

/** Rows in one statement, far below the parameter limit. */
const AT_ONCE = 200;

/** The table of an earlier import of the same game. */
export async function findImported({ chainId, head, ...claim }: ImportClaim): Promise<string | undefined> {
  const where = { chainId_head_origin: { chainId, head, origin: storedOrigin(claim) } };
  return (await db().game.findUnique({ where, select: { id: true } }))?.id;
}

/** Stores a game with its whole log, all or nothing; false if the same game was imported at the same time. */
export async function insertImported(game: ImportedGame): Promise<boolean> {
  const { id: gameId, secrets, seats, past, pack, box, at: createdAt } = game;
  return db().$transaction(async (tx) => {
    if (box) {
      const data = [{ id: pack.id, values: jsonOf(box), createdAt }];
      await tx.boxPack.createMany({ data, skipDuplicates: true });
    }
    const made = await tx.game.createMany({ data: [gameData(game)], skipDuplicates: true });
    if (made.count === 0) return false;
    await tx.gameSecret.createMany({ data: [{ gameId, secrets: jsonOf(secrets) }] });
    await tx.seat.createMany({ data: seats.map((seat) => seatData(game, seat)) });
    await tx.seatHolder.createMany({ data: past.map((holder) => holderData(gameId, holder)) });
    for (let from = 0; from < game.rows.length; from += AT_ONCE) {
      const rows = game.rows.slice(from, from + AT_ONCE);
      await tx.gameLog.createMany({ data: rows.map(({ row, waiting }) => logData(gameId, row, waiting)) });
    }
    return true;
  });
}

function seatData({ id, at }: ImportedGame, { seat, name, bot, tokenHash }: ImportedSeat) {
  return { gameId: id, seat, name, bot: bot ?? null, tokenHash: tokenHash ?? null, seatedAt: at };
}

function holderData(gameId: string, { seat, untilSeq, name, bot }: ImportedHolder) {
  return { gameId, seat, untilSeq, name, bot: bot ?? null };
}

function gameData(game: ImportedGame) {
  const { id, chainId, name, status, pack, rulesVersion, commitment, state, head, at } = game;
  return {
    id,
    chainId,
    origin: storedOrigin(game),
    name,
    status,
    packId: pack.id,
    packVersion: pack.version,
    rulesVersion,
    setup: jsonOf(state.setup),
    commitment,
    seq: game.rows.length,
    head,
    waiting: [],
    state: jsonOf(state),
    createdAt: game.createdAt,
    updatedAt: at,
    finishedAt: game.finishedAt,
    joinPolicy: 'named',
    watchers: 'link',
  };
}
