import crypto from 'node:crypto';
import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner';
import { afterAll, afterEach, inject, vi } from 'vitest';
import type * as Png from '@/lib/features/notify/png';
import { afterResponses, putOff } from './after-responses';
import { seedOf } from './full';
import { nextHeaders } from './in-request';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every module that some integration test puts another in the place of. */
    mocked: readonly string[];
    /** The files of integration tests that do, below tests. */
    mocking: readonly string[];
  }
}

// Integration tests of one worker share its process, for loading Next, Prisma and our own modules takes more
// time than most of them. Each file begins as if the process were new: what our modules keep is on
// `globalThis` (`perProcess`) and is gone, so is what the file before had mocked, and the environment is the
// first one's. Modules are loaded again only for a file that puts others in their place, and for the one
// after it.
const HOLDS_OURS = /^praga[A-Z]/;
const worker: typeof globalThis & {
  firstEnvironment?: NodeJS.ProcessEnv;
  /** Whether the file before put other modules in the place of ours. */
  hasMocked?: boolean;
  /** How many tables were dealt in this file. */
  pragaDealt?: number;
  /** Of the runner. */
  __vitest_worker__?: { readonly evaluatedModules: EvaluatedModules; readonly filepath: string };
} = globalThis;
const FILE = worker.__vitest_worker__?.filepath.split('/tests/').at(-1) ?? '';

function restoreEnvironment(): void {
  const first = (worker.firstEnvironment ??= { ...process.env });
  // The runner writes down there which worker and which task this is.
  const names = Object.keys({ ...process.env, ...first }).filter((name) => !name.startsWith('VITEST'));
  for (const name of names) {
    if (first[name] === undefined) delete process.env[name];
    else process.env[name] = first[name];
  }
}

/**
 * Rules, content, wording and drawings keep nothing of what they were asked: the linter has them import
 * nothing but each other. So it is with the classes that Prisma makes. They are more than half of what a file
 * loads, and nobody mocks them (vitest.config.ts).
 */
const isPure = ({ file, evaluated, exports }: EvaluatedModuleNode) =>
  evaluated &&
  exports !== undefined &&
  /\/(lib\/game|messages|lib\/generated\/prisma)\//.test(file) &&
  !file.includes('/tests/');

/** Tests and their helpers are always loaded again: they say at the top what precedes each test. */
const isKept = (node: EvaluatedModuleNode, mocks: boolean) =>
  mocks ? isPure(node) : node.evaluated && node.exports !== undefined && !node.file.includes('/tests/');

/** Has modules loaded again: all but the pure ones where something is put in the place of others. */
function resetModules(mocks: boolean): void {
  const known = [...(worker.__vitest_worker__?.evaluatedModules.idToModuleMap.values() ?? [])];
  const kept = known
    .filter((node) => isKept(node, mocks))
    .map((node) => {
      const { promise, exports, evaluated } = node;
      return { node, importers: [...node.importers], loaded: { promise, exports, evaluated } };
    });
  vi.resetModules();
  for (const { node, importers, loaded } of kept) {
    Object.assign(node, loaded);
    for (const id of importers) node.importers.add(id);
  }
}

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
for (const name of inject('mocked')) vi.doUnmock(name);
const mocks = inject('mocking').includes(FILE);
resetModules(mocks || worker.hasMocked === true);
worker.hasMocked = mocks;
for (const name of Object.keys(worker)) if (HOLDS_OURS.test(name)) Reflect.deleteProperty(worker, name);
restoreEnvironment();

// What is kept from here on must hold nothing of this file: what it would remember is on `globalThis`, too.

// What is dealt to a table decides what its test meets: the same in every run, and another in each file, by
// its name and its how-manieth table it is. The long form deals by the seed that it prints.
function nextSeed(): string {
  worker.pragaDealt = (worker.pragaDealt ?? 0) + 1;
  const file = worker.__vitest_worker__?.filepath.split('/tests/').at(-1) ?? '';
  return crypto
    .createHash('sha256')
    .update(seedOf(`${file} ${worker.pragaDealt}`))
    .digest('hex');
}
vi.doMock('@/lib/platform/auth/tokens', async (original) => ({
  ...(await original<object>()),
  newSeed: nextSeed,
}));

// Outside a request of Next there are no cookies and no headers but those of `inRequest`, nothing is kept of
// a page, and there is no "after the response": the tasks run at once, and tests wait for them.
vi.doMock('next/headers', () => nextHeaders);
vi.doMock('next/cache', () => ({ revalidatePath: () => undefined }));
vi.doMock('next/server', async (original) => ({
  ...(await original<object>()),
  after: putOff,
  connection: async () => undefined,
}));
afterEach(afterResponses);

// Mails bring hundreds of pictures of boards: each is drawn, and painted so small that this takes a fifth of
// the time.
const PAINTED_WIDTH = 100;
vi.doMock('@/lib/features/notify/png', async (original) => {
  const { pngOf } = await original<typeof Png>();
  return { pngOf: (svg: string, width: number) => pngOf(svg, Math.min(width, PAINTED_WIDTH)) };
});

// Whatever used the database after its file would be given that of the next one.
afterAll(() => {
  if (Reflect.get(worker, 'pragaDatabase'))
    throw new Error('this file leaves its database open: useService() closes it');
});
