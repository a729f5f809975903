import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';
import { classOf, CLASSES } from './durations';
import { addMoves, recordHeartbeat, noteOldest } from './sample-store';

const FLUSH_MS = 60_000;

interface MoveSamples {
  moves: number[];
  /** When the counts were last written to the database. */
  flushedAt?: number;
}
const none = (): number[] => Array.from({ length: CLASSES }, () => 0);
const counts = perProcess<MoveSamples>('pragaMoves', () => ({ moves: none() }));

/**
 * Counts a move with its duration. Once a minute the counts are written to the database, so that every
 * process reports its own.
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

/** Writes the counts of this process to the database. */
export async function flushMoves(clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  const counted = counts.known();
  if (!counted) return;
  const { moves } = counted;
  counts.replace({ moves: none(), flushedAt: now.getTime() });
  if (moves.some((n) => n > 0)) await addMoves(hourOf(now), moves);
}

const BEAT_MS = 60_000;
const beats = perProcess<{ at: number }>('pragaBeat', () => ({ at: -Infinity }));

/**
 * Records a heartbeat if this process has not for a minute: work after a response shows a service that is there.
 * It compares the clocks first, because a clock that has just leapt would record an outage.
 */
export async function noteAlive(clock: Clock = systemClock): Promise<void> {
  if (Math.abs(clock.now().getTime() - beats.get().at) < BEAT_MS) return;
  if (await isClockWrong({ isFresh: true })) return;
  const now = clock.now();
  beats.replace({ at: now.getTime() });
  await recordHeartbeat(now);
}

/**
 * Records a heartbeat. The scheduler calls it, so that a failure of the scheduler or of the service
 * shows as an outage.
 */
export async function takeSample(clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  await recordHeartbeat(now);
  await noteOldest(hourOf(now), now);
  await flushMoves(clock);
}

function hourOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % 3_600_000));
}
