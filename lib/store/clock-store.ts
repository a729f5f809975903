import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { STAGES, type Stage } from '@/lib/pace/bank';
import { clocksOf, clocksSql, type RawClocks, type TableClocks } from '@/lib/store/clock-sql';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** The clocks of a table; undefined when there is none of this id. */
export async function loadClocks(gameId: string): Promise<TableClocks | undefined> {
  const [raw] = await onDatabase(
    () => db().$queryRaw<RawClocks[]>`select ${clocksSql} from "Game" g where g."id" = ${gameId}`,
  );
  return raw && clocksOf(raw);
}

/** Seats by whoever holds them, or may come to hold them: a person, those who have their tokens, those who gave an address. */
export interface SeatsOf {
  readonly userIds?: readonly string[];
  readonly tokenHashes?: readonly string[];
  readonly email?: string;
}

/** A seat whose clock runs. */
export interface RunningSeat {
  readonly gameId: string;
  readonly seat: SeatId;
}

/** The seats of somebody that have a clock, and whose clock runs. */
export async function runningSeats({
  userIds = [],
  tokenHashes = [],
  email = '',
}: SeatsOf): Promise<RunningSeat[]> {
  return onDatabase(
    () => db().$queryRaw<RunningSeat[]>`
      select s."gameId", s."seat" from "Seat" s join "Game" g on g."id" = s."gameId" and g."status" = 'running'
      where (s."userId" = any(${[...userIds]}) or s."tokenHash" = any(${[...tokenHashes]}) or (${email} <> '' and lower(s."email") = ${email}))
        and s."tickingAt" is not null and s."bankMs" is not null and s."bot" is null`,
  );
}

/** A seat whose clock has to be looked at. */
export interface SeatToWatch {
  readonly gameId: string;
  readonly seat: SeatId;
  /** How far its wait has been told of. */
  readonly reminded: Stage | undefined;
}

/** Takes seats whose clocks have to be looked at; nobody else takes them until `leaseUntil`. */
export async function claimSeatsToWatch(now: Date, leaseUntil: Date, limit: number): Promise<SeatToWatch[]> {
  const rows = await onDatabase(
    () => db().$queryRaw<{ gameId: string; seat: SeatId; reminded: string | null }[]>`
      with due as (
        select s."gameId", s."seat" from "Seat" s join "Game" g on g."id" = s."gameId" and g."status" = 'running'
        where s."lookAt" <= ${now}::timestamptz and s."tickingAt" is not null
        order by s."lookAt" limit ${limit} for update of s skip locked
      )
      update "Seat" s set "lookAt" = ${leaseUntil}::timestamptz from due
      where s."gameId" = due."gameId" and s."seat" = due."seat" returning s."gameId", s."seat", s."reminded"`,
  );
  return rows.map((row) => ({ ...row, reminded: STAGES.find((stage) => stage === row.reminded) }));
}

/** Notes how far a wait has been told of, and when to look again; a wait that has ended meanwhile is left alone. */
export async function noteWatched(
  { gameId, seat, tickingAt }: { readonly gameId: string; readonly seat: SeatId; readonly tickingAt: Date },
  reminded: Stage | undefined,
  lookAt: Date | undefined,
): Promise<void> {
  await onDatabase(() =>
    db().seat.updateMany({
      where: { gameId, seat, tickingAt },
      data: { reminded: reminded ?? null, lookAt: lookAt ?? null },
    }),
  );
}
