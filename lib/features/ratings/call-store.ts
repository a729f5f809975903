import 'server-only';
import type { TableSize } from '@/lib/game/competing/table-sizes';
import type { Pace } from '@/lib/game/pace/pace';
import { storedPace } from '@/lib/game/pace/pace';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';
import { isAccountAt, type CallRefusal, type CallOutcome } from './calls-view';

const CALL = {
  id: true,
  size: true,
  pace: true,
  createdAt: true,
  lapsesAt: true,
  tableId: true,
  answers: {
    orderBy: [{ at: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { id: true, name: true, playerKey: true, ratings: true } } },
  },
} as const satisfies Prisma.RatedCallSelect;

/** A person who has joined. */
export interface InCall {
  readonly id: string;
  readonly name: string;
  readonly playerKey: string;
  readonly isHidden: boolean;
}

/** A call for players of a rated table. */
export interface StoredCall {
  readonly id: string;
  readonly size: TableSize;
  readonly pace: Pace;
  readonly createdAt: Date;
  readonly lapsesAt: Date;
  readonly tableId?: string;
  /** Its maker comes first. */
  readonly people: readonly InCall[];
}

function callOf(row: Prisma.RatedCallGetPayload<{ select: typeof CALL }>): StoredCall {
  const { size, pace, tableId, answers, ...rest } = row;
  return {
    ...rest,
    size: size === 2 || size === 3 ? size : 4,
    pace: storedPace(pace),
    tableId: tableId ?? undefined,
    people: answers.map(({ user: { name, ratings, ...person } }) => ({
      ...person,
      name: name ?? '',
      isHidden: ratings === 'hidden',
    })),
  };
}

/** Maximum open calls on a page. */
const MAX_CALLS = 20;

/** The open calls, oldest first. */
export async function openCallRows(now: Date): Promise<readonly StoredCall[]> {
  const rows = await db().ratedCall.findMany({
    where: { state: 'open', lapsesAt: { gt: now } },
    orderBy: { createdAt: 'asc' },
    take: MAX_CALLS,
    select: CALL,
  });
  return rows.map(callOf);
}

/** Rolls the transaction back. */
class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly kind: CallRefusal) {
    super(kind);
  }
}

async function inCall<T>(work: (tx: Tx) => Promise<T>): Promise<CallOutcome<T>> {
  try {
    return { ok: true, value: await db().$transaction(work) };
  } catch (error) {
    if (error instanceof Refusal) return refused({ kind: error.kind });
    throw error;
  }
}

interface Asking {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
}

/** Stores a new call with its maker as the first player. */
export async function insertCall(
  { id, userId, now }: Asking,
  { size, pace, lapsesAt }: Pick<StoredCall, 'size' | 'pace' | 'lapsesAt'>,
): Promise<CallOutcome<undefined>> {
  return inCall(async (tx) => {
    await tx.ratedCall.create({ data: { id, size, pace: jsonOf(pace), createdAt: now, lapsesAt } });
    await answer(tx, { id, userId, now });
    return undefined;
  });
}

/** Adds a person to a call; returns whether it is full now. */
export async function storeIn(asking: Asking, tableId: string): Promise<CallOutcome<boolean>> {
  const { id, now } = asking;
  return inCall(async (tx) => {
    const call = await lockOpen(tx, id, now);
    if (!call) throw new Refusal('call-over');
    await answer(tx, asking);
    const isFull = (await tx.ratedAnswer.count({ where: { callId: id } })) >= call.size;
    if (isFull) await tx.ratedCall.update({ where: { id }, data: { state: 'full', tableId } });
    return isFull;
  });
}

/** Removes a person from a call; a call without people expires. */
export async function storeOut({ id, userId, now }: Asking): Promise<CallOutcome<undefined>> {
  return inCall(async (tx) => {
    if (!(await lockOpen(tx, id, now))) throw new Refusal('call-over');
    await tx.ratedAnswer.deleteMany({ where: { callId: id, userId } });
    const left = await tx.ratedAnswer.count({ where: { callId: id } });
    if (left === 0) await tx.ratedCall.update({ where: { id }, data: { state: 'lapsed' } });
    return undefined;
  });
}

/** Locks an open call by writing to it. */
async function lockOpen(tx: Tx, id: string, now: Date) {
  const [call] = await tx.ratedCall.updateManyAndReturn({
    where: { id, state: 'open', lapsesAt: { gt: now } },
    data: { state: 'open' },
    select: { size: true },
  });
  return call;
}

async function answer(tx: Tx, { id, userId, now }: Asking): Promise<void> {
  const person = await tx.user.findFirst({ where: { id: userId, ...isAccountAt }, select: { id: true } });
  if (!person) throw new Refusal('account-needed');
  const data = [{ callId: id, userId, at: now }];
  const { count } = await tx.ratedAnswer.createMany({ data, skipDuplicates: true });
  if (count > 0) return;
  const known = await tx.ratedAnswer.findUnique({ where: { userId }, select: { callId: true } });
  if (known?.callId !== id) throw new Refusal('in-elsewhere');
}

/** Full calls whose table is not made yet. */
export async function fullCalls(): Promise<readonly StoredCall[]> {
  const rows = await db().ratedCall.findMany({
    where: { state: 'full' },
    orderBy: { createdAt: 'asc' },
    take: MAX_CALLS,
    select: CALL,
  });
  return rows.map(callOf);
}

/** Records that the table of a call is made: its people can join another call. */
export async function finishCall(id: string): Promise<void> {
  await db().$transaction([
    db().ratedCall.updateMany({ where: { id, state: 'full' }, data: { state: 'started' } }),
    db().ratedAnswer.deleteMany({ where: { callId: id } }),
  ]);
}

/** Ends expired calls; returns how many. */
export async function lapseCalls(now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const lapsed = await tx.ratedCall.updateManyAndReturn({
      where: { state: 'open', lapsesAt: { lte: now } },
      data: { state: 'lapsed' },
      select: { id: true },
    });
    if (lapsed.length > 0)
      await tx.ratedAnswer.deleteMany({ where: { callId: { in: lapsed.map(({ id }) => id) } } });
    return lapsed.length;
  });
}

/** When people met at rated tables, by pairs of user ids: `ONE TWO` in the order of ids. */
export async function meetingsOf(
  userIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, readonly Date[]>> {
  const among = { userId: { in: [...userIds] } };
  const games = await db().game.findMany({
    where: { rated: true, createdAt: { gt: since }, seats: { some: among } },
    select: { createdAt: true, seats: { where: among, select: { userId: true } } },
  });
  const met = new Map<string, Date[]>();
  for (const { createdAt, seats } of games)
    for (const one of seats)
      for (const other of seats)
        if (one.userId && other.userId && one.userId < other.userId) {
          const pair = `${one.userId} ${other.userId}`;
          met.set(pair, [...(met.get(pair) ?? []), createdAt]);
        }
  return met;
}

/** Whether there is a table with this id. */
export async function hasTable(id: string): Promise<boolean> {
  return (await db().game.findUnique({ where: { id }, select: { id: true } })) !== null;
}
