/** An impossible step is refused with its reason, and every reason leads to a step that would help. */
import { describe, expect, test } from 'vitest';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import { commandAt, impossibleNow, whyNot } from '@/lib/game/turn/impossible-commands';
import { matchesOf } from '@/lib/game/turn/preview';
import { PACK, table } from '../support/engine/table';

const start: Position = { ...table(), trail: [] };
const seatOf = ({ state }: Position) => toAct(state)[0] ?? 0;
const viewOf = (position: Position) => view(position.state, position.secrets, seatOf(position));
const optionsOf = (position: Position) => options(PACK, viewOf(position)).commands;

function after(position: Position, command: Command): Position {
  const seat = seatOf(position);
  if (!position.secrets) throw new Error('no secrets');
  const found = decide(PACK, position.state, position.secrets, seat, command);
  if (!found.ok) throw new Error(found.error.code);
  return advance(position, { seq: position.state.seq + 1, seat, ...found.value });
}

/** The first position where a tile of this kind may be placed. */
function placing(type: Command['type']): Position {
  for (const { command } of optionsOf(start)) {
    if (command.type !== 'TakeActionTile') continue;
    const taken = after(start, command);
    for (const { command: declare } of optionsOf(taken)) {
      if (declare.type !== 'DeclareAction') continue;
      const found = after(taken, declare);
      if (optionsOf(found).some((option) => option.command.type === type)) return found;
    }
  }
  throw new Error(`nobody may ${type}`);
}

describe('impossible steps', () => {
  test('is told with a reason, and never what is possible', () => {
    const legal = optionsOf(start);
    const found = impossibleNow(PACK, viewOf(start), legal);
    expect(found.map(({ command }) => command.type)).toContain('BuyExtraAction');
    for (const { command } of found) {
      const why = whyNot(PACK, viewOf(start), command, legal);
      expect(why.option, JSON.stringify(command)).toBeUndefined();
    }
  });

  test('every action tile on the crane can be taken or says why not', () => {
    const legal = optionsOf(start);
    const told = impossibleNow(PACK, viewOf(start), legal).map(({ command }) => command);
    const positions = [...legal.map(({ command }) => command), ...told].flatMap((command) =>
      command.type === 'TakeActionTile' ? [command.position] : [],
    );
    expect(new Set(positions).size).toBe(start.state.crane.tiles.length);
  });

  test('a seat that is not to act gets no answer', () => {
    const other = view(start.state, start.secrets, 1);
    expect(impossibleNow(PACK, other, options(PACK, other).commands)).toEqual([]);
  });
});

describe('a place of the table', () => {
  test.each([
    ['crane:99', undefined],
    ['crane:x', undefined],
    ['plaza:p1', undefined],
    ['technology:none-of-mine', undefined],
    ['grid:cathedral', { type: 'MoveUp', grid: 'cathedral' }],
    ['cell:action-hex-kings-road', { type: 'DeclareAction', action: 'kings-road', context: 'main' }],
  ])('%s stands for its command', (at, command) => {
    expect(commandAt(PACK, viewOf(start), at)).toEqual(command);
  });

  test('a site stands for placing the tile that was chosen, or any in hand', () => {
    const position = placing('PlaceBuilding');
    const seen = viewOf(position);
    const site = position.state.buildings[0]?.site ?? '';
    expect(commandAt(PACK, seen, `site:${site}`, 'slot:building-2')).toMatchObject({ slot: 2, site });
    const command = commandAt(PACK, seen, `site:${site}`);
    if (!command) throw new Error('nothing is asked');
    const why = whyNot(PACK, seen, command, optionsOf(position));
    expect(why.option ?? why.rejection).toMatchObject({ code: 'site-taken' });
  });
});

describe('a legal command', () => {
  test('is offered again whatever the order of its keys', () => {
    const [option] = optionsOf(start).filter(({ command }) => command.type === 'TakeActionTile');
    if (option?.command.type !== 'TakeActionTile') throw new Error('no tile');
    const asked = { position: option.command.position, type: 'TakeActionTile' } as const;
    expect(whyNot(PACK, viewOf(start), asked, optionsOf(start)).option).toEqual(option);
  });
});

describe('the sides and corners that pay', () => {
  test('come from the events, by their number on the board', () => {
    const corner = PACK.cityPlaces.places.get('site-p1-a')?.vertices[3] ?? '';
    const other = PACK.actionBoardPlaces.places.get('kings-road')?.across[2] ?? '';
    const seat = 0;
    expect(
      matchesOf(PACK, 'site-p1-a', [
        { type: 'CornersMatched', seat, token: 'blue-token', contacts: [`${corner}|a|b`, `${corner}|a|c`] },
      ]),
    ).toEqual({ sides: [], corners: [3] });
    expect(
      matchesOf(PACK, 'kings-road', [
        { type: 'EdgeMatched', seat, contact: ['kings-road', other].sort().join('|'), gains: [] },
      ]),
    ).toEqual({ sides: [2], corners: [] });
    expect(matchesOf(PACK, 'nowhere', [])).toEqual({ sides: [], corners: [] });
  });
});
