// `npm run accessibility`: measures what a screen reader says at a table, with Chromium and the built
// service, and writes the figures into docs/accessibility.md.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../scripts/lib/first.mjs';
import { run } from '../scripts/lib/run';

const HELP = `npm run accessibility               runs browser tests at a table and writes what they measured
                                    into docs/accessibility.md`;
const PAGE = path.join(ROOT, 'docs/accessibility.md');
const SPECS = ['heard', 'words', 'hands', 'ear', 'keys', 'steady', 'every-command'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];
const Figure = z.tuple([z.string(), z.string()]);

/** No fault, or every step of all: the tests that measured it demand that. */
const isDemanded = (figure: string): boolean => figure === '0' || /^(\d+) of \1$/.test(figure);

async function measure(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-accessibility-'));
  const file = path.join(folder, 'figures.jsonl');
  await run('tests', process.execPath, ['scripts/test.mjs', '--full', ...SPECS], {
    env: { ACCESSIBILITY_REPORT: file },
  });

  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  // A retried test measures again; the last figure counts.
  const figures = new Map(lines.map((line) => Figure.parse(JSON.parse(line))));
  fs.rmSync(folder, { recursive: true });

  const rows = [...figures]
    .filter(([, figure]) => !isDemanded(figure))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([what, n]) => `| ${what} | ${n} |`);
  const table = ['| what | figure |', '| --- | --- |', ...rows].join('\n');
  const page = fs.readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  fs.writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
  console.log(table);
}

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) console.log(HELP);
else await measure();
