import { expect, test } from 'vitest';
import { clientTypes } from '@/app/api/_openapi/client-types';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { typeText } from '@/app/api/_openapi/type-text';

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
