import 'server-only';
import { lockTable } from '@/lib/features/table/commands/locks';
import { mentorshipOf, type Mentorship } from '@/lib/features/seats/delegates/mentor-store';
import { db, type Tx } from '@/lib/platform/db/db';
import { MAX_NOTE_LETTERS, MAX_NOTES } from './notes';

/** A note that the holder of a seat and their mentor both read. */
export interface SharedNote {
  readonly id: string;
  readonly text: string;
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  /** Whether the reading mentor wrote it. */
  readonly isMine: boolean;
}

/**
 * The plain notes of the seat since its mentor accepted. Sealed and older ones stay private to the holder.
 */
export async function sharedNotes(mine: Mentorship, userId: string): Promise<SharedNote[]> {
  const { gameId, seat, tenure, since, name, holder } = mine;
  const [notes, others] = await Promise.all([
    db().note.findMany({
      where: { gameId, seat, tenure, sealed: false, at: { gte: since } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    }),
    db().seatDelegate.findMany({
      where: { gameId, seat, tenure, power: 'mentor' },
      select: { userId: true },
    }),
  ]);
  // Notes of an earlier mentor are not shown.
  const former = new Set(others.map((other) => other.userId).filter((id) => id !== null && id !== userId));
  return notes.flatMap((note) => {
    if (former.has(note.userId)) return [];
    const isMine = note.userId === userId;
    const { id, text, seq, at } = note;
    return { id, text, seq, at: at.toISOString(), by: isMine ? name : holder, isMine };
  });
}

/** Stores a mentor's note, or returns why it is refused. The same id is stored once. */
export async function jotAsMentor(
  gameId: string,
  userId: string,
  note: { readonly id: string; readonly text: string },
  at: Date,
): Promise<'empty' | 'too-long' | 'too-many-notes' | 'not-mentor' | undefined> {
  const text = note.text.replace(/\r\n?/g, '\n').trim();
  if (text === '') return 'empty';
  if (text.length > MAX_NOTE_LETTERS) return 'too-long';
  return asMentor(gameId, userId, async (tx, { seat, tenure }) => {
    if ((await tx.note.count({ where: { gameId, seat, tenure, userId } })) >= MAX_NOTES)
      return 'too-many-notes';
    const game = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: { seq: true } });
    const data = [{ id: note.id, gameId, seat, tenure, userId, text, sealed: false, seq: game.seq, at }];
    await tx.note.createMany({ data, skipDuplicates: true });
    return undefined;
  });
}

/** Deletes a note that the mentor wrote. */
export async function forgetAsMentor(gameId: string, userId: string, id: string) {
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
