/** Every choice has a picture and a name of at most ten words; its cost and gain follow. */
import { expect, test } from 'vitest';
import { pieceOfStep } from '@/components/move/forms/command-buttons';
import { signsOf } from '@/components/move/signs-of';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { labelParts } from '@/lib/game/wording/options';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { inFull } from '../support/full';

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
