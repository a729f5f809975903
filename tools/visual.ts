// `npm run tool -- visual`: compares drawn tables with the stored pictures in tests/visual/kept (`npm test`
// compares a few of them), or every position on every screen with the drawings of another commit.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium';
import { messageOf } from '../scripts/lib/errors';
import { ROOT } from '../scripts/lib/first.mjs';
import { buildIfStale, generateIfStale } from '../scripts/lib/project';
import { endRunning, runNode } from '../scripts/lib/run';
import { onStopRequest } from '../scripts/lib/signals';
import { startTestService, TEST_DIST_DIR } from '../scripts/lib/test-service';

const USAGE = `npm run tool -- visual [options]
  --update        take the kept pictures again; look at the changes before you commit
  --against REF   also build that commit, take all 120 pictures of both and compare them
  --take FOLDER   take all 120 into a folder
  --only TEXT     pictures whose name contains this, such as wall-chosen or phone-candle`;

/** The paths of this script, in this commit and in earlier ones. */
const SCRIPT_PLACES = ['tools/visual.ts', 'scripts/visual.ts', 'scripts/visual.mjs'];

const CALLED_FROM = process.cwd();
const cleanups: (() => unknown)[] = [];

function readOptions() {
  const { values } = parseArgs({
    options: {
      update: { type: 'boolean', default: false },
      against: { type: 'string' },
      take: { type: 'string' },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

/**
 * All pictures as another commit draws them. Its own script takes them, because its tables and tests need its
 * own code.
 */
async function picturesOf(ref: string, only: string, workspace: string): Promise<string> {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const [checkout, folder] = [path.join(workspace, 'checkout'), path.join(workspace, 'pictures')];
  git('worktree', 'add', '--detach', checkout, commit);
  cleanups.push(() => git('worktree', 'remove', '--force', checkout));
  // This script installs the packages; in commits before TypeScript, the script did so itself.
  await runNode(`packages of ${ref}`, path.join(checkout, 'scripts/generate.mjs'), [], { quiet: true });
  const places = SCRIPT_PLACES.map((place) => path.join(checkout, place));
  const script = places.find((place) => fs.existsSync(place));
  if (script === undefined) throw new Error(`${ref} has no script that takes pictures`);
  console.log(`${ref} (${commit.slice(0, 12)}): packages, build, pictures`);
  await runNode(`the pictures of ${ref}`, script, ['--take', folder, '--only', only]);
  return folder;
}

/** The mode and the folder for the tests. */
async function mannerOf({ update, take, against, only }: Options, workspace: string) {
  if (take) return { VISUAL: 'take', VISUAL_FOLDER: path.resolve(CALLED_FROM, take) };
  if (against) return { VISUAL: 'against', VISUAL_FOLDER: await picturesOf(against, only, workspace) };
  return { VISUAL: update ? 'update' : 'kept' };
}

type Options = ReturnType<typeof readOptions>;

async function lookAtAll(options: Options, workspace: string): Promise<void> {
  await generateIfStale();
  const manner = await mannerOf(options, workspace);
  await buildIfStale(TEST_DIST_DIR);
  const browser = await findChromium(path.resolve('.data'));
  const { env } = await startTestService(workspace, cleanups);
  const args = ['test', '--project', 'visual'];
  const asked = { ...manner, VISUAL_ONLY: options.only };
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
  (error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  },
);
