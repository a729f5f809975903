/** The small drawings of a recap and the lines of the figures: whole, named, and with nothing to press. */
import { expect, test } from 'vitest';
import { lineChart } from '@/components/history/figures/line-chart';
import { citySpot } from '@/lib/game/drawing/city/city';
import { gridSpot } from '@/lib/game/drawing/grid';
import { changeRings, placeRings, ringedPlacesOf, sightsOf } from '@/lib/game/drawing/rings';
import type { Event } from '@/lib/game/engine/events';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

const ON = { words: wordingOf('en'), pack: PACK, state: STATE };
const [site] = PACK.city.sites;

test.each([
  ['a site', citySpot(ON, site?.id ?? '', { id: 'recap-1', title: 'Site 1A' })],
  ['a square', gridSpot(ON, { grid: 'cathedral', row: 2, column: 1 }, { id: 'recap-2', title: 'Cathedral' })],
])('%s is drawn with a ring, a name and no links', (_name, drawing) => {
  expect(drawing).toMatch(/^<svg viewBox="[-\d. ]+" role="img" aria-labelledby="recap-\d-t/);
  expect(drawing).toContain('stroke="var(--changed)"');
  expect(drawing).not.toMatch(/<a |data-at|NaN|undefined/);
  expect(drawing?.match(/<svg/g)).toHaveLength(drawing?.match(/<\/svg>/g)?.length ?? 0);
});

test('unknown sites are not drawn', () => {
  expect(citySpot(ON, 'nowhere', { id: 'x', title: '' })).toBeUndefined();
});

test('a chart names every line, also where they end together, and escapes names', () => {
  const chart = lineChart('Points', [
    { name: 'Anna', seat: 0, values: [0, 3, 9] },
    { name: '<b>', seat: 1, values: [0, 4, 9] },
  ]);
  expect(chart.match(/stroke-width="2.5"/g)).toHaveLength(2);
  expect(chart).toMatch(/>Anna(<| )/);
  expect(chart).toContain('&lt;b&gt;');
  expect(chart).not.toMatch(/NaN|<b>/);
  const places = [
    ...chart.matchAll(/font-weight="600">|y="([\d.]+)" dominant-baseline="middle" font-weight/g),
  ];
  expect(new Set(places.map(([, y]) => y)).size).toBe(2);
  expect(lineChart('Nothing yet', [{ name: 'Anna', seat: 0, values: [] }])).not.toContain('NaN');
});

test('rings are drawn around keys and around nothing else', () => {
  expect(placeRings('.x', [])).toBe('');
  const style = placeRings('.x', ['site:site-1a', 'site:"] *{}']);
  expect(style).toContain('[data-at="site:site-1a"]');
  expect(style).not.toContain('*{}');
});

test('of a marker that moved on a project the marker is ringed, not the project', () => {
  const moved = { type: 'GridMoved', seat: 1, grid: 'cathedral', row: 1, column: 0 } as const;
  const all = ringedPlacesOf(PACK, STATE, [moved as Parameters<typeof ringedPlacesOf>[2][number]]);
  expect(all).toEqual({ keys: [], markers: [{ grid: 'cathedral', seat: 1 }] });
  const style = changeRings('.x', all);
  expect(style).toContain('svg[aria-labelledby^="cathedral-"] use[href$="#s-1"]');
  expect(style).not.toContain('grid:cathedral');
});

const marker = {
  type: 'GridMoved',
  seat: 1,
  grid: 'hunger-wall',
  row: 1,
  column: 1,
  by: 'sideways',
} as const;
const tile = { type: 'TileTaken', seat: 1, row: 'wall', slot: 2, tile: 'wall-1' } as const;
const gain = { type: 'Gained', seat: 1, what: 'gold', n: 1, source: { kind: 'rule' } } as unknown as Event;

test('a film first brings the most telling change into sight: the marker that a wall has moved, then the tile that was taken', () => {
  expect(sightsOf(PACK, STATE, [tile, gain, marker])).toEqual([
    '#hunger-wall-zone .drawing',
    '.cards [data-at="slot:wall-2"]',
  ]);
});

test("mines and quarries are shown at their owner's row, and pure gains have no target", () => {
  expect(sightsOf(PACK, STATE, [{ type: 'Produced', seat: 1, what: 'gold' }, gain])).toEqual([
    ':is(.rival, #mine).seat-1',
  ]);
  expect(sightsOf(PACK, STATE, [gain])).toEqual([]);
});
