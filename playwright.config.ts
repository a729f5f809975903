import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';

// scripts/test.mjs finds or installs the browser and starts the service; the environment passes both on. The
// font options make every Chromium draw letters alike: the headless shell would hint them.
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--font-render-hinting=none'],
};

const isFull = process.env.FULL === '1';
/** Only `npm run test:full` runs these: variants of other tests (docs/testing.md has the reason for each). */
const leftOut = (...more: RegExp[]) => (isFull ? more : [/@full/, ...more]);
/** This file starts first, because otherwise it runs at the end while the other browser is idle. */
const LONGEST = /(whole-game|board-alone)\.spec/;

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/golden-server.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One worker more than cores, because each waits for the service or a timer now and then.
  workers: os.availableParallelism() + 1,
  // As in vitest.config.ts: a test that passes on retry is reported as shaky.
  retries: 1,
  // Generous, because browsers and the service share the machine. No test waits longer than it must.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./tests/e2e/support/red-at-once.ts'],
    ...(process.env.PLAYWRIGHT_JSON ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as const] : []),
  ],
  use: {
    baseURL: process.env.SERVICE_URL ?? 'http://127.0.0.1:3000',
    // A missing control should not use up the whole time of its test.
    actionTimeout: 30_000,
    // A trace copies the page at every step, and a table is a large page. So it is recorded only on request.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Animations are not checked here, and painting them takes processor time from the tests.
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
      // Touch gestures run with touch; the long form also runs them with a mouse.
      grepInvert: isFull ? [] : leftOut(/@thumb/),
      use: { ...devices['Desktop Chrome'], launchOptions },
    },
    // Only tests that differ on a narrow touch screen; the other tests give the same result at every width.
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: /\/(accessibility|turn)\.spec/,
      grep: isFull ? undefined : /@thumb/,
      grepInvert: leftOut(/@desk/),
      use: { ...devices['Pixel 7'], launchOptions },
    },
    // Every picture test sets its own screen.
    { name: 'visual', testDir: 'tests/visual', use: { launchOptions } },
  ],
});
