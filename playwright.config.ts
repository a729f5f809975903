import { defineConfig, devices } from '@playwright/test';

// scripts/test.mjs finds or installs the browser and starts the service; both arrive by environment.
const launchOptions = { executablePath: process.env.CHROMIUM_PATH };

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Generous, for two browsers and the service share whatever machine this is; nothing waits longer than it must.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON
    ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]]
    : [['list']],
  use: {
    baseURL: process.env.SERVICE_URL ?? 'http://127.0.0.1:3000',
    // A trace takes a copy of the page at every step, and a table is a large page: only on wish.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Nobody sees what moves, and painting it takes the time of those who test.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testDir: 'tests/e2e', use: { ...devices['Desktop Chrome'], launchOptions } },
    // What a narrow screen and a thumb make different; everything else is the same at every width.
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: /(accessibility|turn)\.spec/,
      grepInvert: /@desk/,
      use: { ...devices['Pixel 7'], launchOptions },
    },
    // Every picture brings its own screen.
    { name: 'visual', testDir: 'tests/visual', use: { launchOptions } },
  ],
});
