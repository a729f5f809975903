import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';

export interface DigestReader {
  readonly userId: string;
  readonly timeZone: string;
  readonly digestAt: number;
  readonly digestSentOn: string | null;
}

/** Readers whose digest is due for a check, longest due first. */
export async function digestReaders(now: Date, limit: number): Promise<DigestReader[]> {
  const rows = await db().user.findMany({
    where: { digestAt: { not: null }, digestDueAt: { lte: now } },
    orderBy: { digestDueAt: 'asc' },
    take: limit,
    select: { id: true, timeZone: true, digestAt: true, digestSentOn: true },
  });
  return rows.flatMap(({ id, digestAt, ...reader }) =>
    digestAt === null ? [] : [{ userId: id, digestAt, ...reader }],
  );
}

/** The state of a reader's digest. */
export interface DigestSeen {
  /** The local date that is done. */
  readonly sentOn?: string;
  /** The time of the next check. */
  readonly dueAt: Date;
}

/** Records a digest. If its reader has changed their settings meanwhile, the next tick reads them again. */
export async function markDigest(
  { userId, timeZone, digestAt }: DigestReader,
  { sentOn, dueAt }: DigestSeen,
): Promise<void> {
  await db().user.updateMany({
    where: { id: userId, timeZone, digestAt },
    data: { digestDueAt: dueAt, digestSentOn: sentOn },
  });
}

export interface DigestTable {
  readonly gameId: string;
  readonly name: string;
  readonly seat: SeatId;
  readonly seq: number;
  readonly since: Date;
}

/** The running tables that wait for a person and are not muted, longest waiting first. */
export async function waitingTables(userId: string): Promise<DigestTable[]> {
  const preferences = { where: { userId }, select: { mutedAt: true } };
  const game = { select: { name: true, seq: true, waiting: true, updatedAt: true, preferences } };
  const seats = await db().seat.findMany({
    where: { userId, inPlay: true, bot: null, game: { status: 'running' } },
    orderBy: [{ game: { updatedAt: 'asc' } }, { gameId: 'asc' }],
    select: { gameId: true, seat: true, game },
  });
  return seats
    .filter(({ seat, game }) => game.waiting.includes(seat) && !game.preferences.some(isMuted))
    .map(({ gameId, seat, game: { name, seq, updatedAt } }) => ({
      gameId,
      name,
      seat,
      seq,
      since: updatedAt,
    }));
}

const isMuted = ({ mutedAt }: { readonly mutedAt: Date | null }): boolean => mutedAt !== null;
