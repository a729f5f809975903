/** Every choice has a picture and a name of at most ten words, and the signs of its cost and gain. */
import { expect, test } from 'vitest';
import { pieceOfStep } from '@/components/move/forms/command-buttons';
import { signsOf } from '@/components/move/signs-of';
import { SYMBOL_NAMES } from '@/lib/game/drawing/sheet';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { labelParts } from '@/lib/game/wording/options';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { inFull } from '../support/full';
import { present } from '../support/present';

const MAX_WORDS = 10;
const GAMES = ['2-players-base', '4-players-ties-include-sites', '4-players-online'];
/** Of a game, in steps; the last game has 332 and more. */
const [LAST, EVERY] = [330, inFull(5, 33)];

/** Placed on the drawings, chosen from lists, or about no piece at all. */
const OTHERS: readonly Command['type'][] = [
  'PlaceUpgrade',
  'PlaceWall',
  'PlaceBuilding',
  'PlacePlank',
  'RefreshRow',
  'DiscardWindows',
  'EndTurn',
  'Undo',
  'SkipMainAction',
];
const NO_PICTURE: readonly Command['type'][] = ['ResolveUpArrow'];

const offered = GAMES.flatMap((game) =>
  Array.from({ length: Math.ceil(LAST / EVERY) }, (_, i) => goldenTable(game, i * EVERY)),
).map(({ pack, view }) => ({
  pack,
  state: view.state,
  commands: options(pack, view)
    .commands.map(({ command }) => command)
    .filter(({ type }) => !OTHERS.includes(type)),
}));

test.each(LOCALES)('a choice is named in at most ten words: %s', (locale) => {
  const words = wordingOf(locale);
  const names = offered.flatMap(({ pack, state, commands }) =>
    commands.map((command) => labelParts({ words, pack, state }, command).what),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => name.split(' ').length > MAX_WORDS)).toEqual([]);
});

test('a choice has a picture', () => {
  const bare = offered.flatMap(({ pack, state, commands }) =>
    commands
      .filter(({ type }) => !NO_PICTURE.includes(type))
      .filter((command) => !pieceOfStep(pack, command) && signsOf({ pack, state }, command).length === 0),
  );
  expect(bare).toEqual([]);
});

/** The signs of every step at a moment of a game. */
function signsAt(game: string, commands: number): readonly string[] {
  const { pack, view, options: offers } = goldenTable(game, commands);
  return (offers?.commands ?? []).flatMap(({ command }) => signsOf({ pack, state: view.state }, command));
}

const MOMENTS = [
  ['2-players-base', 0],
  ['2-players-base', 90],
  ['3-players-base', 150],
  ['4-players-online', 62],
  ['4-players-base', 330],
  ['2-players-b-sets-open-v', 226],
] as const;

test('every sign of a step is a symbol that is drawn', () => {
  const signs = MOMENTS.flatMap(([game, commands]) => signsAt(game, commands));
  expect(signs.length).toBeGreaterThan(20);
  expect(signs.filter((name) => !SYMBOL_NAMES.includes(name))).toEqual([]);
});

const { pack, view, options: offers } = goldenTable('2-players-base', 0);
const { state } = view;

test('an action tile bears the signs of both its actions, a bonus the signs of its goods', () => {
  const take = present(offers?.commands.find(({ command }) => command.type === 'TakeActionTile'));
  expect(signsOf({ pack, state }, take.command)).toHaveLength(2);
  const slotBonus = { kind: 'pay', cost: { stone: 1 }, gain: { kind: 'gain', good: 'egg', n: 1 } } as never;
  const turn = { ...state.turn, slotBonus };
  expect(signsOf({ pack, state: { ...state, turn } }, { type: 'CollectSlotBonus' })).toContain('i-stone');
});

test('an arrow that is not followed bears no sign of going up', () => {
  const signs = (accept: boolean) =>
    signsOf({ pack, state }, { type: 'ResolveUpArrow', grid: 'cathedral', accept });
  expect([signs(true), signs(false)]).toEqual([['i-up'], []]);
});
