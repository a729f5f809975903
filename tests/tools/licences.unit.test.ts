/** The licences of packages, as `npm run tool -- licences` reads them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installedPackages, licenceLines, UNNAMED } from '../../tools/licences/read';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'licences-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

function put(folder: string, content: object): void {
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(content));
}

put('b', { name: 'b', version: '1.0.0', license: 'MIT' });
put('@scope/a', { name: '@scope/a', version: '2.0.0', license: { type: 'ISC' } });
put('@scope/a/node_modules/b', { name: 'b', version: '0.9.0', licenses: [{ type: 'MIT' }, 'BSD-3-Clause'] });
put('@scope/a/node_modules/c', { name: 'c', version: '1.0.0', license: 'MIT' });
put('c', { name: 'c', version: '1.0.0', license: 'MIT' });
put('silent', { name: 'silent', version: '1.0.0' });
put('a-note', { type: 'module' });
fs.mkdirSync(path.join(root, '.bin'));

const found = installedPackages(root);

test('every version of every package once, in all forms a licence has', () => {
  expect(found.map(({ name, version, licence }) => `${name}@${version} ${licence}`)).toEqual([
    '@scope/a@2.0.0 ISC',
    'b@0.9.0 MIT OR BSD-3-Clause',
    'b@1.0.0 MIT',
    'c@1.0.0 MIT',
    `silent@1.0.0 ${UNNAMED}`,
  ]);
});

test('the most frequent licence comes first, rare ones with their packages', () => {
  expect(licenceLines(found, 2)).toEqual([
    '    2  MIT',
    `    1  ${UNNAMED}  silent`,
    '    1  ISC  @scope/a',
    '    1  MIT OR BSD-3-Clause  b',
  ]);
});
