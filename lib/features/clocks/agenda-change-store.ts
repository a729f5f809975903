import 'server-only';
import type { BotLevel } from '@/lib/game/levels';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pause } from '@/lib/game/pace/calendar';
import type { Prisma } from '@/lib/generated/prisma/client';
import { jsonOf } from '@/lib/platform/db/json';
import { db } from '@/lib/platform/db/db';
import { UNSENT_TO_HOLDERS } from '@/lib/platform/outbox/unsent';
import type { Tx } from '@/lib/features/table/commands/locks';
import { InvariantError } from '@/lib/game/engine/rejections';
import { z } from 'zod';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Which revision of it a change of a table was decided on. */
export interface AgendaRevision {
  readonly gameId: string;
  readonly tableRevision: number;
  readonly at: Date;
}

/** The new bank of a seat, with the part of it that was given. */
interface NewBank {
  readonly bankMs: number;
  readonly grantedMs: number;
}

/** Gives a seat more time. False when the table's revision has changed meanwhile; then nothing was done. */
export async function giveTime(decided: AgendaRevision, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, { reminded: null });
}

/** Moves what is in the bank of a seat, with no news for anybody. False as for `giveTime`. */
export async function moveClock(decided: AgendaRevision, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, {});
}

async function setBank(
  decided: AgendaRevision,
  seat: SeatId,
  { bankMs, grantedMs }: NewBank,
  besides: { readonly reminded?: null },
): Promise<boolean> {
  const { gameId, at } = decided;
  const data = { bankMs, grantedMs, lookAt: at, ...besides };
  return asDecided(decided, {}, async (tx) => {
    await tx.seat.updateMany({ where: { gameId, seat }, data });
  });
}

/**
 * Changes a running table that is as it was decided on, and does the rest with it: all of it or nothing.
 * False when its revision has changed meanwhile; then nothing was done.
 */
async function asDecided(
  { gameId, tableRevision, seq }: AgendaRevision & { readonly seq?: number },
  change: Prisma.GameUpdateManyMutationInput,
  rest: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const where = { id: gameId, tableRevision, status: 'running', ...(seq === undefined ? {} : { seq }) };
  const data = { ...change, tableRevision: { increment: 1 } };
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      const { count } = await tx.game.updateMany({ where, data });
      if (count > 0) await rest(tx);
      return count > 0;
    }),
  );
}

/** A new holder: the first person to open the link with this token, or a computer. */
export interface NewHolder {
  readonly tokenHash?: string;
  readonly bot?: BotLevel;
  readonly bankMs: number | null;
  readonly grantedMs: number;
  readonly lookAt: Date | null;
  /** The decision of the table that caused it. */
  readonly decision?: string | undefined;
  /** Whether the former holder did not wish it: they hear how the game ends. */
  readonly isReplaced?: boolean;
}

/**
 * Gives a seat to another holder. Earlier moves stay the previous holder's. Neither their link nor their
 * person opens the seat, no message goes to them, and their plans are deleted. False when the table's
 * revision has changed, or its log has grown.
 */
export async function changeHolder(
  decided: AgendaRevision,
  { seat, seq }: { readonly seat: SeatId; readonly seq: number },
  holder: NewHolder,
): Promise<boolean> {
  const { gameId, at } = decided;
  return asDecided({ ...decided, seq }, {}, async (tx) => {
    await keepHolder(tx, { gameId, seat, untilSeq: seq, at }, holder);
    await tx.outbox.updateMany({
      where: { gameId, seat, ...UNSENT_TO_HOLDERS },
      data: { cancelledAt: at },
    });
    await tx.plan.deleteMany({ where: { gameId, seat } });
    const question = { in: ['concede', 'agreed-end'] };
    await tx.vote.deleteMany({ where: { gameId, seat, question } });
    const { count } = await tx.seat.updateMany({ where: { gameId, seat }, data: heldBy(holder, seq, at) });
    if (count === 0) throw new InvariantError(`table ${gameId} has no seat ${seat}`);
  });
}

/** Keeps the past of the current holder: their actions stay theirs. */
async function keepHolder(
  tx: Tx,
  { at, untilSeq, ...place }: { gameId: string; seat: SeatId; untilSeq: number; at: Date },
  { decision, isReplaced = false }: NewHolder,
): Promise<void> {
  const was = await tx.seat.findFirst({ where: { ...place, seatedAt: { not: null } } });
  if (!was) return;
  const { name, userId, bot, tokenHash, email, locale, mailStoppedAt } = was;
  const own = await tx.seatKey.findMany({ where: { ...place, own: true }, select: { hash: true } });
  const keys = [...own.map(({ hash }) => hash), ...(tokenHash === null ? [] : [tokenHash])];
  const reached = isReplaced ? { email: mailStoppedAt === null ? email : null, locale } : {};
  const who = { ...place, untilSeq, name, userId, bot, keys, ...reached };
  await tx.seatHolder.createMany({
    data: [{ ...who, at, decision: decision ?? null, replaced: isReplaced }],
    skipDuplicates: true,
  });
}

function heldBy(holder: NewHolder, seq: number, at: Date): Prisma.SeatUncheckedUpdateManyInput {
  const { tokenHash = null, bot = null, bankMs, grantedMs, lookAt } = holder;
  return {
    name: '',
    email: null,
    userId: null,
    tokenHash,
    bot,
    seatedAt: bot === null ? null : at,
    heldFrom: seq + 1,
    bankMs,
    grantedMs,
    tickingAt: null,
    lookAt,
    reminded: null,
    seenSeq: 0,
    seenTalk: 0,
    locale: null,
    mailStoppedAt: null,
  };
}

/** How its people have ended a table; without a result where nothing is said. */
export interface TableEnd {
  readonly how?: 'resigned' | 'conceded' | 'agreed';
  /** The seat that has won. */
  readonly winner?: SeatId;
  readonly unrated?: boolean;
}

/** Ends a table, by default without a result: all clocks stop, and nobody has to move. */
export async function endTable(
  decided: AgendaRevision,
  { how, winner, unrated = false }: TableEnd = {},
): Promise<boolean> {
  const { gameId, at } = decided;
  const ending = { status: 'ended', ending: how ?? null, winner: winner ?? null, unrated };
  const change = { ...ending, waiting: [], finishedAt: at, updatedAt: at };
  return asDecided(decided, change, async (tx) => {
    await tx.seat.updateMany({ where: { gameId }, data: { tickingAt: null, lookAt: null } });
    await tx.outbox.updateMany({
      where: { gameId, sentAt: null, cancelledAt: null },
      data: { cancelledAt: at },
    });
  });
}

/** Plans a common holiday, from now on or later, and checks its clocks again. */
export async function pauseTable(decided: AgendaRevision, { from, until }: Pause): Promise<boolean> {
  const pause = { from: from.toJSON(), until: until.toJSON() };
  return asDecided(decided, { pausedUntil: until }, (tx) =>
    changePauses(tx, decided, (pauses) => [...pauses, pause]),
  );
}

/** Ends the newest common holiday now, or cancels it. Votes for it or for its end are dropped. */
export async function endPause(decided: AgendaRevision): Promise<boolean> {
  const { gameId, at } = decided;
  return asDecided(decided, { pausedUntil: at }, async (tx) => {
    await changePauses(tx, decided, (pauses) =>
      pauses.map((pause, i) => (i === pauses.length - 1 ? { ...pause, until: at.toJSON() } : pause)),
    );
    await tx.vote.deleteMany({ where: { gameId, question: { in: ['holiday', 'holiday-end'] } } });
  });
}

type StoredPause = z.infer<typeof STORED_PAUSE>;
const STORED_PAUSE = z.object({ from: z.string(), until: z.string() });

/** Changes the common holidays of a table, and checks its running clocks again. */
async function changePauses(
  tx: Tx,
  { gameId, at }: AgendaRevision,
  change: (pauses: readonly StoredPause[]) => readonly StoredPause[],
): Promise<void> {
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { pauses: true } });
  const pauses = change(z.array(STORED_PAUSE).parse(game?.pauses));
  await tx.game.updateMany({ where: { id: gameId }, data: { pauses: jsonOf(pauses) } });
  await tx.seat.updateMany({
    where: { gameId, tickingAt: { not: null }, bot: null },
    data: { lookAt: at, reminded: null },
  });
}
