import 'server-only';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { readPlan } from '@/lib/features/plans/form';
import { plansOfSeat, type PlanSeat } from '@/lib/features/plans/plan-store';
import type { StoredPlan } from '@/lib/features/plans/view';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import {
  knownPositionOf,
  recallPosition,
  type KnownPosition,
} from '@/lib/features/table/load/known-position';
import type { LogRow } from '@/lib/features/table/load/table-view';
import { readLog } from '@/lib/features/table/log/log-store';
import { derivedId } from '@/lib/features/table/new-table/derived-id';
import type { SeatId } from '@/lib/game/engine/commands';
import { checkPlans, type PlanTrial } from '@/lib/game/analysis/plans/compose';

/** The plans of a seat, and the position that they are checked against. */
export interface Situation extends PlanSeat {
  readonly known: KnownPosition;
  readonly isRunning: boolean;
  /** The log up to this position, oldest first. */
  readonly rows: readonly LogRow[];
  /** Open plans, in order; their progress follows from the log. */
  readonly live: readonly StoredPlan[];
  /** Ended plans, newest first. */
  readonly over: readonly StoredPlan[];
  /** Stored plans that this version cannot read. */
  readonly unreadable: readonly string[];
}

/** The current state of a seat's plans; undefined if there is no such table. */
export async function situationOf(where: PlanSeat): Promise<Situation | undefined> {
  const { gameId } = where;
  // The plans are read before the position: a process that plays one changes it first, so no process with
  // older data can overtake it.
  const stored = await plansOfSeat(where);
  const recalled = recallPosition(gameId);
  const row = await loadTableRow(gameId, { knownHead: recalled?.head });
  if (!row) return undefined;
  const known = await knownPositionOf(row, recalled);
  const plans = stored.map((each) => readPlan(each));
  const kept = plans.filter((plan) => plan !== undefined);
  const live = kept.filter(({ place }) => place !== undefined);
  const rows = kept.length === 0 ? [] : (await logCacheOf(gameId, known)).logTo(known.seq);
  return {
    ...where,
    known,
    isRunning: row.game.status === 'running',
    rows,
    live: await Promise.all(live.map((plan) => caughtUp(gameId, known, plan))),
    over: kept.filter(({ place }) => place === undefined),
    unreadable: stored.filter((_row, i) => plans[i] === undefined).map(({ id }) => id),
  };
}

/**
 * The id of the command for this step of a plan, given right after row `seq`; every process computes
 * the same one.
 */
export function stepIdOf({ secrets }: KnownPosition, plan: string, step: number, seq: number): string {
  return derivedId(secrets.seed, `plan/${plan}/${step}/${seq}`);
}

/** Finds steps by their ids that a process played but did not record, because it died. */
async function caughtUp(gameId: string, known: KnownPosition, plan: StoredPlan): Promise<StoredPlan> {
  const { course } = plan;
  if (!course || course.seq >= known.seq || course.played >= course.upTo) return plan;
  let now = course;
  for (const { seq, commandId } of await readLog(gameId, course.seq + 1, known.seq)) {
    if (commandId !== stepIdOf(known, plan.id, now.played, seq - 1)) continue;
    now = { ...now, played: now.played + 1, rows: [...now.rows, seq], seq };
  }
  return now === course ? plan : { ...plan, course: now };
}

/** Whether it is the turn of a plan. */
export function isItsTurn({ known, seat }: Situation, { afterTurn }: StoredPlan): boolean {
  const { phase, turn } = known.position.state;
  return phase === 'playing' && turn.seat === seat && turn.number > afterTurn;
}

/** A plan with the result of its trial. */
export interface TriedPlan {
  readonly plan: StoredPlan;
  /** Its number is the plan's position, minus one. */
  readonly trial: PlanTrial;
}

/** Tries the plans for the current turn, up to the first that does not fail; none before their turn. */
export function tryPlans(situation: Situation): readonly TriedPlan[] {
  const { known, seat, live, rows } = situation;
  const plans = live.filter((plan) => isItsTurn(situation, plan));
  if (plans.length === 0) return [];
  const at = plans.findIndex(({ course }) => course && course.rows.length > 0);
  const course = plans[at]?.course;
  const tried = checkPlans(known.pack, known.viewOf(seat), {
    plans: plans.map(({ plan }) => plan),
    takenBack: new Set(rows.filter(({ undone }) => undone).map(({ seq }) => seq)),
    ...(course ? { begun: { plan: at, progress: course } } : {}),
  });
  return tried.flatMap((trial) => {
    const plan = plans[trial.plan];
    return plan ? [{ plan, trial: { ...trial, plan: (plan.place ?? 1) - 1 } }] : [];
  });
}

/** Rows of the current turn. */
export function rowsOfTurn({ rows, known }: Situation): readonly LogRow[] {
  const { number } = known.position.state.turn;
  const start = rows.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'TurnStarted' && event.turn === number),
  );
  return rows.slice(start + 1);
}

/** The row that ended a plan's turn, if there is one. */
export function rowAfterTurn({ rows, seat }: Situation, { plan, afterTurn }: StoredPlan): LogRow | undefined {
  return rows.find(
    ({ seq, undone, events }) =>
      !undone && seq > plan.basedOn && events.some((event) => endsTurn(event, seat, afterTurn)),
  );
}

function endsTurn(event: LogRow['events'][number], seat: SeatId, after: number): boolean {
  return event.type === 'TurnEnded' && event.seat === seat && event.turn > after;
}
