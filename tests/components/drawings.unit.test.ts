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
import { wordingOf } from '@/lib/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

const player = STATE.players[0];
if (!player) throw new Error('a table without players');

const EN = wordingOf('en');
const ON = { words: EN, pack: PACK, state: STATE };
const CAPTION = { title: 'title', desc: 'words' };

const DRAWINGS: readonly (readonly [string, string])[] = [
  ['crane', wheelSvg(ON, CAPTION)],
  ['city', citySvg(ON, CAPTION)],
  ['Hunger Wall', gridSvg(ON, 'hunger-wall', CAPTION)],
  ['Cathedral', gridSvg(ON, 'cathedral', CAPTION)],
  ['road and bridge', bridgeSvg(ON, CAPTION)],
  ['player board', playerBoardSvg(PACK, player, 0, CAPTION)],
  ['action board', actionBoardSvg(PACK, player, { words: EN, seat: 0, mine: true, caption: CAPTION })],
  ...[...PACK.upgrades, ...PACK.walls, ...PACK.buildings].map(
    (tile: HexTile) => [tile.name, tileSvg(EN, tile, 'words')] as const,
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
  expect(tileSvg(EN, tile, '<b>')).not.toMatch(/<script|<b>/);
});
