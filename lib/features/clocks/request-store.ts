import 'server-only';
import { enterIn, type SeatEntryKind } from '@/lib/features/seats/entry-store';
import { lockTable } from '@/lib/features/table/commands/lock-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import { change } from '@/lib/platform/db/change';
import { columnsOf } from '@/lib/platform/db/columns-of';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';
import { queueMessages, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import { changeTableIn, type TableEffect } from './agenda-change-store';
import { loadAgenda, type Agenda, type VoiceRow } from './agenda-store';
import { decidedOn } from './holders';
import type { ClockOutcome } from './refusals';
import { RequestRow, TURN_BACK, type DecisionState, type TableRequest } from './request';

const COLUMNS = columnsOf(RequestRow);
const NEWEST = [{ at: 'desc' }, { id: 'asc' }] as const;
/** Maximum requests read at once. */
const MAX_READ = 20;

// Reading

/** The requests among these rows whose kind this release knows. */
const known = (rows: readonly unknown[]): readonly TableRequest[] =>
  rows.flatMap((row) => RequestRow.safeParse(row).data ?? []);

/** The newest stored requests of a table, or of one kind, newest first. */
export async function requestsOf(
  gameId: string,
  kind?: TableRequest['kind'],
): Promise<readonly TableRequest[]> {
  const where = { gameId, ...(kind ? { kind } : {}) };
  return known(
    await db().decision.findMany({ where, orderBy: [...NEWEST], take: MAX_READ, select: COLUMNS }),
  );
}

/** A stored request by its id. */
export async function findRequest(gameId: string, id: string): Promise<TableRequest | undefined> {
  const where = { gameId_id: { gameId, id } };
  return known([await db().decision.findUnique({ where, select: COLUMNS })])[0];
}

/** Open requests that are due, oldest first. */
export async function dueRequests(now: Date, limit: number): Promise<readonly TableRequest[]> {
  const where = { state: 'open', effectAt: { lte: now } };
  return known(
    await db().decision.findMany({ where, orderBy: { effectAt: 'asc' }, take: limit, select: COLUMNS }),
  );
}

// Changing

/** The rows that a change of requests writes. */
export interface RequestWrite {
  readonly vote?: VoiceRow;
  /** Votes that no longer count. */
  readonly dropped?: DroppedVotes;
  /** Open requests whose ground has gone. */
  readonly voided?: readonly TableRequest[];
  readonly made?: TableRequest;
  readonly ended?: { readonly id: string; readonly state: DecisionState; readonly by?: SeatId | undefined };
  readonly change?: TableEffect;
  readonly entry?: { readonly seat: SeatId; readonly kind: SeatEntryKind; readonly by: SeatId | undefined };
  readonly messages?: readonly NewMessage[];
  /** A late seat whose votes have to be watched. */
  readonly watched?: SeatId;
}

interface DroppedVotes {
  readonly questions: readonly string[];
  readonly about?: string;
  readonly seats?: readonly SeatId[];
}

/** A locked table with its open requests, those about ended turns, and the one in question. */
export interface LockedAgenda {
  readonly agenda: Agenda | undefined;
  readonly requests: readonly TableRequest[];
}

interface ChangeOf {
  readonly gameId: string;
  readonly who?: Visitor;
  /** The request in question. */
  readonly id?: string | undefined;
  readonly now: Date;
}

/**
 * Changes the requests of a table in one transaction: locks it, decides, and writes the votes, the requests,
 * their effect and their messages. So consent counts once, and each request has one outcome.
 */
export async function changeRequests<W extends RequestWrite>(
  { gameId, who = {}, id, now }: ChangeOf,
  decide: (locked: LockedAgenda) => ClockOutcome<W>,
): Promise<ClockOutcome<W>> {
  return change({
    lock: async (tx) => {
      await lockTable(tx, gameId);
      const agenda = await loadAgenda(gameId, keysOf(who), tx);
      if (!agenda?.hasDecided) return { agenda, requests: [] };
      const OR = [{ state: 'open' }, { kind: TURN_BACK }, ...(id === undefined ? [] : [{ id }])];
      const where = { gameId, OR };
      const rows = await tx.decision.findMany({
        where,
        orderBy: [...NEWEST],
        take: MAX_READ,
        select: COLUMNS,
      });
      return { agenda, requests: known(rows) };
    },
    decide,
    write: async (tx, decided, { agenda }): Promise<ClockOutcome<W>> => {
      const isWritten = !agenda || (await write(tx, agenda, decided, now));
      return isWritten
        ? { ok: true, value: decided }
        : refused({ kind: 'not-to-take-back', seq: agenda?.shownSeq ?? 0 });
    },
  });
}

/** False if a request has ended otherwise. */
async function write(tx: Tx, agenda: Agenda, decided: RequestWrite, at: Date): Promise<boolean> {
  const { gameId } = agenda;
  const { watched, voided = [], made, ended, entry, messages = [] } = decided;
  await writeVotes(tx, gameId, decided, at);
  if (watched !== undefined)
    await tx.seat.updateMany({ where: { gameId, seat: watched, bot: null }, data: { lookAt: at } });
  for (const { id } of voided) if (!(await endRequest(tx, gameId, { id, state: 'void' }, at))) return false;
  if (made) {
    const { detail, by, ...row } = made;
    await tx.decision.create({ data: { ...row, detail: jsonOf(detail), by: [...by] }, select: { id: true } });
  }
  if (ended && !(await endRequest(tx, gameId, ended, at))) return false;
  if (decided.change && !(await changeTableIn(tx, decidedOn(agenda, at), decided.change))) return false;
  if (entry) {
    const by = entry.by === HOST_VOICE ? undefined : entry.by;
    await enterIn(tx, { gameId, seat: entry.seat }, entry.kind, { by, at });
  }
  await queueMessages(tx, messages);
  return true;
}

/**
 * Writes votes and raises their revision. Open pages load them then, and votes that were read before take no turn
 * back.
 */
export async function writeVotes(
  tx: Tx,
  gameId: string,
  { vote, dropped, ended, voided = [] }: Pick<RequestWrite, 'vote' | 'dropped' | 'ended' | 'voided'>,
  at: Date,
): Promise<void> {
  if (!vote && !dropped && !ended && voided.length === 0) return;
  await tx.game.updateMany({ where: { id: gameId }, data: { voicesRevision: { increment: 1 } } });
  if (vote) await tx.vote.createMany({ data: [{ gameId, ...vote, at }], skipDuplicates: true });
  if (!dropped) return;
  const { questions, about, seats } = dropped;
  const where = { gameId, question: { in: [...questions] }, ...(about === undefined ? {} : { about }) };
  await tx.vote.deleteMany({ where: { ...where, ...(seats ? { seat: { in: [...seats] } } : {}) } });
}

/** Ends an open request. Once a turn has been taken back by it, only the state done is possible. */
async function endRequest(
  tx: Tx,
  gameId: string,
  { id, state, by }: NonNullable<RequestWrite['ended']>,
  at: Date,
): Promise<boolean> {
  const isBack = (await tx.gameLog.count({ where: { gameId, commandId: id } })) > 0;
  if (isBack && state !== 'done') return false;
  const data = { state, endedAt: at, endedBy: by ?? null };
  return (await tx.decision.updateMany({ where: { gameId, id, state: 'open' }, data })).count > 0;
}
