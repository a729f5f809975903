/** Tables in CSV: numbers stay numbers, and no text is a formula. */
import { expect, test } from 'vitest';
import { csvOf, csvResponse } from '@/lib/platform/http/csv';

/** The cells of one text, as a spreadsheet reads them. */
function cellOf(text: string): string {
  const [, line = ''] = csvOf(['name'], [[text]]).split('\r\n');
  return line;
}

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
  const text = csvOf(['a', 'b', 'c', 'd'], [[1, -2.5, undefined, true]]);
  expect(text).toBe('\uFEFF"a","b","c","d"\r\n1,-2.5,,true\r\n');
});

test('the answer is a file that no cache keeps', () => {
  const { headers } = csvResponse('', 'standing-1');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="standing-1.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
});
