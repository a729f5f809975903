/**
 * Buildings that rise on the board (lib/game/drawing/art): a house for each tile, stone as high as the
 * markers.
 */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawHouses } from '@/lib/game/drawing/art/houses';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { gridSvg } from '@/lib/game/drawing/grid';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { CAPTION } from '../support/components/drawings';
import { goldenTable } from '../support/components/golden-table';

const at = (game: string, commands: number) => {
  const { pack, view } = goldenTable(game, commands);
  return { words: wordingOf('en'), pack, state: view.state };
};
const over = at('4-players-base', 9999);
const begun = at('4-players-base', 0);
const count = (markup: string, part: string) => markup.split(part).length - 1;

test('every building of the pack has a house, each with a silhouette of its own', () => {
  const all = drawHouses(over.pack);
  expect(all).toHaveLength(over.pack.buildings.length);
  expect(new Set(all.map(([, body]) => body)).size).toBe(all.length);
});

test('every building that was placed has its house on the map, its roof in the colour of who built it', () => {
  const drawing = citySvg(over, CAPTION);
  expect(over.state.buildings.length).toBeGreaterThan(4);
  for (const { tile, seat } of over.state.buildings) {
    const i = over.pack.buildings.findIndex(({ id }) => id === tile);
    const roof = seat === undefined ? 'map-ink' : `seat-${seat}`;
    expect(drawing).toContain(`<use href="#b${i}" y="3.5" color="var(--${roof})"`);
  }
});

test.each(['hunger-wall', 'cathedral'] as const)(
  'stone is laid as high as the first at %s stands',
  (grid) => {
    const top = Math.max(...over.state.players.map(({ grids }) => grids[grid].row));
    expect(top).toBeGreaterThan(0);
    const drawing = gridSvg(over, grid, CAPTION);
    expect(count(drawing, `href="#course-${grid}"`)).toBe(top);
    expect(count(drawing, 'href="#scaffold"')).toBe(1);
    expect(gridSvg(begun, grid, CAPTION)).not.toMatch(/#course-|#scaffold/);
  },
);

test('the skyline grows with the tier that somebody has entered', () => {
  const frame = over.pack.grids.frames.find(({ id }) => id === 'cathedral');
  for (const [i, { rows }] of (frame?.tiers ?? []).entries()) {
    const row = Math.max(...rows);
    const players = over.state.players.map((player) => ({
      ...player,
      grids: { ...player.grids, cathedral: { row, column: 0 } },
    }));
    const drawing = gridSvg({ ...over, state: { ...over.state, players } }, 'cathedral', CAPTION);
    expect(drawing).toContain(`href="#sky-cathedral-${i + 1}"`);
    expect(count(drawing, '#sky-')).toBe(1);
  }
});

test('the light over the city follows the era, with flags at the end', () => {
  expect(citySvg(begun, CAPTION)).toContain('#w-morning"');
  expect(citySvg({ ...begun, state: { ...begun.state, era: 'II' } }, CAPTION)).toContain('#w-evening"');
  expect(citySvg(over, CAPTION)).toContain('#w-end"');
});

test('pawns ride along the road, each under the sign of its seat', () => {
  const position = at('4-players-ties-include-sites', 250);
  const riders = count(bridgeSvg(position, CAPTION), 'href="#rider"');
  expect(riders).toBe(position.state.players.filter(({ road }) => road > 0).length);
  expect(riders).toBeGreaterThan(0);
});

test.each([
  ['en', 'Old Town'],
  ['de', 'Altstadt'],
  ['pt-BR', 'Cidade Velha'],
] as const)('the map is lettered in the language of its reader, and in Czech: %s', (locale, name) => {
  const drawing = citySvg({ ...over, words: wordingOf(locale) }, CAPTION);
  expect(drawing).toMatch(new RegExp(`>${name} <tspan[^>]*>Staré Město<`));
});

test('the frame of an arch falls when its plank is laid', () => {
  const position = at('2-players-first-game', 9999);
  const planks = position.state.bridge.filter(({ plank }) => plank).length;
  expect(planks).toBeGreaterThan(0);
  expect(count(bridgeSvg(position, CAPTION), 'href="#centring"')).toBe(5 - planks);
});

test('a complete plaza has a well, a stall or a fountain', () => {
  const done = over.state.plazas.filter(({ evaluated }) => evaluated).length;
  expect(done).toBeGreaterThan(0);
  expect(citySvg(over, CAPTION).match(/#(?:well|stall|fountain)"/g)).toHaveLength(done);
});

test('the sheet stays small enough to be fetched at once: at most 120 kB', () => {
  expect(gzipSync(sheetOf(over.pack).file).byteLength).toBeLessThanOrEqual(120_000);
});
