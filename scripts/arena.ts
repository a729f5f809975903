// @ts-nocheck
// Lets computer players play against each other and says what came of it: `npm run arena -- --help`.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { planGames } from './arena/plan';
import { playHere, playShared } from './arena/play';
import { plotSvg } from './arena/plot';
import { reportText, summarise } from './arena/report';
import { Progress } from './lib/progress';
import { loadTs } from './lib/load-ts';

const HELP = `npm run arena -- [options]
  --games 100        games of each pairing
  --players 2        seats at the table, 2 to 4; the two strengths of a pairing sit alternately
  --bots a,b,...     strengths, each against each: master, journeyman, random; one alone plays itself
  --seed 1           another seed, other games
  --nodes 4000       positions the master looks at before a turn
  --jobs 1           threads
  --tiers base       tier sets of both grids: base, A or B
  --version n        version of the content pack, the newest if not given
  --every            list every tile, not only those least taken
  --json file        all figures as JSON
  --compare file     figures of an earlier run, drawn beside the new ones
  --plot file        points by source and shares taken as an SVG picture`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  players: { type: 'string', default: '2' },
  bots: { type: 'string', default: 'master,journeyman,random' },
  seed: { type: 'string', default: '1' },
  nodes: { type: 'string', default: '4000' },
  jobs: { type: 'string', default: '1' },
  tiers: { type: 'string', default: 'base' },
  version: { type: 'string' },
  every: { type: 'boolean', default: false },
  json: { type: 'string' },
  compare: { type: 'string' },
  plot: { type: 'string' },
  help: { type: 'boolean', default: false },
};

function settingsOf({ nodes, tiers, version }, engine) {
  return {
    version: version === undefined ? undefined : Number(version),
    limit: { nodes: Number(nodes) },
    setup: {
      variant: { ...engine.BASE_VARIANT, tiers: { 'hunger-wall': tiers, cathedral: tiers } },
    },
  };
}

/** Everything of which the share taken is counted. */
function componentsOf(pack) {
  const family = (name, list) => list.map(({ id }) => ({ family: name, id }));
  return [
    ...family('upgrades', pack.upgrades),
    ...family('walls', pack.walls),
    ...family('buildings', pack.buildings),
    ...family('technologies', pack.technologies),
    ...family('bridge tiles', [...pack.bridge.tilesIV, ...pack.bridge.tilesV]),
    ...family('seals', pack.seals),
  ];
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(HELP);
  const engine = await loadTs(['lib/game/rulesets.ts', 'lib/game/engine/setup.ts']);
  const settings = settingsOf(values, engine);
  const games = planGames({
    bots: values.bots.split(','),
    games: Number(values.games),
    players: Number(values.players),
    seed: values.seed,
  });
  const progress = new Progress(games.length);
  const played = [];
  const onGame = (game) => {
    played.push(game);
    progress.step();
  };
  const jobs = Number(values.jobs);
  if (jobs > 1) await playShared(games, settings, jobs, onGame);
  else await playHere(games, settings, onGame);
  played.sort((a, b) => a.index - b.index);
  const pack = engine.PACKS.find((data) => data.version === settings.version) ?? engine.PACKS.at(-1);
  const figures = { pack: `${pack.id} ${pack.version}`, ...summarise(played, componentsOf(pack)) };
  console.log(reportText(figures, values));
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(figures, undefined, 1)}\n`);
  const earlier = values.compare ? [JSON.parse(fs.readFileSync(values.compare, 'utf8'))] : [];
  if (values.plot) fs.writeFileSync(values.plot, plotSvg([...earlier, figures]));
}

await main();
