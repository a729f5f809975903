// Plays games to learn from, and fits the weights of the architect: `npm run tool -- train --help`.
import fs from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { packFor, PACKS } from '@/lib/game/rulesets';
import { coursesOf, errors, learn, weightsOf, Scale, type Terms } from './train/fit';
import { gamesIn, playDozens } from './train/shards';
import { lessonText } from './train/write';

const HELP = `npm run tool -- train [options]
  --play folder     plays games of the architect into this folder; existing games are not repeated
  --dozens 40       dozens of games
  --part 0 --of 1   only every n-th dozen, to share the work between processes
  --seed 1          seed of the games
  --players 2       seats at the table, 2 to 4
  --all             all seats explore, not one among masters
  --plain           plays as the master, without earlier learning: the first round
  --nodes 250       positions searched before a turn
  --spread 0.15     maximum error of the learner's figures
  --error 0.5       maximum error of a turn's value
  --learn a,b       learns from the games in these folders
  --trace 0.9       weight of a surprise for earlier turns
  --ridge 700       strength of the ridge
  --write file      output file, such as lib/game/bots/architect/learned.ts`;

const OPTIONS = {
  play: { type: 'string' },
  dozens: { type: 'string', default: '40' },
  part: { type: 'string', default: '0' },
  of: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: '2' },
  all: { type: 'boolean', default: false },
  plain: { type: 'boolean', default: false },
  nodes: { type: 'string', default: '250' },
  spread: { type: 'string', default: '0.15' },
  error: { type: 'string', default: '0.5' },
  learn: { type: 'string' },
  trace: { type: 'string', default: '0.9' },
  ridge: { type: 'string', default: '700' },
  write: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

const TABLES = [2, 3, 4] as const;
/** Parts of the games for cross-validation: each is predicted from the others. */
const FOLDS = 4;

const { values } = parseArgs({ options: OPTIONS });

function play(folder: string): void {
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is no pack');
  const { dozens, part, of, nodes, spread, error, plain: isPlain, all: isForAll, seed } = values;
  const players = TABLES.find((count) => count === Number(values.players));
  if (!players) throw new Error(`nobody plays with ${values.players} seats`);
  playDozens(
    packFor(newest.id, newest.version),
    { folder, seed: `learn/${seed}`, players, dozens: Number(dozens), part: Number(part), of: Number(of) },
    { nodes: Number(nodes), spread: Number(spread), error: Number(error), isPlain, isForAll },
  );
}

function learnFrom(folders: readonly string[]): void {
  const games = gamesIn(folders);
  const scale = new Scale(coursesOf(games));
  const terms: Terms = { trace: Number(values.trace), ridge: Number(values.ridge) };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const learned = learn(scale, coursesOf(games.filter((_game, i) => i % FOLDS !== fold)), terms);
    const { before, after } = errors(
      scale,
      learned,
      coursesOf(games.filter((_game, i) => i % FOLDS === fold)),
    );
    console.log(
      `points foretold for others: off by ${before.toFixed(2)}, with what was learned by ${after.toFixed(2)}`,
    );
  }
  if (!values.write) return;
  const lesson = weightsOf(scale, learn(scale, coursesOf(games), terms));
  fs.writeFileSync(values.write, lessonText(lesson, games.length));
  console.log(`${Object.keys(lesson).length} features from ${games.length} games in ${values.write}`);
}

if (values.play !== undefined) play(values.play);
else if (values.learn !== undefined) learnFrom(values.learn.split(','));
else console.log(HELP);
