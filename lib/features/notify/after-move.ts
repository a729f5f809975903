import 'server-only';
import { after } from 'next/server';
import { archiveOldGames } from '@/lib/features/archive/archive-games';
import { promiseTomorrow } from '@/lib/features/deals/deals';
import { settleDueGatherings } from '@/lib/features/circles/gatherings/gatherings';
import { advanceDue } from '@/lib/features/competitions/advance';
import { countFinishedGames } from '@/lib/features/insights/count-games';
import { settleCalls } from '@/lib/features/ratings/calls';
import { foldOlderRatings } from '@/lib/features/ratings/fold-scope';
import { checkReviews } from '@/lib/features/review/keep-review';
import { writeResults } from '@/lib/features/results/write-results';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { logger } from '@/lib/platform/logger';
import { playWaitingTables } from '@/lib/features/computer/computer-players';
import { playOn } from '@/lib/features/plans/play-on';
import { processWaitingTables } from '@/lib/features/plans/run';
import type { SubmittedCommand } from '@/lib/features/table/commands/submit-command';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { perProcess } from '@/lib/platform/process';
import { SharedRun } from '@/lib/platform/shared-run';

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

/** The safety net: plays at every table that waits for a computer or for a plan, whatever the cause. */
export function playWaitingAfterResponse(): void {
  after(() => quietly('waiting tables were not played on', playWaiting));
}

async function playWaiting(): Promise<void> {
  const played = await playWaitingTables();
  const moved = await processWaitingTables();
  for (const gameId of moved) await playOn(gameId);
  if (played || moved.length > 0) await deliverQuietly();
}

/** The time budget for archiving in a scheduler run, in milliseconds. */
const ARCHIVE_MS = 5_000;

/** Archives the logs of games that have been over for long, a few at a time. */
export function archiveAfterResponse(): void {
  after(() => quietly('old games were not archived', () => archiveOldGames({ ms: ARCHIVE_MS })));
}

/** Draws tomorrow's deal and publishes its hash today, even without visitors. */
export function promiseAfterResponse(): void {
  after(() => quietly('no deal was drawn for tomorrow', () => promiseTomorrow()));
}

/** Turns due calls for players into tables, or lets them expire. */
export function gatherAfterResponse(): void {
  after(() => quietly('gatherings were not started', gatherDue));
}

async function gatherDue(): Promise<void> {
  const gathered = (await settleDueGatherings()) + (await settleCalls());
  if (gathered > 0) await deliverQuietly();
}

/** The time budget for counting games in a scheduler run, in milliseconds. */
const COUNT_MS = 5_000;

/**
 * Writes the results of finished games and adds them to the overall statistics. After an update that
 * changes the algorithm, folds the ratings again.
 */
export function countAfterResponse(): void {
  after(() => quietly('ratings were not folded again', foldOlderRatings));
  after(writeResultsQuietly);
  after(() => quietly('games that are over were not counted', () => countFinishedGames(COUNT_MS)));
}

/** A drain that a mail server slows down holds up the next one no longer than this. */
const DRAIN_PATIENCE_MS = 1_000;

const drains = perProcess('pragaDrains', () => new SharedRun(deliverAll, DRAIN_PATIENCE_MS)).get;
const deliverQuietly = (): Promise<void> => drains().run();

/**
 * The end of a game leaves messages, so its result is written here too, without waiting for the scheduler.
 */
async function deliverAll(): Promise<void> {
  await quietly('the outbox was not emptied', deliverDue);
  await writeResultsQuietly();
}

/** Competitions advance with each result, and when they are due. */
async function writeResultsQuietly(): Promise<void> {
  await quietly('results were not written', () => writeResults(COUNT_MS));
  await quietly('competitions did not advance', async () => {
    if ((await advanceDue()) > 0) await deliverDue();
  });
}

/** Recomputes some more turns of a stored review. */
export function checkReviewsAfterResponse(): void {
  after(() => quietly('a review was not checked', checkReviews));
}

/**
 * Runs work in the background and logs failures; the next run retries them. It depends on the time, so a
 * process with a wrong clock leaves it to the others.
 */
async function quietly(failure: string, work: () => Promise<unknown>): Promise<void> {
  try {
    if (!(await isClockWrong())) await work();
  } catch (error) {
    logger().warn({ err: error instanceof Error ? error.message : 'unknown' }, failure);
  }
}
