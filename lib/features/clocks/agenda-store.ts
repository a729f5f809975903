import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from '@/lib/features/table/clock-sql';
import type { Pause } from '@/lib/game/pace/calendar';
import type { Agreed, VoiceRow } from '@/lib/features/clocks/voice-store';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { statusOf, type StoredStatus } from '@/lib/features/table/game-row';
import { seatBotOf, type SeatBot, type SeatRow } from '@/lib/features/table/seat-row';
import { formerSeatSql, seatOfKeysSql, type SeatKeys } from '@/lib/features/table/seat-sql';
import { OTHER_READER } from '@/lib/platform/outbox/outbox-store';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A seat on which nobody sits, and which is kept for nobody. */
export interface FreeSeat {
  readonly seat: SeatId;
  readonly tenure: number;
  /** Whether somebody held it before. */
  readonly isVacated: boolean;
}

/** What a table decides beside its log, at one moment. */
export interface Agenda {
  readonly gameId: string;
  readonly name: string;
  readonly status: StoredStatus;
  readonly seq: number;
  readonly waiting: readonly SeatId[];
  readonly watchers: string;
  /** The newest common holiday, past, present or to come. */
  readonly pause?: Pause;
  readonly seats: readonly SeatRow[];
  readonly clocks: TableClocks;
  readonly voices: readonly Agreed[];
  readonly free: readonly FreeSeat[];
  /** The person who made the table, and the seat they sit on. */
  readonly hostId?: string;
  readonly hostSeat?: SeatId;
  /** The seat whose keys were shown, if its holder has sat down. */
  readonly me?: SeatId;
  /** The seat that whoever showed the keys held before somebody else. */
  readonly former?: SeatId;
  /** Whether these keys are those of whoever made the table. */
  readonly isHost: boolean;
}

interface RawPerson {
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
  readonly bot: string | null;
  readonly tenure: number;
  readonly isKept: boolean;
  readonly isHost: boolean;
}

interface RawAgenda extends RawClocks {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly waiting: SeatId[];
  readonly watchers: string;
  readonly people: RawPerson[] | null;
  /** Milliseconds since 1970. */
  readonly voices: (VoiceRow & { readonly at: number })[] | null;
  readonly hostId: string | null;
  readonly mine: SeatId | null;
  readonly former: SeatId | null;
  readonly isHost: boolean;
}

/** The agenda of a table, and whose seat these keys prove; undefined when there is no such table. */
export async function loadAgenda(gameId: string, keys: SeatKeys = {}): Promise<Agenda | undefined> {
  const [raw] = await onDatabase(
    () => db().$queryRaw<RawAgenda[]>`
      select g."id" as "gameId", g."name", g."status", g."seq", g."waiting", g."watchers", ${clocksSql},
        g."hostId",
        (select json_agg(json_build_object('seat', p."seat", 'name', p."name", 'seated', p."seatedAt" is not null, 'bot', p."bot",
            'tenure', p."tenure", 'isKept', p."userId" is not null,
            'isHost', p."seatedAt" is not null and (p."userId" = g."hostId") is true) order by p."seat")
          from "Seat" p where p."gameId" = g."id") as "people",
        (select json_agg(json_build_object('seat', v."seat", 'question', v."question", 'about', v."about",
            'at', (extract(epoch from v."at") * 1000)::bigint) order by v."at", v."seat")
          from "Consent" v where v."gameId" = g."id") as "voices",
        (select m."seat" from "Seat" m where m."gameId" = g."id" and m."seatedAt" is not null
          and m."seat" = (${seatOfKeysSql(keys)})) as "mine",
        (${formerSeatSql(keys)}) as "former",
        (g."hostId" = ${keys.userId ?? null} or g."hostHash" = ${keys.tokenHash ?? null}) is true as "isHost"
      from "Game" g where g."id" = ${gameId}`,
  );
  return raw && agendaOf(raw);
}

function agendaOf(raw: RawAgenda): Agenda {
  const { gameId, name, status, seq, waiting, watchers, people, voices, mine, former, isHost } = raw;
  const pause = raw.pauses.at(-1);
  const clocks = clocksOf(raw);
  const hostSeat = people?.find((person) => person.isHost)?.seat;
  return {
    gameId,
    name,
    status: statusOf(status),
    seq,
    waiting,
    watchers,
    clocks,
    isHost,
    seats: (people ?? []).map(seatRowOf),
    free: (people ?? []).flatMap((person) => freeSeatOf(person, clocks)),
    voices: (voices ?? []).map(({ at, ...voice }) => ({ ...voice, at: new Date(at) })),
    ...(pause ? { pause: { from: new Date(pause.from), until: new Date(pause.until) } } : {}),
    ...(raw.hostId === null ? {} : { hostId: raw.hostId }),
    ...(hostSeat === undefined ? {} : { hostSeat }),
    ...(mine === null ? {} : { me: mine }),
    ...(mine === null && former !== null ? { former } : {}),
  };
}

function seatRowOf({ seat, name, seated, bot }: RawPerson): SeatRow {
  const held = seatBotOf(bot);
  return { seat, name, seated, ...(held ? { bot: held } : {}) };
}

function freeSeatOf({ seat, tenure, seated, bot, isKept }: RawPerson, clocks: TableClocks): FreeSeat[] {
  if (seated || bot !== null || isKept) return [];
  const heldFrom = clocks.seats.find((clock) => clock.seat === seat)?.heldFrom ?? 1;
  return [{ seat, tenure, isVacated: heldFrom > 1 }];
}

/** Has the scheduler look at a seat, whether its clock runs or not. */
export async function lookAtSeat(gameId: string, seat: SeatId, lookAt: Date): Promise<void> {
  await onDatabase(() => db().seat.updateMany({ where: { gameId, seat, bot: null }, data: { lookAt } }));
}

/** Which revision of it a change of a table was decided on. */
export interface Decided {
  readonly gameId: string;
  readonly tableRevision: number;
  readonly at: Date;
}

/** What a seat has in the bank from now on, as much of it as was given included. */
interface NewBank {
  readonly bankMs: number;
  readonly grantedMs: number;
}

/** Gives a seat more time. False when the table's revision has changed meanwhile; then nothing was done. */
export async function giveTime(decided: Decided, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, Prisma.sql`"reminded" = null,`);
}

/** Moves what is in the bank of a seat, with no news for anybody. False as for `giveTime`. */
export async function moveClock(decided: Decided, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, Prisma.empty);
}

async function setBank(
  { gameId, tableRevision, at }: Decided,
  seat: SeatId,
  { bankMs, grantedMs }: NewBank,
  besides: Prisma.Sql,
): Promise<boolean> {
  const done = await onDatabase(
    () => db().$executeRaw`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1
        where "id" = ${gameId} and "affairs" = ${tableRevision}::int and "status" = 'running' returning "id"
      )
      update "Seat" s set "bankMs" = ${bankMs}::int, "grantedMs" = ${grantedMs}::int, ${besides} "lookAt" = ${at}::timestamptz
      from moved where s."gameId" = moved."id" and s."seat" = ${seat}::int`,
  );
  return done > 0;
}

/** A new holder: whoever opens the link with this token, or a computer. */
export interface NewHolder {
  readonly tokenHash?: string;
  readonly bot?: SeatBot;
  readonly bankMs: number | null;
  readonly grantedMs: number;
  readonly tickingAt: Date | null;
  readonly lookAt: Date | null;
  /** By which decision of the table. */
  readonly decision?: string | undefined;
  /** Whether the former holder did not wish it: they hear how the game ends. */
  readonly isReplaced?: boolean;
}

/**
 * Gives a seat to somebody else. What was done so far stays the former holder's; neither his link nor his
 * person opens the seat any more, no message goes to him, and his plans are forgotten. False when the table's
 * revision has changed, or its log has gone on.
 */
export async function changeHolder(
  { gameId, tableRevision, at }: Decided,
  { seat, seq }: { readonly seat: SeatId; readonly seq: number },
  holder: NewHolder,
): Promise<boolean> {
  const {
    tokenHash = null,
    bot = null,
    bankMs,
    grantedMs,
    tickingAt,
    lookAt,
    decision = null,
    isReplaced = false,
  } = holder;
  const [result] = await onDatabase(
    () => db().$queryRaw<{ done: number }[]>`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1
        where "id" = ${gameId} and "affairs" = ${tableRevision}::int and "seq" = ${seq}::int and "status" = 'running' returning "id"
      ), kept as (
        insert into "SeatHolder" ("gameId", "seat", "untilSeq", "name", "userId", "bot", "keys", "at", "decision", "replaced", "email", "locale")
        select s."gameId", s."seat", ${seq}::int, s."name", s."userId", s."bot",
          array(select b."hash" from "SeatKey" b where b."gameId" = s."gameId" and b."seat" = s."seat" and b."own")
            || array_remove(array[s."tokenHash"], null),
          ${at}::timestamptz, ${decision}::uuid, ${isReplaced},
          case when ${isReplaced} and s."mailStoppedAt" is null then s."email" end, case when ${isReplaced} then s."locale" end
        from moved
        join "Seat" s on s."gameId" = moved."id" and s."seat" = ${seat}::int and s."seatedAt" is not null
        on conflict do nothing
      ), silenced as (
        update "Outbox" o set "cancelledAt" = ${at}::timestamptz from moved
        where o."gameId" = moved."id" and o."seat" = ${seat}::int and o."sentAt" is null and o."cancelledAt" is null
          and not ${OTHER_READER}
      ), forgotten as (
        delete from "Plan" p using moved where p."gameId" = moved."id" and p."seat" = ${seat}::int
      ), unsaid as (
        delete from "Consent" c using moved where c."gameId" = moved."id" and c."seat" = ${seat}::int
          and c."question" in ('concede', 'agreed-end')
      ), given as (
        update "Seat" s set "name" = '', "email" = null, "userId" = null, "tokenHash" = ${tokenHash}, "bot" = ${bot},
          "seatedAt" = case when ${bot}::text is not null then ${at}::timestamptz end, "heldFrom" = ${seq}::int + 1,
          "bankMs" = ${bankMs}::int, "grantedMs" = ${grantedMs}::int, "tickingAt" = ${tickingAt}::timestamptz,
          "lookAt" = ${lookAt}::timestamptz, "reminded" = null, "seenSeq" = 0, "seenTalk" = 0, "locale" = null,
          "mailStoppedAt" = null
        from moved where s."gameId" = moved."id" and s."seat" = ${seat}::int returning 1
      )
      select (select count(*)::int from given) as "done"`,
  );
  return result?.done === 1;
}

/** How its people have ended a table; without a result where nothing is said. */
export interface TableEnd {
  readonly how?: 'resigned' | 'conceded' | 'agreed';
  /** The seat that has won. */
  readonly winner?: SeatId;
  readonly unrated?: boolean;
}

/**
 * Ends a table, without a result unless said otherwise: all clocks stand, and nobody is asked to move any
 * more.
 */
export async function endTable(
  { gameId, tableRevision, at }: Decided,
  { how, winner, unrated = false }: TableEnd = {},
): Promise<boolean> {
  const [result] = await onDatabase(
    () => db().$queryRaw<{ done: number }[]>`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1, "status" = 'ended', "waiting" = '{}', "finishedAt" = ${at}::timestamptz,
          "updatedAt" = ${at}::timestamptz, "ending" = ${how ?? null}, "winner" = ${winner ?? null}::int, "unrated" = ${unrated}
        where "id" = ${gameId} and "affairs" = ${tableRevision}::int and "status" = 'running' returning "id"
      ), stopped as (
        update "Seat" s set "tickingAt" = null, "lookAt" = null from moved where s."gameId" = moved."id"
      ), silenced as (
        update "Outbox" o set "cancelledAt" = ${at}::timestamptz from moved
        where o."gameId" = moved."id" and o."sentAt" is null and o."cancelledAt" is null
      )
      select count(*)::int as "done" from moved`,
  );
  return result?.done === 1;
}

/** Plans a common holiday, from now on or later; its clocks are looked at anew. */
export async function pauseTable(
  { gameId, tableRevision, at }: Decided,
  { from, until }: Pause,
): Promise<boolean> {
  const pause = JSON.stringify({ from, until });
  const [result] = await onDatabase(
    () => db().$queryRaw<{ done: number }[]>`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1, "pausedUntil" = ${until}::timestamptz,
          "pauses" = ("pauses"::jsonb || jsonb_build_array(${pause}::jsonb))::json
        where "id" = ${gameId} and "affairs" = ${tableRevision}::int and "status" = 'running' returning "id"
      ), looked as (
        update "Seat" s set "lookAt" = ${at}::timestamptz, "reminded" = null from moved
        where s."gameId" = moved."id" and s."tickingAt" is not null and s."bot" is null
      )
      select count(*)::int as "done" from moved`,
  );
  return result?.done === 1;
}

/**
 * Ends the newest common holiday now, or gives it up; who was for it, or for its end, is asked anew another
 * time.
 */
export async function endPause({ gameId, tableRevision, at }: Decided): Promise<boolean> {
  const until = JSON.stringify(at);
  const [result] = await onDatabase(
    () => db().$queryRaw<{ done: number }[]>`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1, "pausedUntil" = ${at}::timestamptz,
          "pauses" = jsonb_set("pauses"::jsonb, '{-1,until}', ${until}::jsonb)::json
        where "id" = ${gameId} and "affairs" = ${tableRevision}::int and "status" = 'running' returning "id"
      ), looked as (
        update "Seat" s set "lookAt" = ${at}::timestamptz, "reminded" = null from moved
        where s."gameId" = moved."id" and s."tickingAt" is not null and s."bot" is null
      ), forgotten as (
        delete from "Consent" c using moved where c."gameId" = moved."id" and c."question" in ('holiday', 'holiday-end')
      )
      select count(*)::int as "done" from moved`,
  );
  return result?.done === 1;
}
