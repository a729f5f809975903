import 'server-only';
import type { TableSize } from '@/lib/game/competing/pair-stage';
import type { Pace } from '@/lib/game/pace/pace';
import { storedPace } from '@/lib/game/pace/pace';
import type { Prisma } from '@/lib/generated/prisma/client';
import { change } from '@/lib/platform/db/change';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';
import type { CallOutcome } from './rating';

const CALL = {
  id: true,
  size: true,
  pace: true,
  createdAt: true,
  lapsesAt: true,
  answers: {
    orderBy: [{ at: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { id: true, name: true, playerKey: true, ratings: true } } },
  },
} as const satisfies Prisma.RatedCallSelect;

/** A call for players of a rated table. */
export interface StoredCall {
  readonly id: string;
  readonly size: TableSize;
  readonly pace: Pace;
  readonly createdAt: Date;
  readonly lapsesAt: Date;
  /** Its maker comes first. */
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly playerKey: string;
    readonly isHidden: boolean;
  }[];
}

/** Maximum open calls on a page. */
const MAX_CALLS = 20;

async function callsWhere(where: Prisma.RatedCallWhereInput): Promise<readonly StoredCall[]> {
  const orderBy = { createdAt: 'asc' } as const;
  const rows = await db().ratedCall.findMany({ where, orderBy, take: MAX_CALLS, select: CALL });
  return rows.map(({ size, pace, answers, ...rest }) => ({
    ...rest,
    size: size === 2 || size === 3 ? size : 4,
    pace: storedPace(pace),
    people: answers.map(({ user: { name, ratings, ...person } }) => {
      return { ...person, name: name ?? '', isHidden: ratings === 'hidden' };
    }),
  }));
}

/** The open calls, oldest first. */
export const openCallRows = (now: Date): Promise<readonly StoredCall[]> =>
  callsWhere({ state: 'open', lapsesAt: { gt: now } });

/** Full calls whose table is not made yet. */
export const fullCalls = (): Promise<readonly StoredCall[]> => callsWhere({ state: 'full' });

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

// Changing

/** A person who acts in a call, which is locked. */
export interface LockedCall {
  /** Undefined unless it is open. */
  readonly call: { readonly size: number; readonly userIds: readonly string[] } | undefined;
  /** Whether the person has an account that can play rated tables. */
  readonly isAccount: boolean;
  /** The call that the person is in. */
  readonly inCall: string | undefined;
}

/** The decided change of a call. */
export interface CallWrite {
  readonly newCall?: Pick<StoredCall, 'size' | 'pace' | 'lapsesAt'>;
  /** Whether the person comes in or goes out. */
  readonly answer?: 'in' | 'out';
  readonly ends?: { readonly state: 'full' | 'lapsed'; readonly tableId?: string };
}

interface Asking {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
}

/** Changes a call for a person in one transaction. */
export async function changeCall(
  asking: Asking,
  decide: (locked: LockedCall) => CallOutcome<CallWrite>,
): Promise<CallOutcome<CallWrite>> {
  return change({
    lock: async (tx) => lockCall(tx, asking),
    decide,
    write: async (tx, decided) => writeCall(tx, asking, decided),
  });
}

/** Locks an open call by writing to it. */
async function lockCall(tx: Tx, { id, userId, now }: Asking): Promise<LockedCall> {
  const [call] = await tx.ratedCall.updateManyAndReturn({
    where: { id, state: 'open', lapsesAt: { gt: now } },
    data: { state: 'open' },
    select: { size: true },
  });
  const answers = await tx.ratedAnswer.findMany({ where: { callId: id }, select: { userId: true } });
  const person = await tx.user.findFirst({
    where: { id: userId, emailVerified: { not: null }, bannedAt: null },
    select: { ratedAnswer: { select: { callId: true } } },
  });
  return {
    call: call && { ...call, userIds: answers.map((answer) => answer.userId) },
    isAccount: person !== null,
    inCall: person?.ratedAnswer?.callId,
  };
}

async function writeCall(
  tx: Tx,
  { id, userId, now }: Asking,
  decided: CallWrite,
): Promise<CallOutcome<CallWrite>> {
  const { newCall, answer, ends } = decided;
  if (newCall) {
    const { size, pace, lapsesAt } = newCall;
    await tx.ratedCall.create({ data: { id, size, pace: jsonOf(pace), createdAt: now, lapsesAt } });
  }
  if (answer === 'in') {
    const data = [{ callId: id, userId, at: now }];
    const { count } = await tx.ratedAnswer.createMany({ data, skipDuplicates: true });
    // They joined another call at this moment.
    if (count === 0) return refused({ kind: 'in-elsewhere' });
  }
  if (answer === 'out') await tx.ratedAnswer.deleteMany({ where: { callId: id, userId } });
  if (ends) await tx.ratedCall.update({ where: { id }, data: ends });
  return { ok: true, value: decided };
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
    const ids = lapsed.map(({ id }) => id);
    if (ids.length > 0) await tx.ratedAnswer.deleteMany({ where: { callId: { in: ids } } });
    return ids.length;
  });
}
