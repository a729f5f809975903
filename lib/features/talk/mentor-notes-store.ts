import 'server-only';
import { lockTable } from '@/lib/features/table/commands/lock-store';
import { mentorshipOf, type Mentorship } from '@/lib/features/seats/delegates/mentor-store';
import { db, type Tx } from '@/lib/platform/db/db';

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
