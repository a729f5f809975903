import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { insertFloorRow, readTrivially } from '@/lib/platform/ops/bench-store';

/** Whether the floor routes of `npm run bench` are open. */
export function isBenchOpen(): boolean {
  return env().BENCH;
}

/** One row in one transaction. */
export async function writeFloor(): Promise<string> {
  return insertFloorRow(systemClock.now());
}

/** One read. */
export async function readFloor(gameId: string): Promise<string | undefined> {
  return readTrivially(gameId);
}
