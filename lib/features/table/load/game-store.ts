import 'server-only';
import {
  delegatedSql,
  holderSql,
  seatOfKeysSql,
  type SeatKeys,
  formerSeatSql,
  peerSql,
} from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';
import { pausesOf, type Pause, type StoredPauses } from '@/lib/game/pace/calendar';
import { db } from '@/lib/platform/db/db';
import { momentSql } from '@/lib/platform/db/json';
import { versionSql } from '@/lib/platform/live/change-store';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import {
  COLUMNS_WITHOUT_POSITION,
  gameColumns,
  gameRowOf,
  memberSql,
  type GameRow,
  type RawGame,
} from './game-row';
import { pastHolderOf, seatBotOf, type PastHolder, type RawHolder, type SeatRow } from './seat-row';
import type { SeatHelper } from './table-view';

export interface TableRow extends GameRow {
  readonly seats: readonly SeatRow[];
  /** The former holders, oldest first. */
  readonly past: readonly PastHolder[];
  /** The seat of the keys, if its holder has sat down. */
  readonly visitor?: SeatId;
  /** The seat that is reserved for the owner of the keys, until they sit down. */
  readonly invited?: SeatId;
  readonly isHost: boolean;
  /** Whether the owner of the keys has finished their own table of this table's deal. */
  readonly isPeer: boolean;
  /** Whether the owner of the keys is a member of the circle that may watch it. */
  readonly isInCircle: boolean;
  /** The seat that the owner of the keys used to hold; of several, the last one. */
  readonly former?: SeatId;
  /** Whether the keys of the seat prove its holder: only the holder sees private data. */
  readonly isHolder: boolean;
  /** The tenure of the seat; only for its holder. */
  readonly tenure?: number;
  /** Delegates and mentors who are active, have made rows, or are the owner of the keys. */
  readonly helpers: readonly SeatHelper[];
  /** For the holder of the seat: the turn after which the last of their plans is done. */
  readonly plannedAfter?: number;
  /** By seat: the last row that its holder has seen. */
  readonly seenSeqs: readonly number[];
  /** By seat: how much of the talk its holder has seen. */
  readonly seenTalks: readonly number[];
  /** The common holidays, past and planned, in the order of their agreement. */
  readonly pauses: readonly Pause[];
  /** Changes with anything that an open page must be notified of: see change-store. */
  readonly version: string;
}

interface RawTable extends RawGame {
  readonly version: string;
  readonly seenSeqs: number[];
  readonly seenTalks: number[];
  readonly pauses: StoredPauses;
  readonly names: string[];
  readonly seated: boolean[];
  readonly bots: (string | null)[];
  /** Former holders, each as JSON. */
  readonly past: string[];
  readonly mine: SeatId | null;
  readonly plannedAfter: number | null;
  readonly tenure: number | null;
  readonly former: SeatId | null;
  /** Delegates and mentors, each as JSON. */
  readonly helpers: string[];
  readonly isHost: boolean;
  readonly isPeer: boolean;
  readonly isInCircle: boolean;
}

export interface LoadTableRow {
  /** The position is only read if the head differs from this. */
  readonly knownHead?: string | undefined;
  /** Not needed to fold an earlier position from the log. */
  readonly position?: boolean;
  readonly keys?: SeatKeys;
}

/**
 * The delegates and mentors of game `g`, each as a `SeatHelper`. Someone who has not used their link
 * helps nobody yet.
 */
function helpersSql({ tokenHash, userId }: SeatKeys): Prisma.Sql {
  const isMe = Prisma.sql`case d."power" when 'mentor' then d."userId" = ${userId ?? null} else (d."tokenHash" = ${tokenHash ?? null}) is true or (d."userId" = ${userId ?? null} and d."usedAt" is not null) end`;
  const isMentor = Prisma.sql`(d."power" = 'mentor' and d."endedAt" is null and d."tenure" = y."tenure" and y."inPlay")`;
  return Prisma.sql`
    select json_build_object('seat', d."seat", 'name', d."name", 'power', d."power", 'until', ${momentSql(Prisma.sql`d."until"`)}, 'steps', d."steps",
      'isOver', (${delegatedSql(Prisma.sql`y`)} or ${isMentor}) is not true, 'isMe', (${isMe}) is true)::text
    from "SeatDelegate" d join "Seat" y on y."gameId" = d."gameId" and y."seat" = d."seat"
    where d."gameId" = g."id" and (d."usedAt" is not null or d."steps" <> '{}' or (${isMe}) is true) order by d."createdAt", d."id"`;
}

function helperOf(text: string): SeatHelper {
  const { until, isMe, ...helper } = JSON.parse(text) as Omit<SeatHelper, 'until' | 'isMe'> & {
    /** Milliseconds since 1970. */
    readonly until: number | null;
    readonly isMe: boolean;
  };
  const at = until === null ? undefined : new Date(until).toISOString();
  return { ...helper, until: at, ...(isMe ? { isMe } : {}) };
}

/** A game, its people, and the viewer's seat, in one round trip. */
export async function loadTableRow(
  gameId: string,
  { knownHead, position = true, keys = {} }: LoadTableRow = {},
): Promise<TableRow | undefined> {
  const isMember = memberSql(await noticeTimeAt(systemClock.now()), keys.userId);
  const [raw] = await db().$queryRaw<RawTable[]>`
    select ${position ? gameColumns(knownHead) : COLUMNS_WITHOUT_POSITION}, ${versionSql} as "version", g."pauses",
      p."names", p."seated", p."bots", p."mine", p."seenSeqs", p."seenTalks",
      array(
        select json_build_object('seat', h."seat", 'untilSeq', h."untilSeq", 'name', h."name", 'bot', h."bot",
          'replaced', h."replaced", 'decision', h."decision", 'at', ${momentSql(Prisma.sql`h."at"`)})::text
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
      ${peerSql(keys)} as "isPeer", ${isMember} as "isInCircle",
      (${formerSeatSql(keys)}) as "former",
      array(${helpersSql(keys)}) as "helpers"
    from "Game" g
    join "GameSecret" x on x."gameId" = g."id"
    cross join lateral (
      select array_agg(s."name" order by s."seat") as "names",
        array_agg(s."seatedAt" is not null order by s."seat") as "seated", array_agg(s."bot" order by s."seat") as "bots",
        array_agg(s."seenSeq" order by s."seat") as "seenSeqs", array_agg(s."seenTalk" order by s."seat") as "seenTalks",
        max(s."seat") filter (where s."seat" = (${seatOfKeysSql(keys)})) as "mine"
      from "Seat" s where s."gameId" = g."id"
    ) p
    where g."id" = ${gameId}`;
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
    isInCircle,
    former,
    helpers,
    version,
    pauses,
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
    isInCircle,
    former: former ?? undefined,
    helpers: helpers.map(helperOf).filter(({ isOver, isMe, steps }) => !isOver || isMe || steps.length > 0),
    tenure: tenure ?? undefined,
    seenSeqs,
    seenTalks,
    pauses: pausesOf(pauses),
    version,
    ...seat,
  };
}
