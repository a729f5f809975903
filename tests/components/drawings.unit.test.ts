import { describe, expect, test } from 'vitest';
import { packDataOf } from '@/lib/game/box/box';
import { BASE_PACK } from '@/lib/game/content/base';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { gridSvg } from '@/lib/game/drawing/grid';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { tileSvg } from '@/lib/game/drawing/tiles';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import type { HexTile } from '@/lib/game/engine/pack';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
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
    (tile: HexTile) => [tile.name, tileSvg(ON, tile)] as const,
  ),
];

const { file: sheet } = sheetOf(PACK);
const defined = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

describe('each drawing', () => {
  test.each(DRAWINGS)('%s is whole, named and uses only symbols there are', (_name, drawing) => {
    expect(drawing).toMatch(
      /^<svg .*<title id="[^"]+">[^<]+<\/title><desc id="[^"]+">[^<]+<\/desc>.*<\/svg>$/s,
    );
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    const used = [...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  test.each(DRAWINGS)(
    '%s keeps to double quotes around attributes, so quotes can be exchanged',
    (_name, drawing) => {
      expect(drawing).not.toContain("'");
    },
  );
});

test('names cannot break out of a drawing', () => {
  const name = `</title><script>alert("'1'")</script>`;
  const base = { id: BASE_PACK.id, version: BASE_PACK.version };
  const pack = packDataOf(BASE_PACK, { base, changes: { [BASE_PACK.walls[0]?.id ?? '']: { name } } });
  const [tile] = pack.walls;
  const drawing = tile && tileSvg({ words: EN, pack }, tile);
  expect(drawing).not.toContain('<script');
  expect(drawing).toContain('&lt;script&gt;');
});
