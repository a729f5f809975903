/** An action that lacks only an uncollected bonus is offered as "collect, then do". */
import { describe, expect, test } from 'vitest';
import { JoinedButtons } from '@/components/move/forms/command-buttons';
import { PlacementForm } from '@/components/move/forms/placement-form';
import { postedCommand, postedThen } from '@/components/move/forms/posted-command';
import { chosenTile, commandOf } from '@/components/move/turn/choice';
import { BlindWork } from '@/lib/game/engine/blind-work';
import { execute, refuse } from '@/lib/game/engine/decide';
import { options } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { afterCollecting, placedAfterCollecting } from '@/lib/game/turn/losses';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { collect, declare, take } from '../support/engine/commands';
import { offered, type SlotName } from '../support/engine/patches-board';
import { goods, noWealth } from '../support/engine/patches-player';
import { emptySlot, inSlot } from '../support/engine/patches-rows';
import { given, type Scenario } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';
import { aWall } from '../support/engine/tiles';
import { formOf } from '../support/form';

const WALL = declare('construct-wall');
const CHEAP = aWall({ cost: { gold: 0, stone: 2 } });
const DEAR = aWall({ cost: { gold: 0, stone: 3 } });
const EASY = aWall({ cost: { gold: 0, stone: 1 } });

/** A turn with a stock of stone, an uncollected bonus, and a row of these walls. */
function begun(slot: SlotName, stone: number, walls: readonly string[]): Scenario {
  const row = ([0, 1, 2, 3] as const).map((n) => {
    const wall = walls[n];
    return wall ? inSlot('wall', n, wall) : emptySlot('wall', n);
  });
  return given(offered('construct-wall', slot), noWealth(0), goods(0, { stone }), ...row).when(0, take());
}

function seenIn({ state, secrets }: Scenario) {
  const seen = view(state, secrets, 0);
  return { seen, ...options(PACK, seen) };
}

/** The only wall there is costs two stone. */
function found(slot: SlotName, stone: number) {
  const { seen, commands } = seenIn(begun(slot, stone, [CHEAP]));
  return { seen, joined: afterCollecting(PACK, seen, commands) };
}

describe('an action that lacks only an uncollected bonus', () => {
  test('is offered behind the bonus that makes it possible', () => {
    const { seen, joined } = found('stone-1', 1);
    const only = { pack: PACK, state: seen.state, offered: () => undefined };
    expect(refuse(only, 0, WALL)).toBeDefined();
    expect(joined).toContainEqual({ first: collect, then: WALL });
    const { state } = execute(new BlindWork(PACK, seen.state), 0, collect);
    expect(refuse({ ...only, state }, 0, WALL)).toBeUndefined();
  });

  test('is not where it is possible already, or would not be all the same', () => {
    for (const [slot, stone] of [
      ['stone-1', 2],
      ['stone-1', 0],
      ['gold-1', 1],
      ['egg-for-stone', 1],
    ] as const)
      expect(found(slot, stone).joined.filter(({ then }) => then.type === 'DeclareAction')).toEqual([]);
  });

  test('is one button that posts both, and says both', () => {
    const { seen, joined } = found('stone-1', 1);
    const on = { words: wordingOf('en'), pack: PACK, state: seen.state };
    const markup = htmlOf(JoinedButtons, { on, joined });
    expect(markup).toMatch(/Collect the wheel bonus[^<]*1 stone[^<]*, then:[^<]*wall/i);
    const form = formOf({ command: /value="([^"]*)"/.exec(markup)?.[1] ?? '' });
    expect(postedCommand(form)).toEqual(collect);
    expect(postedThen(form)).toEqual(WALL);
  });
});

describe('a tile that lacks only an uncollected bonus', () => {
  /** The action is open, its tile in slot 1 costs three stone. */
  function placing(slot: SlotName, stone: number) {
    const { seen, commands } = seenIn(begun(slot, stone, [EASY, DEAR]).when(0, WALL));
    return { seen, commands, dear: placedAfterCollecting(PACK, seen, commands) };
  }

  test('may be placed in every way that is legal once the bonus is there', () => {
    const { seen, commands, dear } = placing('stone-1', 2);
    const { state } = execute(new BlindWork(PACK, seen.state), 0, collect);
    const later = options(PACK, { ...seen, state }).commands;
    const wanted = later.filter(({ command }) => command.type === 'PlaceWall' && command.slot === 1);
    expect(wanted.length).toBeGreaterThan(5);
    expect(dear).toEqual([{ first: collect, placements: wanted }]);
    const { tiles } = turnDataOf(PACK, seen, commands, new Map(), dear);
    expect(tiles.map(({ at, first }) => [at, first])).toEqual([
      ['slot:wall-0', undefined],
      ['slot:wall-1', collect],
    ]);
    const [spot] = tiles[1]?.spots ?? [];
    if (!tiles[1] || !spot) throw new Error('it has places');
    expect(chosenTile(tiles[1])).toMatchObject({ kind: 'tile' });
    expect(commandOf({ kind: 'spot', tile: tiles[1], spot, rotation: 0 })).toMatchObject({ first: collect });
  });

  test('is not lit where it may be placed already, or could not be all the same', () => {
    for (const [slot, stone] of [
      ['stone-1', 3],
      ['stone-1', 1],
      ['gold-1', 2],
    ] as const)
      expect(placing(slot, stone).dear).toEqual([]);
  });

  test('has a form that posts both, and says both', () => {
    const { seen, dear } = placing('stone-1', 2);
    const [{ first, placements } = { first: undefined, placements: [] }] = dear;
    const stamp = { gameId: 'g', expectedSeq: 1, commandId: 'c' };
    const on = { pack: PACK, state: seen.state, seat: 0 as const, stamp, action: async () => {} };
    const props = { ...on, options: placements, first, only: false };
    const markup = htmlOf(PlacementForm, props);
    expect(markup).toMatch(/<button[^>]*><span>Collect the wheel bonus[^<]*, then: Place /);
    const hidden = [...markup.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const form = formOf({ ...fields, 'with.cell': 'wall-cell-1', 'with.rotation': '2' });
    expect(postedCommand(form)).toEqual(collect);
    expect(postedThen(form)).toEqual({ type: 'PlaceWall', slot: 1, cell: 'wall-cell-1', rotation: 2 });
  });
});
