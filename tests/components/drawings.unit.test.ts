import { expect, test } from 'vitest';
import { packDataOf } from '@/lib/game/box/box';
import { BASE_PACK } from '@/lib/game/content/base';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { tileSvg } from '@/lib/game/drawing/tiles';
import type { HexTile } from '@/lib/game/engine/pack';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { drawingsOf, CAPTION } from '../support/components/drawings';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

const player = STATE.players[0];
if (!player) throw new Error('a table without players');

const EN = wordingOf('en');

const DRAWINGS: readonly (readonly [string, string])[] = [
  ...Object.entries(drawingsOf(EN, { pack: PACK, view: { state: STATE, offers: [] }, seats: [] })),
  ['player board', playerBoardSvg(PACK, player, 0, CAPTION)],
  ...[...PACK.upgrades, ...PACK.walls, ...PACK.buildings].map(
    (tile: HexTile) => [tile.name, tileSvg({ words: EN, pack: PACK }, tile)] as const,
  ),
];

const { file: sheet } = sheetOf(PACK);
const defined = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

test.each(DRAWINGS)('%s is whole, named and uses only symbols there are', (_name, drawing) => {
  expect(drawing).toMatch(
    /^<svg .*<title id="[^"]+">[^<]+<\/title><desc id="[^"]+">[^<]+<\/desc>.*<\/svg>$/s,
  );
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  // The quotes around attributes are exchanged later.
  expect(drawing).not.toContain("'");
  const used = [...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(used.filter((id) => !defined.has(id))).toEqual([]);
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
