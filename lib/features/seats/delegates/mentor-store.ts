import 'server-only';
import { enterIn } from '@/lib/features/seats/entry-store';
import { lockTable } from '@/lib/features/table/commands/lock-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { db, type Tx } from '@/lib/platform/db/db';
import { OPEN_MENTOR, whyNotAt, type DelegatedSeat } from './delegate-store';

/** A seat that a mentor reads as its holder does, without acting there. */
export interface Mentorship {
  readonly id: string;
  readonly gameId: string;
  readonly seat: SeatId;
  readonly tenure: number;
  /** The name that the holder gave the mentor. */
  readonly name: string;
  readonly holder: string;
  /** When the mentor accepted. */
  readonly since: Date;
}

const SEATS = { seats: { select: { seat: true, tenure: true, name: true, userId: true } } } as const;

/**
 * The seat of a running table that a person reads as a mentor; none while they have a seat there themselves.
 */
export async function mentorshipOf(
  gameId: string,
  userId: string,
  tx: Tx = db(),
): Promise<Mentorship | undefined> {
  const rows = await tx.seatDelegate.findMany({
    where: { gameId, userId, ...OPEN_MENTOR, game: { status: 'running', seats: { none: { userId } } } },
    select: { id: true, seat: true, tenure: true, name: true, usedAt: true, game: { select: SEATS } },
  });
  return rows.flatMap(({ usedAt, game, ...row }) => {
    const held = game.seats.find(({ seat, tenure }) => seat === row.seat && tenure === row.tenure);
    return held && usedAt ? { ...row, gameId, holder: held.name, since: usedAt } : [];
  })[0];
}

/** The active mentor of a tenure. */
export async function mentorOf({ gameId, seat, tenure }: DelegatedSeat & { readonly tenure: number }) {
  const row = await db().seatDelegate.findFirst({ where: { gameId, seat, tenure, ...OPEN_MENTOR } });
  if (!row) return undefined;
  return { id: row.id, name: row.name, usedAt: row.usedAt?.toISOString() };
}

/** The seat of a mentor's link, and whether it can still be accepted. */
export interface MentorLink extends Omit<Mentorship, 'since'> {
  readonly gameName: string;
  /** The person who has accepted. */
  readonly userId: string | null;
  readonly isOver: boolean;
  readonly people: readonly { readonly userId: string | null }[];
}

/** The mentor request with this link hash, including ended ones. */
export async function mentorLinkBehind(tokenHash: string, tx: Tx = db()): Promise<MentorLink | undefined> {
  const row = await tx.seatDelegate.findUnique({
    where: { tokenHash, power: 'mentor' },
    select: {
      id: true,
      gameId: true,
      seat: true,
      tenure: true,
      name: true,
      userId: true,
      endedAt: true,
      game: { select: { name: true, status: true, ...SEATS } },
    },
  });
  if (!row) return undefined;
  const { game, endedAt, ...rest } = row;
  const held = game.seats.find(({ seat, tenure }) => seat === row.seat && tenure === row.tenure);
  const isOver = !held || endedAt !== null || game.status !== 'running';
  return { ...rest, gameName: game.name, holder: held?.name ?? '', isOver, people: game.seats };
}

/**
 * Makes a person the mentor of a seat, once. Refused for anyone who sits at the table, plays for a
 * holder or reads another seat there, because they would see two seats.
 */
export async function acceptMentor(
  { tokenHash, userId }: { readonly tokenHash: string; readonly userId: string },
  at: Date,
): Promise<'done' | 'over' | 'taken' | 'sits'> {
  return db().$transaction(async (tx) => {
    const asked = await mentorLinkBehind(tokenHash, tx);
    if (!asked) return 'over';
    await lockTable(tx, asked.gameId);
    const now = await mentorLinkBehind(tokenHash, tx);
    if (!now || now.isOver || (await whyNotAt(now.gameId, tx))) return 'over';
    const { gameId, id, seat } = now;
    if (now.userId !== null) return now.userId === userId ? 'done' : 'taken';
    const others = await tx.seatDelegate.count({ where: { gameId, userId, endedAt: null } });
    if (others > 0 || now.people.some((person) => person.userId === userId)) return 'sits';
    const { count } = await tx.seatDelegate.updateMany({
      where: { gameId, id, usedAt: null },
      data: { usedAt: at, userId },
    });
    if (count === 0) return 'taken';
    await enterIn(tx, { gameId, seat }, 'mentor-came', { at, delegateId: id });
    return 'done';
  });
}

/** Ends a person's own mentorship. False if they have none at the table. */
export async function leaveMentorship(gameId: string, userId: string, at: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockTable(tx, gameId);
    const mine = await mentorshipOf(gameId, userId, tx);
    if (!mine) return false;
    await tx.seatDelegate.updateMany({ where: { gameId, id: mine.id }, data: { endedAt: at } });
    await enterIn(tx, mine, 'mentor-ended', { at, delegateId: mine.id });
    return true;
  });
}
