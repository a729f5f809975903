import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import type { SeatId } from '@/lib/engine/commands';
import { loadTable, type Visitor } from '@/lib/service/load-table';
import type { TableView } from '@/lib/service/table-view';
import type { TalkRefusal } from '@/lib/service/talk/talk';
import { deleteNote, insertNote, ownNotes, sealedCounts, sealedNotes } from '@/lib/store/note-store';

export const MOST_NOTE_LETTERS = 2000;
const MOST_NOTES = 100;

export interface NoteLine {
  readonly id: string;
  readonly seat: SeatId;
  readonly holder: string;
  readonly text: string;
  readonly sealed: boolean;
  readonly seq: number;
  readonly at: string;
}

export interface Notes {
  /** Of whoever looks; nobody else ever sees those that are not sealed. */
  readonly own: readonly NoteLine[];
  /** Sealed notes of all, once the game is over. */
  readonly opened: readonly NoteLine[];
  /** How many sealed notes each seat has, while the game runs. */
  readonly sealed: readonly { readonly seat: SeatId; readonly n: number }[];
}

/** The notes of a table that somebody may see. */
export async function loadNotes(table: TableView, { userId }: Visitor): Promise<Notes> {
  const { gameId, me, status } = table;
  const [own, opened, sealed] = await Promise.all([
    me === undefined ? [] : ownNotes({ gameId, seat: me, userId }),
    status === 'running' ? [] : sealedNotes(gameId),
    status === 'running' ? sealedCounts(gameId) : [],
  ]);
  const lineOf = ({ at, ...note }: (typeof own)[number]): NoteLine => ({ ...note, at: at.toISOString() });
  return { own: own.map(lineOf), opened: opened.map(lineOf), sealed };
}

export interface Jotting {
  readonly id: string;
  readonly text: string;
  readonly sealed: boolean;
}

/** Notes something down for one's own seat. */
export async function jot(
  gameId: string,
  visitor: Visitor,
  { id, text, sealed }: Jotting,
  clock: Clock = systemClock,
): Promise<TalkRefusal | 'too-many-notes' | undefined> {
  const owner = await ownerOf(gameId, visitor);
  if (typeof owner === 'string') return owner;
  const written = text.replace(/\r\n?/g, '\n').trim();
  if (written === '') return 'empty';
  if (written.length > MOST_NOTE_LETTERS) return 'too-long';
  if ((await ownNotes(owner)).length >= MOST_NOTES) return 'too-many-notes';
  const { table, ...place } = owner;
  await insertNote({ ...place, id, text: written, sealed, seq: table.latestSeq, at: clock.now() });
  return undefined;
}

/** Forgets a note of one's own. A sealed one stays until the game is over: that is what sealing is for. */
export async function forget(
  gameId: string,
  visitor: Visitor,
  id: string,
): Promise<TalkRefusal | 'is-sealed' | undefined> {
  const owner = await ownerOf(gameId, visitor);
  if (typeof owner === 'string') return owner;
  const note = (await ownNotes(owner)).find((each) => each.id === id);
  if (!note) return 'unknown-word';
  if (note.sealed && owner.table.status === 'running') return 'is-sealed';
  await deleteNote(id);
  return undefined;
}

async function ownerOf(gameId: string, visitor: Visitor) {
  const table = await loadTable(gameId, visitor, { log: 'none' });
  if (!table) return 'unknown-table';
  if (table.me === undefined) return 'not-here';
  return { table, gameId, seat: table.me, userId: visitor.userId };
}
