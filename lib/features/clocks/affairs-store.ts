import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from '@/lib/store/clock-sql';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/store/db';
import { statusOf, type StoredStatus } from '@/lib/store/game-row';
import { seatBotOf, type SeatBot, type SeatRow } from '@/lib/store/seat-row';
import { seatOfKeysSql, type SeatKeys } from '@/lib/store/seat-sql';
import { onDatabase } from '@/lib/store/unavailable';

/** Who agreed to what: the questions are named in lib/service/pace. */
export interface ConsentRow {
  readonly seat: SeatId;
  readonly question: string;
  readonly about: string;
}

/** What a table decides beside its log, at one moment. */
export interface Affairs {
  readonly gameId: string;
  readonly name: string;
  readonly status: StoredStatus;
  readonly seq: number;
  readonly waiting: readonly SeatId[];
  readonly watchers: string;
  readonly pausedUntil?: Date;
  readonly seats: readonly SeatRow[];
  readonly clocks: TableClocks;
  readonly consents: readonly ConsentRow[];
  /** The seat whose keys were shown, if its holder has sat down. */
  readonly me?: SeatId;
  /** Whether these keys are those of whoever made the table. */
  readonly isHost: boolean;
}

interface RawAffairs extends RawClocks {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly waiting: SeatId[];
  readonly watchers: string;
  readonly pausedUntil: Date | null;
  readonly people: { seat: SeatId; name: string; seated: boolean; bot: string | null }[] | null;
  readonly consents: ConsentRow[] | null;
  readonly mine: SeatId | null;
  readonly isHost: boolean;
}

/** The affairs of a table, and whose seat these keys prove; undefined when there is no such table. */
export async function loadAffairs(gameId: string, keys: SeatKeys = {}): Promise<Affairs | undefined> {
  const [raw] = await onDatabase(
    () => db().$queryRaw<RawAffairs[]>`
      select g."id" as "gameId", g."name", g."status", g."seq", g."waiting", g."watchers", g."pausedUntil", ${clocksSql},
        (select json_agg(json_build_object('seat', p."seat", 'name', p."name", 'seated', p."seatedAt" is not null, 'bot', p."bot")
          order by p."seat") from "Seat" p where p."gameId" = g."id") as "people",
        (select json_agg(json_build_object('seat', v."seat", 'question', v."question", 'about', v."about") order by v."at", v."seat")
          from "Consent" v where v."gameId" = g."id") as "consents",
        (select m."seat" from "Seat" m where m."gameId" = g."id" and m."seatedAt" is not null
          and m."seat" = (${seatOfKeysSql(keys)})) as "mine",
        (g."hostId" = ${keys.userId ?? null} or g."hostHash" = ${keys.tokenHash ?? null}) is true as "isHost"
      from "Game" g where g."id" = ${gameId}`,
  );
  return raw && affairsOf(raw);
}

function affairsOf(raw: RawAffairs): Affairs {
  const { gameId, name, status, seq, waiting, watchers, pausedUntil, people, consents, mine, isHost } = raw;
  const seats = (people ?? []).map(({ bot, ...person }) => {
    const held = seatBotOf(bot);
    return { ...person, ...(held ? { bot: held } : {}) };
  });
  return {
    ...{ gameId, name, status: statusOf(status), seq, waiting, watchers, seats, clocks: clocksOf(raw) },
    ...{ consents: consents ?? [], isHost, ...(pausedUntil ? { pausedUntil } : {}) },
    ...(mine === null ? {} : { me: mine }),
  };
}

/** Notes that a seat agrees. Saying it again changes nothing. */
export async function insertConsent(gameId: string, consent: ConsentRow, at: Date): Promise<void> {
  const { seat, question, about } = consent;
  await onDatabase(
    () => db().$executeRaw`
      insert into "Consent" ("gameId", "seat", "question", "about", "at")
      values (${gameId}, ${seat}::int, ${question}, ${about}, ${at}::timestamptz) on conflict do nothing`,
  );
}

/** Which state of its affairs a change of a table was decided on. */
export interface Decided {
  readonly gameId: string;
  readonly affairs: number;
  readonly at: Date;
}

/** What a seat has in the bank from now on, as much of it as was given included. */
interface NewBank {
  readonly bankMs: number;
  readonly grantedMs: number;
}

/** Gives a seat more time. False when the table's affairs have changed meanwhile; then nothing was done. */
export async function giveTime(decided: Decided, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, Prisma.sql`"reminded" = null,`);
}

/** Moves what is in the bank of a seat, with no news for anybody. False as for `giveTime`. */
export async function moveClock(decided: Decided, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, Prisma.empty);
}

async function setBank(
  { gameId, affairs, at }: Decided,
  seat: SeatId,
  { bankMs, grantedMs }: NewBank,
  besides: Prisma.Sql,
): Promise<boolean> {
  const done = await onDatabase(
    () => db().$executeRaw`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1
        where "id" = ${gameId} and "affairs" = ${affairs}::int and "status" = 'running' returning "id"
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
}

/**
 * Gives a seat to somebody else. What was done so far stays the former holder's; neither his link nor his person opens the seat any
 * more, no prompt goes to him, and his plans are forgotten. False when the table's affairs have changed, or its log has gone on.
 */
export async function changeHolder(
  { gameId, affairs, at }: Decided,
  { seat, seq }: { readonly seat: SeatId; readonly seq: number },
  holder: NewHolder,
): Promise<boolean> {
  const { tokenHash = null, bot = null, bankMs, grantedMs, tickingAt, lookAt } = holder;
  const [result] = await onDatabase(
    () => db().$queryRaw<{ done: number }[]>`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1
        where "id" = ${gameId} and "affairs" = ${affairs}::int and "seq" = ${seq}::int and "status" = 'running' returning "id"
      ), kept as (
        insert into "SeatHolder" ("gameId", "seat", "untilSeq", "name", "userId", "bot")
        select s."gameId", s."seat", ${seq}::int, s."name", s."userId", s."bot" from moved
        join "Seat" s on s."gameId" = moved."id" and s."seat" = ${seat}::int and s."seatedAt" is not null
        on conflict do nothing
      ), hushed as (
        update "Outbox" o set "cancelledAt" = ${at}::timestamptz from moved
        where o."gameId" = moved."id" and o."seat" = ${seat}::int and o."sentAt" is null and o."cancelledAt" is null
      ), forgotten as (
        delete from "Plan" p using moved where p."gameId" = moved."id" and p."seat" = ${seat}::int
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

/** Ends a table without a result: all clocks stand, and nobody is asked to move any more. */
export async function endTable({ gameId, affairs, at }: Decided): Promise<boolean> {
  const [result] = await onDatabase(
    () => db().$queryRaw<{ done: number }[]>`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1, "status" = 'ended', "waiting" = '{}', "finishedAt" = ${at}::timestamptz,
          "updatedAt" = ${at}::timestamptz
        where "id" = ${gameId} and "affairs" = ${affairs}::int and "status" = 'running' returning "id"
      ), stopped as (
        update "Seat" s set "tickingAt" = null, "lookAt" = null from moved where s."gameId" = moved."id"
      ), hushed as (
        update "Outbox" o set "cancelledAt" = ${at}::timestamptz from moved
        where o."gameId" = moved."id" and o."sentAt" is null and o."cancelledAt" is null
      )
      select count(*)::int as "done" from moved`,
  );
  return result?.done === 1;
}

/** Begins a common holiday; its clocks are looked at anew. */
export async function pauseTable({ gameId, affairs, at }: Decided, until: Date): Promise<boolean> {
  const pause = JSON.stringify({ from: at, until });
  const [result] = await onDatabase(
    () => db().$queryRaw<{ done: number }[]>`
      with moved as (
        update "Game" set "affairs" = "affairs" + 1, "pausedUntil" = ${until}::timestamptz,
          "pauses" = ("pauses"::jsonb || jsonb_build_array(${pause}::jsonb))::json
        where "id" = ${gameId} and "affairs" = ${affairs}::int and "status" = 'running' returning "id"
      ), looked as (
        update "Seat" s set "lookAt" = ${at}::timestamptz, "reminded" = null from moved
        where s."gameId" = moved."id" and s."tickingAt" is not null and s."bot" is null
      )
      select count(*)::int as "done" from moved`,
  );
  return result?.done === 1;
}
