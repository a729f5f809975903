/** Every way in that takes a text, with characters that no database takes, in every text of it. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { db } from '@/lib/platform/db/db';
import { NO_BODY } from '@/lib/platform/http/contract';
import { proxy } from '@/proxy';
import { allEntries, askedAs } from '../auth/matrix-entries';
import { inputOf } from '../auth/matrix-inputs';
import { askAs, makeWorld, type Asker, type Entry, type Input } from '../auth/matrix-world';
import { projectFiles, readText } from '../docs/project-files';
import { leaveLater } from '../support/after-responses';
import { call } from '../support/api';
import { inFull, ofEachKind } from '../support/full';
import { useService } from '../support/service';
import { seatedTable, sitAs } from '../support/tables';
import { guest } from '../support/world';

leaveLater();
await useService();

const UNFIT = '\0\ud800\u0007\u009f';
const spoil = (text: string): string => `${text}${UNFIT}`;

/** A copy with every text in it spoilt. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'string') return spoil(value);
  if (Array.isArray(value)) return value.map(spoilt);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, spoilt(member)]));
}

/** The name of every field that a page has. */
const FIELDS = [
  ...new Set(
    projectFiles(/^(app|components)\/.*\.tsx$/)
      .flatMap((file) => [...readText(file).matchAll(/\bname="([\w-]+)"/g)])
      .map(([, name]) => name ?? ''),
  ),
];

function spoiltInput({ json, form, query, ...rest }: Input, { kind, name }: Entry): Input {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, form?.[field] ?? 'Anna']));
  const takesForm = kind === 'action' || (name === 'POST' && json === undefined);
  return {
    ...rest,
    ...(json === undefined ? {} : { json: spoilt(json) }),
    ...(takesForm ? { form: spoilt({ ...fields, ...form }) as Record<string, string> } : {}),
    query: spoilt({ ...query, q: 'Anna', to: '/me', view: '1' }) as Record<string, string>,
  };
}

const isAsked = ({ kind, file }: Entry) => kind !== 'page' && !file.includes('[...nextauth]');
const { rows, how } = ofEachKind('hostile text', [...allEntries().values()].filter(isAsked), {
  key: ({ key }) => key,
  kinds: (entry) => [askedAs(entry)],
  each: 4,
});

/** The person with most rights at a table, and in the service. */
const SENDERS = inFull<readonly Asker[]>(['anonymous', 'own', 'host', 'admin'], ['own']);

test.each(rows.map((entry) => [entry.key, entry] as const))(
  `%s fails for nobody (${how})`,
  async (key, entry) => {
    const world = await makeWorld('anyone');
    for (const asker of SENDERS) {
      const input = spoiltInput(inputOf(key, entry.file, world), entry);
      expect(await askAs(asker, world, entry, input), asker).not.toMatch(/^5/);
    }
  },
);

type Schema = Readonly<Record<string, unknown>>;

/** A value of a schema with all its members, where every free text is hostile. */
function fullOf(schema: Schema): unknown {
  const { const: fixed, enum: options, type, anyOf, oneOf, properties, items, pattern, format } = schema;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(options)) return options[0];
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return fullOf(choices[0]);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'array') return [fullOf((items ?? {}) as Schema)];
  if (properties === undefined) return textFor(String(format ?? ''), String(pattern ?? ''));
  const members = Object.entries(properties as Record<string, Schema>);
  return Object.fromEntries(members.map(([name, member]) => [name, fullOf(member)]));
}

function textFor(format: string, pattern: string): string {
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'idn-email') return spoil('anna@praga.test');
  if (format === 'uri') return spoil('https://hook.example/');
  return pattern.includes('0-9a-f') ? '0'.repeat(64) : spoil('Anna');
}

// All of them: each described answer must be seen by a test (scripts/test/answers.ts).
const operations = CONTRACTS.filter(({ body, access }) => body !== NO_BODY && access !== 'scheduler');
test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s takes every text of its description or refuses it',
  async (_id, { method, path: address, body }) => {
    const id = await guest('Anna');
    const { gameId, seats } = await seatedTable(3, { emails: false, hostId: id });
    await sitAs({ token: seats[0]?.token ?? '', userId: id });
    const person = await makeAccessToken(id, { name: 'program', days: 7, scope: 'all' });
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    const where = address.replace('{id}', gameId).replace(/\{\w+\}/g, '1');
    for (const token of [person, seats[1]?.token, undefined]) {
      const response = await call({ method, path: where, token, json: fullOf(schema) });
      expect(response.status, await response.clone().text()).toBeLessThan(500);
    }
  },
);

test('the text is stored as written, without illegal characters', async () => {
  const { gameId, seats } = await seatedTable(2, { emails: false });
  const token = seats[0]?.token;
  const json = { id: crypto.randomUUID(), text: 'Nova\u0301k\0 has\r\nthe\tcrane\ud800\u0007' };
  for (const part of ['notes', 'talk'])
    expect((await call({ method: 'POST', path: `/api/games/${gameId}/${part}`, token, json })).ok).toBe(true);
  const note = await db().note.findUniqueOrThrow({ where: { id: json.id } });
  const word = await db().chatMessage.findUniqueOrThrow({ where: { id: json.id } });
  expect([note.text, word.text]).toEqual(['Nov\u00e1k has\nthe\tcrane', 'Nov\u00e1k has\nthe\tcrane']);
});

test('an address with U+0000 in its path or query is refused', async () => {
  for (const address of [
    '/games/a%00b',
    '/operator?q=%00',
    '/sign-in?to=%00',
    '/lobby?%00=1',
    '/api/games/%00',
  ])
    expect((await proxy(new Request(`http://praga.test${address}`))).status, address).toBe(400);
});
