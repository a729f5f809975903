/** An impossible step is refused with its reason, and every reason leads to a step that would help. */
import { describe, expect, test } from 'vitest';
import { options } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { commandAt, impossibleNow, whyNot } from '@/lib/game/turn/impossible-commands';
import { matchesOf } from '@/lib/game/turn/preview';
import { given, type Scenario } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { present } from '../support/present';

const seenIn = ({ state, secrets }: Scenario) => view(state, secrets, 0);
const START = given();
const SEEN = seenIn(START);
const LEGAL = options(PACK, SEEN).commands;

describe('impossible steps', () => {
  const told = impossibleNow(PACK, SEEN, LEGAL).map(({ command }) => command);

  test('are told with a reason, and never what is possible', () => {
    expect(told.map(({ type }) => type)).toContain('BuyExtraAction');
    for (const command of told)
      expect(whyNot(PACK, SEEN, command, LEGAL).option, JSON.stringify(command)).toBeUndefined();
  });

  test('every action tile on the crane can be taken or says why not', () => {
    const positions = [...LEGAL.map(({ command }) => command), ...told].flatMap((command) =>
      command.type === 'TakeActionTile' ? [command.position] : [],
    );
    expect(new Set(positions).size).toBe(START.state.crane.tiles.length);
  });

  test('a seat that is not to act gets no answer', () => {
    const other = view(START.state, START.secrets, 1);
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
    expect(commandAt(PACK, SEEN, at)).toEqual(command);
  });

  test('a site stands for placing the tile that was chosen, or any in hand', () => {
    const placing = declared('construct-building');
    const seen = seenIn(placing);
    const site = placing.state.buildings[0]?.site ?? '';
    expect(commandAt(PACK, seen, `site:${site}`, 'slot:building-2')).toMatchObject({ slot: 2, site });
    const command = present(commandAt(PACK, seen, `site:${site}`));
    const why = whyNot(PACK, seen, command, options(PACK, seen).commands);
    expect(why.option ?? why.rejection).toMatchObject({ code: 'site-taken' });
  });
});

test('a legal command is offered again whatever the order of its keys', () => {
  const option = LEGAL.find(({ command }) => command.type === 'TakeActionTile');
  if (option?.command.type !== 'TakeActionTile') throw new Error('no tile');
  const asked = { position: option.command.position, type: 'TakeActionTile' } as const;
  expect(whyNot(PACK, SEEN, asked, LEGAL).option).toEqual(option);
});

test('the sides and corners that pay come from the events, by their number on the board', () => {
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
