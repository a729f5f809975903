/** The scripted cases in thought, and what else plans do. */
import { describe, expect, test } from 'vitest';
import { elementAt } from '@/lib/game/engine/util';
import { GOODS } from '@/lib/game/engine/vocabulary';
import { composePlan } from '@/lib/game/analysis/plans/compose';
import {
  canGuard,
  type Guard,
  piecesOf,
  possibleGuards,
  possibleRests,
} from '@/lib/game/analysis/plans/plan';
import {
  declare,
  end,
  mines,
  placeUpgrade,
  quarries,
  reward,
  take,
  undo,
  type Given,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { counts, goods, noWealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';
import {
  both,
  cityAbout,
  costsAtMost,
  DRUM_TOWER,
  houseTurn,
  minesAt,
  minesTurn,
  PIECES,
  POSTERN,
  PRICES,
  REVEALS,
  RUBBLE_YARD,
  twoActions,
  walls,
  wallTurn,
} from './cases';
import { housePlan, lastSite, ON_DEMAND, rivalsTurn } from './interruptions';
import { composed, follow, ME, planOf, seen } from './support';

describe.each([
  ['prices and gains', PRICES],
  ['pieces and places', PIECES],
  ['what is hidden', REVEALS],
])('%s', (_topic, cases) => {
  test.each(cases.map((one) => [one.what, one] as const))('%s', (_what, one) => {
    const { choices = {}, made, found = made, turn, wish, told } = one;
    const plan = planOf(given(choices, made), turn, wish);
    // It is kept as JSON.
    const kept = JSON.parse(JSON.stringify(plan)) as typeof plan;
    expect(follow(given(choices, found), [kept]).told).toEqual(told);
  });
});

describe('plans in order', () => {
  const made = given(minesAt(5));
  const produce = [take(5), declare('manage-mines'), mines('produce'), end];
  const plans = [planOf(given(walls()), wallTurn), planOf(made, minesTurn(5)), planOf(made, produce)];
  const gone = [inSlot('wall', 0, POSTERN), inSlot('wall', 0, DRUM_TOWER)];

  test.each([
    ['plan B is played when plan A fails', minesAt(5, ...gone), ['1 plays 4, done']],
    [
      'plan C is played when A and B fail',
      minesAt(5, ...gone, counts(ME, { 'gold-mine': 8 })),
      ['1 fails at 2: misses TrackAdvanced', '2 plays 4, done'],
    ],
    [
      'when all fail nothing is played',
      minesAt(2, ...gone),
      [expect.stringMatching(/^1 fails at \d: /), expect.stringMatching(/^2 fails at \d: /)],
    ],
  ])('%s, and each that fails says why', (_what, found, told) => {
    const [first, ...others] = follow(given(found), plans).told;
    expect(first).toMatch(/^0 fails at \d: /);
    expect(others).toEqual(told);
  });
});

test('a plan waits for its turn', () => {
  const plan = planOf(given(minesAt(5)), minesTurn(5));
  expect(follow(given(minesAt(5, rivalsTurn)), [plan]).told).toEqual(['0 waiting at 0 1 turn']);
});

test('a reward of another seat interrupts the plan, which continues afterwards', () => {
  const house = housePlan();
  const interrupted = follow(given(ON_DEMAND, lastSite), [house]);
  expect(interrupted.told).toEqual(['0 plays 3, asked 1 plaza-reward']);
  const more = interrupted.begun ? { begun: interrupted.begun } : {};
  expect(follow(interrupted.after, [house], more).told).toEqual(['0 waiting at 3 1 plaza-reward']);
  const answered = interrupted.after.when(1, reward('p2', 'lower'));
  expect(follow(answered, [house], more).told).toEqual(['0 plays 1, done']);
  // Where rows are refilled at once, something comes up before the interruption.
  expect(follow(given(lastSite), [house]).told).toEqual([
    '0 plays 3, check-again',
    '0 waiting at 3 1 plaza-reward',
  ]);
});

describe('begun and stopped before a reveal', () => {
  const plan = planOf(given(minesAt(5)), minesTurn(5));
  const { after, begun } = follow(given(minesAt(5)), [{ ...plan, stopsBeforeReveal: true }]);

  test.each([
    ['its steps were taken back', after.when(ME, undo(after.state.undo.floor)), 'fails at 3: taken-back'],
    ['its turn is over', after.when(ME, end), 'fails at 3: turn-over'],
    ['it may continue', after, 'plays 1, done'],
  ])('%s', (_what, now, told) => {
    expect(follow(now, [plan], begun ? { begun } : {}).told).toEqual([`0 ${told}`]);
  });
});

describe('making a plan', () => {
  test('it ends before a tile that came up only in the sandbox', () => {
    const at = given(both(POSTERN, goods(ME, { 'gold-window': 4 })));
    const turn: readonly Given[] = [
      ...twoActions.slice(0, 4),
      declare('upgrade-action', 'extra'),
      placeUpgrade(1),
    ];
    const { plan, cutAt } = composed(at, turn);
    expect(cutAt).toBe(5);
    expect(plan.steps).toHaveLength(5);
  });
  test('it is refused for a seat whose turn the sandbox has not reached, without steps, or with an illegal one', () => {
    const at = given(minesAt(5));
    const draft = { seat: ME, real: at.state, from: seen(at), commands: [] };
    expect(composePlan(PACK, draft)).toEqual({ ok: false, error: { code: 'nothing-planned' } });
    expect(composePlan(PACK, { ...draft, seat: 1 })).toEqual({
      ok: false,
      error: { code: 'not-the-seats-turn' },
    });
    const bad = composePlan(PACK, { ...draft, commands: [{ type: 'ManageQuarries', choice: 'produce' }] });
    expect(bad).toMatchObject({ ok: false, error: { code: 'refused', step: 0 } });
  });
  test('conditions have to be about its own steps and sites', () => {
    const at = given(minesAt(5));
    const commands = [take(5)];
    const wrong: readonly Guard[] = [costsAtMost(1, 7), { kind: 'site-free', site: 'site-p2-c' }];
    for (const guard of wrong)
      expect(
        composePlan(PACK, { seat: ME, real: at.state, from: seen(at), commands, guards: [guard] }),
      ).toEqual({
        ok: false,
        error: { code: 'guard-does-not-fit', guard },
      });
  });
  test('the screen offers prices, sites and tiles of its steps as conditions', () => {
    const { steps } = planOf(given(cityAbout()), houseTurn);
    const offeredGuards = possibleGuards(PACK, steps);
    const prices = (guards: readonly Guard[], of: number): readonly number[] =>
      guards.flatMap((guard) => (guard.kind === 'costs-at-most' && guard.step === of ? [guard.n] : []));
    expect(prices(offeredGuards, 0)).toEqual([0, 1, 2]);
    const paid = piecesOf(steps[2]?.expects.paid ?? {});
    expect(prices(offeredGuards, 2)).toEqual([paid, paid + 1, paid + 2]);
    // A tile that is expensive now may be wanted only when it is free.
    expect(prices(possibleGuards(PACK, planOf(given(minesAt(3)), minesTurn(3)).steps), 0)).toEqual([
      0, 1, 2, 3,
    ]);
    expect(offeredGuards).toContainEqual({ kind: 'site-free', site: 'site-p2-c' });
    expect(offeredGuards).toContainEqual({ kind: 'tile-there', tile: RUBBLE_YARD });
    expect(offeredGuards.filter(({ kind }) => kind === 'plaza-open')).toEqual([
      { kind: 'plaza-open', plaza: 'p2' },
    ]);
  });
  test('and of each good what is left when all has come as expected, each once', () => {
    const at = given(cityAbout());
    const plan = planOf(at, houseTurn);
    const rests = possibleRests(elementAt(at.state.players, ME), plan.steps);
    const after = follow(at, [plan]).after.state.players[ME]?.goods;
    for (const good of GOODS)
      expect(
        rests.flatMap((one) => (one.kind === 'left-at-least' && one.good === good ? [one.n] : [])),
      ).toEqual(Array.from({ length: Math.min(after?.[good] ?? 0, 9) }, (_, n) => n + 1));
    expect(rests.length).toBeGreaterThan(0);
    expect(rests.every((guard) => canGuard(PACK, plan.steps, guard))).toBe(true);
    for (const n of [0, 10])
      expect(canGuard(PACK, plan.steps, { kind: 'left-at-least', good: 'gold', n })).toBe(false);
    expect(canGuard(PACK, plan.steps, { kind: 'plaza-open', plaza: 'p1' })).toBe(false);
  });
  test('quarries work like mines', () => {
    const at = given(offered('manage-quarries', 'egg-for-gold', 5), noWealth(ME));
    const plan = planOf(at, [take(5), declare('manage-quarries'), quarries('increase'), end]);
    expect(follow(at, [plan]).told).toEqual(['0 plays 4, done']);
  });
});
