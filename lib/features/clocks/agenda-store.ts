import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from '@/lib/features/table/clock-sql';
import type { Pause } from '@/lib/game/pace/calendar';
import type { Agreed, VoiceRow } from '@/lib/features/clocks/voice-store';
import type { Prisma } from '@/lib/generated/prisma/client';
import { jsonOf } from '@/lib/platform/db/json';
import { db } from '@/lib/platform/db/db';
import { statusOf, type StoredStatus } from '@/lib/features/table/game-row';
import { seatBotOf, type SeatBot, type SeatRow } from '@/lib/features/table/seat-row';
import { formerSeatSql, seatOfKeysSql, type SeatKeys } from '@/lib/features/table/seat-sql';
import { UNSENT_TO_HOLDERS } from '@/lib/platform/outbox/unsent';
import type { Tx } from '@/lib/features/table/locks';
import { InvariantError } from '@/lib/game/engine/rejections';
import { z } from 'zod';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A seat on which nobody sits, and which is kept for nobody. */
export interface FreeSeat {
  readonly seat: SeatId;
  readonly tenure: number;
  /** Whether somebody held it before. */
  readonly isVacated: boolean;
}

/** What a table decides beside its log, at one moment. */
export interface Agenda {
  readonly gameId: string;
  readonly name: string;
  readonly status: StoredStatus;
  readonly seq: number;
  readonly waiting: readonly SeatId[];
  readonly watchers: string;
  /** The newest common holiday, past, present or to come. */
  readonly pause?: Pause;
  readonly seats: readonly SeatRow[];
  readonly clocks: TableClocks;
  readonly voices: readonly Agreed[];
  readonly free: readonly FreeSeat[];
  /** The person who made the table, and the seat they sit on. */
  readonly hostId?: string;
  readonly hostSeat?: SeatId;
  /** The seat whose keys were shown, if its holder has sat down. */
  readonly me?: SeatId;
  /** The seat that whoever showed the keys held before somebody else. */
  readonly former?: SeatId;
  /** Whether these keys are those of whoever made the table. */
  readonly isHost: boolean;
}

interface RawPerson {
  readonly seat: SeatId;
  readonly name: string;
  readonly seated: boolean;
  readonly bot: string | null;
  readonly tenure: number;
  readonly isKept: boolean;
  readonly isHost: boolean;
}

interface RawAgenda extends RawClocks {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly waiting: SeatId[];
  readonly watchers: string;
  readonly people: RawPerson[] | null;
  /** Milliseconds since 1970. */
  readonly voices: (VoiceRow & { readonly at: number })[] | null;
  readonly hostId: string | null;
  readonly mine: SeatId | null;
  readonly former: SeatId | null;
  readonly isHost: boolean;
}

/** The agenda of a table, and whose seat these keys prove; undefined when there is no such table. */
export async function loadAgenda(gameId: string, keys: SeatKeys = {}): Promise<Agenda | undefined> {
  const [raw] = await onDatabase(
    () => db().$queryRaw<RawAgenda[]>`
      select g."id" as "gameId", g."name", g."status", g."seq", g."waiting", g."watchers", ${clocksSql},
        g."hostId",
        (select json_agg(json_build_object('seat', p."seat", 'name', p."name", 'seated', p."seatedAt" is not null, 'bot', p."bot",
            'tenure', p."tenure", 'isKept', p."userId" is not null,
            'isHost', p."seatedAt" is not null and (p."userId" = g."hostId") is true) order by p."seat")
          from "Seat" p where p."gameId" = g."id") as "people",
        (select json_agg(json_build_object('seat', v."seat", 'question', v."question", 'about', v."about",
            'at', (extract(epoch from v."at") * 1000)::bigint) order by v."at", v."seat")
          from "Consent" v where v."gameId" = g."id") as "voices",
        (select m."seat" from "Seat" m where m."gameId" = g."id" and m."seatedAt" is not null
          and m."seat" = (${seatOfKeysSql(keys)})) as "mine",
        (${formerSeatSql(keys)}) as "former",
        (g."hostId" = ${keys.userId ?? null} or g."hostHash" = ${keys.tokenHash ?? null}) is true as "isHost"
      from "Game" g where g."id" = ${gameId}`,
  );
  return raw && agendaOf(raw);
}

function agendaOf(raw: RawAgenda): Agenda {
  const { gameId, name, status, seq, waiting, watchers, people, voices, mine, former, isHost } = raw;
  const pause = raw.pauses.at(-1);
  const clocks = clocksOf(raw);
  const hostSeat = people?.find((person) => person.isHost)?.seat;
  return {
    gameId,
    name,
    status: statusOf(status),
    seq,
    waiting,
    watchers,
    clocks,
    isHost,
    seats: (people ?? []).map(seatRowOf),
    free: (people ?? []).flatMap((person) => freeSeatOf(person, clocks)),
    voices: (voices ?? []).map(({ at, ...voice }) => ({ ...voice, at: new Date(at) })),
    ...(pause ? { pause: { from: new Date(pause.from), until: new Date(pause.until) } } : {}),
    ...(raw.hostId === null ? {} : { hostId: raw.hostId }),
    ...(hostSeat === undefined ? {} : { hostSeat }),
    ...(mine === null ? {} : { me: mine }),
    ...(mine === null && former !== null ? { former } : {}),
  };
}

function seatRowOf({ seat, name, seated, bot }: RawPerson): SeatRow {
  const held = seatBotOf(bot);
  return { seat, name, seated, ...(held ? { bot: held } : {}) };
}

function freeSeatOf({ seat, tenure, seated, bot, isKept }: RawPerson, clocks: TableClocks): FreeSeat[] {
  if (seated || bot !== null || isKept) return [];
  const heldFrom = clocks.seats.find((clock) => clock.seat === seat)?.heldFrom ?? 1;
  return [{ seat, tenure, isVacated: heldFrom > 1 }];
}

/** Has the scheduler look at a seat, whether its clock runs or not. */
export async function lookAtSeat(gameId: string, seat: SeatId, lookAt: Date): Promise<void> {
  await onDatabase(() => db().seat.updateMany({ where: { gameId, seat, bot: null }, data: { lookAt } }));
}

/** Which revision of it a change of a table was decided on. */
export interface Decided {
  readonly gameId: string;
  readonly tableRevision: number;
  readonly at: Date;
}

/** What a seat has in the bank from now on, as much of it as was given included. */
interface NewBank {
  readonly bankMs: number;
  readonly grantedMs: number;
}

/** Gives a seat more time. False when the table's revision has changed meanwhile; then nothing was done. */
export async function giveTime(decided: Decided, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, { reminded: null });
}

/** Moves what is in the bank of a seat, with no news for anybody. False as for `giveTime`. */
export async function moveClock(decided: Decided, seat: SeatId, bank: NewBank): Promise<boolean> {
  return setBank(decided, seat, bank, {});
}

async function setBank(
  decided: Decided,
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
  { gameId, tableRevision, seq }: Decided & { readonly seq?: number },
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

/** A new holder: whoever opens the link with this token, or a computer. */
export interface NewHolder {
  readonly tokenHash?: string;
  readonly bot?: SeatBot;
  readonly bankMs: number | null;
  readonly grantedMs: number;
  readonly tickingAt: Date | null;
  readonly lookAt: Date | null;
  /** By which decision of the table. */
  readonly decision?: string | undefined;
  /** Whether the former holder did not wish it: they hear how the game ends. */
  readonly isReplaced?: boolean;
}

/**
 * Gives a seat to somebody else. What was done so far stays the former holder's; neither his link nor his
 * person opens the seat any more, no message goes to him, and his plans are forgotten. False when the table's
 * revision has changed, or its log has gone on.
 */
export async function changeHolder(
  decided: Decided,
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
    await tx.consent.deleteMany({ where: { gameId, seat, question } });
    const { count } = await tx.seat.updateMany({ where: { gameId, seat }, data: heldBy(holder, seq, at) });
    if (count === 0) throw new InvariantError(`table ${gameId} has no seat ${seat}`);
  });
}

/** What was done so far stays that of whoever sits there now. */
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

/** A seat as its new holder finds it. */
function heldBy(holder: NewHolder, seq: number, at: Date): Prisma.SeatUncheckedUpdateManyInput {
  const { tokenHash = null, bot = null, bankMs, grantedMs, tickingAt, lookAt } = holder;
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
    tickingAt,
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

/**
 * Ends a table, without a result unless said otherwise: all clocks stand, and nobody is asked to move any
 * more.
 */
export async function endTable(
  decided: Decided,
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

/** Plans a common holiday, from now on or later; its clocks are looked at anew. */
export async function pauseTable(decided: Decided, { from, until }: Pause): Promise<boolean> {
  const pause = { from: from.toJSON(), until: until.toJSON() };
  return asDecided(decided, { pausedUntil: until }, (tx) =>
    changePauses(tx, decided, (pauses) => [...pauses, pause]),
  );
}

/**
 * Ends the newest common holiday now, or gives it up; who was for it, or for its end, is asked anew another
 * time.
 */
export async function endPause(decided: Decided): Promise<boolean> {
  const { gameId, at } = decided;
  return asDecided(decided, { pausedUntil: at }, async (tx) => {
    await changePauses(tx, decided, (pauses) =>
      pauses.map((pause, i) => (i === pauses.length - 1 ? { ...pause, until: at.toJSON() } : pause)),
    );
    await tx.consent.deleteMany({ where: { gameId, question: { in: ['holiday', 'holiday-end'] } } });
  });
}

type StoredPause = z.infer<typeof STORED_PAUSE>;
const STORED_PAUSE = z.object({ from: z.string(), until: z.string() });

/** Changes the common holidays of a table, and has its running clocks looked at anew. */
async function changePauses(
  tx: Tx,
  { gameId, at }: Decided,
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
