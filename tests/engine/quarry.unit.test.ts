/** QUARRY: manage Quarries. */
import { describe, expect, test } from 'vitest';
import { declare, end, placeWall, quarries, take, use } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { counts, goods, heights, noWealth, technology, upgraded } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { declared, performs } from '../support/engine/scenes';
import type { Patch } from '../support/engine/table';

const manage = (track: 'gold-mine' | 'quarry', ...patches: readonly Patch[]): Scenario =>
  declared(track === 'gold-mine' ? 'manage-mines' : 'manage-quarries', noWealth(0), ...patches);

describe('performing', () => {
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
});

describe('production tracks', () => {
  test('QUARRY-1, QUARRY-3 producing counts the quarries, up to the seventh', () => {
    for (const count of [2, 3, 4, 5, 6, 7])
      expect(
        performs('manage-quarries', counts(0, { quarry: count }))
          .when(0, quarries('produce'))
          .holdings(0).stone,
      ).toBe(count);
  });

  test('QUARRY-7 at the end of the track 1 stone and no advance (MINE-8)', () => {
    performs('manage-quarries', counts(0, { quarry: 7 }), technology(0, 'technology-i-quarry-points'))
      .when(0, quarries('increase'))
      .gains(0, { stone: 1 });
  });
  test('QUARRY-7 advances from elsewhere bring token and seal right but no stone (MINE-7)', () => {
    const built = (quarry: number): Scenario =>
      given(
        { players: 4 },
        offered('construct-wall'),
        noWealth(0),
        goods(0, { gold: 1, stone: 3 }),
        counts(0, { quarry }),
        inSlot('wall', 0, 'wall-i-quarry-face'), // reward: one quarry
      ).when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'));
    built(3).gains(0, { gold: -1, stone: -3, quarry: 1 }).open(0, 'production-token');
    built(6).gains(0, { gold: -1, stone: -3, quarry: 1, 'seal-rights': 1 });
  });
  test('QUARRY-7 only the action pays its upgrade, producing by a technology does not (MINE-9)', () => {
    const start = given(
      offered('manage-quarries'),
      noWealth(0),
      goods(0, { gold: 0, stone: 0 }),
      upgraded(0, 'upgrade-i-iron-wedges'), // 1 gold for each performance
      technology(0, 'technology-iii-produce-stone'),
    );
    start.when(0, use('technology-iii-produce-stone')).gains(0, { stone: 2, gold: 2 });
    start
      .when(0, take(), declare('manage-quarries'), quarries('produce'), end)
      .gains(0, { stone: 2, gold: 1 });
  });
});

describe('tracks', () => {
  test('QUARRY-1 seven quarries at most, one more with every advance before', () => {
    manage('quarry', counts(0, { quarry: 6 }))
      .when(0, quarries('increase'))
      .gains(0, { stone: 1, quarry: 1, 'seal-rights': 1 });
    manage('quarry', counts(0, { quarry: 7 }))
      .when(0, quarries('increase'))
      .gains(0, { stone: 1 });
  });
});
