import 'server-only';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';
import { ownsSql } from '@/lib/features/table/seat-sql';

/** A step of a line. */
export interface LineStep {
  readonly seat: SeatId;
  readonly command: Command;
}

/** A line tried beside a game, as it is kept. */
export interface LineRow {
  readonly id: string;
  /** Row of the game that it begins after. */
  readonly base: number;
  readonly key: string;
  readonly name: string;
  readonly steps: readonly LineStep[];
  /**
   * The address under which others may look at it, where that is allowed; missing where its owner shares it
   * with nobody.
   */
  readonly sharedAs?: string;
  readonly updatedAt: Date;
}

/** Whose lines are meant: those of a person, and those made at a seat where nobody is known as one. */
export interface LineOwner {
  readonly gameId: string;
  readonly seat?: SeatId | undefined;
  readonly userId?: string | undefined;
  /** What this browser shows, where it shows anything: each statement has it prove the seat anew. */
  readonly tokenHash?: string | undefined;
}

const holderSql = ({ tokenHash, userId }: LineOwner) =>
  ownsSql({ ...(tokenHash ? { tokenHash } : {}), ...(userId ? { userId } : {}) });

/**
 * Lines `l` of this owner. What was made at a seat stays with the holder of that time: a later one does not
 * get it.
 */
function ownedSql(owner: LineOwner): Prisma.Sql {
  const { gameId, seat, userId } = owner;
  return Prisma.sql`l."gameId" = ${gameId} and (l."userId" = ${userId ?? null} or exists (
    select 1 from "Seat" k where k."gameId" = l."gameId" and k."seat" = l."seat" and k."seat" = ${seat ?? null}::int
      and l."tenure" = k."tenure" and (l."userId" is null or l."userId" = k."userId") and ${holderSql(owner)}))`;
}

type RawLine = Omit<LineRow, 'steps' | 'sharedAs'> & {
  readonly steps: string;
  readonly sharedAs: string | null;
};
const COLUMNS = Prisma.sql`l."id"::text as "id", l."base", l."key", l."name", l."steps"::text as "steps", l."sharedAs"::text as "sharedAs",
  l."updatedAt"`;
const rowOf = ({ steps, sharedAs, ...line }: RawLine): LineRow => ({
  ...line,
  steps: JSON.parse(steps) as LineRow['steps'],
  ...(sharedAs === null ? {} : { sharedAs }),
});

/** The lines of an owner, the oldest first. */
export async function storedLines(owner: LineOwner): Promise<LineRow[]> {
  const rows = await onDatabase(
    () => db().$queryRaw<RawLine[]>`
      select ${COLUMNS} from "SandboxLine" l where ${ownedSql(owner)} order by l."createdAt", l."id"`,
  );
  return rows.map(rowOf);
}

/** One line of an owner. */
export async function lineOf(owner: LineOwner, id: string): Promise<LineRow | undefined> {
  const [raw] = await onDatabase(
    () => db().$queryRaw<RawLine[]>`
      select ${COLUMNS} from "SandboxLine" l where l."id" = ${id}::uuid and ${ownedSql(owner)}`,
  );
  return raw && rowOf(raw);
}

export interface NewLine extends Omit<LineRow, 'updatedAt' | 'sharedAs'> {
  /** Newest row of the game. */
  readonly seq: number;
  readonly at: Date;
}

/**
 * Keeps a line in the tenure of whoever proves to hold the seat at this very moment; false when they do not,
 * or have `most` of this game already.
 */
export async function insertLine(owner: LineOwner, line: NewLine, most: number): Promise<boolean> {
  const { gameId, seat = null, userId = null } = owner;
  const { id, seq, base, key, name, steps, at } = line;
  const kept = await onDatabase(
    () => db().$executeRaw`
      with holder as (
        select k.* from "Seat" k where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${holderSql(owner)} for share of k
      )
      insert into "SandboxLine" ("id", "gameId", "seat", "tenure", "userId", "seq", "base", "key", "name", "steps", "createdAt", "updatedAt")
      select ${id}::uuid, g."id", h."seat", h."tenure", ${userId}, greatest(${seq}::int, h."heldFrom"),
        ${base}::int, ${key}, ${name}, ${JSON.stringify(steps)}::json, ${at}::timestamptz, ${at}::timestamptz
      from "Game" g left join holder h on true
      where g."id" = ${gameId} and (${seat}::int is null or h."seat" is not null) and (select count(*) from "SandboxLine" l where ${ownedSql(owner)}) < ${most}`,
  );
  return kept > 0;
}

/** What of a line is changed; what is not named stays. */
export type LineChange = Partial<Pick<LineRow, 'name' | 'key' | 'steps'>>;

/** Changes a line; false when the owner has none of this id. */
export async function changeLine(
  owner: LineOwner,
  id: string,
  { name = null, key = null, steps }: { [K in keyof LineChange]: LineChange[K] | null },
  at: Date,
): Promise<boolean> {
  const changed = await onDatabase(
    () => db().$executeRaw`
      update "SandboxLine" l set "name" = coalesce(${name}, l."name"), "key" = coalesce(${key}, l."key"),
        "steps" = coalesce(${steps ? JSON.stringify(steps) : null}::json, l."steps"), "updatedAt" = ${at}::timestamptz
      where l."id" = ${id}::uuid and ${ownedSql(owner)}`,
  );
  return changed > 0;
}

/**
 * A line that its owner shares, with the seat it was made at, the newest row of the game then, and all seats
 * its owner ever had.
 */
export interface SharedRow extends LineRow {
  readonly seat: SeatId | null;
  readonly seq: number;
  readonly seats: readonly SeatId[];
}

/** The line that is shared under this address. */
export async function lineSharedAs(gameId: string, sharedAs: string): Promise<SharedRow | undefined> {
  const [raw] = await onDatabase(
    () => db().$queryRaw<(RawLine & Pick<SharedRow, 'seat' | 'seq' | 'seats'>)[]>`
      select ${COLUMNS}, l."seat", l."seq", array(
        select s."seat" from "Seat" s where s."gameId" = l."gameId" and (s."seat" = l."seat" or s."userId" = l."userId")
        union select h."seat" from "SeatHolder" h where h."gameId" = l."gameId" and h."userId" = l."userId"
      ) as "seats"
      from "SandboxLine" l
      where l."gameId" = ${gameId} and l."sharedAs" = ${sharedAs}::uuid`,
  );
  return raw && { ...rowOf(raw), seat: raw.seat, seq: raw.seq, seats: raw.seats };
}

/**
 * Has a line be shared under an address, or under none any more; false when the owner has none of this id.
 */
export async function shareLine(owner: LineOwner, id: string, sharedAs: string | null): Promise<boolean> {
  const changed = await onDatabase(
    () => db().$executeRaw`
      update "SandboxLine" l set "sharedAs" = ${sharedAs}::uuid where l."id" = ${id}::uuid and ${ownedSql(owner)}`,
  );
  return changed > 0;
}

/** Forgets a line; false when the owner has none of this id. */
export async function deleteLine(owner: LineOwner, id: string): Promise<boolean> {
  const gone = await onDatabase(
    () => db().$executeRaw`delete from "SandboxLine" l where l."id" = ${id}::uuid and ${ownedSql(owner)}`,
  );
  return gone > 0;
}

/** The row of the log since which the present holder of a seat acts. */
export async function heldFrom(gameId: string, seat: SeatId): Promise<number> {
  const found = await onDatabase(() =>
    db().seat.findUnique({ where: { gameId_seat: { gameId, seat } }, select: { heldFrom: true } }),
  );
  return found?.heldFrom ?? 1;
}
