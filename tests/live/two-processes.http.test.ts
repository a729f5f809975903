import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuttingProxy } from '../support/cutting-proxy';
import { inFull, isFull } from '../support/full';
import { startOwnServer } from '../support/own-server';
import { ask, wireStep, wireTable, wireTurn } from '../support/wire';

const start = () => startOwnServer({ LOG_LEVEL: 'warn' });
let own: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  own = await start();
}, 90_000);
afterAll(() => own.stop());

const at = (i: number): string => (i % 2 === 0 ? (process.env.SERVICE_URL ?? '') : own.origin);

/** The versions that a stream tells, one by one. */
async function* versions(origin: string, id: string, known?: string) {
  const response = await fetch(`${origin}/api/games/${id}/stream`, {
    headers: known ? { 'last-event-id': known } : {},
  });
  if (!response.body) throw new Error('no stream');
  let text = '';
  for await (const chunk of response.body) {
    text += Buffer.from(chunk).toString('utf8');
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const version = /^id: (.+)$/m.exec(event)?.[1];
      if (version) yield version;
    }
  }
}

/** Reads on until row `seq` was told. */
async function told(stream: AsyncGenerator<string>, seq: number): Promise<string> {
  for (;;) {
    const { value, done } = await stream.next();
    if (done) throw new Error(`the stream ended before row ${seq}`);
    if (Number(value.split('.')[0]) >= seq) return value;
  }
}

test('a table played by way of both is one table: same positions, one chain, no row twice', async () => {
  const table = await wireTable(at(0));
  const path = `/api/games/${table.id}`;
  for (let i = 0; i < inFull(40, 3); i += 1) {
    const step = await wireStep(table, at(i));
    // A step that can still be taken back is seen by its player only.
    const token = table.tokens[step?.seat ?? 0];
    const [one, other] = await Promise.all([ask(at(0), path, { token }), ask(at(1), path, { token })]);
    expect(one).toEqual(other);
    expect([one.seq, one.head]).toEqual([step?.seq, step?.hash]);
  }
  const { rows } = await ask(at(1), `${path}/log`);
  expect(rows.map(({ seq }: { seq: number }) => seq)).toEqual(rows.map((_: unknown, i: number) => i + 1));
});

test.runIf(isFull)('of two commands for the same position, one to each, one counts', async () => {
  const table = await wireTable(at(0));
  for (let i = 0; i < inFull(10, 3); i += 1) {
    const results = await Promise.allSettled([wireStep(table, at(0)), wireStep(table, at(1))]);
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThanOrEqual(1);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/: (409|422) /);
  }
});

test('a page at one process receives the changes made at the other', async () => {
  const table = await wireTable(at(0));
  const stream = versions(at(1), table.id);
  await told(stream, 1);
  for (let i = 0; i < inFull(5, 1); i += 1) {
    const step = await wireTurn(table);
    await told(stream, step?.seq ?? 0);
  }
  await stream.return(undefined);
});

test.runIf(isFull)(
  'a stream that is cut again and again tells everything in the end, from where it was cut',
  async () => {
    const table = await wireTable(at(0));
    const proxy = await cuttingProxy(at(1));
    let known: string | undefined;
    for (let i = 0; i < inFull(10, 3); i += 1) {
      const stream = versions(proxy.origin, table.id, known);
      const step = await wireTurn(table);
      known = await told(stream, step?.seq ?? 0);
      proxy.shake();
      await expect(stream.next()).rejects.toThrow();
    }
    await proxy.close();
  },
);

test('a process that is stopped ends its streams and exits at once', async () => {
  const table = await wireTable(at(0));
  // The last test: its own does, unless it was told before and this is the second try.
  const extra = own.child.exitCode === null ? own : await start();
  const stream = versions(extra.origin, table.id);
  await told(stream, 1);
  const exited = new Promise<number | null>((done) => extra.child.once('exit', (code) => done(code)));
  extra.child.kill('SIGTERM');
  expect(await stream.next()).toMatchObject({ done: true });
  await exited;
});
