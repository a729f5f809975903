import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { classOf, CLASSES } from './durations';
import { addMoves, recordHeartbeat, noteOldest } from './sample-store';
import { perProcess } from '@/lib/platform/process';

const FLUSH_MS = 60_000;

interface MoveSamples {
  moves: number[];
  /** When what was counted before went into the database. */
  flushedAt?: number;
}
const none = (): number[] => Array.from({ length: CLASSES }, () => 0);
const counts = perProcess<MoveSamples>('pragaMoves', () => ({ moves: none() }));

/**
 * Counts a move with its duration. Once a minute the counts go into the database, so every process reports
 * its own.
 */
export function noteMove(ms: number, clock: Clock = systemClock): void {
  const now = clock.now().getTime();
  const counted = counts.get();
  counted.flushedAt ??= now;
  const place = classOf(ms);
  counted.moves[place] = (counted.moves[place] ?? 0) + 1;
  if (now - counted.flushedAt < FLUSH_MS) return;
  flushMoves(clock).catch((error: unknown) => {
    logger().debug({ err: error instanceof Error ? error.message : 'unknown' }, 'moves were not counted');
  });
}

/** Hands over what this process has counted. */
export async function flushMoves(clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  const counted = counts.known();
  if (!counted) return;
  const { moves } = counted;
  counts.replace({ moves: none(), flushedAt: now.getTime() });
  if (moves.some((n) => n > 0)) await addMoves(hourOf(now), moves);
}

/**
 * Says that the service is at work: called by the scheduler, so what stops either of them shows as an outage.
 */
export async function takeSample(clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  await recordHeartbeat(now);
  await noteOldest(hourOf(now), now);
  await flushMoves(clock);
}

export function hourOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % 3_600_000));
}
