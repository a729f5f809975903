/**
 * The two descriptions as files, for linters: into the folder that API_DESCRIPTION names
 * (scripts/lint-api.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument, operatorDocument } from '@/app/api/_openapi/openapi';

test('each operation stands in one of the two descriptions, with its name', () => {
  const documents = { 'api.json': openapiDocument(), 'operator.json': operatorDocument() };
  const folder = process.env.API_DESCRIPTION;
  for (const [name, document] of Object.entries(documents))
    if (folder) fs.writeFileSync(path.join(folder, name), JSON.stringify(document));
  const ids = Object.values(documents).flatMap((document) =>
    [...JSON.stringify(document.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id),
  );
  expect(ids.sort()).toEqual(CONTRACTS.map(({ id }) => id).sort());
});
