import 'server-only';
import { randomUUID } from 'node:crypto';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { dropLeaving } from '@/lib/platform/outbox/leaving-store';
import { UNSENT } from '@/lib/platform/outbox/unsent';

/** Claims a run if none was made since then; returns whether it was claimed. */
export async function claimRetention(now: Date, since: Date): Promise<boolean> {
  const [made, claimed] = await db().$transaction([
    db().upkeep.createMany({ data: [{ name: 'retention', at: now }], skipDuplicates: true }),
    db().upkeep.updateMany({ where: { name: 'retention', at: { lte: since } }, data: { at: now } }),
  ]);
  return made.count + claimed.count > 0;
}

/** Tables without any move that were not imported. */
const UNPLAYED = { seq: 1, status: 'running', origin: null } as const satisfies Prisma.GameWhereInput;
/** The seats that a person has taken. */
const SITTING = { bot: null, seatedAt: { not: null } } as const satisfies Prisma.SeatWhereInput;
/** The message to a seat that its table will be deleted. */
const GOES: MessageKind = 'table-goes';
/** Maximum rows in memory. */
const PAGE = 500;

/** An unplayed table, its seated people, and which of them were warned of its deletion. */
type UnplayedTable = Prisma.GameGetPayload<{ select: typeof UNPLAYED_TABLE }>;
const UNPLAYED_TABLE = {
  id: true,
  seq: true,
  createdAt: true,
  seats: { where: SITTING, select: { seat: true } },
  outbox: { where: { kind: GOES }, select: { seat: true, createdAt: true } },
} as const satisfies Prisma.GameSelect;

async function* unplayedTables(madeBefore: Date): AsyncGenerator<readonly UnplayedTable[]> {
  for (let after = ''; ;) {
    const where = { ...UNPLAYED, createdAt: { lt: madeBefore }, id: { gt: after } };
    const page = await db().game.findMany({
      where,
      orderBy: { id: 'asc' },
      take: PAGE,
      select: UNPLAYED_TABLE,
    });
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

export interface RetentionDates {
  /** Tables made before this time are deleted. */
  readonly madeBefore: Date;
  /**
   * They are deleted `keptMs` after they were made or `noticeMs` after the announcement, whichever is later.
   */
  readonly keptMs: number;
  readonly noticeMs: number;
  readonly at: Date;
}

/** Warns everyone at tables that will soon be deleted, once. Returns the number of messages. */
export async function tellOfGoing(going: RetentionDates, most: number): Promise<number> {
  let told = 0;
  for await (const tables of unplayedTables(going.madeBefore)) {
    const data = tables.flatMap((table) => messagesTo(table, going)).slice(0, most - told);
    const made = await db().outbox.createMany({ data, skipDuplicates: true });
    told += made.count;
    if (told >= most) break;
  }
  return told;
}

/** Messages to players who were not warned yet. */
function messagesTo(
  { id: gameId, seq, createdAt: madeAt, seats, outbox }: UnplayedTable,
  { keptMs, noticeMs, at }: RetentionDates,
): Prisma.OutboxCreateManyInput[] {
  const deadline = new Date(Math.max(madeAt.getTime() + keptMs, at.getTime() + noticeMs));
  const untold = seats.filter(({ seat }) => outbox.every((message) => message.seat !== seat));
  return untold.map(({ seat }) => {
    const dedupe = [GOES, gameId, seat].join(':');
    const payload = jsonOf({ deadline: deadline.toISOString() });
    return { id: randomUUID(), gameId, seat, kind: GOES, seq, dedupe, payload, createdAt: at, dueAt: at };
  });
}

/**
 * Deletes tables without any move that were made before `before`, if their players were warned before
 * `toldBefore`.
 */
export async function dropUnplayedTables(before: Date, toldBefore: Date, most: number): Promise<number> {
  let dropped = 0;
  for await (const tables of unplayedTables(before)) {
    const ids = tables.filter((table) => areAllTold(table, toldBefore)).map(({ id }) => id);
    const where = { ...UNPLAYED, id: { in: ids.slice(0, most - dropped) } };
    dropped += (await db().game.deleteMany({ where })).count;
    if (dropped >= most) break;
  }
  return dropped;
}

function areAllTold({ seats, outbox }: UnplayedTable, toldBefore: Date): boolean {
  const told = outbox.filter(({ createdAt }) => createdAt <= toldBefore).map(({ seat }) => seat);
  return seats.every(({ seat }) => told.includes(seat));
}

/** Messages that were finished before a time, without an open delivery. */
const doneBefore = (before: Date) =>
  ({
    OR: [
      { sentAt: { lt: before } },
      { sentAt: null, cancelledAt: { lt: before } },
      { sentAt: null, cancelledAt: null, failedAt: { lt: before } },
    ],
    deliveries: { none: UNSENT },
  }) satisfies Prisma.OutboxWhereInput;

/**
 * Deletes messages of tables and circles that were finished before a time. Messages about the newest row of a running table
 * stay, because they show that this wait was announced.
 */
export async function dropOldMessages(before: Date, most: number): Promise<number> {
  const select = { id: true, seq: true, game: { select: { seq: true, status: true } } } as const;
  let dropped = await dropLeaving(before);
  for (let after = NO_ID; ;) {
    const where = { ...doneBefore(before), id: { gt: after } };
    const page = await db().outbox.findMany({ where, orderBy: { id: 'asc' }, take: PAGE, select });
    const needless = page.filter(({ seq, game }) => game?.status !== 'running' || (seq ?? 0) < game.seq);
    const ids = needless.map(({ id }) => id).slice(0, most - dropped);
    dropped += (await db().outbox.deleteMany({ where: { id: { in: ids } } })).count;
    const last = page.at(-1);
    if (!last || page.length < PAGE || dropped >= most) return dropped;
    after = last.id;
  }
}

/** Sorts before all other ids. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Guests made before a time without any activity since: no current or former seat, table, text, circle
 * or box, and no visit.
 */
export async function idleGuests(before: Date, most: number): Promise<string[]> {
  const day = before.toISOString().slice(0, 10);
  const found = await db().user.findMany({
    where: {
      email: null,
      isAdmin: false,
      bannedAt: null,
      createdAt: { lt: before },
      accounts: { none: {} },
      seats: { none: {} },
      held: { none: {} },
      hosted: { none: {} },
      messages: { none: {} },
      channels: { none: {} },
      memberships: { none: { state: { in: ['in', 'asked'] } } },
      edits: { none: { leftAt: null } },
      browsers: { none: { seenOn: { gte: day } } },
    },
    select: { id: true },
    take: most,
  });
  return found.map(({ id }) => id);
}

export async function dropExpiredLinks(now: Date): Promise<void> {
  await db().verificationToken.deleteMany({ where: { expires: { lt: now } } });
}
