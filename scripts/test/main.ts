// `npm test`, once packages are installed (scripts/test.mjs): checks and build, then Vitest, then Playwright
// against a built service with its own database. `npm run test:full` runs the long forms as well.
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../lib/chromium';
import { outputOf } from '../lib/errors';
import { readJsonFile } from '../lib/files';
import { buildIfStale, generateIfStale } from '../lib/project';
import { endRunning, runNode } from '../lib/run';
import { onStopRequest } from '../lib/signals';
import { startTestService, TEST_DIST_DIR } from '../lib/test-service';
import { runTool } from '../tool/run';
import { answersFaults } from './answers';

const PARTS = ['checks', 'unit', 'integration', 'http', 'e2e'];
/** Parts that only the long form runs: scripts that succeed or fail. */
const LONG: Readonly<Record<string, readonly [file: string, ...args: string[]]>> = {
  'lint-api': ['tools/lint-api.ts'],
  visual: ['tools/visual.ts'],
  soak: ['tools/soak.ts', '--rounds', '5'],
  'soak-instances': ['tools/soak.ts', '--instances', '2', '--rounds', '4'],
  life: ['tools/life.ts'],
  smoke: ['tools/smoke.ts'],
  rehearsal: ['tools/rehearsal.ts'],
  rollback: ['tools/rollback.ts'],
};

const USAGE = `npm test -- [options] [parts or files]
  parts            ${PARTS.join(', ')}; with --full also ${Object.keys(LONG).join(', ')}
  files            such as tests/talk/talk.int.test.ts or tests/e2e/turn.spec.ts, with the service that they need;
                   one with .full. in its name runs in the long form
  --full           the long form of everything, from a new seed (npm run test:full)
  --seed TEXT      the seed of such a run, to repeat it`;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const files = positionals.filter((word) => word.includes('/') || /\.(spec|test)\b/.test(word));
const asked = positionals.filter((word) => !files.includes(word));
const isFull =
  given.full || asked.some((part) => part in LONG) || files.some((file) => file.includes('.full.'));
const seed = given.seed ?? (isFull ? crypto.randomBytes(4).toString('hex') : undefined);
/** The settings that the tests read (tests/support/full.ts). */
const manner = { ...(isFull ? { FULL: '1' } : {}), ...(seed ? { SEED: seed } : {}) };
const parts = new Set(chosenParts());

function chosenParts(): readonly string[] {
  if (asked.length > 0) return asked;
  if (files.length > 0) return files.map(partOf);
  return isFull ? [...PARTS, ...Object.keys(LONG)] : PARTS;
}

function partOf(file: string): string {
  if (/\.spec\b|^(\.\/)?tests\/(e2e|visual)\b/.test(file)) return 'e2e';
  if (file.includes('.int.')) return 'integration';
  return file.includes('.http.') ? 'http' : 'unit';
}

const startedAt = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const total = { passed: 0, failed: 0 };
const times: string[] = [];
const cleanups: (() => unknown)[] = [];

function record(what: string, passed: number, failed: number): boolean {
  total.passed += passed;
  total.failed += failed;
  console.log(`${what}: ${passed} passed, ${failed} failed`);
  return failed === 0;
}

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

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  console.log(`\n--- ${title} (${seconds(startedAt)})`);
  try {
    return await work();
  } finally {
    times.push(`${title} ${seconds(since)}`);
  }
}

/** Runs work that holds or not, as one test. */
async function check(name: string, work: () => unknown): Promise<boolean> {
  const holds = await succeeds(work);
  return record(name, holds ? 1 : 0, holds ? 0 : 1);
}

/**
 * If one of these fails, nothing else runs. The build waits for the type check, because both write where Next
 * stores the types of its routes.
 */
async function checkAndBuild(): Promise<boolean> {
  const tool = (name: string, ...args: string[]) => check(name, () => runTool(name, { args, quiet: true }));
  const typesAndBuild = async () =>
    (!parts.has('checks') || (await tool('typecheck'))) &&
    (!needsService() || check('build', () => buildIfStale(TEST_DIST_DIR)));
  const checks = parts.has('checks') ? [tool('lint'), tool('format', '--check'), tool('imports')] : [];
  return (await Promise.all([typesAndBuild(), ...checks])).every(Boolean);
}

const needsService = () => parts.has('http') || parts.has('e2e');

/** A runner that fails without naming a test has one failure. */
function recordRunner(title: string, isGood: boolean, passed = 0, failed = 0): boolean {
  return record(title, passed, isGood ? failed : Math.max(failed, 1));
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

async function vitest(workspace: string, env: Readonly<Record<string, string>>): Promise<void> {
  const projects = ['unit', 'integration', 'http'].filter((part) => parts.has(part));
  if (projects.length === 0) return;
  const report = path.join(workspace, 'vitest.json');
  // Integration tests note the answers of the API that they see.
  const seen = path.join(workspace, 'answers-seen');
  const args = [
    ...['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...projects.flatMap((name) => ['--project', name]),
    ...files.filter((file) => partOf(file) !== 'e2e'),
  ];
  const told = { ...manner, SERVICE_ENV: JSON.stringify(env), API_SEEN: seen };
  const isGood = await succeeds(() =>
    runNode('vitest', 'node_modules/vitest/vitest.mjs', args, { env: told }),
  );
  const counts = readJsonFile<VitestReport>(report);
  recordRunner(projects.join(', '), isGood, counts?.numPassedTests, counts?.numFailedTests);
  if (files.length > 0 || !parts.has('integration')) return;
  // Only after all integration tests is it known which answers none of them has seen.
  const faults = answersFaults(seen);
  for (const fault of faults) console.error(` RED ${fault}`);
  record('answers of the API', faults.length === 0 ? 1 : 0, faults.length);
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

async function playwright(workspace: string, env: Readonly<Record<string, string>>): Promise<void> {
  const report = path.join(workspace, 'e2e.json');
  const args = ['test', '--pass-with-no-tests', ...files.filter((file) => partOf(file) === 'e2e')];
  const isGood = await succeeds(async () => {
    const browser = await findChromium(path.resolve('.data'));
    const told = { ...env, ...browser, ...manner, PLAYWRIGHT_JSON: report };
    await runNode('playwright', 'node_modules/@playwright/test/cli.js', args, { env: told });
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = readJsonFile<PlaywrightReport>(report)?.stats ?? {};
  if (flaky > 0) console.log(`SHAKY: ${flaky} browser tests were green at the second try only`);
  recordRunner('browser', isGood, expected + flaky, unexpected);
}

async function runParts(workspace: string): Promise<void> {
  await timed('generated code', generateIfStale);
  if (!(await timed('checks, build', checkAndBuild))) return;
  const service = needsService() ? await startTestService(workspace, cleanups) : undefined;
  const env = service?.env ?? {};
  const failedBefore = total.failed;
  await timed('unit, integration, http', () => vitest(workspace, env));
  if (parts.has('e2e')) await timed('browser', () => playwright(workspace, env));
  if (service && total.failed > failedBefore)
    console.error(`\nThe server said:\n${service.server.output().slice(-6000)}`);
  for (const [name, [file, ...args]] of Object.entries(LONG))
    if (parts.has(name))
      await timed(name, () => check(name, () => runNode(name, file, args, { env: { SEED: seed } })));
}

async function cleanUp() {
  await endRunning();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

async function runAll(): Promise<void> {
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-test-'));
  cleanups.push(() => fs.rmSync(workspace, { recursive: true, force: true }));
  onStopRequest(async () => {
    await cleanUp();
    process.exit(130);
  });
  if (seed) console.log(`seed ${seed} (the same again: --seed ${seed})`);
  try {
    if (!(await succeeds(() => runParts(workspace)))) record('run', 0, 1);
  } finally {
    await cleanUp();
  }
  console.log(`\n${seconds(startedAt)}: ${times.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

const unknown = asked.find((part) => !PARTS.includes(part) && !(part in LONG));
if (unknown) console.error(`There is no part "${unknown}".\n\n${USAGE}`);
if (unknown) process.exitCode = 2;
else if (given.help) console.log(USAGE);
else await runAll();
