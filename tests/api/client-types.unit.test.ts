/** The types of packages/client, and the package as others compile it. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientTypes } from '@/app/api/_openapi/client-types';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { asObject } from '@/app/api/_openapi/json-object';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { typeText } from '@/app/api/_openapi/type-text';
import { sampled } from '../support/full';
import { clientFolder, compiled } from '../support/packed-client';

const types = clientTypes();
const [beforeVariants = '', variants = ''] = types.split('export interface Variants');

test('the client has the types of every schema and every operation', () => {
  const { paths, components } = openapiDocument() as {
    readonly paths: object;
    readonly components: { readonly schemas: object };
  };
  const schemas = [...types.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name);
  expect(schemas).toEqual(Object.keys(components.schemas));
  const operations = [...beforeVariants.matchAll(/^ {2}readonly "(\w+ \/[^"]+)": \{$/gm)].map(
    ([, name]) => name,
  );
  const described = CONTRACTS.filter(({ path }) => path in paths);
  expect(operations).toEqual(described.map(({ method, path }) => `${method} ${path}`));
  expect(variants).toContain('"POST /api/games/{id}/try"');
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

test('the clients send a key where the description takes one', () => {
  const keyed = Object.entries(asObject(openapiDocument().paths)).flatMap(([path, ways]) =>
    Object.entries(asObject(ways))
      .filter(([, way]) => JSON.stringify(asObject(way).parameters ?? []).includes('"Idempotency-Key"'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const posts = CONTRACTS.filter(
    ({ method, path }) => method === 'POST' && path in asObject(openapiDocument().paths),
  ).map(({ path }) => `POST ${path}`);
  const without = posts.filter((post) => !keyed.includes(post));
  const listIn = (file: string) => [
    ...(/WITHOUT_KEY[^(]*\(([^)]*)\)/.exec(fs.readFileSync(file, 'utf8'))?.[1]?.matchAll(/POST [^'"]+/g) ??
      []),
  ];
  for (const file of ['packages/client/index.ts', 'packages/client-python/base.py'])
    expect(listIn(file).map(([post]) => post)).toEqual(without);
  expect(keyed.every((operation) => operation.startsWith('POST '))).toBe(true);
});

const folder = clientFolder(
  'use.ts',
  `import { Client } from './index.js';
const client = new Client({ origin: 'http://praga.test' });
export const look = client.call('GET /api/games/{id}', { params: { id: 'abcdef' } });
export const lobby = client.call('GET /api/lobby');
const params = { id: 'abcdef' };
export const lines = client.call('POST /api/games/{id}/try', { params, body: { lines: [{}] } }).then((tried) => tried.lines);
export const steps = client.call('POST /api/games/{id}/try', { params, body: {} }).then((tried) => tried.steps);
// @ts-expect-error an id is missing
export const without = client.call('GET /api/games/{id}');
// @ts-expect-error another id than the one that is asked for
export const other = client.call('GET /api/games/{id}', { params: { game: 'abcdef' } });
// @ts-expect-error a body is missing
export const empty = client.call('POST /api/tables');
`,
);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

test.each(sampled(RESOLUTIONS, 1))(
  'it compiles with module %s and resolution %s, with nothing to erase, and forces ids',
  (module, resolution) => {
    const how = ['--noEmit', '--module', module, '--moduleResolution', resolution];
    expect(compiled(folder, 'use.ts', how)).toBe('');
  },
);

test('the public names of the client change only on purpose (vitest -u writes them)', async () => {
  const out = path.join(folder, 'dist');
  expect(compiled(folder, 'index.ts', ['--declaration', '--emitDeclarationOnly', '--outDir', out])).toBe('');
  const declared = fs.readFileSync(path.join(out, 'index.d.ts'), 'utf8');
  await expect(declared).toMatchFileSnapshot('../fixtures/client/index.d.ts.txt');
});
