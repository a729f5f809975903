/** Marks that must be distinguishable: rings by shape and colour, signs from their ground. */
import fs from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Balance } from '@/components/move/balance';
import { TurnShownContext } from '@/components/move/turn/turn-context';
import { citySvg } from '@/lib/game/drawing/city/city';
import { PALETTE } from '@/lib/game/drawing/palette';
import { SYMBOLS } from '@/lib/game/drawing/sheet';
import { BONUS_RING, wheelSvg } from '@/lib/game/drawing/wheel';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { CAPTION } from '../support/components/drawings';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { contrast, distance, seenBy, SIGHTS } from '../support/components/sight';

const css = (file: string) => fs.readFileSync(`components/styles/${file}.css`, 'utf8');
const middle = goldenTable('4-players-online', 248);
const on = { words: wordingOf('en'), pack: middle.pack, state: middle.view.state };
/** In Lab: neighbours that are not of one family. */
const NEAR = 20;
/** Colours of rings, and of the frame of a special tile. */
const PAIRS = [
  ['legal', 'chosen'],
  ['legal', 'changed'],
  ['chosen', 'changed'],
  ['legal', 'gold'],
] as const;

const states = css('states');
const lineOf = (selector: string) => {
  const rule = states.slice(states.indexOf(`\n  ${selector} {`)).split('}')[0] ?? '';
  return /(?:--ring-dash|stroke-dasharray): ([^;]+);/.exec(rule)?.[1];
};
const RINGS = ['.hit', '[data-changed]', '[data-legal] .hit', '[data-chosen] .hit'] as const;

test('the rings of changed, legal, both and chosen pieces differ in shape', () => {
  const lines = RINGS.map(lineOf);
  expect(lines).not.toContain(undefined);
  expect(new Set(lines).size).toBe(RINGS.length);
  expect(lines.at(-1)).toBe('none');
});

test.each(PAIRS)('the colours of %s and %s differ for every eye, in both themes', (one, other) => {
  for (const theme of ['light', 'dark'] as const)
    for (const sight of SIGHTS) {
      const [a, b] = [one, other].map((name) => seenBy(sight, colourOf(name, theme)));
      expect(distance(a ?? '', b ?? ''), `${theme} ${sight}`).toBeGreaterThan(NEAR);
    }
});

test('the outline of an empty site is seen on the ground of both towns', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const town of ['old-town', 'new-town'])
      expect(contrast(colourOf('map-ink', theme), colourOf(town, theme)), `${theme} ${town}`).toBeGreaterThan(
        3,
      );
});

function colourOf(name: string, theme: 'light' | 'dark'): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css('tokens'));
  return pair?.[theme === 'light' ? 1 : 2] ?? '';
}

test('every seat has a light rim, so its sign is seen on any ground', () => {
  for (let seat = 0; seat < 4; seat++) {
    const symbol = SYMBOLS.split('<symbol ').find((entry) => entry.startsWith(`id="s-${seat}"`)) ?? '';
    const [rim, body] = [symbol.indexOf('stroke="#fff8ea"'), symbol.indexOf(`var(--seat-${seat})`)];
    expect(rim).toBeGreaterThan(0);
    expect(rim).toBeLessThan(body);
  }
  for (const ground of ['shield', 'red-piece', 'blue-piece'])
    expect(contrast('#fff8ea', PALETTE[ground]?.[0] ?? '')).toBeGreaterThan(3);
});

test('slot bonuses lie between the hub and the action tiles, wherever the wheel stands', () => {
  const [hub, tiles] = BONUS_RING;
  for (let arrow = 0; arrow < 12; arrow++) {
    const crane = { ...on.state.crane, arrow, tiles: [] };
    const drawing = wheelSvg({ ...on, state: { ...on.state, crane } }, CAPTION);
    const wheel = drawing.slice(drawing.indexOf('<g>'), drawing.indexOf('</g>'));
    const symbols = [
      ...wheel.matchAll(/<use href="#([\w-]+)" x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)"/g),
    ]
      .map(([, name = '', x, y, size]) => {
        const half = Number(size) / 2;
        return { name, half, far: Math.hypot(Number(x) + half, Number(y) + half) };
      })
      .filter(({ far }) => far < (hub + 150) / 2);
    expect(symbols.length).toBeGreaterThanOrEqual(10);
    // A tenth of a unit is lost when numbers are written down.
    const outside = symbols.filter(({ far, half }) => far - half < hub - 0.2 || far + half > tiles + 0.2);
    expect(outside).toEqual([]);
  }
});

test('no ring around a plaza crosses its number', () => {
  const drawing = citySvg(on, CAPTION);
  const plazas = drawing.split('<a ').filter((part) => part.includes('data-at="plaza:'));
  expect(plazas).toHaveLength(on.pack.city.plazas.length);
  plazas.forEach((plaza, i) => {
    expect(plaza.indexOf(`>${i + 1}</text>`)).toBeGreaterThan(plaza.indexOf('class="hit"'));
  });
});

test('the balance always shows what prices are counted in', () => {
  const shown = htmlOf(Balance, { table: middle }).replaceAll("'", '"');
  const { walls, buildings, seals } = on.pack;
  const paid = [...walls, ...buildings, ...seals].flatMap(({ cost }) =>
    Object.entries(cost).flatMap(([good, n]) => (n > 0 ? [good] : [])),
  );
  for (const good of new Set([...paid, 'gold-window', 'points']))
    expect(shown).toMatch(new RegExp(`<li data-what="${good}"(?![^>]* hidden)`));
});

test('cubes and pawn of the balance have the colour of their seat, not of a loss', () => {
  const { me = -1 } = middle;
  const balance = createElement(Balance, { table: middle });
  const changed = createElement(
    TurnShownContext.Provider,
    { value: { change: { cubes: -1, road: 1 } } },
    balance,
  );
  const shown = renderToStaticMarkup(changed).replaceAll("'", '"');
  for (const what of ['cubes', 'road']) {
    const [, drawn = ''] = new RegExp(`data-what="${what}"[^>]*><svg([^>]*)>`).exec(shown) ?? [];
    expect(drawn, what).toContain(`color:var(--seat-${me})`);
  }
});
