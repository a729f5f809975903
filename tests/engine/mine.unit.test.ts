/** Mines and quarries, production tokens, wealth (MINE, QUARRY, PROD, WEALTH): actions/manage, effects/tracks and effects/gain. */
import { describe, expect, test } from 'vitest';
import {
  bonus,
  choose,
  collect,
  declare,
  end,
  mines,
  quarries,
  take,
  token,
  use,
} from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { offered, plazaFace } from '../support/engine/patches-board';
import { plazaTile } from '../support/engine/commands';
import {
  counts,
  goods,
  heights,
  noWealth,
  productionToken,
  technology,
  upgraded,
  wealth,
} from '../support/engine/patches-player';
import type { Patch } from '../support/engine/table';

const manage = (track: 'gold-mine' | 'quarry', ...patches: readonly Patch[]): Scenario =>
  track === 'gold-mine'
    ? given(offered('manage-mines'), noWealth(0), ...patches).when(0, take(), declare('manage-mines'))
    : given(offered('manage-quarries'), noWealth(0), ...patches).when(0, take(), declare('manage-quarries'));

describe('performing', () => {
  test('MINE-2, QUARRY-2 gain one and advance, or produce; exactly one of them', () => {
    const start = manage('gold-mine');
    start
      .when(0, mines('increase'))
      .gains(0, { gold: 1, 'gold-mine': 1 })
      .refused(0, mines('produce'), 'not-declared', 'TURN-6');
    start.refused(0, quarries('increase'), 'not-declared');
    manage('quarry').when(0, quarries('increase')).gains(0, { stone: 1, quarry: 1 });
  });
  test.each([
    [3, 3, 0],
    [4, 4, 1],
    [5, 5, 1],
    [6, 6, 2],
    [8, 8, 2],
  ])('MINE-3 %i mines produce %i gold and %i points', (count, gold, points) => {
    manage('gold-mine', goods(0, { gold: 0 }), counts(0, { 'gold-mine': count }))
      .when(0, mines('produce'))
      .gains(0, { gold, ...(points ? { points } : {}) });
  });
  test.each([
    [2, { stone: 2 }],
    [3, { stone: 3, points: 1 }],
    [4, { stone: 4, points: 1 }],
    [5, { stone: 5, points: 1, technology: 1 }],
    [7, { stone: 7, points: 1, technology: 1 }],
  ])('QUARRY-3 %i quarries produce %o', (quarry, gains) => {
    manage('quarry', goods(0, { stone: 0 }), heights(0, { technology: 2 }), counts(0, { quarry }))
      .when(0, quarries('produce'))
      .gains(0, gains);
  });
  test('MINE-8 at the end of the track the good is gained, the marker stays (R-28)', () => {
    manage('gold-mine', counts(0, { 'gold-mine': 8 }))
      .when(0, mines('increase'))
      .gains(0, { gold: 1 })
      .open(0);
    manage('quarry', counts(0, { quarry: 7 }))
      .when(0, quarries('increase'))
      .gains(0, { stone: 1 })
      .open(0);
  });
  test('MINE-9 only performing triggers the upgrade', () => {
    manage('gold-mine', upgraded(0, 'upgrade-i-ore-carts'))
      .when(0, bonus(1, 'upgrade-i-ore-carts'))
      .gains(0, { points: 1 });
    given(technology(0, 'technology-iii-produce-gold'), upgraded(0, 'upgrade-i-ore-carts'))
      .when(0, use('technology-iii-produce-gold'))
      .refused(0, bonus(1, 'upgrade-i-ore-carts'), 'no-candidate', 'UPGRADE-5');
  });
});

describe('ends and marks of the tracks', () => {
  test.each([
    ['MINE-5', 'gold-mine', 4, 'production-token-gold-1'],
    ['QUARRY-5', 'quarry', 3, 'production-token-stone-1'],
  ] as const)(
    '%s entering the marked space of the %s track from %i takes a token (R-52)',
    (_rule, track, from, id) => {
      const act = track === 'gold-mine' ? mines('increase') : quarries('increase');
      const other = track === 'gold-mine' ? 'quarry' : 'gold-mine';
      const start = manage(track, counts(0, { [track]: from }))
        .when(0, act)
        .open(0, 'production-token');
      start
        .refused(0, token(other, id), 'no-open-item', 'PROD-1')
        .refused(0, token(track, 'production-token-nowhere'), 'token-not-in-river', 'PROD-1')
        .refused(0, end, 'must-be-resolved', 'TURN-8')
        .when(0, token(track, id))
        .gains(0, {}) // PROD-1: nothing is paid at that moment
        .then(({ players, river }) => {
          expect(players[0]?.productionTokens[track]).toBe(id);
          expect(river).toHaveLength(7);
          expect(river).not.toContain(id);
        });
    },
  );
  test('MINE-5 one space further none is due', () => {
    manage('gold-mine', counts(0, { 'gold-mine': 5 }))
      .when(0, mines('increase'))
      .open(0);
    manage('gold-mine', counts(0, { 'gold-mine': 3 }))
      .when(0, mines('increase'))
      .open(0);
  });
  test('P-PROD the token comes before the next production on that track', () => {
    const start = manage('gold-mine', goods(0, { 'gold-window': 2 }), counts(0, { 'gold-mine': 4 })).when(
      0,
      mines('increase'),
      { type: 'BuyExtraAction', pay: { 'gold-window': 2 } },
      declare('manage-mines', 'extra'),
    );
    start
      .refused(0, mines('produce'), 'token-first', 'MINE-5')
      .when(0, token('gold-mine', 'production-token-two-points-1'), mines('produce'))
      .gains(0, { gold: 5, points: 3 });
  });
  test('P-PROD a technology that produces waits for the token as well', () => {
    manage('gold-mine', counts(0, { 'gold-mine': 4 }), technology(0, 'technology-iii-produce-gold'))
      .when(0, mines('increase'))
      .refused(0, use('technology-iii-produce-gold'), 'token-first', 'MINE-5');
  });
  test.each([
    ['MINE-6', 'gold-mine', 7],
    ['QUARRY-6', 'quarry', 6],
  ] as const)('%s the last space of the %s track gives a right to a seal', (_rule, track, from) => {
    const act = track === 'gold-mine' ? mines('increase') : quarries('increase');
    const good = track === 'gold-mine' ? 'gold' : 'stone';
    manage(track, counts(0, { [track]: from }))
      .when(0, act)
      .gains(0, { [good]: 1, [track]: 1, 'seal-rights': 1 });
  });
  test('PROD-2 the token pays with each production, whatever caused it', () => {
    given(
      noWealth(0),
      goods(0, { stone: 0 }),
      technology(0, 'technology-iii-produce-stone'),
      productionToken(0, 'quarry', 'production-token-point-gold'),
    )
      .when(0, use('technology-iii-produce-stone'))
      .gains(0, { stone: 2, gold: 3, points: 1 });
  });
});

describe('wealth', () => {
  const from = (gold: number, slot: 'gold-1' | 'gold-2', ...patches: readonly Patch[]): Scenario =>
    given(offered('manage-mines', slot), goods(0, { gold }), ...patches).when(0, take());

  test('WEALTH-1 what exceeds 9 is lost', () => {
    from(8, 'gold-2', noWealth(0)).when(0, collect).gains(0, { gold: 1 });
  });
  test('WEALTH-2, WEALTH-6 the first time at 6 gold: an egg and a cube', () => {
    from(5, 'gold-1').when(0, collect).gains(0, { gold: 1, egg: 1, cubes: 1 });
    from(4, 'gold-1').when(0, collect).gains(0, { gold: 1 });
    given(offered('manage-mines', 'stone-1'), goods(0, { stone: 5 }))
      .when(0, take(), collect)
      .gains(0, { stone: 1, 'silver-window': 1, cubes: 1 });
  });
  test('WEALTH-3 9 gold or 9 stone, whichever comes first: one choice for both together', () => {
    from(8, 'gold-1', wealth(0, 'wealth-gold-6'))
      .when(0, collect)
      .open(0, 'choice')
      .when(0, choose(0))
      .gains(0, { 'gold-window': 1 });
    from(8, 'gold-1', wealth(0, 'wealth-gold-6', 'wealth-9'))
      .when(0, collect)
      .open(0)
      .gains(0, { gold: 1 });
  });
  test('WEALTH-4 one gain that crosses 6 and arrives at 9 pays both, the 6-bonus first (R-29)', () => {
    const rich = given(
      technology(0, 'technology-iii-produce-gold'),
      goods(0, { gold: 5 }),
      counts(0, { 'gold-mine': 5 }),
    ).when(0, use('technology-iii-produce-gold'));
    expect(rich.eventsOf('WealthBonusTaken').map(({ bonus: id }) => id)).toEqual([
      'wealth-gold-6',
      'wealth-9',
    ]);
    rich.gains(0, { gold: 4, stone: 2, egg: 1, points: 1, cubes: 2 }).open(0, 'choice');
  });
  test('WEALTH-4 gain that is lost at 9 still counts as reaching 9', () => {
    from(9, 'gold-1', wealth(0, 'wealth-gold-6')).when(0, collect).gains(0, { cubes: 1 }).open(0, 'choice');
  });
  test('WEALTH-5, WEALTH-8 spending and reaching it again gives nothing', () => {
    from(5, 'gold-1', wealth(0, 'wealth-gold-6')).when(0, collect).gains(0, { gold: 1 });
  });
  test('P-WEALTH its choice is answered before anything else', () => {
    from(8, 'gold-1', wealth(0, 'wealth-gold-6'))
      .when(0, collect)
      .refused(0, declare('manage-mines'), 'answer-first', 'TIMING-7')
      .refused(
        0,
        (state) => ({ type: 'ChooseAlternative', item: state.items[0]?.id ?? 0, option: 2 }),
        'unknown-option',
      )
      .refused(0, { type: 'ChooseAlternative', item: 99, option: 0 }, 'answer-first')
      .when(0, choose(1))
      .gains(0, { points: 4 });
  });
  test('WEALTH-7 also in the middle of a technology that goes on', () => {
    given(
      technology(0, 'technology-iv-plaza'),
      plazaFace('p2', 'plaza-tan-4-b'),
      goods(0, { gold: 7 }),
      wealth(0, 'wealth-gold-6'),
    )
      .when(0, use('technology-iv-plaza'), plazaTile('p2'))
      .gains(0, { gold: 2, egg: 1, points: 3, cubes: 1 })
      .open(0, 'choice');
  });
});
