import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';
import { ALL_PAGES } from '../e2e/support/all-pages';

/** The files that Next turns into pages for people. */
const IS_PAGE = /(^|\/)(page|not-found|(global-)?error)\.tsx$/;

const files = projectFiles(/^app\//);

test('axe checks every page there is, or a reason says why not', () => {
  expect(Object.keys(ALL_PAGES)).toEqual(expect.arrayContaining(files.filter((file) => IS_PAGE.test(file))));
  expect(files).toEqual(expect.arrayContaining(Object.keys(ALL_PAGES)));
});

test.each(Object.entries(ALL_PAGES))('%s is looked at, or the reason is given', (_file, visits) => {
  expect(visits.length).toBeGreaterThan(typeof visits === 'string' ? 20 : 0);
});

const texts = projectFiles(/^(?:app|components)\/.*\.tsx$/).map((file) => ({ file, text: readText(file) }));

test('no element next to a header that brings a first-level heading has one of its own', () => {
  const headed = /<(?:TableHeader|TopBar|SitePage|MessagePage)\b/;
  const own = texts.filter(({ text }) => text.includes('<h1'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ text }) => headed.test(text)).map(({ file }) => file)).toEqual([]);
});

test('no page calls notFound(), whose words need scripts', () => {
  const callers = texts.filter(({ file, text }) => file.startsWith('app/') && /\bnotFound\b/.test(text));
  expect(callers.map(({ file }) => file)).toEqual(['app/nothing-here.tsx']);
});
