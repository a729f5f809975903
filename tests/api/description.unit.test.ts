/**
 * The two descriptions as files, for linters: into the folder that API_DESCRIPTION names
 * (tools/lint-api.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { asObject } from '@/app/api/_openapi/json-object';
import { openapiDocument, operatorDocument } from '@/app/api/_openapi/openapi';
import { WORDS_OF_COMMANDS, WORDS_OF_PACK } from '@/app/api/_openapi/words-of-pack';
import { WORDS_OF_SERVICE } from '@/app/api/_openapi/words-of-service';
import { GET } from '@/app/api/openapi.json/route';
import { NO_BODY } from '@/lib/platform/http/contract';

test('each operation is in one of the two descriptions, with its name', () => {
  const named = { 'api.json': openapiDocument(), 'operator.json': operatorDocument() };
  const folder = process.env.API_DESCRIPTION;
  for (const [name, document] of Object.entries(named))
    if (folder) fs.writeFileSync(path.join(folder, name), JSON.stringify(document));
  const ids = Object.values(named).flatMap((document) =>
    [...JSON.stringify(document.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id),
  );
  expect(ids.sort()).toEqual(CONTRACTS.map(({ id }) => id).sort());
});

test('a path without parameters is answered, though Next hands none over', async () => {
  const request = new Request('http://localhost/api/openapi.json');
  const response = await GET(request, { params: Promise.resolve(undefined) });
  expect(response.status).toBe(200);
});

const documents = [openapiDocument(), operatorDocument()];

/** Every member, parameter and named part of a document, with where it stands. */
function* told(value: unknown, at: string): Generator<readonly [at: string, name: string, its: unknown]> {
  if (Array.isArray(value)) for (const one of value) yield* told(one, at);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'examples') continue;
    if (key === 'properties' || key === 'schemas')
      for (const [name, its] of Object.entries(asObject(inner))) yield [`${at} ${name}`, name, its];
    if (key === 'parameters' && Array.isArray(inner))
      for (const its of inner) yield [`${at} ?${its.name}`, its.name, its];
    yield* told(inner, `${at}/${key}`);
  }
}

const all = documents.flatMap((document) => [...told(document, '')]);

/** A problem says its codes where it is listed; the members are described once. */
const isTold = (its: unknown) => ['description', '$ref'].some((key) => key in asObject(its));

test('every parameter and named part says what it is', () => {
  expect(all.length).toBeGreaterThan(2_000);
  const named = all.filter(([at, name]) => at.includes(` ?${name}`) || / [A-Z]\w*$/.test(at));
  const silent = named.filter(([at, , its]) => !isTold(its) && !at.includes('/properties'));
  expect(silent.map(([at]) => at)).toEqual([]);
});

const FILLERS = new Set(
  'a all an and any are as at be been by each every for from has have how if in is it its itself kind many may most much number of on one or some that the their them there these they this to was were what when where whether which who whom whose will with you your'.split(
    ' ',
  ),
);

/** The words of a text that say something, without their endings. */
function contentOf(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words
    .filter((word) => !FILLERS.has(word))
    .map((word) => word.replace(/(?<=\w{3})(?:ings?|ies|ied|es|ed|s|e|y)$/, ''));
}

const repeats = (name: string, text: string): boolean => {
  const own = new Set(contentOf(name));
  return contentOf(text).every((word) => own.has(word));
};

test.each([
  ['id', 'Its id.', true],
  ['hasMore', 'Whether there may be more.', true],
  ['seat', 'Whose it is.', true],
  ['seat', 'The number of the seat, from 0.', false],
  ['gameId', 'The id of the table.', false],
])('%s: %s is recognised as an empty description: %s', (name, text, is) => {
  expect(repeats(name, text)).toBe(is);
});

test('no description only repeats the name', () => {
  const empty = all.flatMap(([, name, its]) => {
    const { description } = asObject(its);
    return typeof description === 'string' && repeats(name, description) ? [`${name}: ${description}`] : [];
  });
  expect([...new Set(empty)].sort()).toEqual([]);
});

test('a member of the service is not described by the words of a piece of the game', () => {
  const places = all.filter(([at, name]) => name === 'place' && !/(Bridge|Plank)/.test(at));
  expect(places.length).toBeGreaterThan(8);
  for (const [at, , its] of places)
    expect([at, asObject(its).description]).not.toEqual([at, WORDS_OF_PACK.place]);
  const { schemas } = asObject(openapiDocument().components);
  const inPart = (part: string, member: string) => at(schemas, part, 'properties', member, 'description');
  expect(inPart('BridgePlace', 'place')).toBe(WORDS_OF_PACK.place);
  expect(inPart('CompetitionStage', 'stage')).toBe('The number of the stage, from 1.');
  // A stage of a competition, a point in time, an open seat and an answer have words of their own, too.
  const competition = JSON.stringify(at(schemas, 'CompetitionExport'));
  for (const words of ['bridge', 'A row of the log.', 'until it takes effect', 'posts to', 'late seat'])
    expect(competition).not.toContain(words);
});

test('no description is left over for a missing member', () => {
  const names = new Set(all.map(([, name]) => name));
  const words = Object.keys({ ...WORDS_OF_COMMANDS, ...WORDS_OF_PACK, ...WORDS_OF_SERVICE });
  expect(words.filter((word) => !names.has(word.split('.').at(-1) ?? ''))).toEqual([]);
});

/** The description would hold itself. */
const OWN = ['openapi', 'operatorOpenapi'];
const at = (value: unknown, ...way: string[]): unknown =>
  way.reduce((inner, key) => asObject(inner)[key], value);

test.each(CONTRACTS.map((contract) => [contract.id, contract] as const))(
  '%s has its example, its headers, and every refusal its codes',
  (_id, { path: of, method, status, media, body }) => {
    const operation = documents
      .map((document) => at(document, 'paths', of, method.toLowerCase()))
      .find(Boolean);
    const { operationId, tags, description, responses } = asObject(operation);
    expect([tags, description]).toEqual([[expect.stringMatching(/\w/)], expect.stringMatching(/\w/)]);
    const content = at(responses, String(status), 'content', media ?? 'application/json');
    const hasExample = media === undefined && !OWN.includes(String(operationId));
    expect(at(content, 'examples', 'game') !== undefined).toBe(hasExample);
    const request = at(operation, 'requestBody', 'content', 'application/json');
    if (method !== 'GET' && body !== NO_BODY) expect(at(request, 'examples', 'game')).toBeDefined();
    for (const [code, response] of Object.entries(asObject(responses)))
      if (Number(code) >= 400) expect(problemFaults(response)).toEqual([]);
  },
);

/** The faults of a refusal: missing codes, or no time to retry where it may be tried later. */
function problemFaults(response: unknown): string[] {
  const schema = JSON.stringify(at(response, 'content', 'application/problem+json', 'schema')) ?? '';
  const isLater = /"(too-many|read-only|database-unavailable|streams-full)"/.test(schema);
  const hasRetry = at(response, 'headers', 'Retry-After') !== undefined;
  return [
    ...(/"enum":\["[a-z-]+"/.test(schema) || schema.includes('/RuleCode"') ? [] : ['no codes']),
    ...(isLater && !hasRetry ? ['no Retry-After'] : []),
  ];
}
