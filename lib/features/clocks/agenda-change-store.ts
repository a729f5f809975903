import 'server-only';
import { z } from 'zod';
import { enterIn } from '@/lib/features/seats/entry-store';
import { readerOfSeat } from '@/lib/features/seats/former-seat-store';
import { FREE_SEAT } from '@/lib/features/seats/free-seat-row';
import { lockSeat } from '@/lib/features/table/commands/lock-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { BotLevel } from '@/lib/game/levels';
import type { Pause } from '@/lib/game/pace/calendar';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { silenceHolder, tellFormer } from '@/lib/platform/outbox/former-holder-store';
import { queueMessages, tellReplaced, type NewMessage } from '@/lib/platform/outbox/outbox-store';
import { UNSENT_TO_HOLDERS } from '@/lib/platform/outbox/unsent';

/** The revision of the table when a change was decided. */
export interface AgendaRevision {
  readonly gameId: string;
  readonly tableRevision: number;
  readonly at: Date;
}

/** The new bank of a seat, and its granted part. */
export interface NewBank {
  readonly bankMs: number;
  readonly grantedMs: number;
}

/** A change of a running table besides its steps. */
export type TableEffect =
  /** More time; with `reminds`, reminders start again. */
  | { readonly does: 'set-bank'; readonly seat: SeatId; readonly bank: NewBank; readonly reminds?: true }
  /** `told` is the message to the former holder. */
  | ({ readonly does: 'change-holder'; readonly holder: NewHolder } & SeatAfter & {
        readonly told?: Omit<NewMessage, 'reader'> | undefined;
      })
  /** The seat of a holder who has lost their link is free for the first person to open the new one. */
  | ({
      readonly does: 'free-seat';
      readonly tokenHash: string;
      readonly told: Readonly<Record<string, unknown>>;
    } & SeatAfter)
  /** `told` is what replaced players read about it. */
  | {
      readonly does: 'end';
      readonly seq: number;
      readonly end?: TableEnd | undefined;
      readonly told?: Readonly<Record<string, unknown>>;
    }
  /** A common holiday, starting now or later. */
  | { readonly does: 'pause'; readonly pause: Pause }
  /** The newest common holiday ends now, or is cancelled. */
  /** `until` is the end of the holiday, as `openPause` names it. */
  | { readonly does: 'end-pause'; readonly until: Date };

interface SeatAfter {
  readonly seat: SeatId;
  /** The newest row of the log: the table is unchanged only if its log has not grown. */
  readonly seq: number;
}

/** Changes a running table. False, without a change, if its revision has changed. */
export async function changeTable(decided: AgendaRevision, change: TableEffect): Promise<boolean> {
  return db().$transaction((tx) => changeTableIn(tx, decided, change));
}

/** The same in a transaction. */
export async function changeTableIn(tx: Tx, decided: AgendaRevision, change: TableEffect): Promise<boolean> {
  const { gameId, tableRevision, at } = decided;
  const { count } = await tx.game.updateMany({
    where: {
      id: gameId,
      tableRevision,
      status: 'running',
      ...(change.does === 'change-holder' || change.does === 'free-seat' ? { seq: change.seq } : {}),
    },
    data: { tableRevision: { increment: 1 } },
  });
  if (count === 0) return false;
  switch (change.does) {
    case 'set-bank': {
      const { seat, bank, reminds } = change;
      const data = { ...bank, lookAt: at, ...(reminds ? { reminded: null } : {}) };
      await tx.seat.updateMany({ where: { gameId, seat }, data });
      break;
    }
    case 'change-holder': {
      const { seat, seq, holder, told } = change;
      const reader = told && (await readerOfSeat(gameId, seat, tx));
      await changeHolderIn(tx, { gameId, seat, untilSeq: seq, at }, holder);
      if (reader) await queueMessages(tx, [{ ...told, reader }]);
      break;
    }
    case 'free-seat':
      await freeSeatIn(tx, decided, change);
      break;
    case 'end':
      await endTableIn(tx, decided, change.end);
      if (change.told) await tellReplaced(gameId, change.seq, change.told, at, tx);
      break;
    case 'pause': {
      const pause = { from: change.pause.from.toJSON(), until: change.pause.until.toJSON() };
      await changePauses(tx, decided, change.pause.until, (pauses) => [...pauses, pause]);
      break;
    }
    case 'end-pause':
      await changePauses(tx, decided, at, (pauses) =>
        pauses.map((pause) => {
          const isPart = new Date(pause.from) <= change.until && new Date(pause.until) > at;
          return isPart ? { ...pause, until: at.toJSON() } : pause;
        }),
      );
      // Votes for it or for its end.
      await tx.vote.deleteMany({ where: { gameId, question: { in: ['holiday', 'holiday-end'] } } });
  }
  return true;
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
  /** Whether the former holder was replaced against their wish: they are notified how the game ends. */
  readonly isReplaced?: boolean;
  /** The seat is reserved for this person. */
  readonly keptFor?: { readonly userId: string; readonly name: string };
}

interface EndOfTenure {
  readonly gameId: string;
  readonly seat: SeatId;
  /** The newest row of the log. */
  readonly untilSeq: number;
  readonly at: Date;
}

/**
 * Gives a seat to another holder, in a transaction that has locked the table and raised its revision. Earlier
 * moves stay the previous holder's. Their link and account no longer open the seat, they get no messages, and
 * their plans are deleted.
 */
export async function changeHolderIn(tx: Tx, ending: EndOfTenure, holder: NewHolder): Promise<void> {
  const { gameId, seat, untilSeq, at } = ending;
  await keepHolder(tx, ending, holder);
  await tx.outbox.updateMany({
    where: { gameId, seat, ...UNSENT_TO_HOLDERS },
    data: { cancelledAt: at },
  });
  await tx.plan.deleteMany({ where: { gameId, seat } });
  // The next holder decides for themselves.
  await tx.vote.deleteMany({ where: { gameId, seat } });
  const { count } = await tx.seat.updateMany({ where: { gameId, seat }, data: heldBy(holder, untilSeq, at) });
  if (count === 0) throw new InvariantError(`table ${gameId} has no seat ${seat}`);
}

/**
 * Makes a seat free for its new link. The old link, cookies and session no longer open it. Its clock and name
 * stay.
 */
async function freeSeatIn(
  tx: Tx,
  { gameId, at }: AgendaRevision,
  { seat, seq, tokenHash, told }: Extract<TableEffect, { readonly does: 'free-seat' }>,
): Promise<void> {
  const place = { gameId, seat };
  const former = await lockSeat(tx, place);
  if (!former) throw new InvariantError(`table ${gameId} has no seat ${seat}`);
  await enterIn(tx, place, 'made', { at });
  const { name, userId } = former;
  await tx.seatHolder.createMany({
    data: [{ ...place, untilSeq: seq, name, userId }],
    skipDuplicates: true,
  });
  await silenceHolder(tx, place, at);
  await tellFormer(tx, { ...former, ...place, seq }, told, at);
  await tx.plan.deleteMany({ where: place });
  await tx.vote.deleteMany({ where: place });
  const data = { ...FREE_SEAT, tokenHash, heldFrom: seq + 1, reminded: null };
  await tx.seat.updateMany({ where: place, data });
}

/** Stores the current holder as a former one, so their actions keep their name. */
async function keepHolder(
  tx: Tx,
  { at, untilSeq, ...place }: EndOfTenure,
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
  const { tokenHash = null, bot = null, bankMs, grantedMs, lookAt, keptFor } = holder;
  return {
    ...FREE_SEAT,
    name: keptFor?.name ?? '',
    userId: keptFor?.userId ?? null,
    tokenHash,
    bot,
    seatedAt: bot === null ? null : at,
    heldFrom: seq + 1,
    bankMs,
    grantedMs,
    lookAt,
    reminded: null,
  };
}

/** How the people of a table have ended it; without a result if `how` is missing. */
export interface TableEnd {
  readonly how?: 'resigned' | 'conceded' | 'agreed';
  /** The winning seat. */
  readonly winner?: SeatId;
  readonly unrated?: boolean;
  /** The organiser's decision that ends it, by its number in the competition. */
  readonly ruling?: number;
}

/** Ends a table, by default without a result: all clocks stop, and nobody is to move. In a transaction as above. */
export async function endTableIn(
  tx: Tx,
  { gameId, at }: Pick<AgendaRevision, 'gameId' | 'at'>,
  { how, winner, unrated = false, ruling }: TableEnd = {},
): Promise<void> {
  const ending = { status: 'ended', ending: how ?? null, winner: winner ?? null, unrated, ruling };
  const data = { ...ending, waiting: [], finishedAt: at, updatedAt: at };
  await tx.game.updateMany({ where: { id: gameId }, data });
  await tx.seat.updateMany({ where: { gameId }, data: { tickingAt: null, lookAt: null } });
  await tx.outbox.updateMany({
    where: { gameId, sentAt: null, cancelledAt: null },
    data: { cancelledAt: at },
  });
}

/** Schedules a check of the competition of a table, because a seat there has another holder. */
export async function lookAtCompetition({
  gameId,
  at,
}: Pick<AgendaRevision, 'gameId' | 'at'>): Promise<void> {
  const where = { state: 'running', fixtures: { some: { tableId: gameId, state: 'open' } } };
  const data = { revision: { increment: 1 }, dueAt: at };
  await db().competition.updateMany({ where, data });
}

type StoredPause = z.infer<typeof STORED_PAUSE>;
const STORED_PAUSE = z.object({ from: z.string(), until: z.string() });

/** Changes the common holidays of a table, and checks its running clocks again. */
async function changePauses(
  tx: Tx,
  { gameId, at }: AgendaRevision,
  pausedUntil: Date,
  change: (pauses: readonly StoredPause[]) => readonly StoredPause[],
): Promise<void> {
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { pauses: true } });
  const pauses = change(z.array(STORED_PAUSE).parse(game?.pauses));
  await tx.game.updateMany({ where: { id: gameId }, data: { pausedUntil, pauses: jsonOf(pauses) } });
  await tx.seat.updateMany({
    where: { gameId, tickingAt: { not: null }, bot: null },
    data: { lookAt: at, reminded: null },
  });
}
