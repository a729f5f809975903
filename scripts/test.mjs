// `npm test`: checks, unit and integration tests, then a built service on a database of its own and the tests that talk to it.
// `npm test -- unit http` runs only those parts (checks, unit, integration, http, e2e).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { addCounts, countCheck, countPlaywright, countReport, countVitest, NOTHING } from './lib/counts.mjs';
import { buildIfStale, generateIfStale, installIfStale, refuseNode, ROOT } from './lib/project.mjs';
import { endRunning, run, runNode } from './lib/run.mjs';
import { onStopRequest } from './lib/signals.mjs';
import { startTestService, TEST_DIST_DIR } from './lib/test-service.mjs';

const PARTS = ['checks', 'unit', 'integration', 'http', 'e2e'];
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const CHECKS = [
  ['lint', ['run', '--silent', 'lint']],
  ['format', ['run', '--silent', 'format:check']],
  ['typecheck', ['run', '--silent', 'typecheck']],
];

const startedAt = performance.now();
const cleanups = [];
let total = NOTHING;

function announce(title) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`\n--- ${title} (${seconds} s)`);
}

function record(what, counts) {
  total = addCounts(total, counts);
  console.log(`${what}: ${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0;
}

/** Whether `work` succeeded; what it failed with is shown. */
async function succeeds(work) {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error.output || error.message);
    return false;
  }
}

async function prepare() {
  announce('packages and database client');
  await installIfStale();
  await generateIfStale();
}

/** Fast and cheap, so nothing else runs when one of them fails. Side by side, for most of each runs on one core. */
async function check() {
  announce(CHECKS.map(([name]) => name).join(', '));
  const held = await Promise.all(
    CHECKS.map(async ([name, args]) => {
      const holds = await succeeds(() => run(name, 'npm', args, { quiet: true }));
      return record(name, countCheck(holds));
    }),
  );
  return held.every(Boolean);
}

async function vitest(projects, workspace, env = {}) {
  announce(projects.join(' and '));
  const report = path.join(workspace, `${projects.join('-')}.json`);
  const args = ['run', '--passWithNoTests', ...projects.flatMap((name) => ['--project', name])];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  const isGood = await succeeds(() => runNode('vitest', VITEST, args, { env }));
  record(projects.join(' and '), countReport(report, countVitest, isGood));
}

async function playwright(workspace, env) {
  announce('end to end');
  const report = path.join(workspace, 'e2e.json');
  const isGood = await succeeds(async () => {
    const browser = await findChromium(path.resolve('.data'));
    const args = ['test', '--pass-with-no-tests'];
    await runNode('playwright', PLAYWRIGHT, args, { env: { ...env, ...browser, PLAYWRIGHT_JSON: report } });
  });
  record('end to end', countReport(report, countPlaywright, isGood));
}

async function build() {
  announce('build');
  return record('build', countCheck(await succeeds(() => buildIfStale(TEST_DIST_DIR))));
}

async function testService(parts, workspace) {
  if (!(await build())) return;
  announce('service');
  const failedBefore = total.failed;
  const { server, env } = await startTestService(workspace, cleanups);
  if (parts.includes('http')) await vitest(['http'], workspace, env);
  if (parts.includes('e2e')) await playwright(workspace, env);
  if (total.failed > failedBefore) console.error(`\nThe server said:\n${server.output().slice(-6000)}`);
}

async function runParts(parts, workspace) {
  await prepare();
  if (parts.includes('checks') && !(await check())) return;
  const own = parts.filter((part) => ['unit', 'integration'].includes(part));
  if (own.length > 0) await vitest(own, workspace);
  if (parts.includes('http') || parts.includes('e2e')) await testService(parts, workspace);
}

async function cleanUp() {
  await endRunning();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

function chosenParts() {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`there is no part "${unknown}": choose from ${PARTS.join(', ')}`);
  return asked.length > 0 ? asked : PARTS;
}

async function main() {
  process.chdir(ROOT);
  const refusal = refuseNode();
  if (refusal) throw new Error(refusal);
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-test-'));
  cleanups.push(() => fs.rmSync(workspace, { recursive: true, force: true }));
  onStopRequest(async () => {
    await cleanUp();
    process.exit(130);
  });
  try {
    if (!(await succeeds(() => runParts(chosenParts(), workspace)))) record('run', countCheck(false));
  } finally {
    await cleanUp();
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

await main();
