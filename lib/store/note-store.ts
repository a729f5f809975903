import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** A note about a table. */
export interface NoteRow {
  readonly id: string;
  readonly seat: SeatId;
  readonly text: string;
  /** Shown to everybody when the game is over, and not changed until then. */
  readonly sealed: boolean;
  readonly seq: number;
  readonly at: Date;
  /** Who held the seat then. */
  readonly holder: string;
}

/** Somebody's own place: the seat, and the person if they are known as one. */
export interface NoteOwner {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly userId: string | undefined;
}

/**
 * The notes of whoever holds a seat now. A new holder never gets those of an earlier one: a note belongs to the person who wrote it,
 * or, where none is known, to the time of the present holder.
 */
export async function ownNotes({ gameId, seat, userId }: NoteOwner): Promise<NoteRow[]> {
  return onDatabase(
    () => db().$queryRaw<NoteRow[]>`
      select n."id", n."seat", n."text", n."sealed", n."seq", n."at", s."name" as "holder"
      from "Note" n join "Seat" s on s."gameId" = n."gameId" and s."seat" = n."seat"
      where n."gameId" = ${gameId} and n."seat" = ${seat}::int and n."seq" >= s."heldFrom"
        and (n."userId" is null or n."userId" = ${userId ?? null} or n."userId" = s."userId")
      order by n."at", n."id"`,
  );
}

/** How many sealed notes each seat has; what is in them is nobody's yet. */
export async function sealedCounts(gameId: string): Promise<{ seat: SeatId; n: number }[]> {
  return onDatabase(
    () => db().$queryRaw<{ seat: SeatId; n: number }[]>`
      select "seat", count(*)::int as "n" from "Note" where "gameId" = ${gameId} and "sealed" group by 1 order by 1`,
  );
}

/** All sealed notes, with who held the seat when they were written. Only for games that are over. */
export async function sealedNotes(gameId: string): Promise<NoteRow[]> {
  return onDatabase(
    () => db().$queryRaw<NoteRow[]>`
      select n."id", n."seat", n."text", n."sealed", n."seq", n."at",
        coalesce((select h."name" from "SeatHolder" h where h."gameId" = n."gameId" and h."seat" = n."seat" and n."seq" <= h."untilSeq"
          order by h."untilSeq" limit 1), s."name") as "holder"
      from "Note" n join "Seat" s on s."gameId" = n."gameId" and s."seat" = n."seat" join "Game" g on g."id" = n."gameId"
      where n."gameId" = ${gameId} and n."sealed" and g."status" <> 'running'
      order by n."at", n."id"`,
  );
}

export interface NewNote extends NoteOwner {
  readonly id: string;
  readonly text: string;
  readonly sealed: boolean;
  readonly seq: number;
  readonly at: Date;
}

/** Stores a note, in the time of the present holder. The same id is stored once. */
export async function insertNote(note: NewNote): Promise<void> {
  const { id, gameId, seat, userId, text, sealed, seq, at } = note;
  await onDatabase(
    () => db().$executeRaw`
      insert into "Note" ("id", "gameId", "seat", "userId", "text", "sealed", "seq", "at")
      select ${id}::uuid, s."gameId", s."seat", ${userId ?? null}, ${text}, ${sealed}, greatest(${seq}::int, s."heldFrom"),
        ${at}::timestamptz
      from "Seat" s where s."gameId" = ${gameId} and s."seat" = ${seat}::int
      on conflict ("id") do nothing`,
  );
}

/** Forgets notes by id. */
export async function deleteNote(id: string): Promise<void> {
  await onDatabase(() => db().note.deleteMany({ where: { id } }));
}
