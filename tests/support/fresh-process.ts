import crypto from 'node:crypto';
import { afterAll, afterEach, expect, vi } from 'vitest';
import type * as Png from '@/lib/features/notify/png';
import { afterResponses, putOff } from './after-responses';
import { seedOf } from './full';
import { nextHeaders } from './in-request';

// Integration tests of one worker share its modules, because loading Next, Prisma and our own modules takes
// more time than most tests. Modules keep state only on `globalThis` (`perProcess`), so each file starts
// without it and with the original environment. A file that wants another answer of a module spies on it
// (`vi.spyOn`): a mock would not reach modules that another file has loaded before.
const IS_OURS = /^praga[A-Z]/;
const worker: typeof globalThis & {
  firstEnvironment?: NodeJS.ProcessEnv;
  /** The number of tables that this file has created. */
  pragaDealt?: number;
} = globalThis;

function restoreEnvironment(): void {
  const first = (worker.firstEnvironment ??= { ...process.env });
  // Vitest writes the number of its worker to the environment.
  const names = Object.keys({ ...process.env, ...first }).filter((name) => !name.startsWith('VITEST'));
  for (const name of names) {
    if (first[name] === undefined) delete process.env[name];
    else process.env[name] = first[name];
  }
}

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
for (const name of Object.keys(worker)) if (IS_OURS.test(name)) Reflect.deleteProperty(worker, name);
restoreEnvironment();

// The files of a worker share the mocks below, so their state lives on `globalThis`.

/** Seeds are the same in every run: they come from the file's name and the number of the table in it. */
function nextSeed(): string {
  worker.pragaDealt = (worker.pragaDealt ?? 0) + 1;
  const file = expect.getState().testPath?.split('/tests/').at(-1) ?? '';
  return crypto
    .createHash('sha256')
    .update(seedOf(`${file} ${worker.pragaDealt}`))
    .digest('hex');
}
vi.doMock('@/lib/platform/auth/tokens', async (original) => ({
  ...(await original<object>()),
  newSeed: nextSeed,
}));

// Outside of a Next request, cookies and headers come from `inRequest`, and pages are not cached. Tasks for
// "after the response" start at once, and each test waits for them.
vi.doMock('next/headers', () => nextHeaders);
vi.doMock('next/cache', () => ({ revalidatePath: () => undefined }));
vi.doMock('next/server', async (original) => ({
  ...(await original<object>()),
  after: putOff,
  connection: async () => undefined,
}));
afterEach(afterResponses);

// Emails contain hundreds of board pictures. Small ones take a fifth of the time.
const PAINTED_WIDTH = 100;
vi.doMock('@/lib/features/notify/png', async (original) => {
  const { pngOf, smallPngOf } = await original<typeof Png>();
  return {
    pngOf: (svg: string, width: number) => pngOf(svg, Math.min(width, PAINTED_WIDTH)),
    smallPngOf: (svg: string, width: number) => smallPngOf(svg, Math.min(width, PAINTED_WIDTH)),
  };
});

// The next file of this worker would use a database that stays open.
afterAll(() => {
  if (Reflect.get(worker, 'pragaDatabase'))
    throw new Error('this file leaves its database open: useService() closes it');
});
