import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ALL_PAGES } from '../e2e/support/all-pages';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The files that Next turns into pages for people. */
const IS_PAGE = /(^|\/)(page|not-found|(global-)?error)\.tsx$/;

const files = fs
  .readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .map((file) => `app/${file.split(path.sep).join('/')}`);

test('axe checks every page, or a reason says why not', () => {
  const pages = files.filter((file) => IS_PAGE.test(file));
  expect(pages.filter((file) => !Object.hasOwn(ALL_PAGES, file))).toEqual([]);
});

test('every page that is looked at is there', () => {
  expect(Object.keys(ALL_PAGES).filter((file) => !files.includes(file))).toEqual([]);
});

test.each(Object.entries(ALL_PAGES))('%s is looked at, or the reason is given', (_file, visits) => {
  expect(visits.length).toBeGreaterThan(typeof visits === 'string' ? 20 : 0);
});

test('no page calls notFound(), whose words need scripts', () => {
  const callers = files.filter(
    (file) => file.endsWith('.tsx') && /\bnotFound\b/.test(fs.readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(callers).toEqual(['app/nothing-here.tsx']);
});
