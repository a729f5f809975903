// `npm run tool -- rollback`: for each of the last migrations, takes the checkout before it from git and runs
// its own tests on the schema of this one. An older server must still find everything it needs. The oldest of
// them then shares a database with this one, and both play the same tables.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { outputOf } from '../scripts/lib/errors';
import { ROOT } from '../scripts/lib/first.mjs';
import { writePlain } from '../scripts/lib/plain';
import { endRunning, run, runNode } from '../scripts/lib/run';
import { onStopRequest } from '../scripts/lib/signals';
import { readMigrations } from '../scripts/migrate';
import { playBeside } from './rollback/beside';

const HELP = `npm run tool -- rollback [options]
  --last 2           checkouts before the last migrations
  --before COMMIT    only this commit`;
const MIGRATIONS = 'prisma/migrations';
const PACKAGES = path.join(ROOT, 'node_modules');
/**
 * Tests that read and write most tables; found by these words in their paths, wherever they lie in an older
 * checkout.
 */
const TESTS = ['submit.int', 'tables.int', 'outbox.int', 'sandbox.int'];

/** These tests get more time: other work may run in parallel. */
const PATIENCE_MS = 180_000;

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit before the one that brought a migration; undefined if the history is too short. */
function commitBefore(name: string): string | undefined {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${name}`)
    .split('\n')
    .at(-1);
  try {
    return added ? git('rev-parse', '--verify', '--quiet', `${added}^`) : undefined;
  } catch {
    return undefined;
  }
}

/** Copies our packages, because a build refuses links out of its folder. */
function copyPackages(checkout: string): void {
  const modules = path.join(checkout, 'node_modules');
  try {
    execFileSync('cp', ['-al', PACKAGES, modules], { stdio: 'ignore' });
  } catch {
    // Hard links need the same disk and a `cp` that makes them.
    fs.cpSync(PACKAGES, modules, { recursive: true, force: true, verbatimSymlinks: true });
  }
  // Earlier checkouts know the command line of Prisma under an alias.
  const alias = path.join(modules, 'prisma-cli');
  if (!fs.existsSync(alias)) fs.symlinkSync('prisma', alias);
}

/** Checks an older commit out and replaces its migrations with ours. */
async function prepareCheckout(commit: string, checkout: string): Promise<void> {
  git('worktree', 'add', '--quiet', '--detach', checkout, commit);
  copyPackages(checkout);
  fs.rmSync(path.join(checkout, MIGRATIONS), { recursive: true });
  fs.cpSync(path.join(ROOT, MIGRATIONS), path.join(checkout, MIGRATIONS), { recursive: true });
  // The newer tool brought the schema up to date. It may read files that the older one cannot.
  for (const ending of ['ts', 'mjs']) {
    const tool = path.join(checkout, `scripts/migrate.${ending}`);
    if (fs.existsSync(tool)) await writePlain('scripts/migrate.ts', tool);
  }
  process.chdir(checkout);
  await runNode('generate', path.join(checkout, 'scripts/generate.mjs'), [], { quiet: true });
}

interface Older {
  readonly commit: string;
  /** Migrations that are newer than the commit. */
  readonly names: readonly string[];
  readonly isBeside: boolean;
}

async function tryOlder({ commit, names, isBeside }: Older, workspace: string): Promise<void> {
  const checkout = path.join(workspace, commit.slice(0, 12));
  console.log(`${commit.slice(0, 12)}, which knows nothing of ${names.join(', ')}:`);
  try {
    await prepareCheckout(commit, checkout);
    const vitest = path.join(PACKAGES, 'vitest/vitest.mjs');
    const options = ['--reporter=dot', `--testTimeout=${PATIENCE_MS}`];
    await run('its tests', process.execPath, [
      vitest,
      'run',
      '--project',
      'integration',
      ...options,
      ...TESTS,
    ]);
    if (isBeside) await playBeside(checkout, workspace);
  } finally {
    process.chdir(ROOT);
    git('worktree', 'remove', '--force', checkout);
  }
}

/** The commits before these migrations, each with the ones it lacks. */
function checkoutsBefore(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const olders = new Map<string, readonly string[]>();
  for (const name of names) {
    const commit = commitBefore(name);
    if (!commit) throw new Error(`the history does not reach back before ${name}: a whole clone is needed`);
    olders.set(commit, [...(olders.get(commit) ?? []), name]);
  }
  return olders;
}

/** The checkouts to try: the one before a commit's migrations, or those before the last migrations. */
function oldersOf({ last, before }: { readonly last: string; readonly before?: string | undefined }) {
  const names = readMigrations().map(({ name }) => name);
  if (before === undefined)
    return [...checkoutsBefore(names.slice(-Number(last)))].map(([commit, lacking], i) => {
      return { commit, names: lacking, isBeside: i === 0 };
    });
  const known = git('ls-tree', '--name-only', before, `${MIGRATIONS}/`);
  const lacking = names.filter((name) => !known.includes(name));
  return [{ commit: git('rev-parse', before), names: lacking, isBeside: true }];
}

async function main() {
  const { values } = parseArgs({
    options: {
      last: { type: 'string', default: '2' },
      before: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-rollback-'));
  const cleanUp = () => fs.rmSync(workspace, { recursive: true, force: true });
  onStopRequest(async () => {
    await endRunning();
    cleanUp();
    git('worktree', 'prune');
    process.exit(130);
  });
  try {
    for (const older of oldersOf(values)) await tryOlder(older, workspace);
    console.log('older checkouts run on this schema, and beside this one');
  } finally {
    cleanUp();
  }
}

main().catch((error) => {
  console.error(outputOf(error));
  process.exitCode = 1;
});
