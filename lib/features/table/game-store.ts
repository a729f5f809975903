import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Level } from '@/lib/game/levels';
import type { SeatId } from '@/lib/game/engine/commands';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import type { Pace } from '@/lib/game/pace/pace';
import { versionSql } from '@/lib/platform/live/change-store';
import type { ClockChanges } from '@/lib/features/table/clock-sql';
import { db, queryHot } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/game/wording/table-access';
import {
  COLUMNS_WITHOUT_POSITION,
  gameColumns,
  gameRowOf,
  type GameRow,
  type RawGame,
} from '@/lib/features/table/game-row';
import type { Tx } from '@/lib/features/table/locks';
import { logData } from '@/lib/features/table/log-sql';
import { messageRow, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import { isBarredFrom, SitsElsewhere } from '@/lib/features/table/one-table';
import type { NewRow } from '@/lib/features/table/table-start';
import {
  pastHolderOf,
  seatBotOf,
  type PastHolder,
  type RawHolder,
  type SeatRow,
} from '@/lib/features/table/seat-row';
import {
  holderSql,
  seatOfKeysSql,
  type SeatKeys,
  formerSeatSql,
  peerSql,
} from '@/lib/features/table/seat-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A seat opens to whoever has its token, or is held by the computer. */
export interface NewSeat {
  readonly seat: SeatId;
  /** Empty where nobody has named it. */
  readonly name: string;
  readonly tokenHash?: string;
  readonly email?: string;
  readonly bot?: Level;
  /** Kept for this person, who has yet to sit down. */
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
  /** The set-up, and what a lesson begins with. */
  readonly rows: readonly NewRow[];
  readonly at: Date;
  readonly seats: readonly NewSeat[];
  readonly terms: NewTerms;
  readonly clocks: ClockChanges;
  /** What its seats are sent at once. */
  readonly messages: readonly NewMessage[];
}

/** Who made a table, who may come to it, and how fast it is played. */
export interface NewTerms {
  readonly joinPolicy: JoinPolicy;
  readonly watchers: Watchers;
  /** Private unless said otherwise. */
  readonly lineSharing?: LineSharing | undefined;
  readonly pace: Pace;
  readonly hostId?: string | undefined;
  readonly hostHash?: string | undefined;
  readonly joinLinkHash?: string | undefined;
  readonly rematchOf?: string | undefined;
  readonly deal?: NewDeal | undefined;
}

/** A deal that other tables have, too, or that somebody may have known before. */
export interface NewDeal {
  readonly id?: string;
  readonly isKnown: boolean;
  /** For whom this table is the one that counts: of two at once, one is not made. */
  readonly entrant?: string;
  /** Which of the deal's places they take; of two who take the same, one table is not made. */
  readonly place?: number | undefined;
}

/**
 * Stores a new game with its people and its first rows, all or nothing; throws `SitsElsewhere` where whoever
 * opens it for others sits at another table of its deal.
 */
export async function insertGame(game: NewGame): Promise<void> {
  await onDatabase(async () => {
    const shared = sharedDealOf(game);
    if (!shared) return db().$transaction(insertsOf(db(), game));
    return db().$transaction(async (tx) => {
      const { entrant, dealId } = shared;
      const of = { gameId: game.id, dealId, isKnown: false };
      if (await isBarredFrom(tx, of, entrant, game.at)) throw new SitsElsewhere();
      for (const insert of insertsOf(tx, game)) await insert;
    });
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

/** The deal of a table that counts and that others are to sit down at. */
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
  return {
    joinPolicy,
    watchers,
    hostId,
    hostHash,
    joinLinkHash,
    rematchOf,
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

export interface TableRow extends GameRow {
  readonly seats: readonly SeatRow[];
  /** Who held them before, the earlier first. */
  readonly past: readonly PastHolder[];
  /** The seat whose keys were shown, if its holder has sat down. */
  readonly visitor?: SeatId;
  /** The seat that is kept for whoever showed the keys, until they sit down. */
  readonly invited?: SeatId;
  readonly isHost: boolean;
  /** Whether whoever showed the keys has finished their own table of the deal of this one. */
  readonly isPeer: boolean;
  /** The seat that whoever showed the keys held once, of several the last. */
  readonly former?: SeatId;
  /** Whether it is the holder who showed the keys of the seat: what is private is for them alone. */
  readonly isHolder: boolean;
  /** The tenure of the seat, for its holder. */
  readonly tenure?: number;
  /** Of the plans that the holder of the seat has kept: the turn that the last of them waits to be over. */
  readonly plannedAfter?: number;
  /** By seat: the row up to which its holder has seen the game. */
  readonly seenSeqs: readonly number[];
  /** By seat: how much of the talk its holder has seen. */
  readonly seenTalks: readonly number[];
  /** Changes with whatever an open page must hear of: see change-store. */
  readonly version: string;
}

interface RawTable extends RawGame {
  readonly version: string;
  readonly seenSeqs: number[];
  readonly seenTalks: number[];
  readonly names: string[];
  readonly seated: boolean[];
  readonly bots: (string | null)[];
  /** Former holders, each as JSON. */
  readonly past: string[];
  readonly mine: SeatId | null;
  readonly plannedAfter: number | null;
  readonly tenure: number | null;
  readonly former: SeatId | null;
  readonly isHost: boolean;
  readonly isPeer: boolean;
}

export interface LoadTableRow {
  /** The position is read only when the head is another one than this. */
  readonly knownHead?: string | undefined;
  /** Whoever folds an earlier position from the log needs none. */
  readonly position?: boolean;
  /** Whose seat to look for. */
  readonly keys?: SeatKeys;
}

/** A game, its people and which of them is looking, in one round trip. */
export async function loadTableRow(
  gameId: string,
  { knownHead, position = true, keys = {} }: LoadTableRow = {},
): Promise<TableRow | undefined> {
  const [raw] = await onDatabase(() =>
    queryHot<RawTable>(Prisma.sql`
      select ${position ? gameColumns(knownHead) : COLUMNS_WITHOUT_POSITION}, ${versionSql} as "version",
        p."names", p."seated", p."bots", p."mine", p."seenSeqs", p."seenTalks",
        array(
          select json_build_object('seat', h."seat", 'untilSeq', h."untilSeq", 'name', h."name", 'bot', h."bot")::text
          from "SeatHolder" h where h."gameId" = g."id" order by h."untilSeq", h."seat"
        ) as "past",
        (
          select max(l."afterTurn") from "Plan" l
          join "Seat" h on h."gameId" = l."gameId" and h."seat" = l."seat" and h."tenure" = l."tenure"
          where l."gameId" = g."id" and l."seat" = p."mine" and l."place" is not null
        ) as "plannedAfter",
        (
          select k."tenure" from "Seat" k where k."gameId" = g."id" and k."seat" = p."mine" and ${holderSql(keys)}
        ) as "tenure",
        (g."hostId" = ${keys.userId ?? null} or g."hostHash" = ${keys.tokenHash ?? null}) is true as "isHost",
        ${peerSql(keys)} as "isPeer",
        (${formerSeatSql(keys)}) as "former"
      from "Game" g
      join "GameSecret" x on x."gameId" = g."id"
      cross join lateral (
        select array_agg(s."name" order by s."seat") as "names",
          array_agg(s."seatedAt" is not null order by s."seat") as "seated", array_agg(s."bot" order by s."seat") as "bots",
          array_agg(s."seenSeq" order by s."seat") as "seenSeqs", array_agg(s."seenTalk" order by s."seat") as "seenTalks",
          max(s."seat") filter (where s."seat" = (${seatOfKeysSql(keys)})) as "mine"
        from "Seat" s where s."gameId" = g."id"
      ) p
      where g."id" = ${gameId}`),
  );
  if (!raw) return undefined;
  const {
    names,
    seated,
    bots,
    mine,
    seenSeqs,
    seenTalks,
    plannedAfter,
    tenure,
    isHost,
    isPeer,
    former,
    version,
    past,
    ...game
  } = raw;
  const seats = names.map((name, seat) => {
    const bot = seatBotOf(bots[seat]);
    return { seat, name, seated: seated[seat] ?? false, ...(bot ? { bot } : {}) };
  });
  const holders = past.map((text) => pastHolderOf(JSON.parse(text) as RawHolder));
  const seat = mine === null ? {} : seated[mine] ? { visitor: mine } : { invited: mine };
  return {
    ...gameRowOf(game),
    seats,
    past: holders,
    ...(plannedAfter === null || tenure === null ? {} : { plannedAfter }),
    isHolder: tenure !== null,
    isHost,
    isPeer,
    ...(former === null ? {} : { former }),
    ...(tenure === null ? {} : { tenure }),
    seenSeqs,
    seenTalks,
    version,
    ...seat,
  };
}
