import 'server-only';
import { DECISION_STATES, type DecisionState } from '@/lib/features/clocks/decision-kinds';
import { lockTable } from '@/lib/features/table/commands/lock-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';

/** A decision of a table as it is stored. */
export interface DecisionRow {
  readonly gameId: string;
  readonly id: string;
  readonly kind: string;
  /** The subject; a table has at most one open decision on each. */
  readonly subject: string;
  readonly seat: SeatId;
  /** The situation it is based on; once that changes, the decision is void. */
  readonly about: string;
  readonly detail: Readonly<Record<string, string>>;
  /** The seats that voted for it, or `HOST_VOICE`; they can take it back. */
  readonly by: readonly SeatId[];
  readonly why: string;
  readonly state: DecisionState;
  readonly at: Date;
  readonly effectAt: Date;
  /** Until then it can be taken back. */
  readonly undoUntil: Date;
  readonly endedAt?: Date;
  /** The seat that took it back. */
  readonly endedBy?: SeatId;
}

export type NewDecisionRow = Omit<DecisionRow, 'state' | 'endedAt' | 'endedBy'>;

interface RawDecision {
  readonly state: string;
  readonly detail: unknown;
  readonly endedAt: Date | null;
  readonly endedBy: SeatId | null;
}

function decisionOf<R extends RawDecision>({ state, detail, endedAt, endedBy, ...row }: R) {
  return {
    ...row,
    state: DECISION_STATES.find((known) => known === state) ?? 'void',
    detail: detailOf(detail),
    endedAt: endedAt ?? undefined,
    endedBy: endedBy ?? undefined,
  };
}

function detailOf(stored: unknown): Readonly<Record<string, string>> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, String(value)]));
}

/** Stores a decision. False if one on the same subject is open, or the table is over. */
export async function insertDecision(decision: NewDecisionRow): Promise<boolean> {
  const { gameId, id, kind, subject, seat, about, detail, by, why, at, effectAt, undoUntil } = decision;
  const times = { at, effectAt, undoUntil };
  const what = { gameId, id, kind, subject, seat, about, why, detail: jsonOf(detail), by: [...by] };
  return db().$transaction(async (tx) => {
    if ((await lockTable(tx, gameId))?.status !== 'running') return false;
    const data = [{ ...what, ...times }];
    const { count } = await tx.decision.createMany({ data, skipDuplicates: true });
    return count > 0;
  });
}

/** Changes the state of a decision; false if it is no longer in the given one. */
export async function moveDecision(
  { gameId, id }: Pick<DecisionRow, 'gameId' | 'id'>,
  from: DecisionState,
  to: { readonly state: DecisionState; readonly at: Date; readonly by?: SeatId },
): Promise<boolean> {
  const data = { state: to.state, endedAt: to.at, endedBy: to.by };
  const moved = await db().decision.updateMany({ where: { gameId, id, state: from }, data });
  return moved.count > 0;
}

/**
 * Closes a vote about a turn. It raises the revision of the votes, so that no decision uses votes read
 * before. Once the turn has been taken back, only the state done is possible.
 */
export async function closeQuestion(
  { gameId, id }: Pick<DecisionRow, 'gameId' | 'id'>,
  to: { readonly state: DecisionState; readonly at: Date; readonly by?: SeatId },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await tx.game.updateMany({ where: { id: gameId }, data: { voicesRevision: { increment: 1 } } });
    const isBack = (await tx.gameLog.count({ where: { gameId, commandId: id } })) > 0;
    if (isBack !== (to.state === 'done')) return false;
    const data = { state: to.state, endedAt: to.at, endedBy: to.by };
    const moved = await tx.decision.updateMany({ where: { gameId, id, state: 'open' }, data });
    return moved.count > 0;
  });
}

/** The newest decisions of one kind, newest first. */
export async function decisionsOfKind(gameId: string, kind: string, most: number): Promise<DecisionRow[]> {
  const rows = await db().decision.findMany({
    where: { gameId, kind },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: most,
  });
  return rows.map(decisionOf);
}

/** The decisions of a table, newest first. */
export async function decisionsOfTable(gameId: string, most: number): Promise<DecisionRow[]> {
  const rows = await db().decision.findMany({
    where: { gameId },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: most,
  });
  return rows.map(decisionOf);
}

/** A decision by its id. */
export async function decisionById(gameId: string, id: string): Promise<DecisionRow | undefined> {
  const row = await db().decision.findUnique({ where: { gameId_id: { gameId, id } } });
  return row ? decisionOf(row) : undefined;
}

/** Open decisions that are due, oldest first. */
export async function dueDecisions(now: Date, limit: number): Promise<DecisionRow[]> {
  const where = { state: 'open', effectAt: { lte: now } };
  const rows = await db().decision.findMany({ where, orderBy: { effectAt: 'asc' }, take: limit });
  return rows.map(decisionOf);
}
