import 'server-only';
import type { Mentorship } from '@/lib/features/seats/delegates/mentor-store';
import { MAX_NOTE_LETTERS, MAX_NOTES } from './notes';
import { deleteAsMentor, insertAsMentor, notesWithMentors } from './mentor-notes-store';

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
  const { notes, mentors } = await notesWithMentors(mine);
  // Notes of an earlier mentor are not shown.
  const former = new Set(mentors.filter((id) => id !== null && id !== userId));
  return notes.flatMap((note) => {
    if (former.has(note.userId)) return [];
    const isMine = note.userId === userId;
    const { id, text, seq, at } = note;
    return { id, text, seq, at: at.toISOString(), by: isMine ? mine.name : mine.holder, isMine };
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
  return insertAsMentor(gameId, userId, { id: note.id, text, at }, MAX_NOTES);
}

/** Deletes a note that the mentor wrote. */
export async function forgetAsMentor(gameId: string, userId: string, id: string) {
  return deleteAsMentor(gameId, userId, id);
}
