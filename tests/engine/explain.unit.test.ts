/** Reasons of refusals, and the steps that would help. */
import { expect, test } from 'vitest';
import type { Command, Context } from '@/lib/game/engine/commands';
import { explain, type Cure } from '@/lib/game/engine/explain';
import type { State } from '@/lib/game/engine/state';
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
import { given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { WALL_FOR_STONE } from '../support/engine/tiles';

const COINAGE = 'technology-iii-produce-gold';
const ask = (state: State, seat: number | undefined, command: Command) =>
  explain(PACK, { state, offers: [], ...(seat === undefined ? {} : { seat }) }, command);
const cures = (state: State, command: Command): readonly Cure[] => {
  const told = ask(state, 0, command);
  return told.legal ? [] : told.cures;
};
/** A position of the crane that costs gold and holds a tile. */
const redPosition = ({ crane }: State): number =>
  [0, 1, 2, 3].find((position) =>
    crane.tiles.some(({ sector }) => (crane.arrow + sector) % 12 === position),
  ) ?? 0;

test('a legal command is called legal', () => {
  given(offered('manage-mines')).then((state) => {
    expect(ask(state, 0, { type: 'TakeActionTile', position: redPosition(state) })).toEqual({ legal: true });
  });
});

test('CRANE-7 without gold a red tile is one gold short, and producing gold would cure it', () => {
  given(goods(0, { gold: 0 }), technology(0, COINAGE)).then((state) => {
    const red: Command = { type: 'TakeActionTile', position: redPosition(state) };
    expect(ask(state, 0, red)).toMatchObject({
      legal: false,
      rejection: {
        code: 'cannot-pay',
        rule: 'CRANE-7',
        params: { gold: 1, 'gold-have': 0, 'gold-short': 1 },
      },
    });
    expect(cures(state, red)).toEqual([
      { command: { type: 'UseTechnology', tile: COINAGE }, goods: { gold: 3, stone: 2 } },
    ]);
  });
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
  dear('stone-2').then((state) => {
    expect(ask(state, 0, wall)).toMatchObject({
      rejection: { code: 'cannot-pay', params: { stone: 3, 'stone-have': 1, 'stone-short': 2 } },
      cures: [{ command: collect, goods: { stone: 2 } }],
    });
  });
  dear('stone-1').then((state) => expect(cures(state, wall)).toEqual([]));
});

test('EXTRA-1, GRID-5 what is short of windows is told window by window', () => {
  given(goods(0, { 'gold-window': 1, 'silver-window': 0 })).then((state) => {
    expect(ask(state, 0, buyExtra(EXTRA_GS))).toMatchObject({
      rejection: { code: 'cannot-pay', params: { 'gold-window': 1, 'silver-window-short': 1 } },
    });
    expect(ask(state, 0, moveUp('cathedral'))).toMatchObject({
      rejection: { code: 'cannot-pay', params: { 'silver-window-have': 0, 'silver-window-short': 2 } },
    });
  });
});

test('CRANE-11, ROAD-13 an egg in the slot is what the pawn was short of', () => {
  given(offered('kings-road', 'egg-for-gold'), goods(0, { gold: 2, egg: 0 }), pawn(0, 3))
    .when(0, take())
    .then((state) => {
      expect(ask(state, 0, declare('kings-road'))).toMatchObject({
        rejection: { code: 'action-impossible', params: { egg: 1, 'egg-have': 0, 'egg-short': 1 } },
        cures: [{ command: buyEgg, goods: { gold: -1, egg: 1 } }],
      });
    });
});

test('TURN-6 an impossible action tells what is the least out of reach', () => {
  const bare = [noWealth(0), goods(0, { gold: 0, stone: 0 }), offered('construct-wall', 'window')];
  given(
    ...bare,
    inSlot('wall', 0, 'wall-i-drum-tower'),
    inSlot('wall', 1, WALL_FOR_STONE),
    inSlot('wall', 2, 'wall-i-quarry-face'),
  )
    .when(0, take())
    .then((state) => {
      expect(ask(state, 0, declare('construct-wall'))).toMatchObject({
        rejection: { params: { tile: WALL_FOR_STONE, stone: 1, 'stone-short': 1 } },
      });
    });
  given(...bare, emptyRow('wall'))
    .when(0, take())
    .then((state) => {
      expect(ask(state, 0, declare('construct-wall'))).toMatchObject({
        rejection: { code: 'action-impossible', params: { lacks: 'tile' } },
      });
    });
});

test('TECH-G10, EXTRA-1 the right to an action comes from its technology or its windows', () => {
  const paving: Context = 'tech:technology-iii-road';
  given(technology(0, 'technology-iii-road'), goods(0, { 'gold-window': 2 })).then((state) => {
    expect(ask(state, 0, declare('kings-road', paving))).toMatchObject({
      rejection: { code: 'no-such-context', params: { context: paving } },
      cures: [{ command: use('technology-iii-road'), goods: { egg: 1 } }],
    });
    expect(cures(state, declare('manage-mines', 'extra'))).toEqual([
      { command: buyExtra(EXTRA_GG), goods: { 'gold-window': -2 } },
    ]);
  });
});

test('SPECIAL-2 the special tile is free only with the right to it', () => {
  given(offered('upgrade-action', 'window'))
    .when(0, take(), declare('upgrade-action'))
    .then((state) => {
      expect(ask(state, 0, placeUpgrade(3))).toMatchObject({
        rejection: { code: 'special-right-needed', params: { row: 'upgrade', context: 'main' } },
        cures: [],
      });
    });
});

test('HEX-5, WALL-4 a taken place and an empty slot have no cure', () => {
  declared(
    'construct-wall',
    goods(0, { stone: 5 }),
    emptySlot('wall', 0),
    inSlot('wall', 1, WALL_FOR_STONE),
    walled(0, 'wall-i-drum-tower', 'wall-cell-1'),
  ).then((state) => {
    expect(ask(state, 0, placeWall(0, 'wall-cell-2'))).toMatchObject({
      rejection: { code: 'slot-empty', params: { row: 'wall', slot: 0 } },
      cures: [],
    });
    expect(ask(state, 0, placeWall(1, 'wall-cell-1'))).toMatchObject({
      rejection: { code: 'cell-taken' },
      cures: [],
    });
  });
});

test('TURN-4 the main action needs a tile that shows it', () => {
  given(offered('manage-mines')).then((state) => {
    const asked = declare('manage-mines');
    expect(ask(state, 0, asked)).toMatchObject({ rejection: { code: 'tile-not-taken', rule: 'TURN-4' } });
    expect(new Set(cures(state, asked).map(({ command }) => command.type))).toEqual(
      new Set(['TakeActionTile']),
    );
  });
});

test('R-25 the turn ends after the action begun: doing it is the cure', () => {
  declared('manage-mines').then((state) => {
    expect(ask(state, 0, end)).toMatchObject({ rejection: { code: 'finish-performance-first' } });
    expect(cures(state, end)).toContainEqual({ command: mines('increase'), goods: { gold: 1 } });
  });
});

test('TURN-9 who is not to move, or has no seat, has no cure', () => {
  given(offered('manage-mines')).then((state) => {
    expect(ask(state, 1, end)).toMatchObject({ rejection: { code: 'not-your-turn' }, cures: [] });
    expect(ask(state, undefined, end)).toMatchObject({ rejection: { code: 'not-a-seat' }, cures: [] });
  });
});
