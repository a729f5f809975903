import 'server-only';
import { type Mentorship, mentorshipOf } from '@/lib/features/seats/delegates/mentor-store';
import { lockSeat, lockTable } from '@/lib/features/table/commands/lock-store';
import { holdingOf } from '@/lib/features/table/seats/holder-store';
import { holderSql, type SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { db, type Tx } from '@/lib/platform/db/db';

/** A note about a table. */
export interface NoteRow {
  readonly id: string;
  readonly seat: SeatId;
  readonly text: string;
  /** Shown to all once the game is over; until then it cannot be changed. */
  readonly sealed: boolean;
  readonly seq: number;
  readonly at: Date;
  /** The holder of the seat at that time. */
  readonly holder: string;
  /** The mentor who wrote it, if it was not the holder. */
  readonly mentor?: string;
}

/** The notes of a holder, and the mentor who can read them now. */
export interface SeatNotes {
  readonly notes: readonly NoteRow[];
  readonly mentor?: { readonly name: string; readonly since: Date };
}

/** A player's own seat, with the keys that prove its holder: each statement checks them again. */
export interface NoteOwner {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly keys: SeatKeys;
}

/**
 * The notes of a seat's current holder. A new holder never gets an earlier holder's notes: a note
 * belongs to the person who wrote it or, without an account, to their tenure.
 */
export async function ownNotes(owner: NoteOwner): Promise<readonly NoteRow[]> {
  return (await notesOfSeat(owner)).notes;
}

/** Those notes, with the notes of the holder's mentors. */
export async function notesOfSeat({ gameId, seat, keys }: NoteOwner): Promise<SeatNotes> {
  const [held, named] = await Promise.all([
    holdingOf({ gameId, seat }, keys),
    db().seatDelegate.findMany({
      where: { gameId, seat, power: 'mentor', userId: { not: null } },
      select: { userId: true, tenure: true, name: true, usedAt: true, endedAt: true },
    }),
  ]);
  if (!held) return { notes: [] };
  const mentors = named.filter(({ tenure }) => tenure === held.tenure);
  const persons = [keys.userId, held.userId ?? undefined].filter((userId) => userId !== undefined);
  const notes = await db().note.findMany({
    where: {
      gameId,
      seat,
      tenure: held.tenure,
      OR: [null, ...persons, ...mentors.map(({ userId }) => userId)].map((userId) => ({ userId })),
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { ...NOTE, userId: true },
  });
  const now = mentors.find(({ endedAt }) => endedAt === null);
  return {
    notes: notes.map(({ userId, ...note }) => {
      const mentor = userId === null ? undefined : mentors.find((each) => each.userId === userId);
      return { ...note, holder: held.name, mentor: mentor?.name };
    }),
    ...(now?.usedAt ? { mentor: { name: now.name, since: now.usedAt } } : {}),
  };
}

const NOTE = { id: true, seat: true, text: true, sealed: true, seq: true, at: true } as const;

/** The number of sealed notes of each seat, without their texts. */
export async function sealedCounts(gameId: string): Promise<{ seat: SeatId; n: number }[]> {
  const counts = await db().note.groupBy({
    by: ['seat'],
    where: { gameId, sealed: true },
    _count: true,
    orderBy: { seat: 'asc' },
  });
  return counts.map(({ seat, _count }) => ({ seat, n: _count }));
}

/** All sealed notes, with the holders at the time of writing. Only for finished games. */
export async function sealedNotes(gameId: string): Promise<NoteRow[]> {
  const notes = await db().note.findMany({
    where: { gameId, sealed: true, game: { status: { not: 'running' } } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { ...NOTE, tenure: true },
  });
  if (notes.length === 0) return [];
  const nameOf = await namesAt(gameId);
  return notes.map(({ tenure, ...note }) => ({ ...note, holder: nameOf({ ...note, tenure }) }));
}

/** Returns a look-up for the holder's name when a note of a tenure was written. */
async function namesAt(gameId: string) {
  const [seats, entries, former] = await Promise.all([
    db().seat.findMany({ where: { gameId }, select: { seat: true, tenure: true, name: true } }),
    db().seatEntry.findMany({
      where: { gameId },
      orderBy: { id: 'desc' },
      select: { seat: true, tenure: true, name: true },
    }),
    db().seatHolder.findMany({
      where: { gameId },
      orderBy: { untilSeq: 'asc' },
      select: { seat: true, untilSeq: true, name: true },
    }),
  ]);
  return ({
    seat,
    tenure,
    seq,
  }: Pick<NoteRow, 'seat' | 'seq'> & { readonly tenure: number | null }): string => {
    const now = seats.find((each) => each.seat === seat);
    if (now && now.tenure === tenure) return now.name;
    const entered = entries.find((each) => each.seat === seat && each.tenure === tenure);
    return (entered ?? former.find((each) => each.seat === seat && seq <= each.untilSeq) ?? now)?.name ?? '';
  };
}

export interface NewNote extends NoteOwner {
  readonly id: string;
  readonly text: string;
  readonly sealed: boolean;
  readonly seq: number;
  readonly at: Date;
}

/**
 * Stores a note in the tenure of the holder that these keys prove now; false for anyone else. The same
 * id is stored once.
 */
export async function insertNote(note: NewNote): Promise<boolean> {
  const { id, gameId, seat, keys, text, sealed, seq, at } = note;
  return db().$transaction(async (tx) => {
    const held = await lockSeat(tx, { gameId, seat }, holderSql(keys));
    if (!held) return false;
    const by = { gameId, seat, tenure: held.tenure, userId: keys.userId ?? null };
    const data = [{ id, ...by, text, sealed, seq: Math.max(seq, held.heldFrom), at }];
    await tx.note.createMany({ data, skipDuplicates: true });
    return true;
  });
}

/** Deletes a note of the holder's tenure; false for anyone else. */
export async function deleteNote({ gameId, seat, keys }: NoteOwner, id: string): Promise<boolean> {
  const held = await holdingOf({ gameId, seat }, keys);
  if (!held) return false;
  const where = { id, gameId, seat, tenure: held.tenure };
  const gone = await db().note.deleteMany({ where });
  return gone.count > 0;
}

/** The plain notes of a seat since its mentor accepted, and all mentors of this tenure. */
export async function notesWithMentors({ gameId, seat, tenure, since }: Mentorship) {
  const [notes, mentors] = await Promise.all([
    db().note.findMany({
      where: { gameId, seat, tenure, sealed: false, at: { gte: since } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    }),
    db().seatDelegate.findMany({
      where: { gameId, seat, tenure, power: 'mentor' },
      select: { userId: true },
    }),
  ]);
  return { notes, mentors: mentors.map(({ userId }) => userId) };
}

/** Stores a note of the mentor, unless they have `most` already. The same id is stored once. */
export async function insertAsMentor(
  gameId: string,
  userId: string,
  note: { readonly id: string; readonly text: string; readonly at: Date },
  most: number,
): Promise<'too-many-notes' | 'not-mentor' | undefined> {
  return asMentor(gameId, userId, async (tx, { seat, tenure }) => {
    if ((await tx.note.count({ where: { gameId, seat, tenure, userId } })) >= most) return 'too-many-notes';
    const { seq } = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: { seq: true } });
    const data = [{ ...note, gameId, seat, tenure, userId, sealed: false, seq }];
    await tx.note.createMany({ data, skipDuplicates: true });
    return undefined;
  });
}

/** Deletes a note that the mentor wrote. */
export async function deleteAsMentor(gameId: string, userId: string, id: string) {
  return asMentor(gameId, userId, async (tx, { seat, tenure }) => {
    const { count } = await tx.note.deleteMany({ where: { id, gameId, seat, tenure, userId } });
    return count > 0 ? undefined : ('unknown-word' as const);
  });
}

/** Runs an action while the mentorship is locked. */
function asMentor<T>(gameId: string, userId: string, act: (tx: Tx, mine: Mentorship) => Promise<T>) {
  return db().$transaction(async (tx) => {
    await lockTable(tx, gameId);
    const mine = await mentorshipOf(gameId, userId, tx);
    return mine ? act(tx, mine) : ('not-mentor' as const);
  });
}
