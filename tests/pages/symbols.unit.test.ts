/** The page of all symbols: every symbol of a board is there, and each says what it does. */
import { expect, test } from 'vitest';
import { PARTS, SECTIONS } from '@/app/reference/parts';
import { ACTION_RULES, EXPLAINED } from '@/app/symbols/symbols';
import { RULES } from '@/lib/game/casebook/rulings';
import { effectGlyphs } from '@/lib/game/drawing/glyphs';
import { SYMBOL_NAMES } from '@/lib/game/drawing/sheet';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { PACK } from '../support/engine/table';

const shown = new Set([
  ...EXPLAINED.map(({ name }) => `i-${name}`),
  ...ACTION_RULES.map(([action]) => `a-${action}`),
]);

test('each symbol is one of the set, and has rules that there are', () => {
  const known = new Set<string>(RULES.map(({ id }) => id));
  expect([...shown].filter((name) => !SYMBOL_NAMES.includes(name))).toEqual([]);
  const named = [...EXPLAINED.flatMap(({ rules }) => rules), ...ACTION_RULES.map(([, rule]) => rule)];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(EXPLAINED.filter(({ rules }) => rules.length === 0)).toEqual([]);
});

test('the quick reference draws symbols that exist', () => {
  const symbols = SECTIONS.flatMap((section) => PARTS[section]).flatMap(({ symbol }) => symbol ?? []);
  expect(symbols.filter((name) => !SYMBOL_NAMES.includes(name))).toEqual([]);
});

test('all that tiles of the pack give is among them', () => {
  const gains: readonly Effect[] = [
    ...PACK.upgrades.map(({ bonus }) => bonus),
    ...PACK.walls.map(({ gain }) => gain),
    ...PACK.buildings.map(({ gain }) => gain),
    ...PACK.plazas.tiles.flatMap(({ faces }) => faces.flatMap(({ upper, lower }) => [upper, lower])),
  ];
  const drawn = gains.flatMap(effectGlyphs).flatMap((glyph) => (glyph.kind === 'icon' ? [glyph.icon] : []));
  expect(drawn.length).toBeGreaterThan(50);
  expect([...new Set(drawn)].filter((name) => !shown.has(name))).toEqual([]);
});
