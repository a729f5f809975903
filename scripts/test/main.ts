// `npm test`, once packages are installed (scripts/test.mjs): checks, unit and integration tests, then a
// built service with its own database and the tests that talk to it. `npm run test:full` runs the long forms
// as well. `npm test -- --help` lists the options; docs/testing.md explains the structure.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../lib/chromium';
import { countCheck, countPlaywright, countReport, countVitest } from '../lib/counts';
import { outputOf } from '../lib/errors';
import { buildIfStale, generateIfStale } from '../lib/project';
import { endRunning, runNode } from '../lib/run';
import { onStopRequest } from '../lib/signals';
import { startTestService, TEST_DIST_DIR } from '../lib/test-service';
import { runTool } from '../tool/run';
import { answersFaults } from './answers';
import { baseOf, changedFiles, specsFor } from './changed';
import { LONG_PARTS, type LongPart } from './long';
import { type TestOptions, partOf, readOptions, USAGE } from './options';
import { Tally } from './tally';

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const OF_VITEST = ['unit', 'integration', 'http'];

const cleanups: (() => unknown)[] = [];
const tally = new Tally();

type Env = Readonly<Record<string, string>>;
/** The options, with the browser tests for a change if only those were requested. */
type Narrowed = TestOptions & { readonly specs?: readonly string[] };

/** Whether `work` succeeded; a failure is printed. */
async function succeeds(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(outputOf(error));
    return false;
  }
}

async function check(name: string, tool: string, ...args: readonly string[]): Promise<boolean> {
  const isGood = await succeeds(() => runTool(tool, { args, quiet: true }));
  return tally.record(name, countCheck(name, isGood));
}

async function build(): Promise<boolean> {
  const isBuilt = await succeeds(() => buildIfStale(TEST_DIST_DIR));
  return tally.record('build', countCheck('build', isBuilt));
}

/**
 * If one of these fails, nothing else runs. The build runs in parallel with the linter, which leaves a
 * processor idle for half of its time. It waits for the type check, because both write where Next stores the
 * types of its routes.
 */
async function checkAndBuild({ parts }: TestOptions): Promise<boolean> {
  const wantsChecks = parts.includes('checks');
  const wantsBuild = parts.includes('http') || parts.includes('e2e');
  const typesAndBuild = async () =>
    (!wantsChecks || (await check('types', 'typecheck'))) && (!wantsBuild || build());
  const work = [
    typesAndBuild(),
    ...(wantsChecks
      ? [check('lint', 'lint'), check('format', 'format', '--check'), check('imports', 'imports')]
      : []),
  ];
  return (await Promise.all(work)).every(Boolean);
}

/** The settings that the tests read (tests/support/full.ts). */
const mannerOf = ({ isFull, seed }: Pick<TestOptions, 'isFull' | 'seed'>) => ({
  ...(isFull ? { FULL: '1' } : {}),
  ...(seed ? { SEED: seed } : {}),
});

async function vitest(
  { parts, files, changedSince, ...options }: Narrowed,
  workspace: string,
  env: Env,
): Promise<void> {
  const projects = OF_VITEST.filter((part) => parts.includes(part));
  if (projects.length === 0) return;
  const report = path.join(workspace, 'vitest.json');
  const args = ['run', '--passWithNoTests', ...projects.flatMap((name) => ['--project', `${name}*`])];
  args.push('--reporter=./scripts/test/vitest-reporter.ts', '--reporter=json', `--outputFile.json=${report}`);
  if (changedSince !== undefined) args.push('--changed', changedSince);
  args.push(...files.filter((file) => partOf(file) !== 'e2e'));
  const title = projects.join(', ');
  await tally.part(title, async () => {
    // Only for http tests: tests with a database of their own do not know this service.
    const seen = path.join(workspace, 'answers-seen');
    const told = { ...mannerOf(options), SERVICE_ENV: JSON.stringify(env), API_SEEN: seen };
    const isGood = await succeeds(() => runNode('vitest', VITEST, args, { env: told }));
    tally.record(title, countReport(report, countVitest, isGood));
    const isWhole = files.length === 0 && changedSince === undefined;
    if (isWhole && projects.includes('integration')) recordAnswers(answersFaults(seen));
  });
}

/** Only after all integration tests is it known which answers none of them has seen. */
function recordAnswers(faults: readonly string[]): void {
  for (const fault of faults) console.error(` RED ${fault}`);
  tally.record('answers of the API', countCheck('answers of the API', faults.length === 0));
}

async function playwright(
  { parts, files, specs, ...options }: Narrowed,
  workspace: string,
  env: Env,
): Promise<void> {
  if (!parts.includes('e2e')) return;
  const report = path.join(workspace, 'e2e.json');
  const chosen = specs ?? files.filter((file) => partOf(file) === 'e2e');
  const args = ['test', '--pass-with-no-tests', ...chosen];
  await tally.part('browser', async () => {
    const isGood = await succeeds(async () => {
      const browser = await findChromium(path.resolve('.data'));
      const manner = { ...mannerOf(options), PLAYWRIGHT_JSON: report };
      await runNode('playwright', PLAYWRIGHT, args, { env: { ...env, ...browser, ...manner } });
    });
    tally.record('browser', countReport(report, countPlaywright, isGood));
  });
}

/** Starts one service for all tests that talk to one. */
async function service(
  { parts }: TestOptions,
  workspace: string,
): Promise<{ env: Env; output: () => string }> {
  if (!parts.includes('http') && !parts.includes('e2e')) return { env: {}, output: () => '' };
  const { server, env } = await startTestService(workspace, cleanups);
  return { env, output: server.output };
}

async function runLong(name: string, [file, ...args]: LongPart, { seed }: TestOptions): Promise<void> {
  await tally.part(name, async () => {
    const holds = await succeeds(() => runNode(name, file, args, { env: { SEED: seed } }));
    tally.record(name, countCheck(name, holds));
  });
}

async function runParts(options: Narrowed, workspace: string): Promise<void> {
  await tally.part('generated code', generateIfStale);
  const isSound = await tally.part('checks, build', () => checkAndBuild(options));
  if (!isSound) return;
  const { env, output } = await service(options, workspace);
  const failedBefore = tally.failed;
  await vitest(options, workspace, env);
  await playwright(options, workspace, env);
  const said = output();
  if (tally.failed > failedBefore && said) console.error(`\nThe server said:\n${said.slice(-6000)}`);
  for (const [name, command] of Object.entries(LONG_PARTS))
    if (options.parts.includes(name)) await runLong(name, command, options);
}

/**
 * With --changed: the base commit, and the browser tests for the changed files. Vitest finds its own by
 * imports.
 */
function narrow(options: TestOptions): Narrowed {
  if (options.changedSince === undefined) return options;
  const changedSince = baseOf(options.changedSince);
  const files = changedFiles(changedSince);
  const specs = specsFor(files);
  console.log(
    `${files.length} files differ from ${changedSince.slice(0, 12)}; browser tests: ${specs.join(', ') || 'none'}`,
  );
  // Without HTTP and browser tests nothing has to be built.
  const needed: Readonly<Record<string, boolean>> = {
    e2e: specs.length > 0,
    http: specs.length > 0 || files.some((file) => partOf(file) === 'http'),
  };
  const parts = options.parts.filter((part) => needed[part] ?? true);
  return { ...options, changedSince, specs, parts };
}

async function cleanUp() {
  await endRunning();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

async function runAll(options: TestOptions): Promise<void> {
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-test-'));
  cleanups.push(() => fs.rmSync(workspace, { recursive: true, force: true }));
  onStopRequest(async () => {
    await cleanUp();
    process.exit(130);
  });
  if (options.seed) console.log(`seed ${options.seed} (the same again: --seed ${options.seed})`);
  try {
    const isDone = await succeeds(() => runParts(narrow(options), workspace));
    if (!isDone) tally.record('run', countCheck('run', false));
  } finally {
    await cleanUp();
  }
  console.log(tally.summary());
  process.exit(tally.failed > 0 ? 1 : 0);
}

const options = readOptions(process.argv.slice(2), Object.keys(LONG_PARTS));
if (options.isHelp) console.log(USAGE);
else await runAll(options);
