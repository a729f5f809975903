/** Every form and operation that takes an email address takes one with an umlaut in its domain. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { db } from '@/lib/platform/db/db';
import { allEntries } from '../auth/matrix-entries';
import { askAs, makeWorld } from '../auth/matrix-world';
import { sampled } from '../support/full';
import { useService } from '../support/service';
import { postOf } from './forms-once-table';

await useService();

const TYPED = 'müller@bücher.example';
const STORED = 'müller@xn--bcher-kva.example';

/** The field of each form with an address. */
const FORMS = [
  ['action app/(site)/actions.ts openTable', 'email-1'],
  ['action app/weekly/actions.ts playWeekly', 'email-2'],
  ['action app/seat/[token]/actions.ts takeSeat', 'email'],
  ['action app/seat/[token]/actions.ts takeOffered', 'email'],
  ['action app/games/[gameId]/seats/actions.ts setAddress', 'email'],
  ['action app/me/prompts/actions.ts addMailChannel', 'address'],
  ['action app/sign-in/actions.ts askForLink', 'email'],
] as const;

/** The tables with a row that contains the text. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const found = tables.map(
    ({ name }) => `select '${name}' as name from "${name}" t where t::text like '%${text}%'`,
  );
  const rows = await db().$queryRawUnsafe<{ name: string }[]>(found.join(' union '));
  return rows.map(({ name }) => name).filter((name) => name !== 'FormAnswer');
}

test.each(sampled(FORMS, 3))('%s', async (key, field) => {
  const world = await makeWorld('anyone');
  const entry = allEntries().get(key);
  if (!entry) throw new Error(`no form ${key}`);
  const { by, input } = await postOf(entry, world);
  const answer = await askAs(by, world, entry, { ...input, form: { ...input.form, [field]: TYPED } });
  expect(answer).toMatch(/^(to|303) /);
  expect(answer).not.toMatch(/[?&](problem|refused)\b/);
  expect(await tablesWith(STORED)).not.toEqual([]);
  expect(await tablesWith('bücher')).toEqual([]);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
}

/** The members of a schema that are an address by their name, with their format. */
function addressesIn(schema: Schema): readonly string[] {
  const members = Object.entries(schema.properties ?? {});
  const own = members
    .filter(([name, { format }]) => /mail$|^address$/i.test(name) || format?.includes('mail'))
    .map(([name, { format }]) => `${name}: ${format}`);
  const inner = [
    ...members.map(([, member]) => member),
    schema.items,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [...own, ...inner.flatMap((each) => (each ? addressesIn(each) : []))];
}

test('every address in the body of an operation has the format of the one schema', () => {
  const found = CONTRACTS.flatMap(({ id, body }) => {
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
    return addressesIn(schema).map((address) => `${id} ${address}`);
  });
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(found.filter((address) => !address.endsWith(': idn-email'))).toEqual([]);
});
