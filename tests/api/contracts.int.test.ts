import { expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument, operatorDocument } from '@/app/api/_openapi/openapi';
import { OPERATIONS } from '@/app/api/_openapi/operations';
import { BASE_VARIANT } from '@/lib/game/engine/setup';
import { EVENT_TYPES } from '@/lib/game/engine/evolve';
import { LEVELS } from '@/lib/game/levels';
import { METHODS } from '@/lib/platform/http/contract';
import { call, callJson, problemOf, ROUTE_FILES } from '../support/api';
import { note } from '../support/recorded';
import { useService } from '../support/service';

await useService();
/** Routes that are no part of the API: the floor of the bench, and sign-in. */
const APART = ['/api/bench/floor', '/api/auth/[...nextauth]'];

/** Route files of one address; `/api/[[...path]]` serves all others. */
const FILES = [...ROUTE_FILES.keys()]
  .filter((name) => !name.includes('...') && !APART.includes(name))
  .map((name) => name.replace(/\[(\w+)\]/g, '{$1}'));

const paths = [...new Set(CONTRACTS.map((contract) => contract.path))].sort();

test('every route is described, and nothing else is', () => {
  const described = [openapiDocument(), operatorDocument()].flatMap(({ paths: of }) => Object.keys(of ?? {}));
  expect(described.sort()).toEqual(paths);
  expect(FILES.filter((name) => !described.includes(name))).toEqual([]);
  const served = new Set<string>([...FILES, ...OPERATIONS.map(({ contract }) => contract.path)]);
  expect(paths.filter((name) => !served.has(name))).toEqual([]);
  expect(new Set(CONTRACTS.map(({ id }) => id)).size).toBe(CONTRACTS.length);
});

const listedIn = ({ headers }: { readonly headers: Headers }) => headers.get('allow')?.split(', ').sort();

test.each(paths)('%s answers exactly the methods that are described, and lists them', async (name) => {
  const described = CONTRACTS.filter((contract) => contract.path === name).map(({ method }) => method);
  const path = name.replaceAll(/\{\w+\}/g, '1');
  for (const method of METHODS) {
    if (described.includes(method)) expect((await call({ method, path })).status, method).not.toBe(405);
    else
      expect(listedIn(await problemOf({ method, path }, 405, 'method-not-allowed')), method).toEqual(
        described.toSorted(),
      );
  }
  const options = await call({ method: 'OPTIONS', path });
  const heads = described.some((method) => method === 'GET') ? ['HEAD'] : [];
  expect([options.status, listedIn(options)]).toEqual([204, [...described, ...heads, 'OPTIONS'].sort()]);
});

test('the possible answers of each operation are recorded for comparison with the seen ones', () => {
  const described = [openapiDocument(), operatorDocument()].flatMap(({ paths: of }) =>
    Object.entries(of as Record<string, Record<string, { responses: object }>>).flatMap(([at, ways]) =>
      Object.entries(ways).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => ({ method: method.toUpperCase(), path: at, status })),
      ),
    ),
  );
  for (const pair of described) note('described', pair);
  expect(described.length).toBeGreaterThan(400);
});

test('the description is complete: parameters, bodies, answers, problems', async () => {
  const { status, body } = await callJson({ path: '/api/openapi.json' });
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const submit = body.paths['/api/games/{id}/commands'].post;
  expect(submit.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'view', 'options']);
  const { schema } = submit.requestBody.content['application/json'];
  const named = (it: { $ref?: string }) => body.components.schemas[it.$ref?.split('/').at(-1) ?? ''];
  const [one, several] = schema.anyOf;
  expect(Object.keys(one.properties).sort()).toEqual(['command', 'commandId', 'expectedSeq']);
  expect(named(one.properties.command).oneOf).toHaveLength(37);
  expect(named(body.components.schemas.Row.properties.events.items).oneOf).toHaveLength(EVENT_TYPES.length);
  expect(Object.keys(several.properties).sort()).toEqual(['expectedSeq', 'steps']);
  expect(several.properties.steps).toMatchObject({ minItems: 1, maxItems: 16 });
  expect(Object.keys(submit.responses).join(' ')).toBe('200 400 401 403 404 409 413 415 422 429 503');
  const create = body.paths['/api/tables'].post.requestBody.content['application/json'].schema.properties;
  expect(create.solo.enum).toEqual(['parler', 'simple']);
  expect(create.seats.items.anyOf[1].properties.bot.enum).toEqual(LEVELS);
  expect([create.seats.minItems, create.seats.maxItems]).toEqual([1, 4]);
  expect(Object.keys(create.options.properties)).toHaveLength(7);
  expect(Object.keys(create.variant.properties)).toEqual(Object.keys(BASE_VARIANT).sort());
  expect(body.paths['/api/games/{id}/log'].get.requestBody).toBeUndefined();
  expect(body.paths['/api/games/{id}/sit'].post.requestBody.required).toBe(false);
});

test.each(['Command', 'Event', 'OpenItem'])(
  '%s names the member that tells its variants apart',
  async (name) => {
    const { body } = await callJson({ path: '/api/openapi.json' });
    const { oneOf, discriminator } = body.components.schemas[name];
    const targets = Object.values(discriminator.mapping);
    expect(targets.sort()).toEqual(oneOf.map(({ $ref }: { $ref: string }) => $ref).sort());
    for (const [value, at] of Object.entries<string>(discriminator.mapping)) {
      const { properties } = body.components.schemas[at.split('/').at(-1) ?? ''];
      expect(properties[discriminator.propertyName].const).toBe(value);
    }
  },
);
