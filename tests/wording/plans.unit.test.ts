/** Planned turns in words, in every language. */
import { describe, expect, test } from 'vitest';
import type { PlanStopReason } from '@/lib/game/analysis/plans/check';
import { checkPlans } from '@/lib/game/analysis/plans/compose';
import { type Guard, HAPPENINGS } from '@/lib/game/analysis/plans/plan';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { describeGuard, describeReason, describeTrial, labelStep } from '@/lib/game/wording/plans';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { planOf, seen } from '../plans/support';
import { declare, end, mines, refresh, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, noWealth } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { all, PACK } from '../support/engine/table';

const BROKEN = /undefined|NaN|null|\[object|plans\./;
const minesAt = (position: number) =>
  given(all(noWealth(0), goods(0, { gold: 3 }), offered('manage-mines', 'egg-for-gold', position)));
const AT = minesAt(5);
const PLAN = planOf(AT, [take(5), declare('manage-mines'), mines('increase'), end]);

const GUARDS: readonly Guard[] = [
  { kind: 'costs-at-most', step: 0, n: 1 },
  { kind: 'site-free', site: 'site-p2-c' },
  { kind: 'tile-there', tile: 'wall-i-postern' },
  { kind: 'plaza-open', plaza: 'p2' },
  { kind: 'left-at-least', good: 'gold', n: 2 },
];
const REASONS: readonly PlanStopReason[] = [
  { kind: 'refused', rejection: { code: 'site-taken', rule: 'BUILDING-1' } },
  ...GUARDS.map((guard): PlanStopReason => ({ kind: 'guard', guard, found: 1 })),
  { kind: 'guard', guard: { kind: 'plaza-open', plaza: 'p2' } },
  { kind: 'gone', tile: 'wall-i-postern' },
  { kind: 'gone', tile: PLAN.steps[0]?.aim.tiles?.[0] ?? '' },
  { kind: 'costlier', expected: {}, found: { gold: 1 } },
  { kind: 'fewer-points', expected: 2, found: 1 },
  { kind: 'gains-less', what: 'stone', expected: 2, found: 1 },
  ...HAPPENINGS.map((what): PlanStopReason => ({ kind: 'misses', what, expected: 1, found: 0 })),
  { kind: 'completes', plaza: 'p2' },
  { kind: 'not-asked', item: 'sideways' },
  { kind: 'not-performed' },
  { kind: 'taken-back' },
  { kind: 'turn-over' },
];

describe.each(LOCALES)('in %s', (locale) => {
  const words = wordingOf(locale);
  const on = { words, pack: PACK, state: AT.state, seats: [{ seat: 1, name: 'Ada' }] };

  test('every condition and every reason has its sentence', () => {
    const said = [
      ...GUARDS.map((guard) => describeGuard(on, PLAN, guard)),
      ...REASONS.map((reason) => describeReason(on, PLAN, reason)),
    ];
    for (const text of said) {
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(BROKEN);
    }
    expect(new Set(said).size).toBe(said.length);
  });
  test('every step has a label that does not hang on the position', () => {
    const labels = [...PLAN.steps.map(({ aim }) => labelStep(on, aim))];
    const [row] = planOf(AT, [refresh('wall', [0, 1])]).steps;
    if (row) labels.push(labelStep(on, row.aim));
    expect(labels).toHaveLength(5);
    const later = { ...on, state: minesAt(9).state };
    for (const label of labels) expect(label).not.toMatch(BROKEN);
    expect(PLAN.steps.map(({ aim }) => labelStep(later, aim))).toEqual(labels.slice(0, 4));
  });
  test('the result of a plan is described', () => {
    for (const at of [AT, minesAt(2)])
      for (const trial of checkPlans(PACK, seen(at), { plans: [PLAN], takenBack: new Set([PLAN.basedOn]) }))
        expect(describeTrial(on, PLAN, trial)).not.toMatch(BROKEN);
    const asked = { seat: 1, item: 'plaza-reward' } as const;
    const waiting = { plan: 0, isStale: false, check: { verdict: 'waiting', step: 0, asked } } as const;
    expect(describeTrial(on, PLAN, waiting)).toContain('Ada');
  });
});

test.each([
  [
    'costs more than it should says which step, and the two prices',
    minesAt(2),
    /^Plan 1 .*Step 1, “Take the action tile .*Mines.*”.* 1 gold.*nothing/,
  ],
  [
    'can be played says what it costs and how far it goes',
    AT,
    /^Plan 1 .*4 steps.*nothing.* \d points?\b.*whole plan/,
  ],
])('a plan that %s', (_what, at, text) => {
  const on = { words: wordingOf('en'), pack: PACK, state: AT.state, seats: [] };
  const [trial] = checkPlans(PACK, seen(at), { plans: [PLAN] });
  expect(trial && describeTrial(on, PLAN, trial)).toMatch(text);
});
