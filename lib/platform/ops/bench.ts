import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { insertFloorRow, readTrivially } from '@/lib/platform/ops/bench-store';

/** Whether the baseline routes of `npm run bench` are open. */
export function isBenchOpen(): boolean {
  return env().BENCH;
}

/** Writes one row in one transaction; returns its id. */
export async function writeFloor(): Promise<string> {
  return insertFloorRow(systemClock.now());
}

/** Reads one row. */
export async function readFloor(gameId: string): Promise<string | undefined> {
  return readTrivially(gameId);
}
