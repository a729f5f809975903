import 'server-only';
import type { ClockChanges } from '@/lib/features/table/load/clock-sql';
import { logData } from '@/lib/features/table/log/log-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import type { BotLevel } from '@/lib/game/levels';
import type { Pace } from '@/lib/game/pace/pace';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/setup';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { messageRow, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import { isBarredFrom, SitsElsewhere } from './one-table-store';
import type { NewRow } from './table-start';

/** A seat that a token opens, or that a computer holds. */
export interface NewSeat {
  readonly seat: SeatId;
  /** Empty if the seat has no name yet. */
  readonly name: string;
  readonly tokenHash?: string;
  readonly email?: string;
  readonly bot?: BotLevel;
  /** Reserved for this person until they sit down. */
  readonly userId?: string;
}

export interface NewGame {
  readonly id: string;
  readonly name: string;
  readonly pack: { readonly id: string; readonly version: number };
  readonly commitment: string;
  readonly state: State;
  readonly secrets: Secrets;
  readonly waiting: readonly SeatId[];
  /** The setup, and the first moves of a lesson. */
  readonly rows: readonly NewRow[];
  readonly at: Date;
  readonly seats: readonly NewSeat[];
  readonly terms: NewTableTerms;
  readonly clocks: ClockChanges;
  /** Messages sent to its seats at once. */
  readonly messages: readonly NewMessage[];
}

/** The host of a table, its access rules, and its pace. */
export interface NewTableTerms {
  readonly joinPolicy: JoinPolicy;
  readonly watchers: Watchers;
  /** Private by default. */
  readonly lineSharing?: LineSharing | undefined;
  readonly pace: Pace;
  readonly hostId?: string | undefined;
  readonly hostHash?: string | undefined;
  readonly joinLinkHash?: string | undefined;
  readonly rematchOf?: string | undefined;
  readonly deal?: NewDeal | undefined;
  /** The circle that the table belongs to. */
  readonly circleId?: string | undefined;
  /** Whether it counts for the open rating. */
  readonly isRated?: boolean | undefined;
}

/** A deal that other tables share, or that a player may have known before. */
export interface NewDeal {
  readonly id?: string;
  readonly isKnown: boolean;
  /** The person this table counts for: if they make two at once, one is refused. */
  readonly entrant?: string;
  /** Their place in the deal: if two take the same one, one table is refused. */
  readonly place?: number | undefined;
}

/**
 * Stores a new game with its people and its first rows, all or nothing. Throws `SitsElsewhere` if its
 * opener sits at another table of the same deal.
 */
export async function insertGame(game: NewGame, within?: Tx): Promise<void> {
  if (within) {
    for (const insert of insertsOf(within, game)) await insert;
    return;
  }
  const shared = sharedDealOf(game);
  if (!shared) {
    await db().$transaction(insertsOf(db(), game));
    return;
  }
  await db().$transaction(async (tx) => {
    const { entrant, dealId } = shared;
    const of = { gameId: game.id, dealId, isKnown: false };
    if (await isBarredFrom(tx, of, entrant, game.at)) throw new SitsElsewhere();
    for (const insert of insertsOf(tx, game)) await insert;
  });
}

function insertsOf(tx: Tx, game: NewGame) {
  const { id, state, secrets, rows, clocks } = game;
  const log = rows.map(({ row, waiting }, i) => logData(id, row, waiting, i === 0 ? clocks : undefined));
  return [
    tx.game.createMany({ data: [{ ...gameData(game), state: jsonOf(state) }] }),
    tx.gameSecret.createMany({ data: [{ gameId: id, secrets: jsonOf(secrets) }] }),
    tx.seat.createMany({ data: seatData(game) }),
    tx.gameLog.createMany({ data: log }),
    tx.dealEntry.createMany({ data: entryData(game) }),
    tx.outbox.createMany({ data: game.messages.map(messageRow) }),
  ];
}

/** The deal of a counted table that other players will join. */
function sharedDealOf({ state, terms: { deal } }: NewGame) {
  if (state.setup.players === 1 || deal?.id === undefined || deal.entrant === undefined) return undefined;
  return { dealId: deal.id, entrant: deal.entrant };
}

function entryData({ id, at, terms: { deal } }: NewGame) {
  return deal?.id !== undefined && deal.entrant !== undefined
    ? [{ gameId: id, dealId: deal.id, userId: deal.entrant, at, place: deal.place ?? null }]
    : [];
}

function gameData({ id, name, pack, commitment, state, rows, waiting, at, terms }: NewGame) {
  const last = rows.at(-1)?.row;
  if (!last) throw new InvariantError('a new game has no rows');
  const { pace, lineSharing = 'private', joinPolicy, watchers } = terms;
  const { hostId = null, hostHash = null, joinLinkHash = null, rematchOf = null, deal } = terms;
  const { circleId = null, isRated = false } = terms;
  return {
    joinPolicy,
    watchers,
    hostId,
    hostHash,
    joinLinkHash,
    rematchOf,
    circleId,
    rated: isRated,
    dealId: deal?.id ?? null,
    knownDeal: deal?.isKnown ?? false,
    id,
    name,
    commitment,
    lineSharing,
    packId: pack.id,
    packVersion: pack.version,
    rulesVersion: last.rulesVersion,
    setup: jsonOf(state.setup),
    seq: last.seq,
    head: last.hash,
    waiting: [...waiting],
    pace: jsonOf(pace),
    createdAt: at,
    updatedAt: at,
  };
}

function seatData({ id, seats, clocks, at }: NewGame) {
  return seats.map(({ seat, name, tokenHash, email, bot, userId }) => {
    const clock = clocks.changed.find((each) => each.seat === seat);
    return {
      gameId: id,
      seat,
      name,
      tokenHash: tokenHash ?? null,
      email: email ?? null,
      bot: bot ?? null,
      userId: userId ?? null,
      seatedAt: bot === undefined ? null : at,
      bankMs: clock?.bankMs ?? null,
    };
  });
}
