/** Email addresses: domains of any language are kept in ASCII, and one schema reads all of them. */
import { expect, test } from 'vitest';
import { Email } from '@/lib/features/table/contract-shapes';
import { projectFiles, readText } from '../docs/project-files';

test.each([
  ['anna@praga.test', 'anna@praga.test'],
  ['Anna.Nová+praga@Mail.Example', 'Anna.Nová+praga@Mail.Example'],
  ['müller@bücher.example', 'müller@xn--bcher-kva.example'],
  ['müller@BÜCHER.example', 'müller@xn--bcher-kva.example'],
  ['joão@correio.são-paulo.example', 'joão@correio.xn--so-paulo-rza.example'],
  ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
  ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
])('%s is stored as %s', (typed, stored) => {
  expect(Email.parse(typed)).toBe(stored);
  expect(Email.parse(stored)).toBe(stored);
});

const LONG_DOMAIN = `${'ü'.repeat(60)}.`.repeat(4);

test.each([
  'anna',
  '@praga.test',
  'anna@',
  'anna@praga',
  'anna@bücher',
  'anna@bü cher.example',
  'anna@bücher.example:25',
  'anna@bücher.example/x',
  'anna@b@ücher.example',
  'anna@bü..example',
  'an na@praga.test',
  'anna@praga.test, eva@praga.test',
  'Anna <anna@praga.test>',
  '"anna"@praga.test',
  'an..na@praga.test',
  '.anna@praga.test',
  'anna@1.2.3.4',
  'anna@[::1]',
  'anna@praga.test\r\nBcc: eva@praga.test',
  `anna@${LONG_DOMAIN}example`,
])('%j is refused', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false);
});

test.each([
  ['another schema for addresses', /^(app|lib)\/.*\.tsx?$/, /\bz\.email\b|\.email\(\)/],
  ['a field that takes no umlauts', /^(app|components)\/.*\.tsx?$/, /type(="|: ')email/],
])('no file has %s', (_what, ours, pattern) => {
  const files = projectFiles(ours);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => pattern.test(readText(file)))).toEqual([]);
});
