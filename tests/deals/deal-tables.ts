/** Tables of deals, for tests. */
import { afterEach, beforeEach, vi } from 'vitest';
import { loadTableAt } from '@/lib/features/history/load-position';
import { exportGame, readLogRange } from '@/lib/features/history/read-log';
import { reviewedGame } from '@/lib/features/review/reviews';
import { openSandbox } from '@/lib/features/sandbox/sandbox';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';

/** A clock that the whole service goes by. Call at the top. */
export function useServiceClock(start: string): FakeClock {
  const clock = new FakeClock(start);
  beforeEach(() => void vi.spyOn(systemClock, 'now').mockImplementation(() => clock.now()));
  afterEach(() => void vi.restoreAllMocks());
  return clock;
}

/** Lets some time pass, a second if it is not said. */
export const later = (clock: FakeClock, ms = 1_000): Date => clock.goTo(new Date(clock.now().getTime() + ms));

/** Ends a table as if it had been played out: its result is the value of its position. */
export async function finishTable(gameId: string, clock: Clock, status = 'finished'): Promise<void> {
  await db().game.update({ where: { id: gameId }, data: { status, finishedAt: clock.now(), waiting: [] } });
}

/** The ways to see a table; each returns undefined where it is closed. */
export const WAYS: Readonly<Record<string, (gameId: string, who: Visitor) => Promise<unknown>>> = {
  loadTable: (gameId, who) => loadTable(gameId, who),
  loadTableAt: (gameId, who) => loadTableAt(gameId, 1, who),
  readLogRange: (gameId, who) => readLogRange(gameId, { from: 1, limit: 10 }, who),
  exportGame: (gameId, who) => exportGame(gameId, who),
  reviewedGame: (gameId, who) => reviewedGame(gameId, who),
  openSandbox: async (gameId, who) => ((await openSandbox(gameId, who)).ok ? true : undefined),
};
