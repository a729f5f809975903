import { format, type FormatConfig } from 'oxfmt';
import { expect, test } from 'vitest';
import layout from '@/.oxfmtrc.json';
import { clientTypes } from '@/app/api/_openapi/client-types';
import { typeText } from '@/app/api/_openapi/type-text';

test('the types of the client are those of the description (vitest -u writes them)', async () => {
  const { code } = await format('packages/client/types.ts', clientTypes(), layout as FormatConfig);
  await expect(code).toMatchFileSnapshot('../../packages/client/types.ts');
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
