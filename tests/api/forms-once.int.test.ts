/** A double click, and the same form once more later: whatever a form makes or sends, it makes once. */
import { describe, expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { FORM_KEY, newFormKey } from '@/lib/platform/http/form-key';
import { allEntries, askedAs } from '../auth/matrix-entries';
import { askAs, makeWorld, type Asker, type Entry, type Input, type World } from '../auth/matrix-world';
import { leaveLater } from '../support/after-responses';
import { ofEachKind, sampled } from '../support/full';
import { useService } from '../support/service';
import { MAKING, postOf } from './forms-once-table';
import { FORMS } from './forms-table';

leaveLater();
await useService();

/** Counts of requests and tables, what an hour's tidying notes, and the answers themselves. */
const ASIDE = ['RateLimit', 'FormAnswer', 'Upkeep', 'TableCount', 'ServiceBeat', '_prisma_migrations'];

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const counted = tables
    .filter(({ name }) => !ASIDE.includes(name))
    .map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`);
  const rows = await db().$queryRawUnsafe<{ name: string; n: number }[]>(counted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

interface Tried {
  readonly by: Asker;
  readonly world: World;
  readonly entry: Entry;
  readonly input: Input;
}

async function formAs(entry: Entry): Promise<Tried> {
  const world = await makeWorld('anyone');
  const { by, input } = await postOf(entry, world);
  return { by, world, entry, input: { ...input, form: { ...input.form, [FORM_KEY]: newFormKey() } } };
}

/** One post with the cookies the browser had before: where it leads, and the cookies after it. */
async function post({ by, world, entry, input }: Tried) {
  const jar = new Map(Object.entries(world.cookies[by]));
  const to = await askAs(by, world, entry, input, jar);
  return { to, cookies: Object.fromEntries(jar) };
}

/** The rows that a number of posts adds to each table. */
async function addedBy(posts: () => Promise<void>): Promise<Record<string, number>> {
  const before = await countRows();
  await posts();
  const after = await countRows();
  const added = Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)] as const);
  return Object.fromEntries(added.filter(([, n]) => n !== 0));
}

const entries = [...allEntries().values()].filter(({ key }) => key in FORMS);
const making = entries.filter(({ key }) => key in MAKING);
const entryOf = (name: string): Entry => {
  const found = making.find(({ key }) => key.endsWith(name));
  if (!found) throw new Error(`no form ${name}`);
  return found;
};
const others = entries.filter(({ key }) => !(key in MAKING));

test('every form that is posted here exists', () => {
  expect(Object.keys(MAKING).filter((key) => !(key in FORMS))).toEqual([]);
});

const ofKinds = { key: ({ key }: Entry) => key, kinds: (entry: Entry) => [askedAs(entry)], each: 5 };
const makers = ofEachKind('forms that make', making, ofKinds);

describe(`a form that makes something (${makers.how})`, () => {
  test.each(makers.rows.map((entry) => [entry.key, entry] as const))('%s', async (_key, entry) => {
    const once = await formAs(entry);
    const added = await addedBy(async () => void (await post(once)));
    const again = await formAs(entry);
    const answers: Awaited<ReturnType<typeof post>>[] = [];
    const addedAgain = await addedBy(async () => {
      answers.push(...(await Promise.all([post(again), post(again)])));
      answers.push(await post(again));
    });
    expect(answers[0]?.to).not.toMatch(/[?](problem|refused)\b/);
    expect(addedAgain).toEqual(added);
    expect(answers.map(({ to }) => to)).toEqual(answers.map(() => answers[0]?.to));
    expect(answers.map(({ cookies }) => cookies)).toEqual(answers.map(() => answers[0]?.cookies));
  });
});

describe(`a server killed before answering creates nothing twice, and says so (${makers.how})`, () => {
  test.each(sampled(makers.rows, 3).map((entry) => [entry.key, entry] as const))(
    '%s',
    async (_key, entry) => {
      const once = await formAs(entry);
      const added = await addedBy(async () => void (await post(once)));
      const again = await formAs(entry);
      const answers: Awaited<ReturnType<typeof post>>[] = [];
      const addedAgain = await addedBy(async () => {
        answers.push(await post(again));
        // As if the server had been killed, or had stood still since, before it kept the answer.
        await db().formAnswer.updateMany({ data: { answer: null, at: new Date(Date.now() - 21_000) } });
        answers.push(await post(again));
      });
      expect(addedAgain).toEqual(added);
      // Rows that the database keeps unique, as messages, are answered as before.
      const [first, second] = answers.map(({ to }) => to.replace(/[?]from=.*/, ''));
      expect(['to /unsure', '303 /unsure', first]).toContain(second);
    },
  );
});

describe('on purpose', () => {
  const MANY = ['(site)/actions.ts openTable', '(site)/actions.ts playNow', 'duels/actions.ts newDuel'];

  test.each(sampled(MANY, 1))('a form that was rendered again creates another thing: %s', async (name) => {
    const tried = await formAs(entryOf(name));
    const added = await addedBy(async () => void (await post(tried)));
    const input = { ...tried.input, form: { ...tried.input.form, [FORM_KEY]: newFormKey() } };
    expect(await addedBy(async () => void (await post({ ...tried, input })))).toEqual(added);
  });

  test.each([
    ['(site)/actions.ts openTable', 'seat-1', 'Cecilie'],
    ['duels/actions.ts newDuel', 'places', '3'],
    ['games/[gameId]/talk/[act]/route.ts', 'text', 'Good evening'],
  ])('so does the same form with other values, after going back: %s', async (name, field, value) => {
    const tried = await formAs(entryOf(name));
    const added = await addedBy(async () => void (await post(tried)));
    const input = { ...tried.input, form: { ...tried.input.form, [field]: value } };
    expect(await addedBy(async () => void (await post({ ...tried, input })))).toEqual(added);
  });

  test('a refused form may be posted again, and a form without a key is accepted', async () => {
    const tried = await formAs(entryOf('duels/actions.ts newDuel'));
    const { [FORM_KEY]: _key, ...form } = tried.input.form ?? {};
    const bare = { ...tried, input: { ...tried.input, form } };
    expect(await addedBy(async () => void (await post(bare)))).toEqual({ Deal: 1 });
  });

  test("another person in the same browser gets none of the previous person's keys", async () => {
    const tried = await formAs(entryOf('(site)/actions.ts playNow'));
    const first = await post({ ...tried, by: 'host' });
    const other = await post({ ...tried, by: 'spectator' });
    expect(Object.keys(other.cookies)).not.toEqual(expect.arrayContaining(Object.keys(first.cookies)));
  });
});

const rest = ofEachKind('other forms', others, ofKinds);

describe(`any other form adds nothing when it is posted again (${rest.how})`, () => {
  test.each(rest.rows.map((entry) => [entry.key, entry] as const))('%s', async (_key, entry) => {
    const once = await formAs(entry);
    const added = await addedBy(async () => void (await post(once)));
    const again = await formAs(entry);
    const addedAgain = await addedBy(async () => {
      await Promise.all([post(again), post(again)]);
      await post(again);
    });
    expect(addedAgain).toEqual(added);
  });
});
