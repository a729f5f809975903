import 'server-only';
import { createHmac } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { loadPackData, packOfGame } from '@/lib/features/boxes/load-pack';
import type { GameHead } from '@/lib/features/table/load/game-row';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { recallPosition } from '@/lib/features/table/load/known-position';
import { keysOf, mayLook, type Visitor } from '@/lib/features/table/load/load-table';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { isReviewOf } from '@/lib/game/analysis/review/check';
import { gameDecisions, type ReviewRow } from '@/lib/game/analysis/review/decisions';
import { type Habits, habitsOf } from '@/lib/game/analysis/review/habits';
import { REVIEWER, sampleTurns } from '@/lib/game/analysis/review/weigh';
import type { GameReview, TurnReview } from '@/lib/game/analysis/review/review';
import { authSecret } from '@/lib/platform/auth/secret';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';
import type { ReviewOutcome, ReviewRefusal } from './refusals';
import {
  dropReview,
  keepChecked,
  noteChecked,
  reviewRows,
  storedReview,
  waitingReviews,
} from './review-store';
import { TurnShape } from './shapes';

/** The result of an accepted review. */
export interface AcceptedReview {
  /** Turns where the previously stored review was wrong. It has been replaced. */
  readonly differing: readonly number[];
}

interface Means {
  readonly clock?: Clock;
  readonly recheck?: Recheck;
}

const RETRY_S = 30;

/**
 * Stores a review by a player of the game. First the server recomputes some of its turns, and turns where
 * it differs from the stored review. So if two reviews differ, the wrong one is dropped, whichever came
 * first. It is verified once the server has recomputed all its turns (`checkReviews`). A visitor adds the
 * review that a game lacks; only players compare and deepen it.
 */
export async function keepReview(
  gameId: string,
  who: Visitor,
  review: GameReview,
  { clock = systemClock, recheck = recheckTurns }: Means = {},
): Promise<ReviewOutcome<AcceptedReview>> {
  const row = await loadTableRow(gameId, { knownHead: recallPosition(gameId)?.head, keys: keysOf(who) });
  if (!row || !mayLook(row, who)) return refused({ kind: 'unknown-table' });
  const isVisitor = row.visitor === undefined;
  if (row.game.status === 'running') return refused({ kind: 'still-running' });
  const rows = await reviewRows(gameId, row.game.seq);
  if (!(await isOfGame(row.game, rows, review))) return refused({ kind: 'not-this-game' });
  const { reviewer, quality } = review;
  if (isVisitor && quality !== 'normal') return refused({ kind: 'token-missing' });
  const former = await storedReview({ gameId, reviewer, quality });
  if (isVisitor && former) return { ok: true, value: { differing: [] } };
  const differing = former ? differingTurns(former.review.turns, review.turns) : [];
  if (former?.isVerified && differing.length === 0) return { ok: true, value: { differing } };
  // An equal review has been stored already: turns that were found right are right.
  const known = differing.length === 0 ? (former?.checked ?? []) : [];
  const wanted = turnsToCheck(review, differing, known);
  const fault = await refuseWrong({ gameId, seq: row.game.seq }, review, wanted, recheck);
  if (fault) return refused(fault);
  const checked = [...new Set([...known, ...wanted])];
  const habits = habitsBySeat(review, rows);
  const isKept = await keepChecked(gameId, { review, habits, checked }, former, clock.now());
  return isKept
    ? { ok: true, value: { differing } }
    : refused({ kind: 'review-unchecked', retryAfterS: RETRY_S });
}

/** A sample of the turns that were not checked yet, and of those that differ from the stored review. */
function turnsToCheck(
  review: GameReview,
  differing: readonly number[],
  known: readonly number[],
): readonly number[] {
  const open = review.turns.map(({ turn }) => turn).filter((turn) => !known.includes(turn));
  const key = sampleKey(review);
  return [...new Set([...sampleTurns(differing, key), ...sampleTurns(open, key)])];
}

/** Why a review is refused: the server found other results for these turns, or had no time. */
async function refuseWrong(
  game: { readonly gameId: string; readonly seq: number },
  review: GameReview,
  wanted: readonly number[],
  recheck: Recheck,
): Promise<ReviewRefusal | undefined> {
  const turns = await wrongTurns(game, review, wanted, recheck);
  if (!turns) return { kind: 'review-unchecked', retryAfterS: RETRY_S };
  return turns.length > 0 ? { kind: 'wrong-review', turns } : undefined;
}

/** The wanted turns that differ from the server's results; undefined if it had no time. */
async function wrongTurns(
  { gameId, seq }: { readonly gameId: string; readonly seq: number },
  review: GameReview,
  wanted: readonly number[],
  recheck: Recheck,
): Promise<readonly number[] | undefined> {
  const all = review.turns.map(({ turn }) => turn);
  const found = await recheck({ gameId, seq, review, wanted, all });
  const sent = review.turns.filter(({ turn }) => wanted.includes(turn));
  return found && differingTurns(found, sent);
}

/**
 * Recomputes more turns of the review that waits longest, and drops it if one is wrong. After some runs all
 * turns were recomputed. Returns whether there was a review to check.
 */
export async function checkReviews({
  clock = systemClock,
  recheck = recheckTurns,
}: Means = {}): Promise<boolean> {
  const [key] = await waitingReviews(REVIEWER, 1);
  const stored = key && (await storedReview(key));
  const row = key && (await loadTableRow(key.gameId, {}));
  if (!key || !stored || !row) return false;
  const { review, checked } = stored;
  const wanted = turnsToCheck(review, [], checked);
  const turns = await wrongTurns({ gameId: key.gameId, seq: row.game.seq }, review, wanted, recheck);
  if (turns && turns.length > 0) {
    logger().warn({ gameId: key.gameId, quality: key.quality, turns }, 'a wrong review was dropped');
    await dropReview(key, stored);
  } else await noteChecked(key, stored, turns ? [...checked, ...wanted] : checked, clock.now());
  return true;
}

/** Turns of `sent` that are missing in `found` or differ from it in any digit. */
function differingTurns(found: readonly TurnReview[], sent: readonly TurnReview[]): readonly number[] {
  const texts = new Map(found.map((turn) => [turn.turn, canonicalJson(turn)]));
  return sent.filter((turn) => texts.get(turn.turn) !== canonicalJson(turn)).map(({ turn }) => turn);
}

/** A hash of the review with a secret, so that a forger cannot predict which turns are checked. */
function sampleKey(review: GameReview): string {
  return createHmac('sha256', authSecret())
    .update(`praga review ${canonicalJson(review)}`)
    .digest('hex');
}

async function isOfGame(game: GameHead, rows: readonly ReviewRow[], review: GameReview): Promise<boolean> {
  return isReviewOf({ pack: await packOfGame(game), head: game.head, rows }, review);
}

function habitsBySeat(review: GameReview, rows: readonly ReviewRow[]): readonly Habits[] {
  const decisions = gameDecisions(rows)?.decisions ?? [];
  return review.margins.map((_, seat) => habitsOf(review, decisions, seat));
}

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
