/**
 * Work after responses: the consequences of a move, and jobs that are due by the clock. A job may stop
 * anywhere; the next run continues.
 */
import 'server-only';
import { after } from 'next/server';
import { archiveOldGames } from '@/lib/features/archive/archive-games';
import { settleDueGatherings } from '@/lib/features/circles/gatherings/gatherings';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { advanceDue } from '@/lib/features/competitions/advance';
import { playWaitingTables } from '@/lib/features/computer/computer-players';
import { promiseTomorrow } from '@/lib/features/deals/deals';
import { countFinishedGames } from '@/lib/features/insights/insights';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { queueDigests } from '@/lib/features/notify/letters/digest';
import { tidyByClock } from '@/lib/features/operator/retention';
import { playOn, processWaitingTables } from '@/lib/features/plans/run';
import { settleCalls } from '@/lib/features/ratings/calls';
import { foldOlderRatings } from '@/lib/features/ratings/fold-store';
import { writeResults } from '@/lib/features/results/results';
import { checkReviews } from '@/lib/features/review/keep-review';
import type { SubmittedCommand } from '@/lib/features/table/commands/submit-command';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { logger } from '@/lib/platform/logger';
import type { DrainCounts } from '@/lib/features/notify/drain';
import { noteAlive } from '@/lib/platform/ops/samples';
import { perProcess } from '@/lib/platform/process';
import { SharedRun } from '@/lib/platform/shared-run';

/** Milliseconds for a job that may have much to do. */
const BUDGET_MS = 5_000;
/** A drain that a mail server slows down holds up the next one no longer than this. */
const DRAIN_PATIENCE_MS = 1_000;

interface Job {
  readonly run: () => Promise<unknown>;
  /** The warning in the log. The next run tries again. */
  readonly failure: string;
}

const DELIVER = { failure: 'the outbox was not emptied', run: () => deliverDue() };
const RESULTS = { failure: 'results were not written', run: () => writeResults(BUDGET_MS) };
/** Competitions advance with each result, and when they are due. */
const COMPETITIONS = {
  failure: 'competitions did not advance',
  run: async () => (await advanceDue()) > 0 && deliverDue(),
};

/** The jobs of a scheduler run, next to its deliveries. The jobs of one line run in their order. */
const DUE: readonly (readonly Job[])[] = [
  [{ failure: 'old data was not deleted', run: () => tidyByClock() }],
  [{ failure: 'waiting tables were not played on', run: playWaiting }],
  [{ failure: 'old games were not archived', run: () => archiveOldGames({ ms: BUDGET_MS }) }],
  // Tomorrow's deal is drawn and its hash published today, even without visitors.
  [{ failure: 'no deal was drawn for tomorrow', run: () => promiseTomorrow() }],
  [{ failure: 'gatherings were not started', run: startGatherings }],
  // After an update that changes the algorithm.
  [{ failure: 'ratings were not folded again', run: () => foldOlderRatings() }],
  [RESULTS, COMPETITIONS],
  [{ failure: 'games that are over were not counted', run: () => countFinishedGames(BUDGET_MS) }],
  [{ failure: 'a review was not checked', run: () => checkReviews() }],
];

/** Plays at every table that waits for a computer or for a plan, whatever the cause. */
async function playWaiting(): Promise<void> {
  const played = await playWaitingTables();
  const moved = await processWaitingTables();
  for (const gameId of moved) await playOn(gameId);
  if (played || moved.length > 0) await deliverQuietly();
}

/** Turns due calls for players into tables, or lets them expire. */
async function startGatherings(): Promise<void> {
  const gathered = (await settleDueGatherings()) + (await settleCalls());
  if (gathered > 0) await deliverQuietly();
}

/** Runs every job of the scheduler after the response. */
export function runDueAfterResponse(): void {
  for (const line of DUE) after(() => runQuietly(line));
}

/** The delivery run of the scheduler, which also checks the clocks and writes the daily digests. */
export async function deliverByClock(clock: Clock = systemClock): Promise<DrainCounts> {
  // A plan that is about to answer precedes a clock that has run out.
  await processWaitingTables(clock);
  await watchClocks(clock);
  await queueDigests(clock.now());
  const drained = await deliverDue(clock);
  await noteUpkeep('cron', clock.now());
  return drained;
}

/** The end of a game leaves messages, so its result is written without waiting for the scheduler. */
const drains = perProcess(
  'pragaDrains',
  () => new SharedRun(() => runQuietly([DELIVER, RESULTS, COMPETITIONS]), DRAIN_PATIENCE_MS),
).get;
const deliverQuietly = (): Promise<void> => drains().run();

/**
 * Empties the outbox after the response; call it after a command that left messages (`told` of the
 * answer). Failures are left to the next drain.
 */
export function deliverAfterResponse(told: number): void {
  if (told > 0) after(deliverQuietly);
}

/**
 * Lets the computers and plans of a table play after the response, then sends notifications. Call it whenever
 * a computer may have to move (`computerNext` of the answer), and when a table is shown that waits for one.
 */
export function playAfterResponse(gameId: string, isNext: boolean): void {
  if (isNext) after(() => playOn(gameId).then(deliverQuietly));
}

type FollowUp = Pick<SubmittedCommand, 'told' | 'computerNext' | 'plansNext'> &
  Partial<Pick<SubmittedCommand, 'isOver'>>;

/** Runs everything that follows an accepted command. Plans are processed before anyone is notified. */
export function followUp(gameId: string, { told, computerNext, plansNext, isOver = false }: FollowUp): void {
  if (!plansNext && (told > 0 || isOver)) after(deliverQuietly);
  playAfterResponse(gameId, computerNext || plansNext);
}

/**
 * Runs jobs one after the other and logs failures; the next run retries them. They depend on the time, so a
 * process with a wrong clock leaves them to the others.
 */
async function runQuietly(jobs: readonly Job[]): Promise<void> {
  for (const { run, failure } of jobs) {
    try {
      // Notices a clock that has leapt since the last comparison.
      await noteAlive();
      if (await isClockWrong()) return;
      await run();
    } catch (error) {
      logger().warn({ err: error instanceof Error ? error.message : 'unknown' }, failure);
    }
  }
}
