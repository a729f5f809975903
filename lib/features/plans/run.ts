import 'server-only';
import { playComputers } from '@/lib/features/computer/computer-players';
import {
  type Submission,
  submitForPlan,
  type SubmittedCommand,
} from '@/lib/features/table/commands/submit-command';
import type { TableOutcome, TableRefusal } from '@/lib/features/table/refusals';
import { newGameId } from '@/lib/platform/auth/tokens';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { nextStep, type NextStep, reportOf } from './next-step';
import {
  changePlan,
  endPlan,
  gamesWaitingForPlans,
  isTurnMessageWaiting,
  planningSeats,
  type PlanSeat,
  silenceMessages,
} from './plan-store';
import { type Situation, situationOf, stepIdOf } from './situation';
import type { StoredPlan } from './view';

/** More than the steps of a turn and the plans of a seat. */
const MAX_ROUNDS = 250;
/** Maximum consecutive conflicts with other writers. */
const MAX_CONFLICTS = 20;
const MAX_TABLES = 200;

/** Submits a step for the holder of the seat. */
type GiveStep = (
  step: Omit<Submission, 'token' | 'userId'>,
  clock: Clock,
) => Promise<TableOutcome<SubmittedCommand>>;

export interface RunPlans {
  readonly clock?: Clock;
  /** Submits the steps on the owner's own request; by default the plan itself is the proof. */
  readonly give?: GiveStep;
  /** Stops after this many steps, as if the process had died. */
  readonly atMost?: number;
}

/**
 * Advances the plans of a seat: stores their state and how they ended, and plays due steps; returns the
 * number of steps. Any number of processes can do this at once, and the next one continues if one dies
 * half-way. Only the log records the played steps, and every change of a plan is refused if it was
 * based on an older revision.
 */
export async function processSeat(where: PlanSeat, run: RunPlans = {}): Promise<number> {
  const { clock = systemClock, atMost = MAX_ROUNDS } = run;
  let [played, conflicts] = [0, 0];
  for (let round = 0; round < MAX_ROUNDS && conflicts < MAX_CONFLICTS; round += 1) {
    const situation = await situationOf(where);
    const step: NextStep = situation ? nextStep(situation) : { kind: 'nothing' };
    if (!situation || step.kind === 'nothing') break;
    if (step.kind !== 'play') {
      if (await settle(situation, step, clock)) continue;
      break;
    }
    if (played >= atMost) break;
    const outcome = await giveStep(situation, step, { ...run, clock });
    if (outcome.ok) [played, conflicts] = [played + 1, 0];
    else if (outcome.error.kind === 'stale') conflicts += 1;
    else if (outcome.error.kind === 'rejected') await endRefused(situation, step, outcome.error, clock);
    else {
      logger().warn({ gameId: where.gameId, plan: step.plan.id, why: outcome.error.kind }, 'a plan stopped');
      break;
    }
  }
  return played;
}

/** Reports a foreseen step that was refused. */
async function endRefused(
  situation: Situation,
  { plan, course }: Extract<NextStep, { kind: 'play' }>,
  { rejection }: Extract<TableRefusal, { kind: 'rejected' }>,
  clock: Clock,
): Promise<void> {
  const check = { verdict: 'failed', step: course.played, reason: { kind: 'refused', rejection } } as const;
  // The process that gave the step has already changed the plan.
  const taken = { ...plan, revision: plan.revision + 1 };
  const report = reportOf(situation, { ...taken, course }, 'failed', { check });
  await settle(situation, { kind: 'end', plan: taken, report }, clock);
}

/** Applies the next change; returns whether there may be more to do. */
async function settle(
  situation: Situation,
  step: Exclude<NextStep, { kind: 'nothing' | 'play' }>,
  clock: Clock,
): Promise<boolean> {
  const { plan } = step;
  switch (step.kind) {
    case 'note':
      await changePlan(plan, { found: step.found });
      return true;
    case 'begin':
      await changePlan(plan, { progress: step.course });
      return true;
    case 'end': {
      const ended = await endPlan(situation, plan, step.report, clock.now());
      const { by, ending } = step.report;
      const isOwn = by === 'itself' || (plan.mode === 'plays-itself' && ending === 'failed');
      if (ended && isOwn) await tell(situation, plan, step.report.played > 0, clock);
      return true;
    }
    case 'rest':
      await tell(situation, plan, true, clock);
      return false;
  }
}

/**
 * Notifies the owner of a plan's result. If it played no step and a turn message is pending, that
 * message includes the result instead.
 */
async function tell(
  { gameId, seat, known }: Situation,
  plan: StoredPlan,
  hasPlayed: boolean,
  clock: Clock,
): Promise<void> {
  const at = clock.now();
  if (!hasPlayed && (await isTurnMessageWaiting({ gameId, seat }))) return;
  const dedupe = `${gameId}:${seat}:plan-report:${plan.id}`;
  const isNew = await queueMessage({
    gameId,
    seat,
    kind: 'plan-report',
    seq: known.seq,
    dedupe,
    at,
    payload: { plan: plan.id },
  });
  if (isNew && hasPlayed) await silenceMessages({ gameId, seat }, at);
}

async function giveStep(
  situation: Situation,
  { plan, course, command }: Extract<NextStep, { kind: 'play' }>,
  { give, clock = systemClock }: RunPlans,
): Promise<TableOutcome<SubmittedCommand>> {
  const { gameId, seat, known } = situation;
  const commandId = stepIdOf(known, plan.id, course.played, known.seq);
  const step = { gameId, expectedSeq: known.seq, commandId, command };
  // The plan is changed first: a process that read it earlier finds it changed and reads the table again.
  if (!(await changePlan(plan, { progress: course }))) return staleAt(known.seq);
  const outcome = await (give ? give(step, clock) : submitForPlan(step, { seat, plan: plan.id }, clock));
  if (!outcome.ok) return outcome;
  const { seq } = outcome.value.answer;
  const next = { ...course, played: course.played + 1, rows: [...course.rows, seq], seq };
  await changePlan({ id: plan.id, revision: plan.revision + 1 }, { progress: next });
  return outcome;
}

const staleAt = (seq: number): TableOutcome<SubmittedCommand> => ({
  ok: false,
  error: { kind: 'stale', seq },
});

/** Processes all plans of a table; returns the number of steps played. */
export async function processTable(gameId: string, run: RunPlans = {}): Promise<number> {
  let played = 0;
  for (const seat of await planningSeats(gameId)) played += await processSeat({ gameId, seat }, run);
  return played;
}

/**
 * Processes all tables that may have leftovers of failed attempts. Returns the tables where a step was
 * played.
 */
export async function processWaitingTables(clock: Clock = systemClock): Promise<string[]> {
  const moved: string[] = [];
  for (const gameId of await gamesWaitingForPlans(MAX_TABLES, newGameId())) {
    try {
      if ((await processTable(gameId, { clock })) > 0) moved.push(gameId);
    } catch (error) {
      logger().warn(
        { gameId, err: error instanceof Error ? error.message : 'unknown' },
        'plans were not processed',
      );
    }
  }
  return moved;
}

/** More turns than any game has. */
const MAX_PLAYED = 100;

/**
 * Lets the computers and plans of a table play until it waits for a person. Errors are left to the next run.
 */
export async function playOn(gameId: string): Promise<void> {
  for (let round = 0; round < MAX_PLAYED; round += 1) {
    await playComputers(gameId);
    if ((await processQuietly(gameId)) === 0) return;
  }
}

async function processQuietly(gameId: string): Promise<number> {
  try {
    return await processTable(gameId);
  } catch (error) {
    logger().warn(
      { gameId, err: error instanceof Error ? error.message : 'unknown' },
      'plans were not processed',
    );
    return 0;
  }
}
