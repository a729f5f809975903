/** A server that was killed is started again, three times an hour at most; one that is to end stays ended. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepServing, MAX_RESTARTS } from '../../scripts/lib/keep-serving';
import { endChild, isAlive } from '../../scripts/lib/processes';

interface Fake {
  readonly child: ChildProcess;
}

let servers: ChildProcess[];
let said: string[];
let gaveUp: Promise<string>;
let isStopping: boolean;
let how: Parameters<typeof keepServing<Fake>>[0];

beforeEach(() => {
  servers = [];
  said = [];
  isStopping = false;
  let resolve: (reason: string) => void = () => {};
  gaveUp = new Promise((done) => {
    resolve = done;
  });
  how = {
    // Ends by itself when it is told how, so that a test may have any exit code.
    start: async () => {
      const program = `process.on('message', (code) => process.exit(code)); setInterval(() => {}, 1000)`;
      const child = spawn(process.execPath, ['-e', program], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      await once(child, 'spawn');
      return { child };
    },
    serving: ({ child }) => void servers.push(child),
    say: (text) => void said.push(text),
    giveUp: (error) => resolve(error instanceof Error ? error.message : ''),
    isStopping: () => isStopping,
  };
});

afterEach(async () => {
  vi.useRealTimers();
  isStopping = true;
  await Promise.all(servers.map((child) => endChild(child)));
});

/** The n-th server, once it serves. */
const nth = (n: number) =>
  vi.waitFor(() => expect(servers[n]).toBeDefined(), { timeout: 20_000 }).then(() => servers[n]);

const ENDS: Readonly<Record<string, (child: ChildProcess | undefined) => unknown>> = {
  SIGKILL: (child) => child?.kill('SIGKILL'),
  SIGTERM: (child) => child?.kill('SIGTERM'),
  SIGABRT: (child) => child?.kill('SIGABRT'),
  'exit code 1': (child) => child?.send(1),
  'exit code 0': (child) => child?.send(0),
};

test.each(Object.keys(ENDS))(
  '%s: restarted three times, then given up, with a message each time',
  async (end) => {
    await keepServing(how);
    for (let n = 0; n <= MAX_RESTARTS; n += 1) ENDS[end]?.(await nth(n));
    expect(await gaveUp).toBe(`the server has ended (${end}), after 3 restarts within an hour`);
    expect(said).toEqual(
      [1, 2, 3].map((n) => `the server has ended (${end}); starting it again (${n} of 3)`),
    );
    expect(servers).toHaveLength(1 + MAX_RESTARTS);
    expect(servers.some(({ pid }) => isAlive(pid))).toBe(false);
  },
);

test('what ended longer than an hour ago does not count', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepServing(how);
  for (let n = 0; n < MAX_RESTARTS; n += 1) (await nth(n))?.kill('SIGKILL');
  await nth(MAX_RESTARTS);
  vi.setSystemTime(Date.now() + 3_600_001);
  servers[MAX_RESTARTS]?.kill('SIGKILL');
  expect(isAlive((await nth(MAX_RESTARTS + 1))?.pid)).toBe(true);
  expect(said.at(-1)).toContain('(1 of 3)');
});

test('a server that is being stopped stays stopped, without a message', async () => {
  const { child } = await keepServing(how);
  isStopping = true;
  await endChild(child);
  expect([servers.length, said]).toEqual([1, []]);
});

test('a server that does not start again is given up', async () => {
  const { child } = await keepServing(how);
  how = Object.assign(how, { start: () => Promise.reject(new Error('the port is taken')) });
  child.kill('SIGKILL');
  expect(await gaveUp).toBe('the port is taken');
});
