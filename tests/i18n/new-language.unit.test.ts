/** A language is a copy of `messages/en` and a line in lib/game/wording/language/locales.ts. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { isFull } from '../support/full';
import { languageLists } from './language-lists';
import { sourcesIn } from './sources';

const TABLE = 'lib/game/wording/language/locales.ts';
const COPIED = ['app', 'components', 'generated', 'lib', 'messages', 'scripts', 'tests/support/new-language'];
const FILES = ['package.json', 'tsconfig.json', 'next-env.d.ts'];
/** The files that go by language. */
const TYPED = [
  'lib/game/wording/**/*',
  'lib/platform/i18n/*',
  'lib/generated/browser/*',
  'lib/platform/http/away-page.ts',
  'app/error.tsx',
  'app/me/profile-form.ts',
  'components/**/*-words.ts',
];
const SPEAK = 'tests/support/new-language/speak-czech.ts';

const root = process.cwd();
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-language-'));
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

const edit = (file: string, change: (text: string) => string): void => {
  const at = path.join(copy, file);
  fs.writeFileSync(at, change(fs.readFileSync(at, 'utf8')));
};

/** Sets a message of an area. */
const translate = (area: string, key: string, text: string): void =>
  edit(`messages/cs/${area}.json`, (json) => JSON.stringify({ ...JSON.parse(json), [key]: text }));

/** The copy with the new language: the whole recipe of docs/recipes.md. */
function addCzech(): void {
  for (const name of COPIED) fs.cpSync(name, path.join(copy, name), { recursive: true });
  for (const name of FILES) fs.copyFileSync(name, path.join(copy, name));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  fs.cpSync(path.join(copy, 'messages/en'), path.join(copy, 'messages/cs'), { recursive: true });
  translate('terms', 'points', '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}');
  translate('broken', 'title', 'Něco se pokazilo');
  translate('cities', 'Prague', 'Praha');
  edit(TABLE, (text) =>
    text
      .replace(/\n  cs: .*/, '')
      .replace('\n  en:', "\n  cs: { name: 'Čeština', format: 'cs', zone: 'Europe/Prague' },\n  en:"),
  );
  expect(runIn(['--import', 'tsx', '--eval', GENERATE])).toBe('');
}

/** The part of `npm run generate` that has to do with languages. */
const GENERATE = `
  import('./scripts/lib/browser-files.ts').then((made) => made.writeBrowserFiles('lib/generated/browser'));
  import('./scripts/lib/language-files.ts').then((made) => made.writeMessages('lib/generated'));
`;

/** The output of a script in the copy, with its errors. */
function runIn(args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

describe.runIf(isFull)('a new language', () => {
  beforeAll(addCzech);

  test('a folder and a line make the wording, pages and API speak the language', () => {
    const said = runIn(['--conditions=react-server', '--import', 'tsx', SPEAK, 'cs']);
    expect(JSON.parse(said)).toEqual({
      asked: 'cs',
      server: ['1 bod', '2 body', '5 bodů'],
      browser: '5 bodů',
      list: ['a,', 'b', 'a', 'c'],
      broken: 'Něco se pokazilo',
      away: true,
      city: 'Praha',
      names: 1,
      languages: ['cs', ...LOCALES.filter((locale) => locale.slice(0, 2) !== 'cs')],
    });
  });

  test('its types are right', () => {
    const config = { extends: './tsconfig.json', include: TYPED, exclude: ['node_modules'] };
    fs.writeFileSync(path.join(copy, 'tsconfig.languages.json'), JSON.stringify(config));
    const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
    expect(runIn([tsc, '--noEmit', '--incremental', 'false', '-p', 'tsconfig.languages.json'])).toBe('');
  });
});

test('no other file lists the languages', () => {
  const product = sourcesIn('app', 'components', 'lib', 'scripts', 'tools').filter(
    ({ file }) => file !== TABLE,
  );
  expect(product.flatMap(({ file, text }) => languageLists(file, text, LOCALES))).toEqual([]);
});

test('no test needs a list of its own for each language', () => {
  const complete = sourcesIn('tests').filter(({ text }) => /Record<(Exclude<)?Locale\b/.test(text));
  expect(complete.map(({ file }) => file)).toEqual([]);
});

test('a list of languages is found', () => {
  const found = (text: string) => languageLists('x.ts', text, ['en', 'de', 'pt-BR']).length;
  expect(found("const all = ['en', 'de'];")).toBe(1);
  expect(found("const zones = { de: 'Berlin', 'pt-BR': 'Recife' };")).toBe(1);
  expect(found("const all = new Map([['en', 1], ['de', 2]]);")).toBe(1);
  expect(found("if (a === 'de' || a === 'pt-BR') go();")).toBe(1);
  expect(found("import { messages as de } from '@/messages/de';")).toBe(1);
  expect(found("const one = ['en']; const other = { en: 1, no: 2 };")).toBe(0);
});
