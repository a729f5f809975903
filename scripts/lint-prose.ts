// `node --import tsx scripts/lint-prose.ts`, a part of `npm run tool -- lint`: no count of avoided phrases
// may rise above scripts/lint/prose-baseline.json. Docs have none, and no sentence of more than 30 words.
// `--list RULE` prints the places of a rule. `--write` lowers the baseline to the current counts; it never
// raises one.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROOT } from './lib/first.mjs';
import {
  countPlaces,
  findInDocs,
  findPhrases,
  findRises,
  PHRASES,
  readPassages,
  type Place,
} from './lint/prose';

const BASELINE = 'scripts/lint/prose-baseline.json';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 });

/** Numbers of the lines that were added since the baseline was last written, by file. */
function addedLines(): ReadonlyMap<string, ReadonlySet<number>> {
  const added = new Map<string, Set<number>>();
  const since = git('log', '-1', '--format=%H', '--', BASELINE).trim();
  if (since === '') return added;
  let lines = new Set<number>();
  for (const line of git('diff', '-U0', since, '--').split('\n')) {
    const file = /^\+\+\+ b\/(.*)/.exec(line)?.[1];
    if (file !== undefined) added.set(file, (lines = new Set()));
    const [, from, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    for (let i = 0; from !== undefined && i < Number(count); i += 1) lines.add(Number(from) + i);
  }
  return added;
}

const show = ({ file, from, phrase }: Place): string => `  ${file}:${from} "${phrase}"`;

function isAdded({ file, from, to }: Place, added: ReturnType<typeof addedLines>): boolean {
  return [...(added.get(file) ?? [])].some((line) => line >= from && line <= to);
}

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    write: { type: 'boolean' },
    baseline: { type: 'string', default: path.join(ROOT, BASELINE) },
  },
});
const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
const passages = readPassages(ROOT, files);
const places = findPhrases(passages);
const counts = countPlaces(places);

const baseline = z.record(z.string(), z.int()).parse(JSON.parse(fs.readFileSync(values.baseline, 'utf8')));

function report(rises: readonly string[]): void {
  const added = addedLines();
  for (const id of rises) {
    console.error(`${id}: ${counts[id]} places, at most ${baseline[id] ?? 0}. Write: ${PHRASES[id]?.advice}`);
    const fresh = places.filter((place) => place.rule === id && isAdded(place, added));
    console.error(fresh.map(show).join('\n') || `  node --import tsx scripts/lint-prose.ts --list ${id}`);
  }
}

if (values.list !== undefined) {
  console.log(
    places
      .filter(({ rule }) => rule === values.list)
      .map(show)
      .join('\n'),
  );
} else if (values.write) {
  const lower = Object.entries(counts).map(([id, count]) => [id, Math.min(count, baseline[id] ?? count)]);
  fs.writeFileSync(values.baseline, `${JSON.stringify(Object.fromEntries(lower), undefined, 2)}\n`);
} else {
  const rises = findRises(counts, baseline);
  const inDocs = findInDocs(passages);
  report(rises);
  for (const place of inDocs) console.error(`docs: ${place.rule}\n${show(place)}`);
  if (rises.length > 0 || inDocs.length > 0) process.exitCode = 1;
}
