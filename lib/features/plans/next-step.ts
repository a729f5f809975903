/** Decides the next action for the plans of a seat, only from stored data. */
import {
  isItsTurn,
  rowAfterTurn,
  rowsOfTurn,
  tryPlans,
  type Situation,
  type TriedPlan,
} from '@/lib/features/plans/situation';
import type { StoredPlan } from '@/lib/features/plans/view';
import type { Command } from '@/lib/game/engine/commands';
import type { PlanVerdict } from '@/lib/game/analysis/plans/check';
import { NOTHING, outcomeOf, addOutcomes, type PlanOutcome } from '@/lib/game/analysis/plans/plan';
import type { PlanCourse, PlanCheck, PlanReport } from '@/lib/game/analysis/plans/report';

/** Each is done once; then everything is read again. */
export type NextStep =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'end'; readonly plan: StoredPlan; readonly report: PlanReport }
  | { readonly kind: 'note'; readonly plan: StoredPlan; readonly found: PlanCheck }
  | { readonly kind: 'begin'; readonly plan: StoredPlan; readonly course: PlanCourse }
  | {
      readonly kind: 'play';
      readonly plan: StoredPlan;
      readonly course: PlanCourse;
      readonly command: Command;
    }
  /** It has played its automatic steps; its owner continues. */
  | { readonly kind: 'rest'; readonly plan: StoredPlan };

/** The next step of a plan. */
export function nextStep(situation: Situation): NextStep {
  for (const plan of situation.live) {
    const report = endingOf(situation, plan);
    if (report) return { kind: 'end', plan, report };
  }
  const tried = tryPlans(situation);
  for (const each of tried) {
    const found = foundNow(situation, each);
    if (found) return { kind: 'note', plan: each.plan, found };
  }
  const failed = tried.find(({ plan, trial }) => {
    const isBegun = plan.course !== undefined && plan.course.rows.length > 0;
    return trial.check.verdict === 'failed' && (isBegun || playsItself(situation, plan));
  });
  if (failed) {
    const { plan, trial } = failed;
    return {
      kind: 'end',
      plan,
      report: reportOf(situation, plan, 'failed', { check: trial.check, isStale: trial.isStale }),
    };
  }
  const chosen = tried.at(-1);
  return chosen ? goOn(situation, chosen) : { kind: 'nothing' };
}

function goOn(situation: Situation, { plan, trial: { check } }: TriedPlan): NextStep {
  const { course } = plan;
  if (check.verdict === 'stopped')
    return course?.by === 'itself' ? { kind: 'rest', plan } : { kind: 'nothing' };
  if (check.verdict !== 'ready') return { kind: 'nothing' };
  const [command] = check.commands;
  if (command && course && mayGoOn(situation, plan, course)) return { kind: 'play', plan, course, command };
  if (!playsItself(situation, plan) || course) return { kind: 'nothing' };
  return { kind: 'begin', plan, course: courseFrom(situation, plan, 'itself', plan.plan.steps.length) };
}

/** The start of a plan, or its continuation after its owner's confirmation. */
export function courseFrom(
  { known }: Situation,
  { course }: StoredPlan,
  by: PlanCourse['by'],
  upTo: number,
): PlanCourse {
  const { played = 0, rows = [] } = course ?? {};
  return { turn: known.position.state.turn.number, played, rows, seq: known.seq, upTo, by };
}

/**
 * A plan confirmed by its owner continues unless something else happens. An automatic plan continues
 * unless its owner acts.
 */
function mayGoOn(situation: Situation, plan: StoredPlan, course: PlanCourse): boolean {
  if (course.played >= course.upTo) return false;
  return course.by === 'holder' ? situation.known.seq === course.seq : playsItself(situation, plan);
}

/** The owner's commands before the actual turn: they do not stop an automatic plan. */
const ANSWERS: ReadonlySet<string> = new Set([
  ...(['ChoosePlazaReward', 'ChooseAlternative', 'ChooseProductionKind', 'ChooseProductionToken'] as const),
  ...(['ChooseTechnology', 'ResolveUpArrow', 'ClaimCathedralTile', 'MoveSideways', 'ClaimSeal'] as const),
  ...(['ChooseBridgeTile', 'PlacePlank', 'DiscardWindows'] as const),
]);

/** Whether a plan plays without asking: it is automatic, and its owner has not begun the turn. */
function playsItself(situation: Situation, { mode, course }: StoredPlan): boolean {
  if (mode !== 'plays-itself' || course?.by === 'holder') return false;
  const own = rowsOfTurn(situation).filter(({ seat }) => seat === situation.seat);
  return own.every(({ seq, command }) => course?.rows.includes(seq) === true || ANSWERS.has(command.type));
}

/** The state of a plan, if it has not been stored in this turn. */
function foundNow({ known }: Situation, { plan, trial }: TriedPlan): PlanCheck | undefined {
  const { number } = known.position.state.turn;
  const { found } = plan;
  const { check, isStale } = trial;
  if (plan.course && plan.course.rows.length > 0) return undefined;
  if (found?.turn === number && (found.check.verdict !== 'waiting' || check.verdict === 'waiting'))
    return undefined;
  return { turn: number, seq: known.seq, check, isStale };
}

function endingOf(situation: Situation, plan: StoredPlan): PlanReport | undefined {
  const { course, found } = plan;
  const told = found ? { check: found.check, isStale: found.isStale } : {};
  if (course && course.played >= plan.plan.steps.length) return reportOf(situation, plan, 'played', {});
  const isBegun = course !== undefined && course.rows.length > 0;
  if (rowAfterTurn(situation, plan)) {
    if (isBegun) return reportOf(situation, plan, 'left', {});
    if (otherPlayed(situation, rowTurn(situation, plan)))
      return reportOf(situation, plan, 'other-played', {});
    return reportOf(situation, plan, found?.check.verdict === 'failed' ? 'failed' : 'by-hand', told);
  }
  if (!situation.isRunning) return reportOf(situation, plan, isBegun ? 'left' : 'game-over', told);
  const { number } = situation.known.position.state.turn;
  if (!isBegun && isItsTurn(situation, plan) && otherPlayed(situation, number))
    return reportOf(situation, plan, 'other-played', {});
  return undefined;
}

function rowTurn(situation: Situation, plan: StoredPlan): number | undefined {
  const ended = rowAfterTurn(situation, plan)?.events.find((event) => event.type === 'TurnEnded');
  return ended?.type === 'TurnEnded' ? ended.turn : undefined;
}

function otherPlayed({ over }: Situation, turn: number | undefined): boolean {
  return over.some(({ report }) => report !== undefined && report.turn === turn && report.played > 0);
}

/** The report about a plan that ends now. */
export function reportOf(
  situation: Situation,
  plan: StoredPlan,
  ending: PlanReport['ending'],
  told: { readonly check?: PlanVerdict; readonly isStale?: boolean },
): PlanReport {
  const { course, found } = plan;
  const isBegun = course !== undefined && course.rows.length > 0;
  const turn = course?.turn ?? rowTurn(situation, plan) ?? found?.turn ?? turnNow(situation, plan);
  return {
    ending,
    seq: situation.known.seq,
    played: course?.played ?? 0,
    ...(found?.isStale ? { isStale: true } : {}),
    ...told,
    turn,
    ...(isBegun ? { by: course.by, ...comparison(situation, plan, course) } : {}),
  };
}

function turnNow(situation: Situation, plan: StoredPlan): number | undefined {
  return isItsTurn(situation, plan) ? situation.known.position.state.turn.number : undefined;
}

/** Costs and gains of the played steps, next to the expected ones. */
function comparison(
  { rows, seat }: Situation,
  { plan }: StoredPlan,
  course: PlanCourse,
): { readonly outcome: PlanOutcome; readonly expected: PlanOutcome } {
  const events = rows.filter(({ seq }) => course.rows.includes(seq)).flatMap((row) => row.events);
  const expected = plan.steps.slice(0, course.played).map(({ expects }) => expects);
  return { outcome: outcomeOf(events, seat), expected: expected.reduce(addOutcomes, NOTHING) };
}
