import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BASE_PACK } from '@/lib/game/content/base';
import type { HexTile, PackData } from '@/lib/game/engine/pack';
import { COUNTABLES, ERAS, TRIGGERS } from '@/lib/game/engine/vocabulary';
import { kindsIn, SHAPES } from './effects';
import { componentsOf, contentsOf } from './entries';
import { mean } from './support';
import { BAND, ERA_FACTOR, MODEL, SPECIAL_FACTOR, tileWorth } from './value-model';

/** docs/content.md says the same as the pack and the model. */
const page = readFileSync(path.join(import.meta.dirname, '../../docs/content.md'), 'utf8');
const missing = (wanted: readonly string[]) => wanted.filter((text) => !page.includes(text));
const inCode = (words: readonly string[]) => words.map((word) => `\`${word}\``);

test('the page explains every effect kind', () => {
  expect(missing(inCode(Object.keys(SHAPES)))).toEqual([]);
});

test('the page explains every trigger and countable', () => {
  expect(missing(inCode([...TRIGGERS, ...COUNTABLES]))).toEqual([]);
});

test('every effect kind is used somewhere in the pack', () => {
  const used = new Set(contentsOf(BASE_PACK).effects.flatMap(({ value }) => kindsIn(value)));
  expect(Object.keys(SHAPES).filter((kind) => !used.has(kind))).toEqual([]);
});

test('the page lists every file of the pack', () => {
  const fileOf = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  expect(missing(componentsOf(BASE_PACK).map(([name]) => fileOf(name)))).toEqual([]);
});

test('the page repeats the value model', () => {
  const rows = Object.entries(MODEL).map(([unit, values]) => [unit, ...values.map((x) => x.toFixed(2))]);
  expect(missing(rows.map((cells) => `| ${cells.join(' | ')} |`))).toEqual([]);
});

test('the page states the bands of the balance', () => {
  expect(missing([`${BAND * 100} %`, SPECIAL_FACTOR.join(' to '), ERA_FACTOR.join(' to ')])).toEqual([]);
});

test.each(['upgrades', 'walls', 'buildings'] as const)('the page states the means of %s', (family) => {
  const pack: PackData = BASE_PACK;
  const rows = ERAS.map((era) => {
    const worths = (special: boolean) =>
      pack[family]
        .filter((tile: HexTile) => tile.era === era && tile.special === special)
        .map((tile) => tileWorth(tile));
    const normal = worths(false);
    const figures = [mean(normal), Math.min(...normal), Math.max(...normal)].map((x) => x.toFixed(2));
    return [family, era, ...figures, `x ${(mean(worths(true)) / mean(normal)).toFixed(2)}`];
  });
  expect(missing(rows.map((cells) => `| ${cells.join(' | ')} |`))).toEqual([]);
});
