// `npm run life -- [names]`: plays two years of tables against the built service under a simulated clock.
// Names choose stories (tools/life/stories/all.ts). See docs/testing.md.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/lib/first.mjs';
import { endRunning } from '../scripts/lib/run';
import { onStopRequest } from '../scripts/lib/signals';
import { Ages } from './life/ages';
import { Report } from './life/report';
import { LIVES } from './life/stories/all';
import type { Walk } from './life/walk';
import { startWorld, type World } from './life/world';

const BEGINS = new Date('2026-03-02T08:00:00Z');
const USAGE = `npm run life -- [options] [names]
  names          of stories: ${Object.keys(LIVES).join(', ')} (all)
  --report FILE  writes everything that happened to a file`;

const cleanups: (() => unknown)[] = [];

async function cleanUp() {
  await endRunning();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

async function live(world: World, report: Report, names: readonly string[]): Promise<void> {
  const ages = new Ages(BEGINS, async (at) => {
    await world.moveTo(at);
    world.mails.push(...(await world.newMails()));
  });
  const chosen = Object.entries(LIVES).flatMap(([name, life], index) =>
    names.length === 0 || names.includes(name) ? [{ name, life, no: index + 1 }] : [],
  );
  await ages.run(chosen.map((one) => () => liveOne(one, { world, ages, report })));
}

interface ChosenLife {
  readonly name: string;
  readonly life: (walk: Walk) => Promise<void>;
  readonly no: number;
}

/** Plays one story. A failure does not stop the other stories. */
async function liveOne({ name, life, no }: ChosenLife, walk: Omit<Walk, 'no'>): Promise<void> {
  try {
    await life({ ...walk, no });
  } catch (error) {
    walk.world.broken.push(`${name}: ${error instanceof Error ? error.stack : error}`);
  }
  console.log(`${name}: until ${walk.ages.now.toISOString().slice(0, 16)}`);
}

async function walk(names: readonly string[], file: string | undefined): Promise<boolean> {
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-life-'));
  cleanups.push(() => fs.rmSync(workspace, { recursive: true, force: true }));
  const report = new Report();
  const world = await startWorld({ begins: BEGINS, workspace, cleanups });
  await live(world, report, names);
  if (file) fs.writeFileSync(file, report.text(world));
  const faults = [...report.faults, ...world.broken];
  for (const fault of faults) console.error(`FAULT ${fault}`);
  if (faults.length > 0) console.error(world.output().slice(-3000));
  console.log(`${report.figures(world)}; ${faults.length} faults`);
  return faults.length === 0;
}

process.chdir(ROOT);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(USAGE);
else {
  onStopRequest(async () => {
    await cleanUp();
    process.exit(130);
  });
  let isGood = false;
  try {
    isGood = await walk(positionals, values.report);
  } finally {
    await cleanUp();
  }
  process.exit(isGood ? 0 : 1);
}
