/** MINE, QUARRY, PROD: manage Mines and Quarries, and production tokens. */
import { expect, test } from 'vitest';
import {
  EXTRA_GG,
  bonus,
  buyExtra,
  declare,
  end,
  mines,
  placeWall,
  quarries,
  take,
  token,
  use,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import {
  counts,
  goods,
  heights,
  noWealth,
  productionToken,
  technology,
  upgraded,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { mining, quarrying } from '../support/engine/scenes';
import type { Patch } from '../support/engine/table';
import { POINT_FOR_MINES } from '../support/engine/tiles';

const manage = (track: 'gold-mine' | 'quarry', ...patches: readonly Patch[]): Scenario =>
  track === 'gold-mine' ? mining(...patches) : quarrying(...patches);

test('MINE-2, QUARRY-2 gain one and advance, or produce; exactly one of them', () => {
  const start = mining();
  start
    .when(0, mines('increase'))
    .gains(0, { gold: 1, 'gold-mine': 1 })
    .refused(0, mines('produce'), 'not-declared', 'TURN-6');
  start.refused(0, quarries('increase'), 'not-declared');
  quarrying().when(0, quarries('increase')).gains(0, { stone: 1, quarry: 1 });
});
test.each([
  [2, 2, 0],
  [3, 3, 1],
  [4, 4, 2],
  [5, 5, 2],
  [6, 6, 2],
  [7, 7, 2],
  [8, 8, 2],
])('MINE-1, MINE-3 %i mines produce %i gold and %i points', (count, gold, points) => {
  mining(goods(0, { gold: 0 }), counts(0, { 'gold-mine': count }))
    .when(0, mines('produce'))
    .gains(0, { gold, ...(points ? { points } : {}) });
});
test.each([
  [2, { stone: 2 }],
  [3, { stone: 3, points: 1 }],
  [4, { stone: 4, points: 1 }],
  [5, { stone: 5, points: 1, technology: 1 }],
  [6, { stone: 6, points: 1, technology: 1 }],
  [7, { stone: 7, points: 1, technology: 1 }],
])('QUARRY-1, QUARRY-3 %i quarries produce %o', (quarry, gains) => {
  quarrying(goods(0, { stone: 0 }), heights(0, { technology: 2 }), counts(0, { quarry }))
    .when(0, quarries('produce'))
    .gains(0, gains);
});
test('MINE-1, MINE-8, QUARRY-1, QUARRY-7 at the end of the track the good is gained, the marker stays (R-28)', () => {
  mining(counts(0, { 'gold-mine': 8 }))
    .when(0, mines('increase'))
    .gains(0, { gold: 1 })
    .open(0);
  quarrying(counts(0, { quarry: 7 }), technology(0, 'technology-i-quarry-points'))
    .when(0, quarries('increase'))
    .gains(0, { stone: 1 })
    .open(0);
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
  start.when(0, take(), declare('manage-quarries'), quarries('produce'), end).gains(0, { stone: 2, gold: 1 });
});
test('MINE-9 only performing triggers the upgrade', () => {
  mining(upgraded(0, POINT_FOR_MINES)).when(0, bonus(1, POINT_FOR_MINES)).gains(0, { points: 1 });
  given(technology(0, 'technology-iii-produce-gold'), upgraded(0, POINT_FOR_MINES))
    .when(0, use('technology-iii-produce-gold'))
    .refused(0, bonus(1, POINT_FOR_MINES), 'no-candidate', 'UPGRADE-5');
});

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
  mining(counts(0, { 'gold-mine': 5 }))
    .when(0, mines('increase'))
    .open(0);
  mining(counts(0, { 'gold-mine': 3 }))
    .when(0, mines('increase'))
    .open(0);
});
test('P-PROD the token comes before the next production on that track', () => {
  mining(goods(0, { 'gold-window': 2 }), counts(0, { 'gold-mine': 4 }))
    .when(0, mines('increase'), buyExtra(EXTRA_GG), declare('manage-mines', 'extra'))
    .refused(0, mines('produce'), 'token-first', 'MINE-5')
    .when(0, token('gold-mine', 'production-token-two-points-1'), mines('produce'))
    .gains(0, { gold: 5, points: 4 });
});
test('P-PROD a technology that produces waits for the token as well', () => {
  mining(counts(0, { 'gold-mine': 4 }), technology(0, 'technology-iii-produce-gold'))
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

test('MINE-4, QUARRY-4, R-36 the basic amount first, then the token and the printed bonuses from left to right', () => {
  const gold = mining(
    counts(0, { 'gold-mine': 6 }),
    productionToken(0, 'gold-mine', 'production-token-point-stone'),
  ).when(0, mines('produce'));
  expect(gains(gold)).toEqual(['6 gold', '1 point', '1 stone', '1 point', '1 point']);
  const stone = quarrying(
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

test.each([
  ['6 gold, the printed 2 points and the token (MINE-3, PROD-2)', 1, 6],
  ['at most 9 gold (WEALTH-1)', 5, 4],
])('EX-3 six mines: %s', (_what, gold, gained) => {
  mining(
    goods(0, { gold }),
    counts(0, { 'gold-mine': 6 }),
    productionToken(0, 'gold-mine', 'production-token-stone-1'),
  )
    .when(0, mines('produce'))
    .gains(0, { gold: gained, points: 2, stone: 1 });
});

test('PROD-1 any token of the river', () => {
  const due = mining(counts(0, { 'gold-mine': 4 })).when(0, mines('increase'));
  expect(due.offered(0).filter(({ type }) => type === 'ChooseProductionToken')).toHaveLength(8);
});
test('PROD-3, PROD-4 a token taken has left the river', () => {
  quarrying(counts(0, { quarry: 3 }), productionToken(0, 'gold-mine', 'production-token-two-points-1'))
    .when(0, quarries('increase'))
    .refused(0, token('quarry', 'production-token-two-points-1'), 'token-not-in-river', 'PROD-1');
});
test('PROD-3 at most one token per track: advancing beyond its space asks for no other', () => {
  mining(counts(0, { 'gold-mine': 5 }), productionToken(0, 'gold-mine', 'production-token-point-stone'))
    .when(0, mines('increase'))
    .open(0)
    .then((state) =>
      expect(state.players[0]?.productionTokens).toEqual({ 'gold-mine': 'production-token-point-stone' }),
    );
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
