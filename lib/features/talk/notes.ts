import 'server-only';
import type { Mentorship } from '@/lib/features/seats/delegates/mentor-store';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import { type Clock, systemClock } from '@/lib/platform/clock';
import {
  deleteAsMentor,
  deleteNote,
  insertAsMentor,
  insertNote,
  type NoteRow,
  notesOfSeat,
  notesWithMentors,
  ownNotes,
  sealedCounts,
  sealedNotes,
  type SeatNotes,
} from './note-store';
import type { TalkRefusal } from './talk';

export const MAX_NOTE_LETTERS = 2000;
const MAX_NOTES = 100;

export interface NoteLine {
  readonly id: string;
  readonly seat: SeatId;
  readonly holder: string;
  readonly text: string;
  readonly sealed: boolean;
  readonly seq: number;
  readonly at: string;
  /** The mentor who wrote it, if it was not the holder; empty once they have left the service. */
  readonly mentor?: string;
}

export interface Notes {
  /** The viewer's own and their mentors' notes; no one else ever sees those that are not sealed. */
  readonly own: readonly NoteLine[];
  /** The sealed notes of all players, once the game is over. */
  readonly opened: readonly NoteLine[];
  /** The number of sealed notes of each seat, while the game runs. */
  readonly sealed: readonly { readonly seat: SeatId; readonly n: number }[];
  /** The mentor who can read the viewer's plain notes now, and since when. */
  readonly mentor?: { readonly name: string; readonly since: string };
}

/** The notes of a table that a visitor can see; a player with only a link sees none of the holder's. */
export async function loadNotes(table: TableView, visitor: Visitor): Promise<Notes> {
  const { gameId, me, seed } = table;
  // They are opened together with the seed.
  const isOpen = seed !== undefined;
  const [own, opened, sealed] = await Promise.all([
    me === undefined ? NO_NOTES : notesOfSeat({ gameId, seat: me, keys: keysOf(visitor) }),
    isOpen ? sealedNotes(gameId) : [],
    isOpen ? [] : sealedCounts(gameId),
  ]);
  const lineOf = ({ at, ...note }: NoteRow): NoteLine => ({ ...note, at: at.toISOString() });
  const { mentor } = table.status === 'running' ? own : {};
  return {
    own: own.notes.map(lineOf),
    opened: opened.map(lineOf),
    sealed,
    ...(mentor ? { mentor: { name: mentor.name, since: mentor.since.toISOString() } } : {}),
  };
}

const NO_NOTES: SeatNotes = { notes: [] };

export interface NoteRequest {
  readonly id: string;
  readonly text: string;
  readonly sealed: boolean;
}

/** Stores a note for the player's own seat. */
export async function writeNote(
  gameId: string,
  visitor: Visitor,
  { id, text, sealed }: NoteRequest,
  clock: Clock = systemClock,
): Promise<TalkRefusal | 'not-holder' | 'too-many-notes' | undefined> {
  const owner = await ownerOf(gameId, visitor);
  if (typeof owner === 'string') return owner;
  const written = text.replace(/\r\n?/g, '\n').trim();
  if (written === '') return 'empty';
  if (written.length > MAX_NOTE_LETTERS) return 'too-long';
  if ((await ownNotes(owner)).filter(isOwn).length >= MAX_NOTES) return 'too-many-notes';
  const { table, ...place } = owner;
  const note = { ...place, id, text: written, sealed, seq: table.latestSeq, at: clock.now() };
  return (await insertNote(note)) ? undefined : 'not-holder';
}

/**
 * Deletes the player's own note. A sealed one stays until the game is over: that is the purpose of sealing.
 */
export async function removeNote(
  gameId: string,
  visitor: Visitor,
  id: string,
): Promise<TalkRefusal | 'not-holder' | 'is-sealed' | undefined> {
  const owner = await ownerOf(gameId, visitor);
  if (typeof owner === 'string') return owner;
  const note = (await ownNotes(owner)).find((each) => each.id === id);
  if (!note) return 'unknown-word';
  if (!isOwn(note)) return 'not-yours';
  if (note.sealed && owner.table.status === 'running') return 'is-sealed';
  return (await deleteNote(owner, id)) ? undefined : 'not-holder';
}

const isOwn = ({ mentor }: NoteRow): boolean => mentor === undefined;

async function ownerOf(gameId: string, visitor: Visitor) {
  const table = await loadTable(gameId, visitor, { log: 'none' });
  if (!table) return 'unknown-table';
  if (table.me === undefined) return 'not-here';
  if (!table.isHolder) return 'not-holder';
  return { table, gameId, seat: table.me, keys: keysOf(visitor) };
}

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
