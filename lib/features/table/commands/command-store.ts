import 'server-only';
import {
  bankOfStored,
  clocksOf,
  clocksSql,
  storedClocksSql,
  tickSql,
  type ClockChanges,
  type RawClocks,
  type RawStoredClocks,
  type SeatBank,
  type TableClocks,
} from '@/lib/features/table/load/clock-sql';
import { gameColumns, gameRowOf, type GameRow, type RawGame } from '@/lib/features/table/load/game-row';
import { archivedRows } from '@/lib/features/table/log/archived-rows';
import { LOG_COLUMNS, logValues } from '@/lib/features/table/log/log-sql';
import type { LoggedRow } from '@/lib/features/table/log/log-store';
import { delegatedSql, seatOfKeysSql, type SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { parseStoredCommand, parseStoredEvents } from '@/lib/game/eventlog/events';
import type { StoredRow } from '@/lib/game/eventlog/row';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { tellingTime } from '@/lib/platform/db/telling-time';
import { cancelSql, tellSql, type OutboxChanges } from '@/lib/platform/outbox/outbox-sql';
import { PLANNING, planProofSql } from './plan-proof-sql';

/** The earlier row of the same command id. */
export type EarlierRow = Pick<LoggedRow, 'seq' | 'seat' | 'command' | 'events' | 'at' | 'hash' | 'waiting'>;

export interface CommandContext extends GameRow {
  readonly clocks: TableClocks;
  /** The clocks as they were after the row that an undo goes back to, with the last row that changed them. */
  readonly keptClocks?: { readonly seq: number; readonly clocks: readonly SeatBank[] };
  /** The proved seat, if it belongs to this game. */
  readonly seat?: { readonly seat: SeatId; readonly seated: boolean };
  /** Seats of this game that computers hold. */
  readonly computers: readonly SeatId[];
  /** Whether any player has a plan that has not ended. */
  readonly planning: boolean;
  /** Revision of the votes. */
  readonly voicesRevision: number;
  /** The time of the newest row; missing in an archived game. */
  readonly latestAt?: Date;
  /** The row that this command id already made. */
  readonly earlier?: EarlierRow;
  /** The delegate's link, whether or not it proves the seat. */
  readonly delegate?: { readonly id: string; readonly seat: SeatId; readonly isOver: boolean };
}

interface RawContext extends RawGame, RawClocks {
  readonly now: Date;
  readonly keptClocks: RawStoredClocks;
  readonly mySeat: SeatId | null;
  readonly mySeatedAt: Date | null;
  readonly computers: SeatId[];
  readonly planning: boolean;
  readonly voicesRevision: number;
  readonly latestAt: Date | null;
  readonly rowSeq: number | null;
  readonly rowSeat: SeatId | null;
  readonly rowCommand: string;
  readonly rowEvents: string;
  readonly rowAt: Date;
  readonly rowHash: string;
  readonly rowWaiting: SeatId[];
  readonly delegateId: string | null;
  readonly delegateSeat: SeatId | null;
  readonly delegateIsOver: boolean | null;
}

/**
 * The proof of a seat: its token or its person. Code of the service itself also has other proofs: that a
 * computer holds the seat, a plan of its holder, or an agreement of the table.
 */
export type SeatProof =
  | SeatKeys
  | { readonly computer: SeatId }
  | { readonly agreed: SeatId }
  | { readonly planned: SeatId; readonly plan: string; readonly delegate?: SeatKeys };

export interface CommandKey {
  readonly gameId: string;
  readonly proof: SeatProof;
  readonly commandId: string;
  /** Hash of the position that the caller already has. */
  readonly knownHead?: string;
  /** The target row of an undo. */
  readonly undoTo?: number | undefined;
}

/** The data needed to decide a command, in one round trip; undefined for an unknown game. */
export async function loadForCommand(key: CommandKey): Promise<CommandContext | undefined> {
  const raw = await tellingTime(
    () => db().$queryRaw<RawContext[]>`
    select ${gameColumns(key.knownHead)}, now() as "now", ${clocksSql}, ${storedClocksSql(key.undoTo)} as "keptClocks",
      s."seat" as "mySeat", s."seatedAt" as "mySeatedAt",
      l."seq" as "rowSeq", l."seat" as "rowSeat", l."command"::text as "rowCommand", l."events"::text as "rowEvents",
      l."at" as "rowAt", l."hash" as "rowHash", l."waiting" as "rowWaiting",
      array(select c."seat" from "Seat" c where c."gameId" = g."id" and c."bot" is not null) as "computers",
      ${PLANNING} as "planning", g."voicesRevision",
      (select a."at" from "GameLog" a where a."gameId" = g."id" and a."seq" = g."seq") as "latestAt", d."id" as "delegateId", d."seat" as "delegateSeat",
      ${delegatedSql(Prisma.sql`y`)} is not true as "delegateIsOver"
    from "Game" g
    join "GameSecret" x on x."gameId" = g."id"
    left join "Seat" s on s."gameId" = g."id" and ${proofSql(key.proof)}
    left join "GameLog" l on l."gameId" = g."id" and l."commandId" = ${key.commandId}::uuid
    ${delegateSql(key.proof)}
    where g."id" = ${key.gameId}`,
  );
  if (!raw) return undefined;
  const context = contextOf(raw);
  if (context.earlier || context.game.status === 'running') return context;
  const earlier = await archivedEarlier(key);
  return earlier ? { ...context, earlier } : context;
}

async function archivedEarlier({ gameId, commandId }: CommandKey): Promise<EarlierRow | undefined> {
  const rows = await archivedRows(gameId);
  const row = rows?.find((each) => each.commandId === commandId.toLowerCase());
  if (!row) return undefined;
  const { seq, seat, at, hash, waiting } = row;
  return {
    seq,
    at,
    hash,
    waiting,
    ...(seat === null ? {} : { seat }),
    command: parseStoredCommand(row.command),
    events: parseStoredEvents(row.events),
  };
}

/** Whether delegate `d` is the owner of these keys: by their link, or as the person who has used it. */
const isDelegateSql = ({ tokenHash, userId }: SeatKeys): Prisma.Sql => Prisma.sql`(d."power" <> 'mentor'
    and (d."tokenHash" = ${tokenHash ?? null} or (d."userId" = ${userId ?? null} and d."usedAt" is not null)))`;

/**
 * Delegate `d` who acts, with their seat `y`: the one of the link, else one of the person for the proved seat
 * `s`. A holder who uses the link still acts for themselves.
 */
function delegateSql(proof: SeatProof): Prisma.Sql {
  const keys =
    'plan' in proof ? proof.delegate : 'computer' in proof || 'agreed' in proof ? undefined : proof;
  const { tokenHash, userId } = keys ?? {};
  return Prisma.sql`left join lateral (
      select d.* from "SeatDelegate" d where d."gameId" = g."id" and ${isDelegateSql(keys ?? {})}
      order by (d."tokenHash" = ${tokenHash ?? null}) is true desc, (d."seat" = s."seat") is true desc, d."endedAt" is null desc, d."until" desc limit 1
    ) d on true
      left join "Seat" y on y."gameId" = d."gameId" and y."seat" = d."seat" and (y."userId" = ${userId ?? null}) is not true`;
}

function proofSql(proof: SeatProof): Prisma.Sql {
  if ('plan' in proof) {
    const { planned, plan, delegate } = proof;
    const byDelegate =
      delegate &&
      Prisma.sql`and exists (select 1 from "SeatDelegate" d
      where d."power" = 'plans' and ${isDelegateSql(delegate)} and ${delegatedSql(Prisma.sql`s`)})`;
    return Prisma.sql`s."seat" = ${planned}::int and ${planProofSql(plan)} ${byDelegate ?? Prisma.empty}`;
  }
  if ('agreed' in proof) return Prisma.sql`s."seat" = ${proof.agreed}::int`;
  return 'computer' in proof
    ? Prisma.sql`s."seat" = ${proof.computer}::int and s."bot" is not null`
    : Prisma.sql`s."seat" = (${seatOfKeysSql(proof)})`;
}

function contextOf(raw: RawContext): CommandContext {
  const {
    mySeat,
    mySeatedAt,
    computers,
    planning,
    voicesRevision,
    latestAt,
    pace,
    pauses,
    away,
    tableRevision,
    clocks,
    keptClocks: kept,
    delegateId,
    delegateSeat,
    delegateIsOver,
    now: _now,
    ...row
  } = raw;
  const { rowSeq, rowSeat, rowCommand, rowEvents, rowAt, rowHash, rowWaiting, ...game } = row;
  const context = {
    ...gameRowOf(game),
    computers,
    planning,
    voicesRevision,
    latestAt: latestAt ?? undefined,
    clocks: clocksOf({ pace, pauses, away, tableRevision, clocks }),
    ...(mySeat === null ? {} : { seat: { seat: mySeat, seated: mySeatedAt !== null } }),
    ...(kept ? { keptClocks: { seq: kept.seq, clocks: bankOfStored(kept.clocks) } } : {}),
    ...(delegateId === null || delegateSeat === null
      ? {}
      : { delegate: { id: delegateId, seat: delegateSeat, isOver: delegateIsOver ?? true } }),
  };
  if (rowSeq === null) return context;
  const earlier = {
    seq: rowSeq,
    at: rowAt.toISOString(),
    hash: rowHash,
    waiting: rowWaiting,
    ...(rowSeat === null ? {} : { seat: rowSeat }),
    command: parseStoredCommand(rowCommand),
    events: parseStoredEvents(rowEvents),
  };
  return { ...context, earlier };
}

/** The time of the next row: never before the newest one, whatever the clock of this process says. */
export function nextRowAt({ latestAt }: Pick<CommandContext, 'latestAt'>, now: Date): Date {
  return latestAt !== undefined && latestAt > now ? latestAt : now;
}

export interface Append {
  readonly gameId: string;
  readonly row: StoredRow;
  readonly waiting: readonly SeatId[];
  readonly state: State;
  /** Missing if the row did not change them. */
  readonly secrets?: Secrets;
  readonly finished: boolean;
  readonly outbox: OutboxChanges;
  readonly clocks: ClockChanges;
  /** The table's revision at the time of the decision. */
  readonly tableRevision: number;
  /** Their revision at that time; only for decisions made by votes. */
  readonly voicesRevision?: number;
  /** The acting delegate: their link must still be valid, and the row is recorded as theirs. */
  readonly delegateId?: string | undefined;
  /**
   * Whether a person acts: this closes an open vote about taking a turn back, and open pages are notified.
   */
  readonly isByPerson?: boolean;
}

export interface AppendResult {
  readonly appended: boolean;
  readonly told: number;
}

/**
 * Appends a row if the row before it is still the newest, and nothing else about the table has changed
 * since the decision. Log, newest position, clocks and outbox are written in one statement, all or
 * nothing. Of two concurrent commands, the second waits for the first and then finds the row outdated.
 */
export async function appendRow(append: Append): Promise<AppendResult> {
  const { gameId, row, waiting, state, secrets, finished, outbox, clocks, tableRevision, ...votes } = append;
  const at = new Date(row.at);
  const seats = [...waiting];
  const [result] = await db().$queryRaw<{ appended: number; told: number }[]>`
    with moved as (
      update "Game" g set "seq" = ${row.seq}, "head" = ${row.hash}, "waiting" = ${seats}::int[],
        "state" = ${JSON.stringify(state)}::json, "updatedAt" = ${at}::timestamptz
        ${votes.isByPerson ? Prisma.sql`, "voicesRevision" = g."voicesRevision" + (${OPEN_QUESTIONS})` : Prisma.empty}
        ${finished ? Prisma.sql`, "status" = 'finished', "finishedAt" = ${at}::timestamptz` : Prisma.empty}
      where g."id" = ${gameId} and g."seq" = ${row.seq - 1} and g."head" = ${row.prevHash}
        and g."status" = 'running' and g."affairs" = ${tableRevision}::int
        and (g."voicesRevision" = ${votes.voicesRevision ?? null}::int or ${votes.voicesRevision === undefined})
        ${votes.delegateId ? Prisma.sql`and exists (${delegateNow(votes.delegateId, at)})` : Prisma.empty}
      returning g."id"
    ), logged as (
      insert into "GameLog" (${LOG_COLUMNS})
      select "id", ${logValues(row, waiting, clocks)}
      from moved
      returning 1
    )
    ${secrets ? secretsSql(secrets) : Prisma.empty}
    ${votes.isByPerson ? overtakeSql(at) : Prisma.empty}
    ${votes.delegateId ? delegateStepSql(votes.delegateId, row.seq) : Prisma.empty}
    ${tickSql(clocks)}
    ${cancelSql(outbox, at)}
    ${tellSql(outbox, row.seq, at)}
    select (select count(*)::int from logged) as "appended",
      ${outbox.tell.length > 0 ? Prisma.sql`(select count(*)::int from told)` : Prisma.sql`0`} as "told"`;
  const { appended = 0, told = 0 } = result ?? {};
  return { appended: appended === 1, told };
}

/** The number of open votes about taking back a turn of game `g`: at most one. */
const OPEN_QUESTIONS = Prisma.sql`select count(*)::int from "Decision" d
  where d."gameId" = g."id" and d."subject" = 'turn-back' and d."state" = 'open'`;

const delegateNow = (id: string, at: Date): Prisma.Sql => Prisma.sql`select 1 from "SeatDelegate" d
  where d."gameId" = g."id" and d."id" = ${id}::uuid and d."endedAt" is null and d."until" > ${at}::timestamptz`;

/** Records that a delegate made this row. */
function delegateStepSql(id: string, seq: number): Prisma.Sql {
  return Prisma.sql`, delegated as (
    update "SeatDelegate" d set "steps" = d."steps" || ${seq}::int
    from moved where d."gameId" = moved."id" and d."id" = ${id}::uuid
  )`;
}

function overtakeSql(at: Date): Prisma.Sql {
  return Prisma.sql`, overtaken as (
    update "Decision" d set "state" = 'void', "endedAt" = ${at}::timestamptz
    from moved where d."gameId" = moved."id" and d."subject" = 'turn-back' and d."state" = 'open'
  )`;
}

function secretsSql(secrets: Secrets): Prisma.Sql {
  return Prisma.sql`, hidden as (
    update "GameSecret" set "secrets" = ${JSON.stringify(secrets)}::json where "gameId" in (select "id" from moved)
  )`;
}
