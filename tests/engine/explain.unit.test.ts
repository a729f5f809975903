/** Reasons of refusals, and the steps that would help. */
import { expect, test } from 'vitest';
import type { Command, Context } from '@/lib/game/engine/commands';
import { priceParams, refusePayment, shortagesOf } from '@/lib/game/engine/effects/gain';
import { explain, type Cure } from '@/lib/game/engine/explain';
import { GOODS } from '@/lib/game/engine/vocabulary';
import {
  EXTRA_GG,
  EXTRA_GS,
  buyEgg,
  buyExtra,
  collect,
  declare,
  end,
  mines,
  moveUp,
  placeUpgrade,
  placeWall,
  take,
  use,
} from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, noWealth, pawn, technology, walled } from '../support/engine/patches-player';
import { emptyRow, emptySlot, inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { WALL_FOR_STONE } from '../support/engine/tiles';

const COINAGE = 'technology-iii-produce-gold';
/** The explanation of a command for seat 0. */
const told = ({ state }: Scenario, command: Command) =>
  explain(PACK, { state, offers: [], seat: 0 }, command);
const cures = (at: Scenario, command: Command): readonly Cure[] => {
  const answer = told(at, command);
  return answer.legal ? [] : answer.cures;
};
/** Takes a tile from a position of the crane that costs gold. */
const takeRed = ({ state: { crane } }: Scenario): Command => {
  const places = crane.tiles.map(({ sector }) => (crane.arrow + sector) % 12);
  return take(Math.min(...places.filter((position) => position < 4)));
};

test('a legal command is called legal', () => {
  const start = given(offered('manage-mines'));
  expect(told(start, takeRed(start))).toEqual({ legal: true });
});

test('CRANE-7 without gold a red tile is one gold short, and producing gold would cure it', () => {
  const start = given(goods(0, { gold: 0 }), technology(0, COINAGE));
  const red = takeRed(start);
  const params = { gold: 1, 'gold-have': 0, 'gold-short': 1 };
  expect(told(start, red)).toMatchObject({
    legal: false,
    rejection: { code: 'cannot-pay', rule: 'CRANE-7', params },
  });
  expect(cures(start, red)).toEqual([{ command: use(COINAGE), goods: { gold: 3, stone: 2 } }]);
});

test('WALL-1 a wall two stone too dear: the slot bonus gives them, one stone would not do', () => {
  const wall = placeWall(0, 'wall-cell-1');
  const dear = (slot: 'stone-1' | 'stone-2') =>
    given(
      noWealth(0),
      offered('construct-wall', slot),
      goods(0, { gold: 0, stone: 1 }),
      inSlot('wall', 0, 'wall-i-drum-tower'),
      inSlot('wall', 1, WALL_FOR_STONE),
    ).when(0, take(), declare('construct-wall'));
  expect(told(dear('stone-2'), wall)).toMatchObject({
    rejection: { code: 'cannot-pay', params: { stone: 3, 'stone-have': 1, 'stone-short': 2 } },
    cures: [{ command: collect, goods: { stone: 2 } }],
  });
  expect(cures(dear('stone-1'), wall)).toEqual([]);
});

test('EXTRA-1, GRID-5 what is short of windows is told window by window', () => {
  const start = given(goods(0, { 'gold-window': 1, 'silver-window': 0 }));
  expect(told(start, buyExtra(EXTRA_GS))).toMatchObject({
    rejection: { code: 'cannot-pay', params: { 'gold-window': 1, 'silver-window-short': 1 } },
  });
  expect(told(start, moveUp('cathedral'))).toMatchObject({
    rejection: { code: 'cannot-pay', params: { 'silver-window-have': 0, 'silver-window-short': 2 } },
  });
});

test('CRANE-11, ROAD-13 an egg in the slot is what the pawn was short of', () => {
  const start = given(offered('kings-road', 'egg-for-gold'), goods(0, { gold: 2, egg: 0 }), pawn(0, 3));
  expect(told(start.when(0, take()), declare('kings-road'))).toMatchObject({
    rejection: { code: 'action-impossible', params: { egg: 1, 'egg-have': 0, 'egg-short': 1 } },
    cures: [{ command: buyEgg, goods: { gold: -1, egg: 1 } }],
  });
});

test('TURN-6 an impossible action tells what is the least out of reach', () => {
  const wall = declare('construct-wall');
  const bare = [noWealth(0), goods(0, { gold: 0, stone: 0 }), offered('construct-wall', 'window')];
  const dear = given(
    ...bare,
    inSlot('wall', 0, 'wall-i-drum-tower'),
    inSlot('wall', 1, WALL_FOR_STONE),
    inSlot('wall', 2, 'wall-i-quarry-face'),
  ).when(0, take());
  expect(told(dear, wall)).toMatchObject({
    rejection: { params: { tile: WALL_FOR_STONE, stone: 1, 'stone-short': 1 } },
  });
  expect(told(given(...bare, emptyRow('wall')).when(0, take()), wall)).toMatchObject({
    rejection: { code: 'action-impossible', params: { lacks: 'tile' } },
  });
});

test('TECH-G10, EXTRA-1 the right to an action comes from its technology or its windows', () => {
  const paving: Context = 'tech:technology-iii-road';
  const start = given(technology(0, 'technology-iii-road'), goods(0, { 'gold-window': 2 }));
  expect(told(start, declare('kings-road', paving))).toMatchObject({
    rejection: { code: 'no-such-context', params: { context: paving } },
    cures: [{ command: use('technology-iii-road'), goods: { egg: 1 } }],
  });
  expect(cures(start, declare('manage-mines', 'extra'))).toEqual([
    { command: buyExtra(EXTRA_GG), goods: { 'gold-window': -2 } },
  ]);
});

test('SPECIAL-2 the special tile is free only with the right to it', () => {
  const start = given(offered('upgrade-action', 'window')).when(0, take(), declare('upgrade-action'));
  expect(told(start, placeUpgrade(3))).toMatchObject({
    rejection: { code: 'special-right-needed', params: { row: 'upgrade', context: 'main' } },
    cures: [],
  });
});

test('HEX-5, WALL-4 a taken place and an empty slot have no cure', () => {
  const start = declared(
    'construct-wall',
    goods(0, { stone: 5 }),
    emptySlot('wall', 0),
    inSlot('wall', 1, WALL_FOR_STONE),
    walled(0, 'wall-i-drum-tower', 'wall-cell-1'),
  );
  expect(told(start, placeWall(0, 'wall-cell-2'))).toMatchObject({
    rejection: { code: 'slot-empty', params: { row: 'wall', slot: 0 } },
    cures: [],
  });
  expect(told(start, placeWall(1, 'wall-cell-1'))).toMatchObject({
    rejection: { code: 'cell-taken' },
    cures: [],
  });
});

test('TURN-4 the main action needs a tile that shows it', () => {
  const start = given(offered('manage-mines'));
  const mine = declare('manage-mines');
  expect(told(start, mine)).toMatchObject({ rejection: { code: 'tile-not-taken', rule: 'TURN-4' } });
  expect(new Set(cures(start, mine).map(({ command }) => command.type))).toEqual(new Set(['TakeActionTile']));
});

test('R-25 the turn ends after the action begun: doing it is the cure', () => {
  const start = declared('manage-mines');
  expect(told(start, end)).toMatchObject({ rejection: { code: 'finish-performance-first' } });
  expect(cures(start, end)).toContainEqual({ command: mines('increase'), goods: { gold: 1 } });
});

test('TURN-9 who is not to move, or has no seat, has no cure', () => {
  const { state } = given(offered('manage-mines'));
  const none = { rejection: { code: 'not-your-turn' }, cures: [] };
  expect(explain(PACK, { state, offers: [], seat: 1 }, end)).toMatchObject(none);
  expect(explain(PACK, { state, offers: [] }, end)).toMatchObject({
    ...none,
    rejection: { code: 'not-a-seat' },
  });
});

// A price that cannot be paid is refused with the needed, present and missing amounts, good by good.
const PURSE = { gold: 1, stone: 4, egg: 0, 'silver-window': 1, 'gold-window': 0 } as const;

test('only what is short is named as such, the whole price as the price', () => {
  expect(shortagesOf(PURSE, { gold: 3, stone: 4 })).toEqual([{ good: 'gold', need: 3, have: 1, short: 2 }]);
  expect(priceParams(PURSE, { gold: 3, stone: 4 })).toEqual({
    gold: 3,
    stone: 4,
    'gold-have': 1,
    'gold-short': 2,
  });
});

test.each(GOODS)('%s: exactly enough is enough, one less is one short', (good) => {
  const need = PURSE[good] + 1;
  expect(refusePayment({ ...PURSE, [good]: need }, { [good]: need }, 'TURN-6')).toBeUndefined();
  expect(refusePayment(PURSE, { [good]: need }, 'TURN-6', { seal: 'seal-1' })).toEqual({
    code: 'cannot-pay',
    rule: 'TURN-6',
    params: { seal: 'seal-1', [good]: need, [`${good}-have`]: PURSE[good], [`${good}-short`]: 1 },
  });
});
