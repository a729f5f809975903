import { describe, expect, test } from 'vitest';
import type { HexTile } from '@/lib/engine/pack';
import { actionBoardSvg } from '@/components/board/svg/action-board';
import { bridgeSvg } from '@/components/board/svg/bridge';
import { citySvg } from '@/components/board/svg/city';
import { gridSvg } from '@/components/board/svg/grid';
import { playerBoardSvg } from '@/components/board/svg/player-board';
import { sheetOf } from '@/components/board/svg/sheet';
import { tileSvg } from '@/components/board/svg/tile-svg';
import { wheelSvg } from '@/components/board/svg/wheel';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

const player = STATE.players[0];
if (!player) throw new Error('a table without players');

const DRAWINGS: readonly (readonly [string, string])[] = [
  ['crane', wheelSvg(PACK, STATE, 'words')],
  ['city', citySvg(PACK, STATE, 'words')],
  ['Hunger Wall', gridSvg(PACK, STATE, 'hunger-wall', 'words')],
  ['Cathedral', gridSvg(PACK, STATE, 'cathedral', 'words')],
  ['road and bridge', bridgeSvg(PACK, STATE, 'words')],
  ['player board', playerBoardSvg(PACK, player, 0, 'words')],
  ['action board', actionBoardSvg(PACK, player, 'actions-0', 'words')],
  ...[...PACK.upgrades, ...PACK.walls, ...PACK.buildings].map(
    (tile: HexTile) => [tile.name, tileSvg(tile, 'words')] as const,
  ),
];

const { file: sheet } = sheetOf(PACK);
const defined = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

describe('each drawing', () => {
  test.each(DRAWINGS)('%s is whole, named and uses only symbols there are', (_name, drawing) => {
    expect(drawing).toMatch(
      /^<svg .*<title id="[^"]+">[^<]+<\/title><desc id="[^"]+">words<\/desc>.*<\/svg>$/s,
    );
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    const used = [...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  test.each(DRAWINGS)(
    '%s keeps to double quotes around attributes, so that quotes can be exchanged',
    (_name, drawing) => {
      expect(drawing).not.toContain("'");
    },
  );
});

test('names cannot break out of a drawing', () => {
  const tile = { ...PACK.walls[0], name: `</title><script>alert("'1'")</script>` } as HexTile;
  expect(tileSvg(tile, '<b>')).not.toMatch(/<script|<b>/);
});
