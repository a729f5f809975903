import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';
import { ownsSql, type SeatKeys } from '@/lib/features/table/seat-sql';

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

/** Somebody's own seat, with what proves them its holder: each statement asks for it anew. */
export interface NoteOwner {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly keys: SeatKeys;
}

/**
 * The notes of whoever holds a seat now. A new holder never gets those of an earlier one: a note belongs to
 * the person who wrote it, or, where none is known, to their tenure.
 */
export async function ownNotes({ gameId, seat, keys }: NoteOwner): Promise<NoteRow[]> {
  return onDatabase(
    () => db().$queryRaw<NoteRow[]>`
      select n."id", n."seat", n."text", n."sealed", n."seq", n."at", k."name" as "holder"
      from "Note" n join "Seat" k on k."gameId" = n."gameId" and k."seat" = n."seat"
      where n."gameId" = ${gameId} and n."seat" = ${seat}::int and n."tenure" = k."tenure" and ${ownsSql(keys)}
        and (n."userId" is null or n."userId" = ${keys.userId ?? null} or n."userId" = k."userId")
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
        case when n."tenure" = s."tenure" then s."name" else coalesce((
          select e."name" from "SeatEntry" e where e."gameId" = n."gameId" and e."seat" = n."seat" and e."tenure" = n."tenure"
          order by e."id" desc limit 1
        ), (
          select h."name" from "SeatHolder" h where h."gameId" = n."gameId" and h."seat" = n."seat" and n."seq" <= h."untilSeq"
          order by h."untilSeq" limit 1
        ), s."name") end as "holder"
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

/**
 * Stores a note in the tenure of whoever proves to be the holder at this very moment; false for anybody else.
 * The same id is stored once.
 */
export async function insertNote(note: NewNote): Promise<boolean> {
  const { id, gameId, seat, keys, text, sealed, seq, at } = note;
  const [found] = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      with holder as (
        select k.* from "Seat" k where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${ownsSql(keys)} for share of k
      ), stored as (
        insert into "Note" ("id", "gameId", "seat", "tenure", "userId", "text", "sealed", "seq", "at")
        select ${id}::uuid, s."gameId", s."seat", s."tenure", ${keys.userId ?? null}, ${text}, ${sealed},
          greatest(${seq}::int, s."heldFrom"), ${at}::timestamptz
        from holder s on conflict ("id") do nothing
      )
      select 1 from holder`,
  );
  return found !== undefined;
}

/** Forgets a note of the holder's tenure; false for anybody else. */
export async function deleteNote({ gameId, seat, keys }: NoteOwner, id: string): Promise<boolean> {
  const gone = await onDatabase(
    () => db().$executeRaw`
      delete from "Note" n using "Seat" k
      where n."id" = ${id}::uuid and n."gameId" = ${gameId} and n."seat" = ${seat}::int and k."gameId" = n."gameId"
        and k."seat" = n."seat" and k."tenure" = n."tenure" and ${ownsSql(keys)}`,
  );
  return gone > 0;
}
