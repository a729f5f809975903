import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
const alias = {
  '@': root,
  // Next fails the build when a browser file imports a server one; outside Next that guard has no meaning.
  'server-only': path.join(root, 'tests/support/server-only.ts'),
};

/** They take half of the time, and are begun first, lest one is left at the end while the other cores have nothing to do. */
const LONGEST = [
  'tests/api/fuzz.int.test.ts',
  'tests/service/golden-moments.int.test.ts',
  'tests/api/no-leak.int.test.ts',
  'tests/auth/matrix.int.test.ts',
  'tests/service/outbox.int.test.ts',
  'tests/fuzz/random-play.unit.test.ts',
  'tests/sandbox/determinize.unit.test.ts',
  'tests/bots/games.unit.test.ts',
  'tests/soak/short.http.test.ts',
];

/** On a fresh clone nobody knows how long a file takes, and the runner goes by its size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((of) => {
      const own = sorted.filter(({ project }) => project === of);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // All of them: one is left to the machine otherwise, which on two means half the speed.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        resolve: {
          alias: { '@/lib/i18n/here': path.join(root, 'tests/support/words-here.ts'), ...alias },
        },
        test: {
          name: 'unit',
          // They share nothing that changes, so engine and pack are loaded once for all files of a worker.
          isolate: false,
          include: [
            'tests/**/*.unit.test.ts',
            'tests/content/**/*.test.ts',
            'tests/golden/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
          ],
          exclude: ['**/*.{int,http}.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/**/*.int.test.ts'],
          globalSetup: ['tests/support/pg-global.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These talk to a running service, whose address is in SERVICE_URL.
        resolve: { alias },
        test: {
          name: 'http',
          include: ['tests/**/*.http.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
