// `node --import tsx scripts/lint-prose.ts`, a part of `npm run tool -- lint`: English messages, docs,
// comments and titles of tests have no avoided phrase, and docs no sentence of more than 30 words.
import { execFileSync } from 'node:child_process';
import { ROOT } from './lib/first.mjs';
import { findPlaces, PHRASES, readPassages } from './lint/prose';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
});
const places = findPlaces(readPassages(ROOT, files.split('\n')));
for (const { file, from, rule, phrase } of places) {
  const advice = PHRASES[rule]?.advice;
  console.error(`${file}:${from} ${rule}: "${phrase}".${advice === undefined ? '' : ` Write: ${advice}`}`);
}
if (places.length > 0) process.exitCode = 1;
