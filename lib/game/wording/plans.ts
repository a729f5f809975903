/** Planned turns in words: the steps, the player's conditions, and the result of each plan. */
import { GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import type { OpenQuestion, PlanOutlook, PlanStopReason, PlanVerdict } from '@/lib/game/analysis/plans/check';
import type { PlanTrial } from '@/lib/game/analysis/plans/compose';
import {
  type Aim,
  type Guard,
  HAPPENINGS,
  type Plan,
  type PlanOutcome,
} from '@/lib/game/analysis/plans/plan';
import type { PlanReport } from '@/lib/game/analysis/plans/report';
import { capitalize, type Labelling } from '@/lib/game/wording/wording';
import { labelCommand } from '@/lib/game/wording/options';
import { actionTileName, listNames, nameOf, seatName, type SeatName } from './names';
import { describeRefusal } from './refusals';
import {
  describeAmount,
  describeCost,
  describeGained,
  describePoints,
  describePrice,
  isFree,
  rowName,
} from './terms';

/** The context for texts about plans: a position and the seats. */
export interface PlanWording extends Labelling {
  readonly seats: readonly SeatName[];
}

/** A step named by its pieces, which stay the same while the wheel turns and tiles move. */
export function labelStep(on: Labelling, { command, tiles = [] }: Aim): string {
  const { words, pack } = on;
  const [tile = ''] = tiles;
  switch (command.type) {
    case 'TakeActionTile':
      return capitalize(words.t('plans.step.take', { tile: pieceName(on, tile) }));
    case 'PlaceUpgrade':
    case 'PlaceWall':
      return capitalize(words.t('plans.step.place', { tile: nameOf(words, pack, tile) }));
    case 'PlaceBuilding': {
      const step = command.keepCube ? 'plans.step.place-keeping-cube' : 'plans.step.place';
      return capitalize(words.t(step, { tile: nameOf(words, pack, tile) }));
    }
    case 'RefreshRow':
      return capitalize(
        words.t('plans.step.refresh', {
          tiles: listNames(words, pack, tiles),
          row: rowName(words, command.row),
        }),
      );
    // The slot is unknown until the tile has been taken.
    case 'CollectSlotBonus':
      return words.t('options.CollectSlotBonus');
    case 'BuyEgg':
      return words.t('plans.step.egg');
    case 'ScoreSpecialPoints':
      return words.t('plans.step.special');
    default:
      return labelCommand(on, command);
  }
}

/** "only if P4 is not complete": a condition as a list entry. */
export function describeGuard(on: Labelling, { steps }: Pick<Plan, 'steps'>, guard: Guard): string {
  const { words, pack } = on;
  const { t } = words;
  switch (guard.kind) {
    case 'costs-at-most': {
      const aim = steps[guard.step]?.aim;
      return t('plans.guard.costs-at-most', { step: aim ? labelStep(on, aim) : '', n: guard.n });
    }
    case 'site-free':
      return t('plans.guard.site-free', { site: nameOf(words, pack, guard.site) });
    case 'tile-there':
      return t('plans.guard.tile-there', { tile: pieceName(on, guard.tile) });
    case 'plaza-open':
      return t('plans.guard.plaza-open', { plaza: nameOf(words, pack, guard.plaza) });
    case 'left-at-least':
      return t('plans.guard.left-at-least', { amount: describeAmount(words, guard.good, guard.n) });
  }
}

/** The name of a tile of a row or of the wheel. */
const pieceName = ({ words, pack, state }: Labelling, tile: string): string =>
  actionTileName(words, pack, tile, state.setup.variant.actionSide);

/** Why a plan is not played, as a sentence. */
export function describeReason(on: Labelling, plan: Pick<Plan, 'steps'>, reason: PlanStopReason): string {
  const { words, pack } = on;
  const { t } = words;
  switch (reason.kind) {
    case 'refused':
      return describeRefusal(words, reason.rejection);
    case 'guard':
      return brokenGuard(on, plan, reason);
    case 'gone':
      return t('plans.reason.gone', { tile: pieceName(on, reason.tile) });
    case 'costlier':
      return t('plans.reason.costlier', {
        found: describeCost(words, reason.found),
        expected: describeCost(words, reason.expected),
      });
    case 'fewer-points':
      return t('plans.reason.fewer-points', {
        found: describePoints(words, reason.found),
        expected: describePoints(words, reason.expected),
      });
    case 'gains-less':
      return t('plans.reason.gains-less', {
        found: describeAmount(words, reason.what, reason.found),
        expected: describeAmount(words, reason.what, reason.expected),
      });
    case 'misses':
      return t(`plans.misses.${reason.what}`, { found: reason.found, expected: reason.expected });
    case 'completes':
      return t('plans.reason.completes', { plaza: nameOf(words, pack, reason.plaza) });
    case 'not-asked':
    case 'not-performed':
    case 'taken-back':
    case 'turn-over':
      return t(`plans.reason.${reason.kind}`);
  }
}

function brokenGuard(
  on: Labelling,
  plan: Pick<Plan, 'steps'>,
  { guard, found }: Extract<PlanStopReason, { kind: 'guard' }>,
): string {
  const said = describeGuard(on, plan, guard);
  if (found === undefined) return on.words.t('plans.reason.guard', { guard: said });
  const amount = guard.kind === 'left-at-least' ? describeAmount(on.words, guard.good, found) : String(found);
  return on.words.t('plans.reason.guardFound', { guard: said, found: amount });
}

function describeAsked({ words, seats }: PlanWording, me: number, { seat, item }: OpenQuestion): string {
  if (seat === me) return words.t('plans.asked.own');
  const name = seatName(words, seats, seat);
  return words.t(item ? 'plans.asked.other' : 'plans.asked.turn', { name });
}

function describeThen(on: PlanWording, me: number, then: PlanOutlook): string {
  return then.kind === 'asked' ? describeAsked(on, me, then.asked) : on.words.t(`plans.then.${then.kind}`);
}

/** The result of one plan, in sentences. */
export function describeTrial(
  on: PlanWording,
  plan: Plan,
  { plan: index, check, isStale }: PlanTrial,
): string {
  const { words } = on;
  const number = index + 1;
  const stale = isStale ? [words.t('plans.trial.stale')] : [];
  const tell = (): readonly string[] => {
    switch (check.verdict) {
      case 'ready':
        return [
          words.t('plans.trial.ready', {
            plan: number,
            steps: check.commands.length,
            paid: describeCost(words, check.outcome.paid),
            points: describePoints(words, check.outcome.points),
          }),
          describeThen(on, plan.seat, check.then),
        ];
      case 'waiting':
        return [
          words.t('plans.trial.waiting', { plan: number, asked: describeAsked(on, plan.seat, check.asked) }),
        ];
      case 'stopped':
        return [words.t('plans.trial.stopped', { plan: number })];
      case 'failed':
        return [words.t('plans.trial.failed', { plan: number, ...whereAndWhy(on, plan, check) })];
    }
  };
  return [...tell(), ...stale].join(' ');
}

// Costs and gains of a plan's steps, and the results of plans, in sentences.

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
    ...HAPPENINGS.flatMap((what) =>
      happens[what] ? [t(`plans.happens.${what}`, { n: happens[what] })] : [],
    ),
  ];
  const parts = [
    ...(isFree(paid) ? [] : [describePrice(words, paid)]),
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
