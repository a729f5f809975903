import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';
import type { OtherReader } from '@/lib/platform/outbox/outbox-store';

/** A seat that somebody held once, by what proved it then. */
export interface FormerSeat {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  /** What they were called. */
  readonly name: string;
  /** When they were replaced, and by which decision of the table. */
  readonly at: Date | null;
  readonly decision: string | null;
  /** The tenure of the seat where nobody sits there now. */
  readonly freeTenure: number | null;
  readonly isOver: boolean;
}

/** The seat that a link, or the cookie of a browser, opened for somebody who was replaced. */
export async function formerSeatOf(hash: string): Promise<FormerSeat | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<FormerSeat[]>`
      select h."gameId", g."name" as "gameName", h."seat", h."name", h."at", h."decision"::text as "decision",
        g."status" <> 'running' as "isOver",
        case when g."status" = 'running' and s."seatedAt" is null and s."bot" is null and s."userId" is null then s."tenure" end
          as "freeTenure"
      from "SeatHolder" h join "Game" g on g."id" = h."gameId"
      join "Seat" s on s."gameId" = h."gameId" and s."seat" = h."seat"
      where h."keys" @> array[${hash}] order by h."untilSeq" desc limit 1`,
  );
  return found;
}

/** Who holds a seat, as far as a message to them must know once they hold it no more. */
export async function readerOfSeat(gameId: string, seat: SeatId): Promise<OtherReader | undefined> {
  const where = { gameId_seat: { gameId, seat }, seatedAt: { not: null }, bot: null };
  const select = { userId: true, email: true, locale: true, name: true, mailStoppedAt: true } as const;
  const found = await onDatabase(() => db().seat.findUnique({ where, select }));
  if (!found) return undefined;
  const { userId, email, locale, name, mailStoppedAt } = found;
  return {
    name,
    ...(userId === null ? {} : { userId }),
    ...(email === null || mailStoppedAt !== null ? {} : { email }),
    ...(locale === null ? {} : { locale }),
  };
}
