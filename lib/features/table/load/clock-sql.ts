import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { ClockBank } from '@/lib/game/pace/bank';
import { pausesOf, type Calendar, type Days, type Pause, type StoredPauses } from '@/lib/game/pace/calendar';
import { storedPace, type Pace } from '@/lib/game/pace/pace';
import { Prisma } from '@/lib/generated/prisma/client';
import { momentSql } from '@/lib/platform/db/json';
import { awayOf, awaySql, type RawAway } from '@/lib/platform/ops/away-store';

/** The clock of a seat after some row. */
export interface SeatBank extends ClockBank {
  readonly seat: SeatId;
  /** Total time that the other players have added up to then. */
  readonly grantedMs: number;
}

/** The current clock of a seat, with all data that decides how it runs. */
export interface SeatClock extends SeatBank {
  readonly heldFrom: number;
  readonly seated: boolean;
  /** Whether it is kept for a known person who has not come; set in an agenda. */
  readonly isKept?: true;
  readonly isComputer: boolean;
  /** Nights, days off and holidays of the holder; the table's pauses. Complete while the clock runs. */
  readonly calendar: Calendar;
  readonly holderId?: string;
  /** Whether the holder's days become holidays automatically when the time runs out. */
  readonly takesHolidays: boolean;
}

export interface TableClocks {
  readonly pace: Pace;
  /** Revision of changes outside the log. */
  readonly tableRevision: number;
  /** The common holidays, past and planned, in the order of their agreement. */
  readonly pauses: readonly Pause[];
  /** Times that do not count, because the service was away. */
  readonly away: readonly Pause[];
  readonly seats: readonly SeatClock[];
}

interface RawPerson {
  readonly id: string;
  readonly zone: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly off: number[];
  readonly auto: boolean;
  readonly holidays: (Days & { readonly automatic: boolean })[] | null;
}
interface RawSeatClock {
  readonly seat: SeatId;
  readonly bank: number | null;
  /** Milliseconds since 1970. */
  readonly ticking: number | null;
  readonly granted: number;
  readonly held: number;
  readonly seated: boolean;
  readonly bot: boolean;
  readonly person: RawPerson | null;
}

/** The columns of `clocksSql` as they come from the database. */
export interface RawClocks {
  readonly pace: unknown;
  readonly tableRevision: number;
  readonly pauses: StoredPauses;
  readonly away: RawAway;
  readonly clocks: RawSeatClock[] | null;
}

/**
 * Columns of game `g` with the clocks of its seats. The calendar is read only for holders whose clocks run.
 */
export const clocksSql = Prisma.sql`g."pace", g."pauses", g."affairs" as "tableRevision", ${awaySql} as "away", (
  select json_agg(json_build_object('seat', c."seat", 'bank', c."bankMs", 'granted', c."grantedMs", 'held', c."heldFrom",
    'ticking', ${momentSql(Prisma.sql`c."tickingAt"`)}, 'seated', c."seatedAt" is not null, 'bot', c."bot" is not null,
    'person', case when u."id" is not null then json_build_object('id', u."id", 'zone', u."timeZone", 'from', u."quietFrom",
      'to', u."quietTo", 'off', u."daysOff", 'auto', u."autoHolidays", 'holidays', (
        select json_agg(json_build_object('first', h."first", 'last', h."last", 'automatic', h."automatic") order by h."first")
        from "Holiday" h where h."userId" = u."id")) end) order by c."seat")
  from "Seat" c left join "User" u on u."id" = c."userId" and c."tickingAt" is not null
  where c."gameId" = g."id") as "clocks"`;

/** The clocks of a table from their raw columns. */
export function clocksOf({ pace, tableRevision, pauses: stored, away: raw, clocks }: RawClocks): TableClocks {
  const pauses = pausesOf(stored);
  const away = awayOf(raw);
  return {
    pace: storedPace(pace),
    tableRevision,
    pauses,
    away,
    seats: (clocks ?? []).map((each) => seatClockOf(each, { pauses, away })),
  };
}

type Stops = Pick<Calendar, 'pauses' | 'away'>;

function seatClockOf(raw: RawSeatClock, stops: Stops): SeatClock {
  const { seat, granted, held, seated, bot, person } = raw;
  return {
    seat,
    grantedMs: granted,
    heldFrom: held,
    seated,
    isComputer: bot,
    ...bankOf(raw),
    calendar: calendarOf(person, stops),
    takesHolidays: person?.auto ?? false,
    holderId: person?.id,
  };
}

function bankOf({ bank, ticking }: Pick<RawSeatClock, 'bank' | 'ticking'>): ClockBank {
  return {
    bankMs: bank ?? undefined,
    ...(ticking === null ? {} : { tickingAt: new Date(ticking) }),
  };
}

/** The calendar of a seat; without an account it is UTC, without nights. */
function calendarOf(person: RawPerson | null, stops: Stops): Calendar {
  if (!person) return { timeZone: 'UTC', daysOff: [], holidays: [], ...stops };
  const { zone, from, to, off, holidays } = person;
  const nights = from === null || to === null ? {} : { quietFrom: from, quietTo: to };
  return { timeZone: zone, ...nights, daysOff: off, holidays: holidays ?? [], ...stops };
}

/** The changes of a row to the clocks of its table. */
export interface ClockChanges {
  readonly changed: readonly (SeatBank & { readonly lookAt?: Date })[];
  /** The clocks of all seats after the row, if any changed. */
  readonly all?: readonly SeatBank[];
}

/** Changed clocks as a relation `c`. */
function newClocksSql({ changed }: ClockChanges): Prisma.Sql {
  const rows = changed.map(({ seat, bankMs, tickingAt, lookAt }) => ({ seat, bankMs, tickingAt, lookAt }));
  return Prisma.sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as c("seat" int, "bankMs" int, "tickingAt" timestamptz, "lookAt" timestamptz)`;
}

/** Part of the append statement: the clocks that start or stop with this row. */
export function tickSql(clocks: ClockChanges): Prisma.Sql {
  if (clocks.changed.length === 0) return Prisma.empty;
  return Prisma.sql`, ticked as (
    update "Seat" s set "bankMs" = c."bankMs", "tickingAt" = c."tickingAt", "lookAt" = c."lookAt", "reminded" = null
    from moved, ${newClocksSql(clocks)}
    where s."gameId" = moved."id" and s."seat" = c."seat"
  )`;
}

/** The clocks as they are stored with a row, as JSON. */
export function storedClocks(changes: ClockChanges): string | null {
  const rows = storedClockRows(changes);
  return rows ? JSON.stringify(rows) : null;
}

/** The stored clocks of a row before serialization. */
export function storedClockRows({ all }: ClockChanges): readonly RawKept[] | undefined {
  return all?.map(({ seat, bankMs, tickingAt, grantedMs }) => {
    return { seat, bank: bankMs ?? null, ticking: tickingAt?.getTime() ?? null, granted: grantedMs };
  });
}

type RawKept = Pick<RawSeatClock, 'seat' | 'bank' | 'ticking' | 'granted'>;

/** The clocks from their stored form. */
export function bankOfStored(kept: readonly RawKept[]): readonly SeatBank[] {
  return kept.map((raw) => ({ seat: raw.seat, grantedMs: raw.granted, ...bankOf(raw) }));
}

/**
 * The clocks of game `g` after row `seq`: those stored with the newest row up to it that changed any,
 * with that row's number.
 */
export function storedClocksSql(seq: number | undefined): Prisma.Sql {
  if (seq === undefined) return Prisma.sql`null`;
  return Prisma.sql`(select json_build_object('seq', r."seq", 'clocks', r."clocks") from "GameLog" r
    where r."gameId" = g."id" and r."seq" <= ${seq}::int and r."clocks" is not null order by r."seq" desc limit 1)`;
}

/** The column of `storedClocksSql` as it comes from the database. */
export type RawStoredClocks = { readonly seq: number; readonly clocks: readonly RawKept[] } | null;
