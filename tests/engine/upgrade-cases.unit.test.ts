/** UPGRADE: upgrade an Action, at the edges: rulings and worked examples. */
import { describe, expect, test } from 'vitest';
import { SIX } from '@/lib/game/engine/board/hex';
import { bonus, declare, end, mines, placeUpgrade, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, noWealth, upgraded } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { covered, declared, ex15Started } from '../support/engine/scenes';
import { patch } from '../support/engine/table';

describe('DEV-2 simplified covering', () => {
  test('DEV-2 with the option it does', () => {
    expect(covered(true).eventsOf('EdgeMatched')).toEqual([]);
    covered(true).gains(0, { university: 1 });
  });
});

describe('upgrade bonuses', () => {
  const [props, apprentices] = ['upgrade-i-pit-props', 'upgrade-i-apprentices']; // 1 stone; 1 gold or 1 stone
  test('UPGRADE-9, R-57 a bonus collected is not paid again by the end of the turn', () => {
    given(offered('manage-mines'), noWealth(0), upgraded(0, props))
      .when(0, take(), declare('manage-mines'), mines('increase'), bonus(1, props))
      .gains(0, { gold: 1, 'gold-mine': 1, stone: 1 })
      .refused(0, bonus(1, props), 'already-paid', 'UPGRADE-9')
      .when(0, end)
      .gains(0, {});
  });
  test('UPGRADE-8, UPGRADE-9, R-57 a retroactive bonus is an offer, once for each performance', () => {
    const done = given(offered('upgrade-action'), noWealth(0), inSlot('upgrade', 0, apprentices)).when(
      0,
      take(),
      declare('upgrade-action'),
      placeUpgrade(0),
    );
    done.when(0, end).gains(0, {});
    done.when(0, bonus(1, apprentices)).refused(0, bonus(1, apprentices), 'already-paid', 'UPGRADE-9');
  });
});

describe('the rows', () => {
  test('UPGRADE-1 an upgrade costs nothing', () => {
    const start = declared('upgrade-action', goods(0, { gold: 0, stone: 0 }));
    const place = start.offered(0).find(({ type }) => type === 'PlaceUpgrade');
    if (!place) throw new Error('an upgrade can be placed');
    expect(start.when(0, place).eventsOf('Paid')).toEqual([]);
    const rich = declared('upgrade-action', goods(0, { gold: 5 }));
    expect(rich.when(0, place).eventsOf('Paid')).toEqual([]);
  });
});

describe('upgrades', () => {
  test('UPGRADE-3 the era of the tile counts, not the one being played', () => {
    const eraTwo = patch(({ rows }) => ({
      rows: {
        ...rows,
        upgrade: { ...rows.upgrade, slots: ['upgrade-ii-stone-saw', ...rows.upgrade.slots.slice(1)] },
      },
    }));
    const done = given(offered('upgrade-action'), eraTwo).when(
      0,
      take(),
      declare('upgrade-action'),
      placeUpgrade(0),
    );
    expect(done.state.era).toBe('I');
    done.gains(0, { university: 2 });
  });
});

describe("EX-4 First upgrade on 'Upgrade an Action'", () => {
  const start = declared(
    'upgrade-action',
    goods(0, { stone: 0 }),
    inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
  );

  test.each(SIX)('EX-4 turned %i times: university +2, no corner, no window (UPGRADE-3)', (rotation) => {
    start.when(0, placeUpgrade(0, rotation)).gains(0, { university: 2 });
  });
  test('EX-4 the new tile pays retroactively for this very performance, once (UPGRADE-8, UPGRADE-9)', () => {
    const placed = start.when(0, placeUpgrade(0));
    placed
      .when(0, bonus(1, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 })
      .refused(0, bonus(1, 'upgrade-ii-drafting-room'), 'already-paid', 'UPGRADE-9');
    placed.when(0, end).gains(0, {});
  });
  test('EX-4 every later performance pays again (UPGRADE-5)', () => {
    const later = given(
      offered('upgrade-action'),
      goods(0, { stone: 0, 'gold-window': 2 }),
      upgraded(0, 'upgrade-ii-drafting-room'),
      inSlot('upgrade', 0, 'upgrade-ii-stone-saw'),
    );
    later
      .when(0, take(), declare('upgrade-action'), bonus(1, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 })
      .when(0, placeUpgrade(0), { type: 'BuyExtraAction', pay: { 'gold-window': 2 } })
      .when(0, declare('upgrade-action', 'extra'), bonus(2, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 });
  });
});

describe('EX-15 Upgrade plus extra wall', () => {
  const start = ex15Started();
  test('EX-15 the older upgrade pays on choosing the action, the pair of sides on placement (UPGRADE-5, ADJ-1)', () => {
    start
      .gains(0, { 'gold-window': 1 })
      .when(0, placeUpgrade(0, 0))
      .gains(0, { university: 2, technology: 1, 'silver-window': 1 });
  });
});

describe('EX-44 Same-turn cover', () => {
  const start = given(
    offered('upgrade-action'),
    goods(0, { gold: 0, stone: 0 }),
    upgraded(0, 'upgrade-i-trestle-bench'),
    inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
  ).when(0, take(), declare('upgrade-action'), placeUpgrade(0, 3));

  test('EX-44 either the old bonus or the new one, by choice (UPGRADE-11, R-12)', () => {
    start
      .when(0, bonus(1, 'upgrade-i-trestle-bench'))
      .gains(0, { gold: 1 })
      .refused(0, bonus(1, 'upgrade-ii-drafting-room'), 'already-paid');
    start
      .when(0, bonus(1, 'upgrade-ii-drafting-room'))
      .gains(0, { stone: 2 })
      .refused(0, bonus(1, 'upgrade-i-trestle-bench'), 'already-paid');
  });
  test('EX-44 the choice is due before the turn ends (P-UPG)', () => {
    start.refused(0, end, 'must-be-resolved', 'UPGRADE-11');
  });
  test('EX-44 a bonus already taken from the old tile closes the performance (R-12)', () => {
    given(
      offered('upgrade-action'),
      upgraded(0, 'upgrade-i-trestle-bench'),
      inSlot('upgrade', 0, 'upgrade-ii-drafting-room'),
    )
      .when(0, take(), declare('upgrade-action'), bonus(1, 'upgrade-i-trestle-bench'), placeUpgrade(0, 3))
      .refused(0, bonus(1, 'upgrade-ii-drafting-room'), 'already-paid', 'UPGRADE-9');
  });
});
