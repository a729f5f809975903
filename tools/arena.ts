// Shows that the levels of the computer players are in order: `npm run tool -- arena --help`.
import { parseArgs } from 'node:util';
import { levelsOf, meet, outOfOrder, tableOf } from './arena/tournament';
import { Progress } from './lib/progress';

const HELP = `npm run tool -- arena [options]
  --bots a,b,...     levels, strongest first: architect, master, journeyman, apprentice, random (all)
  --games 20         games for two of each pairing
  --seed 1           seed of the games

It prints the table of docs/measurements.md. It fails if a level loses more than half of its games to a weaker one.`;

function main(): void {
  const { values } = parseArgs({
    options: {
      bots: { type: 'string', default: 'architect,master,journeyman,apprentice,random' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const levels = levelsOf(values.bots.split(','));
  const games = Number(values.games);
  const progress = new Progress((games * levels.length * (levels.length - 1)) / 2);
  const results = meet(levels, games, values.seed, () => progress.step());
  console.log(tableOf(results));
  for (const { first, second, wins } of outOfOrder(results)) {
    console.error(`${first} won only ${wins} of ${games} games against ${second}`);
    process.exitCode = 1;
  }
}

main();
