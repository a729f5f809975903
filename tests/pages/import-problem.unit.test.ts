/** The message for a refused file. */
import { expect, test } from 'vitest';
import { importProblem } from '@/app/import/problem';
import { FILE_PROBLEMS } from '@/lib/features/archive/file-problem';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const said = (query: Record<string, string>) => importProblem(wordingOf('en'), query);

test('a bad row is named, with its fault', () => {
  expect(said({ problem: 'not-genuine', row: '40', fault: 'hash' })).toMatch(/genuine.*row: 40.*hash/);
});

test('unknown content is not called a forgery', () => {
  for (const fault of ['unknown-rules', 'unknown-pack']) {
    expect(said({ problem: 'not-genuine', row: '1', fault })).toMatch(/can’t be checked here/);
    expect(said({ problem: 'not-genuine', row: '1', fault })).not.toMatch(/genuine|bad row/);
  }
});

test.each(LOCALES)('another version of the format has words of its own in %s', (locale) => {
  const of = (where: string) => importProblem(wordingOf(locale), { problem: 'no-document', where });
  expect(of('format')).not.toContain('format ');
  expect(of('format')).not.toBe(of('log')?.replace('log', 'format'));
  expect(of('log.3.at')).toContain('log.3.at');
});

test.each(LOCALES)('each file that cannot be read has a sentence of its own in %s', (locale) => {
  const said = FILE_PROBLEMS.map((problem) => importProblem(wordingOf(locale), { problem }));
  expect(new Set(said).size).toBe(FILE_PROBLEMS.length);
  for (const sentence of said) expect(sentence).toMatch(/\w{3}.*[.]$/);
});
