import 'server-only';
import type { Setup } from '@/lib/engine/state';
import { parseSetup } from '@/lib/eventlog/parse';
import { storedPace, type Pace } from '@/lib/pace/pace';
import { db } from '@/lib/store/db';
import { seatBotOf, type SeatRow } from '@/lib/store/seat-row';
import { onDatabase } from '@/lib/store/unavailable';

/** A table that anybody may join. */
export interface OpenTable {
  readonly gameId: string;
  readonly name: string;
  readonly setup: Setup;
  readonly pace: Pace;
  readonly createdAt: Date;
  readonly seats: readonly SeatRow[];
}

/** The newest so many are looked through. */
const MOST = 200;

/** Running tables of the lobby that still have a seat for whoever comes, newest first. */
export async function openTables(): Promise<OpenTable[]> {
  const rows = await onDatabase(() =>
    db().game.findMany({
      where: {
        ...{ door: 'open', status: 'running' },
        seats: { some: { name: '', bot: null, seatedAt: null, userId: null } },
      },
      orderBy: { createdAt: 'desc' },
      take: MOST,
      select: {
        ...{ id: true, name: true, setup: true, pace: true, createdAt: true },
        seats: { orderBy: { seat: 'asc' }, select: { seat: true, name: true, seatedAt: true, bot: true } },
      },
    }),
  );
  return rows.map(({ id, setup, seats, pace, ...row }) => ({
    ...{ ...row, gameId: id, pace: storedPace(pace), setup: parseSetup(JSON.stringify(setup)) },
    seats: seats.map(({ seat, name, seatedAt, bot }) => {
      const held = seatBotOf(bot);
      return { seat, name, seated: seatedAt !== null, ...(held ? { bot: held } : {}) };
    }),
  }));
}
