import 'server-only';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from '@/lib/features/table/load/clock-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { CHECK_IN_MS } from '@/lib/game/competing/competition';
import { TO_LEARN } from '@/lib/game/learning/lesson-game';
import { movedBy } from '@/lib/game/pace/away';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { knownAway, noticeTimeAt } from '@/lib/platform/ops/notice-store';

/** A stored address; its token is derived from `keyId`. */
export interface StoredAddress {
  readonly keyId: string;
  readonly madeAt: Date;
}

/** The address of a person. */
export async function findAddress(userId: string): Promise<StoredAddress | undefined> {
  const select = { keyId: true, madeAt: true } as const;
  return (await db().calendarAddress.findUnique({ where: { userId }, select })) ?? undefined;
}

/** Stores an address, replacing the previous one; the dates keep their revision. */
export async function storeAddress(
  userId: string,
  { keyId, madeAt, hash }: StoredAddress & { readonly hash: string },
): Promise<void> {
  const address = { keyId, hash, madeAt };
  await db().calendarAddress.upsert({
    where: { userId },
    create: { ...address, userId, changedAt: madeAt },
    update: address,
    select: { userId: true },
  });
}

/** Deletes the address of a person; returns whether it existed. */
export async function deleteAddress(userId: string): Promise<boolean> {
  const { count } = await db().calendarAddress.deleteMany({ where: { userId } });
  return count > 0;
}

const READER = {
  userId: true,
  revision: true,
  digest: true,
  changedAt: true,
  user: {
    select: {
      locale: true,
      timeZone: true,
      bannedAt: true,
      holidays: { select: { id: true, first: true, last: true } },
    },
  },
} as const satisfies Prisma.CalendarAddressSelect;

/** The person of an address, with their holidays. */
export async function findReader(hash: string) {
  const row = await db().calendarAddress.findUnique({
    where: { hash },
    select: READER,
    relationLoadStrategy: 'join',
  });
  if (!row || row.user.bannedAt) return undefined;
  const { user, ...address } = row;
  return { ...address, ...user };
}
export type CalendarReader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/** Stores a new revision of the dates, unless another request has. */
export async function storeRevision(
  { userId, revision: known }: Pick<CalendarReader, 'userId' | 'revision'>,
  next: { readonly digest: string; readonly revision: number; readonly changedAt: Date },
): Promise<void> {
  await db().calendarAddress.updateMany({ where: { userId, revision: known }, data: next });
}

/** A table that waits for a seat of the person, with its clocks. */
export interface CalendarTable extends TableClocks {
  readonly gameId: string;
  readonly name: string;
  readonly seat: SeatId;
}

interface RawCalendarTable extends RawClocks {
  readonly gameId: string;
  readonly name: string;
  readonly seat: SeatId;
}

/** Maximum tables listed. */
const MAX_TABLES = 200;

/** The tables where a clock of a person runs, in one statement. */
export async function tablesWithClock(userId: string): Promise<readonly CalendarTable[]> {
  const raw = await db().$queryRaw<RawCalendarTable[]>`
    select g."id" as "gameId", g."name", mine."seat", ${clocksSql}
    from "Seat" mine join "Game" g on g."id" = mine."gameId"
    where mine."userId" = ${userId} and mine."tickingAt" is not null and mine."seatedAt" is not null
      and g."status" = 'running' and mine."seat" = any(g."waiting") and g."commitment" <> all(${[...TO_LEARN]}::text[])
    order by mine."tickingAt" limit ${MAX_TABLES}`;
  return raw.map(({ gameId, name, seat, ...clocks }) => ({ gameId, name, seat, ...clocksOf(clocks) }));
}

/** The circles of a person with their open calls for players and future competitions. */
export async function circleDates(userId: string, now: Date) {
  const notice = await noticeTimeAt(now);
  const rows = await db().circleMember.findMany({
    where: { userId, ...isMemberAt(notice), circle: isOpenAt(notice) },
    relationLoadStrategy: 'join',
    select: {
      circle: {
        select: {
          id: true,
          name: true,
          gatherings: {
            where: { state: 'open' },
            select: {
              id: true,
              createdAt: true,
              startsBy: true,
              answers: { where: { userId }, select: { answer: true } },
            },
          },
          competitions: {
            where: { state: { in: ['sign-up', 'check-in'] } },
            select: {
              id: true,
              name: true,
              state: true,
              signUpUntil: true,
              checkInUntil: true,
              entrants: { where: { userId }, select: { state: true } },
            },
          },
        },
      },
    },
  });
  const away = await knownAway(now);
  return rows.map(({ circle: { gatherings, competitions, ...circle } }) => ({
    ...circle,
    gatherings: gatherings
      .map((call) => ({ ...call, startsBy: movedBy(away, call.createdAt, call.startsBy) }))
      .filter(({ startsBy }) => startsBy > now),
    competitions: competitions.map(({ checkInUntil: at, ...competition }) => ({
      ...competition,
      checkInUntil: at && movedBy(away, new Date(at.getTime() - CHECK_IN_MS), at),
    })),
  }));
}
export type CircleDates = Awaited<ReturnType<typeof circleDates>>[number];
