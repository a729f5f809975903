/** MINE: manage Mines. */
import { describe, expect, test } from 'vitest';
import { bonus, declare, end, mines, quarries, take, token, use } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import {
  counts,
  goods,
  noWealth,
  productionToken,
  technology,
  upgraded,
} from '../support/engine/patches-player';
import { type Scenario, given } from '../support/engine/scenario';
import { declared, performs } from '../support/engine/scenes';
import type { Patch } from '../support/engine/table';
import { anUpgrade } from '../support/engine/tiles';

const POINT_FOR_MINES = anUpgrade({ action: 'manage-mines', bonus: { kind: 'points', n: 1 } });

const manage = (track: 'gold-mine' | 'quarry', ...patches: readonly Patch[]): Scenario =>
  declared(track === 'gold-mine' ? 'manage-mines' : 'manage-quarries', noWealth(0), ...patches);

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
    [2, 2, 0],
    [3, 3, 1],
    [4, 4, 2],
    [5, 5, 2],
    [6, 6, 2],
    [8, 8, 2],
  ])('MINE-3 %i mines produce %i gold and %i points', (count, gold, points) => {
    manage('gold-mine', goods(0, { gold: 0 }), counts(0, { 'gold-mine': count }))
      .when(0, mines('produce'))
      .gains(0, { gold, ...(points ? { points } : {}) });
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
    manage('gold-mine', upgraded(0, POINT_FOR_MINES))
      .when(0, bonus(1, POINT_FOR_MINES))
      .gains(0, { points: 1 });
    given(technology(0, 'technology-iii-produce-gold'), upgraded(0, POINT_FOR_MINES))
      .when(0, use('technology-iii-produce-gold'))
      .refused(0, bonus(1, POINT_FOR_MINES), 'no-candidate', 'UPGRADE-5');
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
      .gains(0, { gold: 5, points: 4 });
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
});

describe('production tracks', () => {
  test('MINE-1, MINE-3 producing counts the mines, from the first to the eighth', () => {
    for (const count of [3, 4, 5, 6, 7, 8])
      expect(
        performs('manage-mines', counts(0, { 'gold-mine': count }))
          .when(0, mines('produce'))
          .holdings(0).gold,
      ).toBe(count);
    performs('manage-mines', counts(0, { 'gold-mine': 7 }))
      .when(0, mines('increase'))
      .gains(0, { 'gold-mine': 1, gold: 1, 'seal-rights': 1 });
  });
  test('MINE-4, QUARRY-4, R-36 the basic amount first, then the token and the printed bonuses from left to right', () => {
    const gold = performs(
      'manage-mines',
      counts(0, { 'gold-mine': 6 }),
      productionToken(0, 'gold-mine', 'production-token-point-stone'),
    ).when(0, mines('produce'));
    expect(gains(gold)).toEqual(['6 gold', '1 point', '1 stone', '1 point', '1 point']);
    const stone = performs(
      'manage-quarries',
      counts(0, { quarry: 5 }),
      productionToken(0, 'quarry', 'production-token-point-gold'),
    ).when(0, quarries('produce'));
    expect(gains(stone)).toEqual(['5 stone', '1 point', '1 gold', '1 point', 'technology']);
  });
  const gains = (scenario: Scenario): readonly string[] =>
    scenario.events.flatMap((event) => {
      if (event.type === 'Gained') return [`${event.n} ${event.what}`];
      if (event.type === 'Scored') return [`${event.points} point`];
      return event.type === 'TrackAdvanced' ? [event.track] : [];
    });
});

describe('tracks', () => {
  test('MINE-1 eight mines at most', () => {
    manage('gold-mine', counts(0, { 'gold-mine': 7 }))
      .when(0, mines('increase'))
      .gains(0, { gold: 1, 'gold-mine': 1, 'seal-rights': 1 });
    manage('gold-mine', counts(0, { 'gold-mine': 8 }))
      .when(0, mines('increase'))
      .gains(0, { gold: 1 });
  });
});

describe('EX-3 Producing gold', () => {
  const with6 = [
    offered('manage-mines'),
    noWealth(0),
    counts(0, { 'gold-mine': 6 }),
    productionToken(0, 'gold-mine', 'production-token-stone-1'),
  ] as const;
  test('EX-3 six mines: 6 gold, the printed 2 points and the token (MINE-3, PROD-2)', () => {
    given(...with6, goods(0, { gold: 1 }))
      .when(0, take(), declare('manage-mines'), mines('produce'))
      .gains(0, { gold: 6, points: 2, stone: 1 });
  });
});
