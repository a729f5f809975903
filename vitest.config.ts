import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const alias = {
  '@': root,
  // Next fails the build when a browser file imports a server one; outside Next that guard has no meaning.
  'server-only': path.join(root, 'tests/support/server-only.ts'),
};

export default defineConfig({
  test: {
    // All of them: one is left to the machine otherwise, which on two means half the speed.
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        resolve: { alias },
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
