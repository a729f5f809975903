/**
 * R-65 outside the engine: where the last cube may be kept for a seal, drawing, words, computers and the log
 * all know both ways.
 */
import { expect, test } from 'vitest';
import { candidatesAt, thoughtOf } from '@/lib/game/bots/candidates';
import { outlookOf } from '@/lib/game/bots/outlook';
import { keepsCube } from '@/lib/game/engine/board/rows';
import { options } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { CommandSchema } from '@/lib/game/engine/commands';
import { placementOf, turnDataOf } from '@/lib/game/turn/turn-data';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { labelCommand } from '@/lib/game/wording/options';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { buildKeepingCube, declare, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { counts, goods, noWealth, player } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { canonical, given } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

const { state, secrets } = given(
  { players: 4 },
  noWealth(0),
  offered('construct-building'),
  goods(0, { gold: 2 }),
  inSlot('building', 0, 'building-i-assay-office'),
  counts(0, { 'gold-mine': 7 }),
  player(0, { cubes: 1 }),
).when(0, take(), declare('construct-building'));
const seen = view(state, secrets, 0);
const keeping = buildKeepingCube(0, 'site-p1-a');

test('R-65 the tile is there twice for the drawing, first with the cube on it, and nothing is lost on the way', () => {
  const { commands } = options(PACK, seen);
  const { steps, tiles } = turnDataOf(PACK, seen, commands);
  expect(tiles.filter(({ slot }) => slot === 0).map(({ keepCube }) => keepCube)).toEqual([undefined, true]);
  const again = tiles.flatMap((tile) =>
    tile.spots.flatMap((spot) =>
      [0, 1, 2, 3, 4, 5]
        .filter((turn) => spot.legal & (1 << turn))
        .map((turn) => placementOf(tile, spot, turn)),
    ),
  );
  const all = [...steps.map(({ command }) => command), ...again];
  expect(all.map(canonical).sort()).toEqual(commands.map(({ command }) => canonical(command)).sort());
});

test('R-65 computers weigh both', () => {
  const outlook = outlookOf(PACK, state, 0);
  const built = candidatesAt(outlook, thoughtOf(seen)).filter((command) => command.type === 'PlaceBuilding');
  expect(new Set(built.map(keepsCube))).toEqual(new Set([true, false]));
});

test('R-65 the command is stored as it was given, and no other value than true', () => {
  expect(CommandSchema.parse(JSON.parse(JSON.stringify(keeping)))).toEqual(keeping);
  expect(CommandSchema.safeParse({ ...keeping, keepCube: false }).success).toBe(false);
});

test.each(LOCALES)('R-65 the two ways have words of their own in %s', (locale) => {
  const on = { words: wordingOf(locale), pack: PACK, state };
  const { keepCube: _kept, ...placing } = keeping;
  expect(labelCommand(on, keeping)).not.toBe(labelCommand(on, placing));
  expect(labelCommand(on, keeping)).toMatch(/seal|Siegel|selo/);
});
