/** A server that was killed is started again, after growing pauses; one that is to end stays ended. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepServing } from '../../scripts/lib/keep-serving';
import { endChild, isAlive } from '../../scripts/lib/processes';

interface Fake {
  readonly child: ChildProcess;
}

let servers: ChildProcess[];
let said: string[];
let paused: number[];
let isStopping: boolean;
let how: Parameters<typeof keepServing<Fake>>[0];

beforeEach(() => {
  servers = [];
  said = [];
  isStopping = false;
  paused = [];
  how = {
    // Exits with the given code, so a test can choose any exit code.
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
    isStopping: () => isStopping,
    pause: async (ms) => void paused.push(ms),
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

test.each(Object.keys(ENDS))('%s: restarted each time, after longer and longer pauses', async (end) => {
  const times = end === 'SIGKILL' ? 9 : 2;
  await keepServing(how);
  for (let n = 0; n < times; n += 1) ENDS[end]?.(await nth(n));
  expect(isAlive((await nth(times))?.pid)).toBe(true);
  const seconds = [0, 1, 2, 4, 8, 16, 32, 60, 60].slice(0, times);
  expect(paused).toEqual(seconds.map((s) => s * 1000));
  expect(said).toEqual(
    seconds.map((s) => `the server has ended (${end}); starting it again ${s > 0 ? `in ${s} s` : 'now'}`),
  );
});

test('a server that has served for long is restarted without a pause', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepServing(how);
  for (let n = 0; n < 3; n += 1) (await nth(n))?.kill('SIGKILL');
  await nth(3);
  vi.setSystemTime(Date.now() + 600_001);
  servers[3]?.kill('SIGKILL');
  await nth(4);
  expect(paused).toEqual([0, 1000, 2000, 0]);
});

test('a server that is being stopped stays stopped, without a message', async () => {
  const { child } = await keepServing(how);
  isStopping = true;
  await endChild(child);
  expect([servers.length, said]).toEqual([1, []]);
});

test('a server that does not start again is tried again, with its reason', async () => {
  const { child } = await keepServing(how);
  const { start } = how;
  const refuse = vi.fn().mockRejectedValueOnce(new Error('the port is taken')).mockImplementation(start);
  Object.assign(how, { start: refuse });
  child.kill('SIGKILL');
  await nth(1);
  expect(said.at(-1)).toBe('the server did not start: the port is taken; starting it again in 1 s');
});

test('a server that never starts is an error of the starter', async () => {
  const start = () => Promise.reject(new Error('the server ended at once'));
  await expect(keepServing({ ...how, start })).rejects.toThrow('the server ended at once');
});
