import crypto from 'node:crypto';
import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner';
import { afterAll, expect, inject, vi } from 'vitest';
import type * as Png from '@/lib/features/notify/png';
import { seedOf } from './full';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every module that some integration test puts another in the place of. */
    mocked: readonly string[];
  }
}

// Integration tests of one worker share its process, for loading Next and Prisma takes longer than most of
// them. Each file begins as if the process were new: our modules are loaded again, what they keep on
// `globalThis` is gone, so is what the file before had mocked, and the environment is the first one's. Only
// packages stay loaded, and what is pure.
const HOLDS_OURS = /^praga[A-Z]/;
const worker: typeof globalThis & {
  firstEnvironment?: NodeJS.ProcessEnv;
  /** Of the runner. */
  __vitest_worker__?: { readonly evaluatedModules: EvaluatedModules };
} = globalThis;

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

/** Has all modules loaded again but the pure ones. */
function resetModules(): void {
  const known = [...(worker.__vitest_worker__?.evaluatedModules.idToModuleMap.values() ?? [])];
  const pure = known.filter(isPure).map((node) => {
    const { promise, exports, evaluated } = node;
    return { node, importers: [...node.importers], loaded: { promise, exports, evaluated } };
  });
  vi.resetModules();
  for (const { node, importers, loaded } of pure) {
    Object.assign(node, loaded);
    for (const id of importers) node.importers.add(id);
  }
}

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
for (const name of inject('mocked')) vi.doUnmock(name);
resetModules();
for (const name of Object.keys(worker)) if (HOLDS_OURS.test(name)) Reflect.deleteProperty(worker, name);
restoreEnvironment();

// What is dealt to a table decides what its test meets: the same in every run, and another in each file, by
// its name and its how-manieth table it is. The long form deals by the seed that it prints.
let dealt = 0;
function nextSeed(): string {
  dealt += 1;
  const file = expect.getState().testPath?.split('/tests/').at(-1) ?? '';
  return crypto
    .createHash('sha256')
    .update(seedOf(`${file} ${dealt}`))
    .digest('hex');
}
vi.doMock('@/lib/platform/auth/tokens', async (original) => ({
  ...(await original<object>()),
  newSeed: nextSeed,
}));

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
