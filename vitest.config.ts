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

/** These files take half of the time, so they start first. */
const LONGEST = [
  // A quarter of an hour of one process, in the long form only.
  'tests/box/box-games.full.unit.test.ts',
  'tests/api/fuzz.int.test.ts',
  'tests/operator/backup.int.test.ts',
  'tests/live/two-processes.http.test.ts',
  'tests/archive/packed.int.test.ts',
  'tests/history/golden-moments.int.test.ts',
  'tests/api/no-leak.int.test.ts',
  'tests/auth/matrix.int.test.ts',
  'tests/outbox/outbox.int.test.ts',
  'tests/fuzz/random-play.unit.test.ts',
  'tests/sandbox/determinize.unit.test.ts',
  'tests/bots/games.unit.test.ts',
];

/** `vi.waitUntil` and `expect.poll` wait longer too: their default is one second. */
const PATIENT = { timeout: 20_000 };

/** Vitest orders unknown files by size; on a fresh clone it knows no file yet. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    // A worker keeps its modules only while it stays with one project.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((of) => {
      const own = sorted.filter(({ project }) => project === of);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    globalSetup: ['tests/support/fresh-words.ts'],
    sequence: { sequencer: LongestFirst },
    // One worker more than cores, because each waits for the database at times.
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
          // Pure code keeps no state, so the files of a worker share its modules.
          isolate: false,
          setupFiles: ['tests/support/fresh-settings.ts'],
          // Unit tests have no database.
          env: { DATABASE_URL: 'postgresql://nobody@localhost/none' },
          include: [
            'tests/**/*.unit.test.ts',
            'tests/content/**/*.test.ts',
            'tests/golden/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
          ],
          exclude: ['**/*.{int,http}.test.ts', ...LEFT_OUT],
          // Ten times the longest time on an idle machine.
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
          globalSetup: ['tests/support/pg-global.ts'],
          expect: { poll: PATIENT },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.int.test.ts'],
          exclude: LEFT_OUT,
        },
      },
      {
        // These talk to a running service; scripts/test passes its settings.
        resolve: { alias },
        test: {
          name: 'http',
          isolate: false,
          setupFiles: ['tests/support/held-over-wire.ts'],
          env: JSON.parse(process.env.SERVICE_ENV ?? '{}') as Record<string, string>,
          include: ['tests/**/*.http.test.ts'],
          exclude: LEFT_OUT,
          expect: { poll: PATIENT },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
