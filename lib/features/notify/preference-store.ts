import 'server-only';
import { z } from 'zod';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Has a person hear nothing of a table from now on, or everything again. */
export async function muteTable(userId: string, gameId: string, mutedAt: Date | undefined): Promise<void> {
  const data = { mutedAt: mutedAt ?? null };
  await onDatabase(() =>
    db().tableWish.upsert({
      where: { userId_gameId: { userId, gameId } },
      create: { userId, gameId, ...data },
      update: data,
    }),
  );
}

/** A running table of a person, with whether it is muted. */
export interface TablePreference {
  readonly gameId: string;
  readonly name: string;
  readonly muted: boolean;
}

/** The running tables of a person, by name. */
export async function tablePreferences(userId: string): Promise<TablePreference[]> {
  const rows = await onDatabase(() =>
    db().seat.findMany({
      where: { userId, inPlay: true, game: { status: 'running' } },
      orderBy: [{ game: { name: 'asc' } }, { gameId: 'asc' }],
      select: {
        gameId: true,
        game: { select: { name: true, preferences: { where: { userId }, select: { mutedAt: true } } } },
      },
    }),
  );
  const tables = rows.map(({ gameId, game: { name, preferences } }) => {
    return { gameId, name, muted: preferences.some(({ mutedAt }) => mutedAt !== null) };
  });
  // Who holds several seats of one table wishes one thing for it.
  return tables.filter(({ gameId }, i) => tables[i - 1]?.gameId !== gameId);
}

/** A seat with the address left at it. */
export interface SeatAddress {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly email: string;
  readonly stopped: boolean;
}

/** The address left at a seat, if there is one. */
export async function seatAddress(gameId: string, seat: SeatId): Promise<SeatAddress | undefined> {
  const found = await onDatabase(() =>
    db().seat.findUnique({
      where: { gameId_seat: { gameId, seat } },
      select: { email: true, mailStoppedAt: true, game: { select: { name: true } } },
    }),
  );
  if (!found || found.email === null) return undefined;
  const { email, mailStoppedAt, game } = found;
  return { gameId, gameName: game.name, seat, email, stopped: mailStoppedAt !== null };
}

/** An address left at a seat of a running table that was given up because no mail got through. */
export type LostAddress = Pick<SeatAddress, 'gameId' | 'email'>;

/**
 * The addresses of a person's seats that were given up, each once, at the table where it was last; not those
 * that are channels as well, which are told of as such.
 */
export async function lostAddresses(userId: string): Promise<LostAddress[]> {
  const found = await onDatabase(() =>
    db().user.findUnique({
      where: { id: userId },
      select: {
        seats: {
          where: {
            inPlay: true,
            bot: null,
            game: { status: 'running' },
            email: { not: null },
            mailStoppedAt: { not: null },
            mailError: { not: null },
          },
          orderBy: [{ mailStoppedAt: 'desc' }, { gameId: 'asc' }],
          select: { gameId: true, email: true },
        },
        channels: { where: { kind: 'mail' }, select: { target: true } },
      },
    }),
  );
  if (!found) return [];
  const addresses = found.channels.map(({ target }) => MAIL_TARGET.parse(target).address?.toLowerCase());
  const known = new Set(addresses);
  const lost = found.seats.flatMap(({ gameId, email }) => (email === null ? [] : [{ gameId, email }]));
  return eachOnce(lost).filter(({ email }) => !known.has(email.toLowerCase()));
}

const MAIL_TARGET = z.object({ address: z.string().optional() }).catch({});

/** By address, in whatever letters it is written; of several the first. */
function eachOnce(found: readonly LostAddress[]): LostAddress[] {
  const first = new Map<string, LostAddress>();
  for (const each of found) {
    const address = each.email.toLowerCase();
    if (!first.has(address)) first.set(address, each);
  }
  return [...first].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** Stops mail to the address left at a seat, there or wherever else it was left; or lets it go out again. */
export async function stopSeatMail(
  { gameId, seat, email }: SeatAddress,
  everywhere: boolean,
  stoppedAt: Date | undefined,
): Promise<void> {
  const at = stoppedAt ?? null;
  const which = everywhere
    ? Prisma.sql`lower("email") = lower(${email})`
    : Prisma.sql`"gameId" = ${gameId} and "seat" = ${seat}::int`;
  await onDatabase(
    () => db().$executeRaw`
      update "Seat" set "mailStoppedAt" = ${at}::timestamptz, "mailError" = null, "mailFailures" = 0 where ${which}`,
  );
}

/** How well a seat can be reached, so that the others know whether it is slow or has heard nothing. */
export interface SeatReach {
  readonly seat: SeatId;
  /** Ways that are in use, and how many of them fail. */
  readonly channels: number;
  readonly failing: number;
  readonly lastSentAt: Date | null;
}

/** The reach of every seat that a person has taken. */
export async function reachOfSeats(gameId: string): Promise<SeatReach[]> {
  return onDatabase(
    () => db().$queryRaw<SeatReach[]>`
      with channels as (
        select s."seat", s."mailFailures" as "failures", s."mailError" is not null as "failing", s."mailSentAt" as "sentAt"
        from "Seat" s
        where s."gameId" = ${gameId} and s."bot" is null and s."email" is not null and s."mailStoppedAt" is null
        union all
        select s."seat", c."failures", c."lastError" is not null, c."lastSentAt"
        from "Seat" s join "Channel" c on c."userId" = s."userId" and c."provedAt" is not null and c."stoppedAt" is null
        left join "TableWish" w on w."userId" = s."userId" and w."gameId" = s."gameId"
        where s."gameId" = ${gameId} and s."bot" is null and w."mutedAt" is null
      )
      select s."seat", count(w."seat")::int as "channels", (count(w."seat") filter (where w."failing"))::int as "failing",
        max(w."sentAt") as "lastSentAt"
      from "Seat" s left join channels w on w."seat" = s."seat"
      where s."gameId" = ${gameId} and s."bot" is null and s."seatedAt" is not null
      group by s."seat" order by s."seat"`,
  );
}
