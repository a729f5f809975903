/** The board in words: whole, in every language, and as the board is printed. */
import { describe, expect, test } from 'vitest';
import type { TextContext, WordTable, TextZone } from '@/lib/game/in-words/zone';
import { zonesOf } from '@/lib/game/in-words/zones';
import { neighboursOf, siteSentence } from '@/lib/game/wording/city';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { PACK } from '../support/engine/table';

const BROKEN = /undefined|NaN|null|\[object|[{}]| {2}|^ | $/;
const ENGLISH = /\b(?:the|and|your|you|with|of|are|from|costs|free|nothing|nobody|row|plaza|site)\b/i;

type Moment = readonly [game: string, commands: number];

const BEGINNING: Moment = ['4-players-online', 0];
const MIDDLE: Moment = ['4-players-online', 120];
/** The houses of the setup. */
const FOR_TWO: Moment = ['2-players-base', 0];
const MOMENTS = [BEGINNING, MIDDLE, FOR_TWO, ['4-players-online', 300], ['solo-parler', 60]] as const;

function tellingOf(locale: (typeof LOCALES)[number], [game, commands]: Moment): TextContext {
  const { pack, view, seats, scores, options } = goldenTable(game, commands);
  const words = wordingOf(locale);
  return { words, pack, state: view.state, seats, scores, commands: options?.commands ?? [] };
}

const textsIn = ({ title, lines, tables }: TextZone): readonly string[] => [
  title,
  ...lines,
  ...tables.flatMap((table) => [
    table.title,
    ...table.columns,
    ...table.rows.flatMap(({ head, cells }) => [head, ...cells]),
  ]),
];

const tablesIn = (on: TextContext): readonly WordTable[] => zonesOf(on, 0).flatMap(({ tables }) => tables);

describe.each(LOCALES)('the board in %s', (locale) => {
  test.each(MOMENTS)('%s after %i commands: everything has words', (...moment) => {
    const texts = zonesOf(tellingOf(locale, moment), 0).flatMap(textsIn);
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => text === '' || BROKEN.test(text) || text.includes(MISSING))).toEqual([]);
    if (locale !== 'en') expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
  });

  test('no two rows of a table have one name, no two tables one title', () => {
    const tables = tablesIn(tellingOf(locale, MIDDLE));
    expect(new Set(tables.map(({ title }) => title)).size).toBe(tables.length);
    for (const { rows } of tables) expect(new Set(rows.map(({ head }) => head)).size).toBe(rows.length);
  });
});

test('every row has a cell for every column', () => {
  for (const moment of MOMENTS)
    for (const { title, columns, rows } of tablesIn(tellingOf('en', moment)))
      for (const { head, cells } of rows) expect(cells.length + 1, `${title}: ${head}`).toBe(columns.length);
});

test('all places of the crane, all sites, all squares and all seals are there', () => {
  const tables = tablesIn(tellingOf('en', MIDDLE));
  const heads = tables.flatMap(({ rows }) => rows.map(({ head }) => head));
  expect(heads.filter((head) => head.startsWith('Place '))).toHaveLength(PACK.crane.positions.length);
  expect(heads.filter((head) => head.startsWith('Site '))).toHaveLength(PACK.city.sites.length);
  expect(heads.filter((head) => head.startsWith('Row '))).toHaveLength(12);
});

test('legal steps are listed at their places, and only there', () => {
  const on = tellingOf('en', BEGINNING);
  const crane = tablesIn(on).find(({ title }) => title === 'Places of the crane');
  const may = crane?.rows.map(({ cells }) => cells.at(-1));
  const taken = on.commands.filter(({ command }) => command.type === 'TakeActionTile').length;
  expect(taken).toBeGreaterThan(3);
  expect(may?.filter((cell) => cell?.startsWith('Take '))).toHaveLength(taken);
  const none = zonesOf({ ...on, commands: [] }, 0).flatMap(textsIn);
  expect(none.filter((text) => text.startsWith('Take '))).toEqual([]);
});

test('neighbours see each other, from opposite sides', () => {
  const ids = [...PACK.city.plazas, ...PACK.city.sites].map(({ id }) => id);
  for (const id of ids)
    for (const { side, id: other } of neighboursOf(PACK, id))
      expect(neighboursOf(PACK, other)).toContainEqual({ side: (side + 3) % 6, id });
});

test('a site says its state, its price and what it borders', () => {
  const on = tellingOf('en', BEGINNING);
  const sentences = PACK.city.sites.map(({ id }) => siteSentence(on, on.seats, id));
  expect(sentences).toContain('Site 2C, free, borders site 10A, site 2B and plaza 2');
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.some((text) => /free, costs 1 gold more/.test(text))).toBe(true);
  const forTwo = tellingOf('en', FOR_TWO);
  const before = PACK.city.sites.map(({ id }) => siteSentence(forTwo, forTwo.seats, id));
  expect(before.some((text) => text.includes('from the setup'))).toBe(true);
});
