// Random legal play with every check at every step: `npm run tool -- fuzz --help`, docs/testing.md.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { onStopRequest } from '../scripts/lib/signals';
import { type FuzzFile, type FuzzResult, replayFile } from '../tests/support/engine/fuzz-file';
import { playHere, playShared } from './fuzz/play';
import { Tally, reproduceLine, summaryText } from './fuzz/report';
import { seedsOf } from './fuzz/seeds';
import { Progress } from './lib/progress';

const HELP = `npm run tool -- fuzz [options]
  --games 300        games to play
  --seed 1           number of the first game; a number defines table, secrets and moves
  --players 2,3      only games with these numbers of people, 1 to 4
  --mode parler      only solo games of this kind: simple, parler
  --jobs 1           threads
  --keep-going       play on after a finding
  --out .data/fuzz   folder for games with findings
  --replay file      play such a game again, with every check at its last position`;

const OPTIONS = {
  games: { type: 'string', default: '300' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string' },
  mode: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  'keep-going': { type: 'boolean', default: false },
  out: { type: 'string', default: '.data/fuzz' },
  replay: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

const { values } = parseArgs({ options: OPTIONS });

function replay(file: string): number {
  const game: FuzzFile = JSON.parse(fs.readFileSync(file, 'utf8'));
  console.log(`${file}: ${game.title}, ${game.commands.length} commands, recorded: ${game.failure.message}`);
  const found = replayFile(game);
  console.log(found === undefined ? 'Nothing is found any more.' : `Found again: ${found}`);
  return found === undefined ? 0 : 1;
}

/** Writes the game and prints how to replay it. */
function report(finding: FuzzFile, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `seed-${finding.fuzzSeed}.json`);
  fs.writeFileSync(file, `${JSON.stringify(finding, undefined, 1)}\n`);
  console.error(`\nGame ${finding.fuzzSeed}, row ${finding.rows.length}: ${finding.failure.message}`);
  console.error(`  again: ${reproduceLine(finding)}`);
  console.error(`  file:  npm run tool -- fuzz --replay ${path.relative(process.cwd(), file)}`);
}

async function play(): Promise<number> {
  const seeds = seedsOf(values);
  const progress = new Progress(seeds.length, { unit: 'games', lines: 100 });
  const tally = new Tally();
  const stop = new AbortController();
  onStopRequest(() => stop.abort());
  const onGame = (result: FuzzResult) => {
    tally.add(result);
    progress.step();
    if (!result.finding) return;
    report(result.finding, values.out);
    if (!values['keep-going']) stop.abort();
  };
  const jobs = Math.min(Number(values.jobs), seeds.length);
  if (jobs > 1) await playShared(seeds, jobs, stop.signal, onGame);
  else await playHere(seeds, stop.signal, onGame);
  console.log(summaryText(tally, { asked: seeds.length, first: seeds[0] ?? 0 }));
  return tally.findings > 0 ? 1 : tally.games < seeds.length ? 130 : 0;
}

if (values.help) console.log(HELP);
else process.exitCode = values.replay ? replay(values.replay) : await play();
process.exit();
