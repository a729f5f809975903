import 'server-only';
import { z } from 'zod';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';

/** Mutes a table for a person, or unmutes it. */
export async function muteTable(userId: string, gameId: string, mutedAt: Date | undefined): Promise<void> {
  const data = { mutedAt: mutedAt ?? null };
  await db().tablePreference.upsert({
    where: { userId_gameId: { userId, gameId } },
    create: { userId, gameId, ...data },
    update: data,
  });
}

/** A running table of a person, and whether it is muted. */
export interface TablePreference {
  readonly gameId: string;
  readonly name: string;
  readonly muted: boolean;
}

/** The running tables of a person, by name. */
export async function tablePreferences(userId: string): Promise<TablePreference[]> {
  const rows = await db().seat.findMany({
    where: { userId, inPlay: true, game: { status: 'running' } },
    orderBy: [{ game: { name: 'asc' } }, { gameId: 'asc' }],
    select: {
      gameId: true,
      game: { select: { name: true, preferences: { where: { userId }, select: { mutedAt: true } } } },
    },
  });
  const tables = rows.map(({ gameId, game: { name, preferences } }) => {
    return { gameId, name, muted: preferences.some(({ mutedAt }) => mutedAt !== null) };
  });
  // A person with several seats of one table has one preference for it.
  return tables.filter(({ gameId }, i) => tables[i - 1]?.gameId !== gameId);
}

/** The address at a seat of a running table that gets its emails. */
export interface SeatMail {
  readonly gameId: string;
  readonly name: string;
  readonly email: string;
  /** Whether its holder gave or confirmed it, not just the inviter. */
  readonly isOwn: boolean;
  readonly stopped: boolean;
}

/** The addresses at a person's seats of running tables, by the name of the table. */
export async function seatMailsOf(userId: string): Promise<readonly SeatMail[]> {
  const rows = await db().seat.findMany({
    where: { userId, inPlay: true, bot: null, email: { not: null }, game: { status: 'running' } },
    orderBy: [{ game: { name: 'asc' } }, { gameId: 'asc' }, { seat: 'asc' }],
    select: {
      gameId: true,
      email: true,
      emailOwn: true,
      mailStoppedAt: true,
      game: { select: { name: true } },
    },
  });
  return rows.map(({ gameId, email, emailOwn, mailStoppedAt, game: { name } }) => ({
    gameId,
    name,
    email: email ?? '',
    isOwn: emailOwn,
    stopped: mailStoppedAt !== null,
  }));
}

export interface SeatAddress {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly email: string;
  readonly stopped: boolean;
}

/** The address at a seat, if there is one. */
export async function seatAddress(gameId: string, seat: SeatId): Promise<SeatAddress | undefined> {
  const found = await db().seat.findUnique({
    where: { gameId_seat: { gameId, seat } },
    select: { email: true, mailStoppedAt: true, game: { select: { name: true } } },
  });
  if (!found || found.email === null) return undefined;
  const { email, mailStoppedAt, game } = found;
  return { gameId, gameName: game.name, seat, email, stopped: mailStoppedAt !== null };
}

/** The seats of these tables that have an address for emails, as "table seat". */
export async function addressesLeft(gameIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (gameIds.length === 0) return new Set();
  const where = { gameId: { in: [...gameIds] }, bot: null, email: { not: null }, mailStoppedAt: null };
  const rows = await db().seat.findMany({ where, select: { gameId: true, seat: true } });
  return new Set(rows.map(({ gameId, seat }) => `${gameId} ${seat}`));
}

/** An address at a seat of a running table that was given up because delivery kept failing. */
export type LostAddress = Pick<SeatAddress, 'gameId' | 'email'>;

/**
 * Given-up addresses of a person's seats, each once, with its last table. Addresses that are also
 * channels are left out, because channels report it themselves.
 */
export async function lostAddresses(userId: string): Promise<LostAddress[]> {
  const found = await db().user.findUnique({
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
  });
  if (!found) return [];
  const addresses = found.channels.map(({ target }) => MAIL_TARGET.parse(target).address?.toLowerCase());
  const known = new Set(addresses);
  const lost = found.seats.flatMap(({ gameId, email }) => (email === null ? [] : [{ gameId, email }]));
  return eachOnce(lost).filter(({ email }) => !known.has(email.toLowerCase()));
}

const MAIL_TARGET = z.object({ address: z.string().optional() }).catch({});

/** Each address once, ignoring case; of several entries the first. */
function eachOnce(found: readonly LostAddress[]): LostAddress[] {
  const first = new Map<string, LostAddress>();
  for (const each of found) {
    const address = each.email.toLowerCase();
    if (!first.has(address)) first.set(address, each);
  }
  return [...first].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** Stops emails to the address of a seat, there or at all its seats; or resumes them. */
export async function stopSeatMail(
  { gameId, seat, email }: SeatAddress,
  everywhere: boolean,
  stoppedAt: Date | undefined,
): Promise<void> {
  const where = everywhere ? { emailFolded: email.toLowerCase() } : { gameId, seat };
  const data = { mailStoppedAt: stoppedAt ?? null, mailError: null, mailFailures: 0 };
  await db().seat.updateMany({ where, data });
}

/** How well a seat can be reached, so that the others know whether it is slow or was never notified. */
export interface SeatReach {
  readonly seat: SeatId;
  /** Active channels, and how many of them fail. */
  readonly channels: number;
  readonly failing: number;
  readonly lastSentAt: Date | null;
  /** Whether its person has given no way at all to reach them, and has not muted the table. */
  readonly isUnasked: boolean;
}

/** The reach of every seat that is taken by a person. */
export async function reachOfSeats(gameId: string): Promise<SeatReach[]> {
  const channels = { select: { provedAt: true, stoppedAt: true, lastError: true, lastSentAt: true } };
  const preferences = { where: { gameId }, select: { mutedAt: true } };
  const seats = await db().seat.findMany({
    where: { gameId, bot: null, seatedAt: { not: null } },
    orderBy: { seat: 'asc' },
    select: {
      seat: true,
      email: true,
      mailStoppedAt: true,
      mailError: true,
      mailSentAt: true,
      user: { select: { channels, preferences } },
    },
  });
  return seats.map(({ seat, email, mailStoppedAt, mailError, mailSentAt, user }) => {
    const isMuted = user?.preferences.some(({ mutedAt }) => mutedAt !== null) ?? false;
    const left = email !== null && mailStoppedAt === null;
    const active = user?.channels.filter(({ provedAt, stoppedAt }) => provedAt && !stoppedAt) ?? [];
    const ways = [
      ...(left ? [{ lastError: mailError, lastSentAt: mailSentAt }] : []),
      ...(isMuted ? [] : active),
    ];
    const isUnasked = email === null && !isMuted && user?.channels.length === 0;
    return { ...reachOf(seat, ways), isUnasked };
  });
}

function reachOf(
  seat: SeatId,
  ways: readonly { readonly lastError: string | null; readonly lastSentAt: Date | null }[],
): Pick<SeatReach, 'seat' | 'channels' | 'failing' | 'lastSentAt'> {
  const sent = ways.flatMap(({ lastSentAt }) => lastSentAt?.getTime() ?? []);
  return {
    seat,
    channels: ways.length,
    failing: ways.filter(({ lastError }) => lastError !== null).length,
    lastSentAt: sent.length === 0 ? null : new Date(Math.max(...sent)),
  };
}
