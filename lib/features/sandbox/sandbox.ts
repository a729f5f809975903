import 'server-only';
import crypto from 'node:crypto';
import {
  changeLine,
  deleteLine,
  insertLine,
  lineOf,
  storedLines,
  type LineChange,
  type LineOwner,
  type LineRow,
} from '@/lib/features/sandbox/sandbox-store';
import type { StoredLine, SandboxKeeper, SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { loadTableRow, type TableRow } from '@/lib/features/table/load/game-store';
import { knownPositionOf, recallPosition } from '@/lib/features/table/load/known-position';
import { keysOf, mayLook, type Visitor } from '@/lib/features/table/load/load-table';
import { seatInfosOf } from '@/lib/features/table/load/seat-infos';
import { newestRowFor } from '@/lib/features/table/load/visible';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { SandboxOutcome } from './refusals';
import { loadSeatKnowledge } from './seat-knowledge';

/** Maximum lines of a game for an owner. */
export const MAX_LINES = 30;

/** Opens an analysis after a row of a game, by default the newest, with only the knowledge of `who`. */
export async function openSandbox(
  gameId: string,
  who: Visitor,
  at?: number,
): Promise<SandboxOutcome<SandboxStart>> {
  const found = await tableFor(gameId, who);
  if (!found) return refused({ kind: 'unknown-table' });
  const { row, owner, latest } = found;
  const { game, seats, visitor: me } = row;
  const seq = at ?? latest;
  const isKnown = seq <= latest;
  const known =
    isKnown && (await loadSeatKnowledge({ gameId, seq: game.seq, head: game.head, seat: me }, seq));
  if (!known) return refused({ kind: 'unknown-position', seq });
  const value: SandboxStart = {
    gameId,
    name: game.name,
    status: game.status,
    at: seq,
    latest,
    pack: { id: game.packId, version: game.packVersion },
    seats: seatInfosOf(seats, known.view.state.setup),
    me,
    draftsOf: me === undefined ? 'watcher' : `${me}.${row.tenure ?? 'link'}`,
    known,
    keeper: keeperOf(owner),
    lineSharing: game.lineSharing,
    lines: owner ? (await storedLines(owner)).map(storedLineOf) : [],
  };
  return { ok: true, value };
}

/** The reader's own line, to continue with elsewhere. */
export async function ownLine(gameId: string, who: Visitor, id: string): Promise<SandboxOutcome<StoredLine>> {
  const asked = await ownerFor(gameId, who);
  if (!asked.ok) return asked;
  const line = await lineOf(asked.value.owner, id);
  return line ? { ok: true, value: storedLineOf(line) } : refused({ kind: 'unknown-line' });
}

export type NewLine = Pick<LineRow, 'base' | 'key' | 'name' | 'steps'>;

/** Stores a new line. */
export async function keepLine(
  gameId: string,
  who: Visitor,
  line: NewLine,
  clock: Clock = systemClock,
): Promise<SandboxOutcome<StoredLine>> {
  const asked = await ownerFor(gameId, who);
  if (!asked.ok) return asked;
  const { owner, latest: seq } = asked.value;
  if (line.base > seq) return refused({ kind: 'unknown-position', seq: line.base });
  const made = { ...line, id: crypto.randomUUID(), seq, at: clock.now() };
  if (!(await insertLine(owner, made, MAX_LINES))) {
    const isFull = (await storedLines(owner)).length >= MAX_LINES;
    return refused(isFull ? { kind: 'too-many-lines', most: MAX_LINES } : { kind: 'seat-held' });
  }
  return { ok: true, value: storedLineOf({ ...made, updatedAt: made.at }) };
}

/** Renames the player's own line, or replaces its steps. */
export async function alterLine(
  gameId: string,
  who: Visitor,
  id: string,
  change: LineChange,
  clock: Clock = systemClock,
): Promise<SandboxOutcome<StoredLine>> {
  const asked = await ownerFor(gameId, who);
  if (!asked.ok) return asked;
  const { owner } = asked.value;
  const line = (await changeLine(owner, id, change, clock.now())) ? await lineOf(owner, id) : undefined;
  return line ? { ok: true, value: storedLineOf(line) } : refused({ kind: 'unknown-line' });
}

/** Deletes the player's own line. */
export async function dropLine(gameId: string, who: Visitor, id: string): Promise<SandboxOutcome<string>> {
  const asked = await ownerFor(gameId, who);
  if (!asked.ok) return asked;
  return (await deleteLine(asked.value.owner, id))
    ? { ok: true, value: id }
    : refused({ kind: 'unknown-line' });
}

interface SandboxAccess {
  readonly row: TableRow;
  /** The newest visible row. */
  readonly latest: number;
  /** Undefined without a seat and an account: then nothing can be stored. */
  readonly owner: LineOwner | undefined;
}

async function tableFor(gameId: string, who: Visitor): Promise<SandboxAccess | undefined> {
  const recalled = recallPosition(gameId);
  const row = await loadTableRow(gameId, { knownHead: recalled?.head, keys: keysOf(who) });
  if (!row || !mayLook(row, who)) return undefined;
  const latest = newestRowFor(row.game, (await knownPositionOf(row, recalled)).position.state, row.visitor);
  // A player who only has the seat's link stores nothing there, and sees no stored lines.
  const seat = row.isHolder ? row.visitor : undefined;
  const { userId, tokenHash } = keysOf(who);
  const owner = seat === undefined && !userId ? undefined : { gameId, seat, userId, tokenHash };
  return { row, owner, latest };
}

/** The table, and the owner of the lines if `who` can store any. */
export async function ownerFor(
  gameId: string,
  who: Visitor,
): Promise<SandboxOutcome<Pick<SandboxAccess, 'row' | 'latest'> & { readonly owner: LineOwner }>> {
  const found = await tableFor(gameId, who);
  if (!found) return refused({ kind: 'unknown-table' });
  const { row, owner, latest } = found;
  if (owner) return { ok: true, value: { row, owner, latest } };
  return refused({ kind: row.visitor === undefined ? 'token-missing' : 'seat-held' });
}

function keeperOf(owner: LineOwner | undefined): SandboxKeeper {
  if (!owner) return 'nobody';
  return owner.userId ? 'person' : 'seat';
}

/** A line as its owner sees it. */
export function storedLineOf({ updatedAt, id, base, key, name, steps, sharedAs }: LineRow): StoredLine {
  const shared = sharedAs === undefined ? {} : { sharedAs };
  return { id, base, key, name, steps, ...shared, updatedAt: updatedAt.toISOString() };
}
