/** The types of packages/client, and the package as others compile it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientTypes } from '@/app/api/_openapi/client-types';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { typeText } from '@/app/api/_openapi/type-text';
import { sampled } from '../support/full';

const types = clientTypes();

test('the client has the types of every schema and every operation', () => {
  const { paths, components } = openapiDocument() as {
    readonly paths: object;
    readonly components: { readonly schemas: object };
  };
  const schemas = [...types.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name);
  expect(schemas).toEqual(Object.keys(components.schemas));
  const operations = [...types.matchAll(/^ {2}readonly "(\w+ \/[^"]+)": \{$/gm)].map(([, name]) => name);
  const described = CONTRACTS.filter(({ path }) => path in paths);
  expect(operations).toEqual(described.map(({ method, path }) => `${method} ${path}`));
});

test.each([
  [{ type: 'integer' }, 'number'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ const: true }, 'true'],
  [{ $ref: '#/components/schemas/Table' }, 'Table'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [
    { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
    'readonly (string | number)[]',
  ],
  [{ type: 'array', prefixItems: [{ type: 'string' }], items: {} }, 'readonly [string]'],
  [
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: 'number' } },
    'Readonly<Record<string, number>>',
  ],
  [{ type: 'object', properties: { a: { type: 'string' } } }, '{\n  readonly a?: string;\n}'],
  [{}, 'unknown'],
])('%j becomes a type', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-client-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
fs.copyFileSync('packages/client/index.ts', path.join(folder, 'index.ts'));
fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
fs.writeFileSync(path.join(folder, 'types.ts'), types);
fs.writeFileSync(
  path.join(folder, 'use.ts'),
  `import { Client } from './index.js';
const client = new Client({ origin: 'http://praga.test' });
export const look = client.call('GET /api/games/{id}', { params: { id: 'abcdef' } });
export const lobby = client.call('GET /api/lobby');
// @ts-expect-error an id is missing
export const without = client.call('GET /api/games/{id}');
// @ts-expect-error another id than the one that is asked for
export const other = client.call('GET /api/games/{id}', { params: { game: 'abcdef' } });
// @ts-expect-error a body is missing
export const empty = client.call('POST /api/tables');
`,
);

const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

test.each(sampled(RESOLUTIONS, 1))(
  'it compiles with module %s and resolution %s, with nothing to erase, and forces ids',
  (module, resolution) => {
    const tsc = path.resolve('node_modules/typescript-native/bin/tsc');
    const strict = [
      '--noEmit',
      '--strict',
      '--erasableSyntaxOnly',
      '--verbatimModuleSyntax',
      '--ignoreConfig',
    ];
    const lib = ['--lib', 'es2023,dom,dom.iterable', '--target', 'es2022', '--types', ''];
    const args = [tsc, ...strict, ...lib, '--module', module, '--moduleResolution', resolution, 'use.ts'];
    const run = () => execFileSync('node', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    expect(run).not.toThrow();
  },
);
