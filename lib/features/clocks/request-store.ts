import 'server-only';
import { enterIn, type SeatEntryKind } from '@/lib/features/seats/entry-store';
import { lockTable } from '@/lib/features/table/commands/lock-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { HOST_VOICE } from '@/lib/game/pace/votes';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { change } from '@/lib/platform/db/change';
import { columnsOf } from '@/lib/platform/db/columns-of';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';
import { cancelUnsent, queueMessages, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import { changeTableIn, type TableEffect } from './agenda-change-store';
import { loadAgenda, type Agenda, type VoiceRow } from './agenda-store';
import { decidedOn } from './holders';
import type { ClockOutcome } from './refusals';
import {
  DECISION_KINDS,
  RequestRow,
  STANDING_KINDS,
  STORED_KINDS,
  type AnyRequest,
  type DecisionKind,
  type DecisionState,
  type Facts,
  type RequestKind,
  type StandingKind,
  type StoredKind,
  type TableRequest,
} from './request';
import { requestFacts } from './seat-facts-store';

const COLUMNS = columnsOf(RequestRow);
const NEWEST = [{ at: 'desc' }, { id: 'asc' }] as const;
/** Open requests have no end. */
const OPEN_FIRST = [{ endedAt: { sort: 'desc', nulls: 'first' } }, ...NEWEST] as const;
/** Maximum requests read at once. */
const MAX_READ = 20;

// Reading

/** The requests among these rows that are of these kinds. */
function known<K extends StoredKind>(
  rows: readonly unknown[],
  kinds: readonly K[],
): readonly TableRequest<K>[] {
  return rows.flatMap((row) => {
    const { data } = RequestRow.safeParse(row);
    const kind = kinds.find((each) => each === data?.kind);
    return data && kind ? [{ ...data, kind }] : [];
  });
}

/** The newest decisions of a table, or of one kind, newest first. */
export async function requestsOf(
  gameId: string,
  kinds: readonly DecisionKind[] = DECISION_KINDS,
): Promise<readonly TableRequest[]> {
  const where = { gameId, kind: { in: [...kinds] } };
  const found = { where, orderBy: [...NEWEST], take: MAX_READ, select: COLUMNS };
  return known(await db().decision.findMany(found), kinds);
}

/** A decision by its id. */
export async function findRequest(gameId: string, id: string): Promise<TableRequest | undefined> {
  const where = { gameId_id: { gameId, id } };
  return known([await db().decision.findUnique({ where, select: COLUMNS })], DECISION_KINDS)[0];
}

/** Open requests that are due, oldest first. */
export async function dueRequests(now: Date, limit: number): Promise<readonly TableRequest[]> {
  const where = { state: 'open', effectAt: { lte: now } };
  const found = { where, orderBy: { effectAt: 'asc' }, take: limit, select: COLUMNS } as const;
  return known(await db().decision.findMany(found), DECISION_KINDS);
}

/** A request that somebody can take up, with its table. */
export interface StandingRequest<K extends StandingKind> extends TableRequest<K> {
  readonly gameName: string;
  readonly seats: readonly { readonly seat: SeatId; readonly tenure: number; readonly bot: string | null }[];
}

/** The open requests of a kind that somebody can take up at running tables, by seat. */
export async function standingRequests<K extends StandingKind>(
  kind: K,
  of: { readonly gameId: string } | { readonly tokenHash: string },
  now: Date,
): Promise<readonly StandingRequest<K>[]> {
  const seats = { select: { seat: true, tenure: true, bot: true } } as const;
  const rows = await db().decision.findMany({
    where: { ...of, kind, state: 'open', undoUntil: { gt: now }, game: { status: 'running' } },
    orderBy: { seat: 'asc' },
    select: { ...COLUMNS, game: { select: { name: true, seats } } },
  });
  return rows.flatMap(({ game, ...row }) =>
    known([row], [kind]).map((each) => ({ ...each, gameName: game.name, seats: game.seats })),
  );
}

// Changing

/** The rows that a change of requests writes. */
export interface RequestWrite {
  readonly vote?: VoiceRow;
  /** Votes that no longer count. */
  readonly dropped?: DroppedVotes;
  /** Open requests whose ground has gone. */
  readonly voided?: readonly AnyRequest[];
  readonly made?: AnyRequest;
  readonly ended?: { readonly id: string; readonly state: DecisionState; readonly by?: SeatId | undefined };
  readonly change?: TableEffect;
  readonly entry?: { readonly seat: SeatId; readonly kind: SeatEntryKind; readonly by: SeatId | undefined };
  /** Unsent messages about a seat that are void now. */
  readonly silenced?: { readonly seat: SeatId; readonly kind: MessageKind };
  readonly messages?: readonly NewMessage[];
  /** A late seat whose votes have to be watched. */
  readonly watched?: SeatId;
}

interface DroppedVotes {
  readonly questions: readonly string[];
  readonly about?: string;
  readonly seats?: readonly SeatId[];
}

/** A locked table with its open requests, the ones of its kind, and the one in question. */
export interface LockedAgenda {
  readonly agenda: Agenda | undefined;
  readonly requests: readonly AnyRequest[];
  readonly facts: Facts;
}

interface ChangeOf {
  readonly gameId: string;
  readonly who?: Visitor;
  /** The kind, id and seat in question. */
  readonly kind?: RequestKind;
  readonly id?: string | undefined;
  readonly seat?: SeatId | undefined;
  readonly now: Date;
}

/**
 * Changes the requests of a table in one transaction: locks it, decides, and writes the votes, the requests,
 * their effect and their messages. So consent counts once, and each request has one outcome.
 */
export async function changeRequests<W extends RequestWrite>(
  { gameId, who = {}, kind, id, seat, now }: ChangeOf,
  decide: (locked: LockedAgenda) => ClockOutcome<W>,
): Promise<ClockOutcome<W>> {
  return change({
    lock: async (tx) => {
      await lockTable(tx, gameId);
      const keys = keysOf(who);
      const agenda = await loadAgenda(gameId, keys, tx);
      const facts = await requestFacts(tx, { gameId, keys, kind, seat });
      if (!agenda?.hasDecided && STANDING_KINDS.every((each) => each !== kind))
        return { agenda, requests: [], facts };
      const OR = [{ state: 'open' }, ...(kind ? [{ kind }] : []), ...(id === undefined ? [] : [{ id }])];
      const found = { where: { gameId, OR }, orderBy: [...OPEN_FIRST], take: MAX_READ, select: COLUMNS };
      return { agenda, requests: known(await tx.decision.findMany(found), STORED_KINDS), facts };
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
  const { watched, voided = [], made, ended, entry, silenced, messages = [] } = decided;
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
  if (silenced) await cancelUnsent(tx, gameId, silenced, at);
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
