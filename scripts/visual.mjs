// `npm run visual`: compares how tables look with the kept pictures in tests/visual/kept, all of them (`npm test` compares a few).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './lib/chromium.mjs';
import { buildIfStale, generateIfStale, installIfStale, ROOT } from './lib/project.mjs';
import { endRunning, runNode } from './lib/run.mjs';
import { onStopRequest } from './lib/signals.mjs';
import { startTestService, TEST_DIST_DIR } from './lib/test-service.mjs';

const USAGE = `npm run visual -- [options]
  --update        take the pictures anew instead of comparing them; look at what changed before you commit it
  --only TEXT     pictures whose name has this in it, such as wall-chosen or phone-candle`;

const cleanups = [];

function readOptions() {
  const options = {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  };
  return parseArgs({ options }).values;
}

async function lookAtAll({ update, only }, workspace) {
  await installIfStale();
  await generateIfStale();
  await buildIfStale(TEST_DIST_DIR);
  const browser = await findChromium(path.resolve('.data'));
  const { env } = await startTestService(workspace, cleanups);
  const args = ['test', '--project', 'visual'];
  const asked = { VISUAL: update ? 'update' : 'all', VISUAL_ONLY: only };
  await runNode('playwright', 'node_modules/@playwright/test/cli.js', args, {
    env: { ...env, ...browser, ...asked },
  });
}

async function cleanUp() {
  await endRunning();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

async function main() {
  process.chdir(ROOT);
  const options = readOptions();
  if (options.help) return console.log(USAGE);
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-visual-'));
  cleanups.push(() => fs.rmSync(workspace, { recursive: true, force: true }));
  onStopRequest(async () => {
    await cleanUp();
    process.exit(130);
  });
  try {
    await lookAtAll(options, workspace);
  } finally {
    await cleanUp();
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
