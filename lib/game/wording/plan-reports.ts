/** Costs and gains of a plan's steps, and the results of plans, in sentences. */
import { GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import type { PlanVerdict } from '@/lib/game/plans/check';
import type { Happening, PlanOutcome } from '@/lib/game/plans/outcome';
import type { Plan } from '@/lib/game/plans/plan';
import type { PlanCourse, PlanReport } from '@/lib/game/plans/report';
import type { Labelling } from './labelling';
import { listNames } from './names';
import { describeReason, labelStep } from './plans';
import { describeGained, describeCost, describePoints, isFree } from './terms';

/** In the order of the sentence. */
const TOLD = [
  'TrackAdvanced',
  'GridMoved',
  'RoadAdvanced',
  'TechnologyDrawn',
  'BridgeTilesDrawn',
  'CathedralTilesShown',
  'SealRightGained',
  'WealthBonusTaken',
  'UpgradeBonusCollected',
] as const satisfies readonly Happening[];
type None<T extends never> = T;
/** Fails to compile if an event that plans count has no words. */
type _EveryEventHasWords = None<Exclude<Happening, (typeof TOLD)[number]>>;

/** "costs 1 gold, brings 2 stone and 3 points": the effect of a step or a plan on its owner. */
export function describeOutcome(on: Labelling, outcome: PlanOutcome): string {
  const { words, pack } = on;
  const { t } = words;
  const { paid, gained, points, happens, completes } = outcome;
  const gains = [
    ...[...GOODS, ...TOKENS].flatMap((what) =>
      gained[what] ? [describeGained(words, what, gained[what])] : [],
    ),
    ...(points === 0 ? [] : [describePoints(words, points)]),
    ...TOLD.flatMap((what) => (happens[what] ? [t(`plans.happens.${what}`, { n: happens[what] })] : [])),
  ];
  const parts = [
    ...(isFree(paid) ? [] : [t('plans.outcome.costs', { cost: describeCost(words, paid) })]),
    ...(gains.length > 0 ? [t('plans.outcome.brings', { gains: words.list(gains) })] : []),
    ...(completes.length > 0
      ? [t('plans.outcome.completes', { plazas: listNames(words, pack, completes) })]
      : []),
  ];
  return parts.length > 0 ? parts.join(', ') : t('plans.outcome.nothing');
}

/** Whether it costs or brings anything; most steps only lead to others. */
export function hasOutcome({ paid, gained, points, happens, completes }: PlanOutcome): boolean {
  const amounts = [...Object.values(paid), ...Object.values(gained), ...Object.values(happens)];
  return points !== 0 || completes.length > 0 || amounts.some((n) => n > 0);
}

type PlanSteps = Pick<Plan, 'steps'>;

/** The result of a plan, in sentences. */
export function describeReport(on: Labelling, plan: PlanSteps, report: PlanReport): string {
  const { t } = on.words;
  const { ending, by, isStale } = report;
  const stale = isStale ? [t('plans.trial.stale')] : [];
  const who = by ? [t(by === 'itself' ? 'plans.report.byItself' : 'plans.report.byHolder')] : [];
  const played = [...who, ...comparison(on, report), ...stale];
  const steps = plan.steps.length;
  switch (ending) {
    case 'played':
      return [t('plans.report.played', { steps }), ...played].join(' ');
    case 'left':
      return [t('plans.report.left', { played: report.played, steps }), ...played].join(' ');
    case 'failed':
      return [failure(on, plan, report), ...stale].join(' ');
    case 'by-hand':
      return [
        t(report.check?.verdict === 'ready' ? 'plans.report.byHand' : 'plans.report.byHandUnseen'),
        ...stale,
      ].join(' ');
    case 'other-played':
    case 'game-over':
      return t(`plans.report.${ending}`);
  }
}

/** The remaining steps of a plan that now waits for its owner, as configured. */
export function describeRest(
  { words }: Labelling,
  plan: PlanSteps,
  { played }: Pick<PlanCourse, 'played'>,
): string {
  return words.t('plans.report.rest', { played, steps: plan.steps.length });
}

function failure(on: Labelling, plan: PlanSteps, { check, played }: PlanReport): string {
  const { t } = on.words;
  if (check?.verdict !== 'failed') return t('plans.report.failedSilent');
  const facts = { ...whereAndWhy(on, plan, check), played };
  return t(played > 0 ? 'plans.report.failedAfter' : 'plans.report.failed', facts);
}

function whereAndWhy(
  on: Labelling,
  plan: PlanSteps,
  { step, reason }: Extract<PlanVerdict, { verdict: 'failed' }>,
) {
  const aim = plan.steps[step]?.aim;
  return { step: step + 1, title: aim ? labelStep(on, aim) : '', reason: describeReason(on, plan, reason) };
}

function comparison(on: Labelling, { outcome, expected }: PlanReport): readonly string[] {
  if (!outcome || !expected) return [];
  const [found, planned] = [describeOutcome(on, outcome), describeOutcome(on, expected)];
  return found === planned
    ? [on.words.t('plans.report.asPlanned', { found })]
    : [on.words.t('plans.report.otherwise', { found, expected: planned })];
}
