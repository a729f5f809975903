// Measures computer games with the newest standard pack: `npm run tool -- tried-games`. The figures are
// copied into lib/game/bots/standing-out.ts.
import { parseArgs } from 'node:util';
import { figuresOfGames, tryGame, type TriedGame } from '@/lib/game/bots/tried-games';
import { packFor, PACKS, RULES_VERSION } from '@/lib/game/rulesets';
import { Progress } from './lib/progress';

const HELP = `npm run tool -- tried-games [options]
  --first 0       number of the first game
  --games 600     games to play`;

function measure(first: number, count: number): void {
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is no pack');
  const progress = new Progress(count, { unit: 'games', lines: 10 });
  const games: TriedGame[] = [];
  for (let number = first; number < first + count; number += 1) {
    games.push(tryGame(packFor(newest.id, newest.version), RULES_VERSION, number));
    progress.step();
  }
  const { firstSeat, points, sources } = figuresOfGames(games);
  console.log(`${newest.id} ${newest.version}, games ${first} to ${first + count - 1}`);
  console.log({
    firstSeat: Number((firstSeat.won / firstSeat.expected).toFixed(2)),
    points: Number(points.toFixed(1)),
    shares: Object.fromEntries(sources.map(({ source, share }) => [source, Number(share.toFixed(3))])),
  });
}

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '0' },
    games: { type: 'string', default: '600' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP);
else measure(Number(values.first), Number(values.games));
