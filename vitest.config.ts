import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
/** Files that only the long form runs (docs/testing.md). */
const LEFT_OUT = process.env.FULL === '1' ? [] : ['**/*.full.*.test.ts'];
const alias = {
  '@': root,
  // Next fails the build when a browser file imports a server one; outside Next that guard has no meaning.
  'server-only': path.join(root, 'tests/support/server-only.ts'),
};

/**
 * They take half of the time, and are begun first, because otherwise one is left at the end while the other
 * cores are idle.
 */
const LONGEST = [
  'tests/api/fuzz.int.test.ts',
  'tests/operator/backup.int.test.ts',
  'tests/live/two-processes.http.test.ts',
  'tests/archive/packed.int.test.ts',
  'tests/service/golden-moments.int.test.ts',
  'tests/api/no-leak.int.test.ts',
  'tests/auth/matrix.int.test.ts',
  'tests/service/outbox.int.test.ts',
  'tests/fuzz/random-play.unit.test.ts',
  'tests/sandbox/determinize.unit.test.ts',
  'tests/bots/games.unit.test.ts',
];

/**
 * Processes, sockets and a database on whatever machine this is can be late without anything being wrong. A
 * test that is green the second time passes, and is named as shaky at the end of the run
 * (scripts/test/vitest-reporter.ts); unit tests have no second time.
 */
const ONCE_MORE = 1;
/** Awaited values may be late as well: the runner's own bound is one second. */
const PATIENT = { timeout: 20_000 };

const MOCKS = /\bvi\.(?:mock|doMock)\(\s*'([^']+)'/g;
const RELOADS = /\bvi\.(?:mock|doMock|unmock|doUnmock|resetModules)\(/;
const SETUP = 'support/fresh-process.ts';

function mockedIn(file: string): string[] {
  const names = [...fs.readFileSync(file, 'utf8').matchAll(MOCKS)].map(([, name = '']) => name);
  // The next file could not take it back: it would look beside itself.
  const beside = names.find((name) => name.startsWith('.'));
  if (beside) throw new Error(`${file}: mock ${beside} by its whole name, which begins with "@/"`);
  const pure = names.find((name) => /^@\/(lib\/game|messages|lib\/generated)\//.test(name));
  const stood = names.find((name) => name === 'next/cache' || name === 'next/server');
  if (stood) throw new Error(`${file}: ${SETUP} stands in for ${stood} already`);
  if (pure) throw new Error(`${file}: ${pure} is pure, and is not loaded again for the next file`);
  return names;
}

/** The files of integration tests that reload modules, and the modules that they mock. */
function mocksOfTests(): { readonly mocking: readonly string[]; readonly mocked: readonly string[] } {
  const folder = path.join(root, 'tests');
  const mocking = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(unit|http)\.test\.ts$/.test(name) && name !== SETUP)
    .filter((name) => RELOADS.test(fs.readFileSync(path.join(folder, name), 'utf8')));
  // It would not be known of the files that import it.
  const helper = mocking.find((name) => !name.endsWith('.int.test.ts'));
  if (helper) throw new Error(`tests/${helper} puts a module in the place of another; let ${SETUP} do that`);
  const mocked = mocking.flatMap((name) => mockedIn(path.join(folder, name)));
  return { mocking, mocked: [...new Set(mocked)] };
}
const mocks = mocksOfTests();

/** On a fresh clone nobody knows how long a file takes, and the runner goes by its size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((of) => {
      const own = sorted.filter(({ project }) => project === of);
      // Files that reload modules run next to each other, because each of them makes the next one load them
      // again.
      const reloads = ({ moduleId }: TestSpecification) =>
        mocks.mocking.some((name) => moduleId.endsWith(`/${name}`));
      const together = [...own.filter(reloads), ...own.filter((file) => !reloads(file))];
      return [...together.filter(isLong), ...together.filter((file) => !isLong(file))];
    });
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than there are: each of them waits for the database now and then.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      {
        resolve: {
          alias: {
            '@/lib/platform/i18n/current-words': path.join(root, 'tests/support/current-words.ts'),
            ...alias,
          },
        },
        test: {
          name: 'unit',
          // They share nothing that changes, so engine and pack are loaded once for all files of a worker.
          isolate: false,
          setupFiles: ['tests/support/fresh-settings.ts'],
          // Nothing answers there: a unit test asks no database.
          env: { DATABASE_URL: 'postgresql://nobody@localhost/none' },
          include: [
            'tests/**/*.unit.test.ts',
            'tests/content/**/*.test.ts',
            'tests/golden/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
          ],
          exclude: ['**/*.{int,http}.test.ts', ...LEFT_OUT],
          // A busy machine may take ten times as long as a quiet one; a test that hangs is found all the
          // same.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          isolate: false,
          setupFiles: ['tests/support/fresh-process.ts'],
          provide: mocks,
          // As the service has it with a database of ours; planning at every question is a fifth of the work.
          env: { PREPARED_STATEMENTS: 'on' },
          include: ['tests/**/*.int.test.ts'],
          exclude: LEFT_OUT,
          globalSetup: ['tests/support/pg-global.ts'],
          retry: ONCE_MORE,
          expect: { poll: PATIENT },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These talk to a running service, whose settings scripts/test.mjs hands over.
        resolve: { alias },
        test: {
          name: 'http',
          setupFiles: ['tests/support/held-over-wire.ts'],
          env: JSON.parse(process.env.SERVICE_ENV ?? '{}') as Record<string, string>,
          include: ['tests/**/*.http.test.ts'],
          exclude: LEFT_OUT,
          retry: ONCE_MORE,
          expect: { poll: PATIENT },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
