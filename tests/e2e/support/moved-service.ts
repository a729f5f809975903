/** Playwright's `test` with a separate service whose clock the test moves. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startWorld, type World } from '../../../tools/life/world';
import { test as base } from './test';

const START_MS = 240_000;
const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const [WEEK_MS, WEDNESDAY_MS] = [7 * DAY_MS, 6.5 * DAY_MS];

/** The next Wednesday noon. It is in the future, because browsers drop expired cookies. */
export const BEGINS = new Date(Math.ceil((Date.now() - WEDNESDAY_MS) / WEEK_MS) * WEEK_MS + WEDNESDAY_MS);

export const test = base.extend<{ readonly world: World }>({
  world: [
    async ({ browserName }, use) => {
      const workspace = fs.mkdtempSync(path.join(os.tmpdir(), `praga-walk-${browserName}-`));
      const cleanups: (() => unknown)[] = [() => fs.rmSync(workspace, { recursive: true, force: true })];
      try {
        await use(await startWorld({ begins: BEGINS, isBuilt: true, workspace, cleanups }));
      } finally {
        for (const cleanup of cleanups.reverse()) await cleanup();
      }
    },
    { timeout: START_MS },
  ],
});
