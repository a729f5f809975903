import 'server-only';
import { mergeEditors } from '@/lib/features/boxes/leaving-store';
import { moveRows, type PersonKeys } from '@/lib/features/people/personal-store';
import { foldSolver } from '@/lib/features/puzzles/solver-store';
import { foldMerged, lockRatingsOf } from '@/lib/features/ratings/fold-store';
import { PERSONAL } from '@/lib/generated/personal';
import type { Prisma } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db/db';
import { lockCompetitionsOf, mergeMembers } from './membership-store';

/**
 * Merges two persons into one, all or nothing, and deletes `from`. Their rows move to `into` table by table; a rule
 * goes before where both may have a place in one thing.
 */
export async function mergePeople(from: string, into: string): Promise<void> {
  if (from === into) return;
  await db().$transaction(async (tx) => {
    // A result that is being written with one of their keys is finished first, or is read again.
    const locked = await tx.$queryRaw<PersonKeys[]>`
      select "id", "playerKey" from "User" where "id" in (${from}, ${into}) order by "id" for update`;
    const [guest, person] = [from, into].map((id) => locked.find((each) => each.id === id));
    if (!guest || !person) return;
    // As in every change of them: competitions before their tables.
    await lockCompetitionsOf(tx, from, systemClock.now());
    for (const personal of PERSONAL) {
      await RULES[personal.table]?.(tx, guest, person);
      await moveRows(tx, personal, guest, person);
    }
    await tx.user.deleteMany({ where: { id: from } });
  });
}

type Rule = (tx: Tx, from: PersonKeys, into: PersonKeys) => Promise<void>;

/** Rules that run before the rows of a table are moved. */
const RULES: Readonly<Record<string, Rule>> = {
  User: mergeSettings,
  CircleMember: (tx, from, into) => mergeMembers(tx, from.id, into.id),
  BoxEditor: (tx, from, into) => mergeEditors(tx, from.id, into.id),
  ResultSeat: mergeResults,
  SolverRating: mergeSolvers,
};

/** Where both have solved puzzles, the rating follows from the first tries of both. */
async function mergeSolvers(tx: Tx, from: PersonKeys, into: PersonKeys): Promise<void> {
  const solvers = await tx.solverRating.count({ where: { userId: { in: [from.id, into.id] } } });
  if (solvers > 1) await foldSolver(tx, into.id);
}

/** Keeps the settings of `into`; where they have none, the settings of `from` are used. */
async function mergeSettings(tx: Tx, from: PersonKeys, into: PersonKeys): Promise<void> {
  const select = {
    name: true,
    digestAt: true,
    digestOnly: true,
    turnsAtOnce: true,
    ratings: true,
    waitShown: true,
  } as const;
  const guest = await tx.user.findUniqueOrThrow({ where: { id: from.id }, select });
  const person = await tx.user.findUniqueOrThrow({ where: { id: into.id }, select });
  await tx.user.updateMany({
    where: { id: into.id },
    data: {
      name: person.name ?? guest.name,
      ratings: person.ratings ?? guest.ratings,
      waitShown: person.waitShown || guest.waitShown,
      turnsAtOnce: person.turnsAtOnce || guest.turnsAtOnce,
      digestAt: person.digestAt ?? guest.digestAt,
      digestOnly: person.digestOnly || (person.digestAt === null && guest.digestOnly),
    },
  });
}

/**
 * Once an address is proved, the seats with that address belong to its owner. Free ones are reserved
 * for them. Seats of guests, who have lost their browser or are about to claim it, are returned to
 * them. An address that someone else entered proves nothing about the seat's holder.
 */
export async function adoptSeatsOfAddress(email: string, userId: string): Promise<void> {
  const ofAddress = { emailFolded: email, bot: null, OR: [{ seatedAt: null }, { emailOwn: true }] };
  const select = { gameId: true, seat: true, userId: true, user: { select: HOLDER } } as const;
  const seats = (await db().seat.findMany({ where: ofAddress, select })).filter(({ user }) => isGuest(user));
  for (let i = 0; i < seats.length; i += AT_ONCE) {
    // A seat that got another holder meanwhile stays theirs.
    const theirs = seats.slice(i, i + AT_ONCE).map(({ user: _user, ...seat }) => seat);
    await db().seat.updateMany({ where: { AND: [ofAddress, { OR: theirs }] }, data: { userId } });
  }
}

/** Maximum seats in one statement. */
const AT_ONCE = 500;
const HOLDER = { emailVerified: true, accounts: { select: { provider: true }, take: 1 } } as const;

/** Whether a seat's holder is unknown, or has no account. */
function isGuest(user: Prisma.UserGetPayload<{ select: typeof HOLDER }> | null): boolean {
  return user === null || (user.emailVerified === null && user.accounts.length === 0);
}

/**
 * Gives this person the seats where their browser itself sat down, if they have no holder yet. The
 * seat's link is not enough for that.
 */
export async function adoptSeats(keyHashes: readonly string[], userId: string): Promise<void> {
  if (keyHashes.length === 0) return;
  const keys = await db().seatKey.findMany({
    where: { hash: { in: [...keyHashes] }, own: true },
    select: { gameId: true, seat: true, tenure: true, hash: true },
  });
  if (keys.length === 0) return;
  const taken = { userId: null, seatedAt: { not: null }, bot: null };
  const theirs = keys.map(({ hash, ...tenure }) => ({
    ...tenure,
    OR: [{ tokenHash: null }, { tokenHash: { not: hash } }],
  }));
  await db().seat.updateMany({ where: { ...taken, OR: theirs }, data: { userId } });
}

/**
 * Gives this person the delegations whose links their browser has opened, if nobody has them yet; not at a table
 * where they sit or are a mentor.
 */
export async function adoptDelegations(keyHashes: readonly string[], userId: string): Promise<void> {
  if (keyHashes.length === 0) return;
  const isNeither = {
    seats: { none: { userId } },
    delegates: { none: { userId, power: 'mentor', endedAt: null } },
  };
  await db().seatDelegate.updateMany({
    where: {
      tokenHash: { in: [...keyHashes] },
      userId: null,
      usedAt: { not: null },
      power: { not: 'mentor' },
      game: isNeither,
    },
    data: { userId },
  });
}

/** Moves the results of `from`, with their part of ratings and circle totals, to `into`. */
async function mergeResults(
  tx: Tx,
  { playerKey: old }: PersonKeys,
  { playerKey: key }: PersonKeys,
): Promise<void> {
  const scopes = await lockRatingsOf(tx, [old]);
  await tx.resultSeat.updateMany({ where: { playerKey: old }, data: { playerKey: key } });
  const sums = await tx.circleYear.findMany({
    where: { playerKey: old },
    orderBy: [{ circleId: 'asc' }, { year: 'asc' }],
  });
  for (const { circleId, year, games, wins, tablePoints, begun, best } of sums) {
    const place = { circleId, year, playerKey: key };
    const where = { circleId_year_playerKey: place };
    const theirs = await tx.circleYear.findUnique({ where });
    const data = {
      games: games + (theirs?.games ?? 0),
      wins: wins + (theirs?.wins ?? 0),
      tablePoints: tablePoints + (theirs?.tablePoints ?? 0),
      begun: Array.from({ length: Math.max(begun.length, theirs?.begun.length ?? 0) }, (_, i) => {
        return (begun[i] ?? 0) + (theirs?.begun[i] ?? 0);
      }),
      best: Math.max(best, theirs?.best ?? best),
    };
    await tx.circleYear.upsert({ where, create: { ...place, ...data }, update: data });
  }
  await tx.circleYear.deleteMany({ where: { playerKey: old } });
  await foldMerged(tx, key, scopes);
}
