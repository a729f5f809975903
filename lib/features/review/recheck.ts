import 'server-only';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { GameReview, TurnReview } from '@/lib/game/review/review';
import { loadPackData } from '@/lib/features/boxes/load-pack';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';
import { TurnShape } from '@/lib/features/review/shapes';

/** Turns of a game for the server to review. */
interface RecheckTask {
  readonly gameId: string;
  readonly seq: number;
  readonly review: Omit<GameReview, 'turns' | 'margins'>;
  /** The requested turns, and all of the game. */
  readonly wanted: readonly number[];
  readonly all: readonly number[];
}

/** Reviews turns of a game; undefined if the time was not enough. */
export type Recheck = (task: RecheckTask) => Promise<readonly TurnReview[] | undefined>;

/** Six deep turns take about ten seconds. */
const TIME_MS = 25_000;
/** Checks of one process run in sequence, because each occupies a core. */
const line = perProcess<{ tail: Promise<unknown> }>('pragaRechecks', () => ({ tail: Promise.resolve() }));

/** Reviews turns in a thread, as browsers do in a worker; within 25 s, including the time in line. */
export const recheckTurns: Recheck = async (task) => {
  const until = performance.now() + TIME_MS;
  const { tail } = line.get();
  const run = tail.then(() => inThread(task, until - performance.now()));
  line.replace({ tail: run.catch(() => undefined) });
  return run;
};

const AnswerShape = z.union([
  z.object({ type: z.literal('turn'), turn: TurnShape }),
  z.object({ type: z.enum(['begun', 'done']) }),
]);

async function inThread(task: RecheckTask, ms: number): Promise<readonly TurnReview[] | undefined> {
  if (ms <= 0) return undefined;
  const { review, gameId, seq, wanted, all } = task;
  const log = await readWholeLog(gameId, seq);
  const pack = await loadPackData(review.pack);
  const known = all.filter((turn) => !wanted.includes(turn));
  const thread = new Worker(new URL('./review-thread.ts', import.meta.url));
  const turns: TurnReview[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(undefined), ms);
      thread.on('error', reject);
      thread.on('message', (message: unknown) => {
        const answer = AnswerShape.parse(message);
        if (answer.type === 'turn') turns.push(answer.turn);
        if (answer.type === 'done') resolve(turns);
      });
      const { head, quality } = review;
      thread.postMessage({ type: 'review', pack, log, head, quality, share: { index: 0, of: 1 }, known });
    });
  } catch (error) {
    logger().error(
      { gameId, err: error instanceof Error ? error.message : 'unknown' },
      'a review was not checked',
    );
    return undefined;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
