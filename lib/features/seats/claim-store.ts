import 'server-only';
import { enterIn } from '@/lib/features/seats/entry-store';
import { FREE_SEAT } from '@/lib/features/seats/free-seat-row';
import { lockSeat, lockTable, type LockedTable } from '@/lib/features/table/commands/lock-store';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { silenceHolder, tellFormer } from '@/lib/platform/outbox/former-holder-store';

/** A request for a new link, because the holder of a seat has lost theirs. */
export interface SeatClaim {
  readonly seat: SeatId;
  /** Missing where the host asks and has no seat. */
  readonly askedBy?: SeatId;
  readonly agreed: readonly SeatId[];
  readonly askedAt: Date;
  /** When the holder was notified, or when the link was requested if no notification has reached them. */
  readonly toldAt: Date;
  /**
   * Whether the link can be made: the holder has had 24 hours to object, or two players agree about a
   * quiet seat.
   */
  readonly isReady: boolean;
}

export interface ClaimPlace {
  readonly gameId: string;
  readonly seat: SeatId;
}

interface StoredClaim {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly tenure: number;
  readonly askedBy: SeatId | null;
  readonly agreed: readonly SeatId[];
  readonly seq: number;
  readonly askedAt: Date;
  readonly refusedAt: Date | null;
}

/** Seats whose holders have no account to sign in to: only they can lose their seat with their link. */
const LOSABLE = {
  seatedAt: { not: null },
  bot: null,
  game: { status: 'running' },
  NOT: { user: { is: { OR: [{ emailVerified: { not: null } }, { accounts: { some: {} } }] } } },
} as const satisfies Prisma.SeatWhereInput;

/** Whether the holder of the claimed seat has moved since: then the link is not lost. */
async function hasMoved(tx: Tx, { gameId, seat, seq }: StoredClaim): Promise<boolean> {
  const where = { gameId, seat, seq: { gt: seq } };
  return (await tx.gameLog.findFirst({ where, select: { seq: true } })) !== null;
}

/** Whether a claim is still valid: not refused, and its seat has the same holder. */
async function isStanding(tx: Tx, claim: StoredClaim, seats: readonly SeatOfTable[]): Promise<boolean> {
  const held = seats.find(({ seat }) => seat === claim.seat);
  return claim.refusedAt === null && held?.tenure === claim.tenure && !(await hasMoved(tx, claim));
}

/** Time for the holder to object after the notification. */
export const REFUSE_WITHIN_MS = 24 * 60 * 60 * 1000;
/** How long a seat must have been quiet before two players can skip the time to object. */
const QUIET_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a holder has moved or taken the seat in the week before `at`. */
async function isInUse(tx: Tx, { gameId, seat }: StoredClaim, seats: readonly SeatOfTable[], at: Date) {
  const since = new Date(at.getTime() - QUIET_MS);
  const seatedAt = seats.find((each) => each.seat === seat)?.seatedAt;
  if (seatedAt && seatedAt > since) return true;
  const where = { gameId, seat, at: { gt: since } };
  return (await tx.gameLog.findFirst({ where, select: { seq: true } })) !== null;
}

type SeatOfTable = Prisma.SeatGetPayload<{ select: typeof SEATS }>;
const SEATS = { seat: true, tenure: true, userId: true, bot: true, seatedAt: true } as const;

/**
 * Whether two people agree to a claim. A person with two seats counts once, and the holder's own person not
 * at all.
 */
function isAgreed({ seat, askedBy, agreed }: StoredClaim, seats: readonly SeatOfTable[]): boolean {
  const holder = seats.find((each) => each.seat === seat)?.userId ?? null;
  const people = seats
    .filter((each) => each.seat !== seat && each.bot === null && each.seatedAt !== null)
    .filter((each) => agreed.includes(each.seat) || each.seat === askedBy)
    .filter(({ userId }) => userId === null || userId !== holder)
    .map((each) => each.userId ?? String(each.seat));
  return new Set(people).size >= 2;
}

/**
 * Whether the time to object can be skipped: two people agree, and the seat has been quiet. The holder
 * of a seat in use always has that time, no matter how many agree.
 */
async function isSpared(tx: Tx, claim: StoredClaim, seats: readonly SeatOfTable[], at: Date) {
  return isAgreed(claim, seats) && !(await isInUse(tx, claim, seats, at));
}

/**
 * When the holder of a claim's seat was notified, and whether that message is still pending: delayed or
 * being retried.
 */
async function newsOf(tx: Tx, { gameId, seat, askedAt }: StoredClaim) {
  const ends = { sentAt: true, failedAt: true, cancelledAt: true } as const;
  const messages = await tx.outbox.findMany({
    where: { gameId, seat, kind: 'link-asked', createdAt: { gte: askedAt } },
    select: { ...ends, deliveries: { select: ends } },
  });
  const sent = messages.flatMap(({ deliveries }) => deliveries.flatMap(({ sentAt }) => sentAt ?? []));
  const isOpen = (one: (typeof messages)[number]['deliveries'][number]): boolean =>
    one.sentAt === null && one.failedAt === null && one.cancelledAt === null;
  const isPending = messages.some(
    ({ deliveries, sentAt, cancelledAt, failedAt }) =>
      cancelledAt === null && failedAt === null && (sentAt === null || deliveries.some(isOpen)),
  );
  const toldAt = sent.length === 0 ? undefined : new Date(Math.min(...sent.map((at) => at.getTime())));
  return { toldAt, isPending };
}

async function claimOf(
  tx: Tx,
  claim: StoredClaim,
  seats: readonly SeatOfTable[],
  now: Date,
): Promise<SeatClaim> {
  const { seat, askedBy, agreed, askedAt } = claim;
  const { toldAt, isPending } = await newsOf(tx, claim);
  const since = new Date(now.getTime() - REFUSE_WITHIN_MS);
  const isOver = (toldAt ?? askedAt) <= since && (toldAt !== undefined || !isPending);
  return {
    seat,
    agreed,
    askedAt,
    toldAt: toldAt ?? askedAt,
    isReady: isOver || (await isSpared(tx, claim, seats, now)),
    askedBy: askedBy ?? undefined,
  };
}

/** The open claims of a table at a moment. */
export async function claimsOf(gameId: string, now: Date): Promise<SeatClaim[]> {
  const where = { gameId, refusedAt: null, game: { status: 'running' } };
  const claims = await db().seatClaim.findMany({ where, orderBy: { seat: 'asc' } });
  if (claims.length === 0) return [];
  const seats = await db().seat.findMany({ where: { gameId }, select: SEATS });
  const standing: SeatClaim[] = [];
  for (const claim of claims)
    if (await isStanding(db(), claim, seats)) standing.push(await claimOf(db(), claim, seats, now));
  return standing;
}

/** Seats whose holders may have lost their link. */
export async function losableSeats(gameId: string): Promise<SeatId[]> {
  const rows = await db().seat.findMany({
    where: { gameId, ...LOSABLE },
    orderBy: { seat: 'asc' },
    select: { seat: true },
  });
  return rows.map(({ seat }) => seat);
}

/** Runs an action on a claim of a running table while its row is locked. */
async function withTable(
  gameId: string,
  work: (tx: Tx, table: LockedTable) => Promise<boolean>,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const table = await lockTable(tx, gameId);
    return table?.status === 'running' && work(tx, table);
  });
}

async function standingClaim(tx: Tx, { gameId, seat }: ClaimPlace) {
  const claim = await tx.seatClaim.findUnique({ where: { gameId_seat: { gameId, seat } } });
  if (!claim) return undefined;
  const seats = await tx.seat.findMany({ where: { gameId }, select: SEATS });
  return (await isStanding(tx, claim, seats)) ? { claim, seats } : undefined;
}

/**
 * Asks for a new link of a seat. False if no link can be lost there, or a claim is open. A refused
 * claim can be repeated after `again`, so that holders need not refuse every day.
 */
export async function insertClaim(
  { gameId, seat }: ClaimPlace,
  by: SeatId | undefined,
  at: Date,
  again: Date,
): Promise<boolean> {
  return withTable(gameId, async (tx, { seq }) => {
    const held = await tx.seat.findFirst({ where: { gameId, seat, ...LOSABLE }, select: { tenure: true } });
    if (!held) return false;
    const where = { gameId_seat: { gameId, seat } };
    const before = await tx.seatClaim.findUnique({ where });
    if (before && before.tenure === held.tenure && !(await mayAskAgain(tx, before, again))) return false;
    const asked = { tenure: held.tenure, askedBy: by ?? null, agreed: [], seq, askedAt: at, refusedAt: null };
    await tx.seatClaim.upsert({ where, create: { gameId, seat, ...asked }, update: asked });
    await enterIn(tx, { gameId, seat }, 'asked', { by });
    return true;
  });
}

async function mayAskAgain(tx: Tx, claim: StoredClaim, again: Date): Promise<boolean> {
  const isOver = claim.refusedAt !== null || (await hasMoved(tx, claim));
  return isOver && (claim.refusedAt ?? claim.askedAt) < again;
}

/** Records that a player agrees; repeating it changes nothing. */
export async function agreeToClaim(place: ClaimPlace, by: SeatId): Promise<boolean> {
  const { gameId, seat } = place;
  return withTable(gameId, async (tx) => {
    const found = await standingClaim(tx, place);
    if (!found || by === seat) return false;
    if (found.claim.askedBy === by || found.claim.agreed.includes(by)) return false;
    await tx.seatClaim.updateMany({ where: { gameId, seat }, data: { agreed: { push: by } } });
    await enterIn(tx, place, 'agreed', { by });
    return true;
  });
}

/** Records that the holder of the seat is there: no new link is made. */
export async function refuseClaim(place: ClaimPlace, at: Date): Promise<boolean> {
  const { gameId, seat } = place;
  return withTable(gameId, async (tx) => {
    const where = { gameId, seat, refusedAt: null };
    const { count } = await tx.seatClaim.updateMany({ where, data: { refusedAt: at } });
    if (count > 0) await enterIn(tx, place, 'refused', { by: seat });
    return count > 0;
  });
}

/**
 * Makes the new link: the seat is free for the first person to open it, in a new tenure. The old link,
 * cookies and session no longer open it. Only when the claim is ready and nobody has refused: if a refusal
 * comes at the same moment, the first of the two wins. Clock and position stay as they are.
 */
export async function fulfilClaim(place: ClaimPlace, link: string, at: Date): Promise<boolean> {
  const { gameId, seat } = place;
  return withTable(gameId, async (tx, { seq }) => {
    const found = await standingClaim(tx, place);
    if (!found || !(await claimOf(tx, found.claim, found.seats, at)).isReady) return false;
    const former = await lockSeat(tx, place);
    if (!former) return false;
    await tx.game.updateMany({ where: { id: gameId }, data: { tableRevision: { increment: 1 } } });
    await enterIn(tx, place, 'made', {});
    const { name, userId } = former;
    const held = [{ gameId, seat, untilSeq: seq, name, userId }];
    await tx.seatHolder.createMany({ data: held, skipDuplicates: true });
    await silenceHolder(tx, place, at);
    await tellFormer(tx, { ...former, gameId, seat, seq }, await whyLost(tx, found, at), at);
    await tx.plan.deleteMany({ where: { gameId, seat } });
    const data = { ...FREE_SEAT, tokenHash: link, heldFrom: seq + 1, reminded: null };
    await tx.seat.updateMany({ where: { gameId, seat }, data });
    return true;
  });
}

/** The message for the holder who loses the seat, in case they are still playing. */
async function whyLost(
  tx: Tx,
  { claim, seats }: { readonly claim: StoredClaim; readonly seats: readonly SeatOfTable[] },
  at: Date,
) {
  const reason = (await isSpared(tx, claim, seats, at)) ? 'link-agreed' : 'link-day';
  return { reason, ...(claim.askedBy === null ? {} : { seat: claim.askedBy }) };
}
