/** The view of a seat, its legal commands and its open items (view, options, open). */
import { describe, expect, test } from 'vitest';
import { openEntries } from '@/lib/game/engine/open';
import { options } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import {
  EXTRA_GG,
  buyExtra,
  declare,
  end,
  placeBuilding,
  placeUpgrade,
  placeWall,
  road,
  take,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import {
  goods,
  heights,
  nextTechnologies,
  noWealth,
  pawn,
  player,
  upgraded,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { POINT_FOR_MINES } from '../support/engine/tiles';

const learned = given(
  { players: 3 },
  offered('construct-building', 'special'),
  goods(0, { gold: 3 }),
  nextTechnologies('I', 'technology-i-mine-points', 'technology-i-wheel-gold', 'technology-i-climb-points'),
  inSlot('building', 3, 'building-i-masters-college'),
).when(0, take(), declare('construct-building'), placeBuilding(3, 'site-p1-a'));

const kinds = (scenario: Scenario, seat: number) =>
  openEntries(PACK, scenario.state, seat).map((entry) => [entry.kind, entry.class]);

describe('TECH-G8, R-3 hidden things', () => {
  test('drawn tiles are shown only to their drawer', () => {
    const own = view(learned.state, learned.secrets, 0).offers;
    expect(own.map(({ tiles }) => tiles)).toEqual([
      ['technology-i-mine-points', 'technology-i-wheel-gold', 'technology-i-climb-points'],
    ]);
    expect(view(learned.state, learned.secrets, 1).offers).toEqual([]);
    expect(view(learned.state, learned.secrets).offers).toEqual([]);
    expect(JSON.stringify(learned.state)).not.toContain('technology-i-climb-points');
  });
  test('a spectator is offered nothing and has nothing open', () => {
    expect(options(PACK, view(learned.state, learned.secrets))).toEqual({ commands: [], open: [] });
  });
});

test('HEX-3 a placement that refills its slot reveals', () => {
  const start = declared('upgrade-action');
  expect(start.reveals(0, placeUpgrade(0, 2))).toBe(true);
});
test('with DEV-3 a placement reveals only through technologies it reaches', () => {
  const on = (technology: number): boolean | undefined =>
    declared(
      'construct-wall',
      { options: { refillOnDemand: true } },
      heights(0, { technology }),
      goods(0, { gold: 3, stone: 3 }),
      inSlot('wall', 0, 'wall-i-lookout-school'),
    ).reveals(0, placeWall(0, 'wall-cell-1', 0));
  expect(on(0)).toBe(true);
  expect(on(2)).toBe(false);
  expect(on(3)).toBe(true);
});
test('a move to the bridge reveals, one on the street does not', () => {
  const on = (from: number): boolean | undefined =>
    declared('kings-road', goods(0, { egg: 1 }), pawn(0, from)).reveals(0, road);
  expect([on(0), on(1), on(2), on(3), on(4)]).toEqual([false, false, false, true, true]);
});
test('the end of a turn is a barrier', () => {
  const done = declared('kings-road', pawn(0, 1)).when(0, road);
  expect(done.reveals(0, end)).toBe(true);
});

describe('open items and their classes (section 5)', () => {
  test('P-MAIN, P-SLOT at the start of a turn and after taking the tile', () => {
    const start = given(offered('manage-mines', 'gold-1'));
    expect(kinds(start, 0)).toEqual([
      ['take-tile', 'must'],
      ['main-action', 'must'],
    ]);
    expect(kinds(start, 1)).toEqual([]);
    expect(kinds(start.when(0, take()), 0)).toEqual([
      ['main-action', 'must'],
      ['slot-bonus', 'auto'],
    ]);
    const egg = given(offered('manage-mines', 'egg-for-gold')).when(0, take());
    expect(kinds(egg, 0)).toContainEqual(['slot-bonus', 'lapse']);
  });
  test('P-EXTRA, P-UPG, P-SEAL', () => {
    const busy = given(
      offered('manage-mines'),
      noWealth(0),
      player(0, { sealRights: 1 }),
      goods(0, { 'gold-window': 2 }),
      upgraded(0, POINT_FOR_MINES),
    ).when(0, take(), buyExtra(EXTRA_GG), declare('manage-mines'));
    expect(kinds(busy, 0)).toEqual([
      ['performance', 'must'],
      ['upgrade-bonus', 'auto'],
      ['slot-bonus', 'lapse'],
      ['extra-action', 'lapse'],
      ['seal-right', 'keep'],
    ]);
  });
  test('P-TECH the choice of a technology is owed', () => {
    expect(kinds(learned, 0)).toContainEqual(['technology', 'must']);
  });
});
