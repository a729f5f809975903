import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';

// scripts/test.mjs finds or installs the browser and starts the service; both arrive by environment.
// Letters are drawn as on a screen whichever Chromium it is: the headless shell would fit them to its pixels.
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--font-render-hinting=none'],
};

const isFull = process.env.FULL === '1';
/** Only `npm run test:full` runs these: variants of other tests (docs/testing.md has the reason for each). */
const leftOut = (...more: RegExp[]) => (isFull ? more : [/@full/, ...more]);
/** Begun first, because otherwise it runs at the end while the other browser is idle. */
const LONGEST = /(whole-game|board-alone)\.spec/;

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/golden-server.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: each waits for the service or for a clock now and then.
  workers: os.availableParallelism() + 1,
  // As in vitest.config.ts: a test that is green the second time is named as shaky.
  retries: 1,
  // Generous, for browsers and the service share whatever machine this is; nothing waits longer than it
  // must.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./tests/e2e/support/red-at-once.ts'],
    ...(process.env.PLAYWRIGHT_JSON ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as const] : []),
  ],
  use: {
    baseURL: process.env.SERVICE_URL ?? 'http://127.0.0.1:3000',
    // A control that is not there should not cost the whole time of its test.
    actionTimeout: 30_000,
    // A trace takes a copy of the page at every step, and a table is a large page: only on wish.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Nobody sees what moves, and painting it takes the time of those who test.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'games',
      testDir: 'tests/e2e',
      testMatch: LONGEST,
      grepInvert: leftOut(),
      use: { ...devices['Desktop Chrome'], launchOptions },
    },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testIgnore: LONGEST,
      // Gestures of a thumb run with a thumb; the long form runs them with a mouse as well.
      grepInvert: isFull ? [] : leftOut(/@thumb/),
      use: { ...devices['Desktop Chrome'], launchOptions },
    },
    // Only tests that differ with a narrow screen and a thumb; everything else is the same at every width.
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: /\/(accessibility|turn)\.spec/,
      grep: isFull ? undefined : /@thumb/,
      grepInvert: leftOut(/@desk/),
      use: { ...devices['Pixel 7'], launchOptions },
    },
    // Every picture brings its own screen.
    { name: 'visual', testDir: 'tests/visual', use: { launchOptions } },
  ],
});
