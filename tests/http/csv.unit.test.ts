/** Tables in CSV: numbers stay numbers, and no text is a formula. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { csvOf, csvResponse, type CsvCell } from '@/lib/platform/http/csv';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';

/** The cells of one text, as a spreadsheet reads them. */
function cellOf(text: string): string {
  const [, line = ''] = csvOf(['name'], [[text]], 'en').split('\r\n');
  return line;
}

/** The rows of a file as a spreadsheet with these separators reads them. */
function readBy(text: string, cell: string, decimal: string): readonly (readonly CsvCell[])[] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${cell}\r\n]*)(${cell}|\r\n)`, 'g');
  const rows: CsvCell[][] = [[]];
  for (const [, content = '', end] of text.slice(1).matchAll(cells)) {
    const isText = content.startsWith('"');
    const value = isText ? content.slice(1, -1).replaceAll('""', '"') : content.replace(decimal, '.');
    rows.at(-1)?.push(isText ? value : value === '' ? undefined : Number(value));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const TABLE = [
  ['Anna; "the Queen", 1,5', 1234.75, -2],
  ['Bě-la\r\n= 1', undefined, 0.5],
] as const;

test.each([
  ['en', ',', '.'],
  ['de', ';', ','],
  ['pt-BR', ';', ','],
] as const)('a spreadsheet in %s reads the cells of its table', (locale, cell, decimal) => {
  const text = csvOf(['name', 'value', 'points'], TABLE, locale);
  expect(readBy(text, cell, decimal)).toEqual([['name', 'value', 'points'], ...TABLE]);
});

test.each(LOCALES)('the cells of a row in %s are not separated by the comma of its numbers', (locale) => {
  const [, decimal = ''] = (0.5).toLocaleString(locale);
  const [first = ''] = csvOf(['name'], [[0.5, 0.25]], locale)
    .split('\r\n')
    .slice(1);
  expect(first.split(decimal)).toHaveLength(3);
});

test.each([
  ['a program that asks for no language', {}, 'en'],
  ['a program that takes any', { 'accept-language': '*' }, 'en'],
  ['a browser', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, 'de'],
  ['a chosen language', { 'accept-language': 'de-DE', cookie: 'a=1; lang=pt-BR' }, 'pt-BR'],
] satisfies readonly (readonly [string, Record<string, string>, Locale])[])('%s', (_who, headers, locale) => {
  expect(localeOfHeaders(new Headers(headers))).toBe(locale);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`);
});

test.each([
  ['Anna', '"Anna"'],
  ['Anna, "the Queen"', '"Anna, ""the Queen"""'],
  ['Bě-la = 1', '"Bě-la = 1"'],
  ['', '""'],
])('%j is quoted', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('numbers are plain, with a dot, and an undefined cell is empty', () => {
  const text = csvOf(['a', 'b', 'c', 'd'], [[1, -2.5, undefined, true]], 'en');
  expect(text).toBe('\uFEFF"a","b","c","d"\r\n1,-2.5,,true\r\n');
});

test('the answer is a file that no cache keeps', () => {
  const { headers } = csvResponse('', 'standing-1');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="standing-1.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
});
