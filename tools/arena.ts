// Plays computer players against each other and reports the results: `npm run tool -- arena --help`.
import fs from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { planGames } from './arena/plan';
import type { PackData } from '@/lib/game/engine/pack';
import { BASE_VARIANT } from '@/lib/game/engine/setup';
import { readPackData, playHere, playShared, type Settings } from './arena/play';
import { plotSvg, type Run } from './arena/plot';
import { type CountedComponent, type PairedGame, reportText, summarise } from './arena/report';
import { Progress } from './lib/progress';

const HELP = `npm run tool -- arena [options]
  --games 100        games of each pairing
  --players 2        seats at the table, 2 to 4; the two strengths of a pairing sit alternately
  --alone            one player of the first strength among players of the other, in every seat of each deal
  --bots a,b,...     strengths, each against each: architect, master, journeyman, apprentice, random
  --seed 1           seed of the games
  --nodes 4000       positions the master looks at before a turn; the architect looks at four times as many
  --jobs 1           threads
  --tiers base       tier sets of both grids: base, A or B
  --version n        version of the content pack (the newest)
  --every            list every tile, not only the rarest
  --json file        all figures as JSON
  --compare file     figures of an earlier run, drawn next to the new ones
  --plot file        points by source and shares taken as an SVG picture`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  players: { type: 'string', default: '2' },
  alone: { type: 'boolean', default: false },
  bots: { type: 'string', default: 'architect,master,journeyman,apprentice,random' },
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
} as const satisfies ParseArgsConfig['options'];

const TIERS = ['base', 'A', 'B'] as const;

interface Values {
  readonly nodes: string;
  readonly tiers: string;
  readonly version?: string | undefined;
}

function settingsOf({ nodes, tiers: name, version }: Values): Settings {
  const tiers = TIERS.find((known) => known === name);
  if (!tiers) throw new Error(`no tier sets are called ${name}`);
  return {
    version: version === undefined ? undefined : Number(version),
    limit: { nodes: Number(nodes) },
    setup: {
      variant: { ...BASE_VARIANT, tiers: { 'hunger-wall': tiers, cathedral: tiers } },
    },
  };
}

/** All components whose share of takes is counted. */
function componentsOf(pack: PackData): readonly CountedComponent[] {
  const family = (name: string, list: readonly { readonly id: string }[]) =>
    list.map(({ id }) => ({ family: name, id }));
  return [
    ...family('upgrades', pack.upgrades),
    ...family('walls', pack.walls),
    ...family('buildings', pack.buildings),
    ...family('technologies', pack.technologies),
    ...family('bridge tiles', [...pack.bridge.tilesIV, ...pack.bridge.tilesV]),
    ...family('seals', pack.seals),
  ];
}

const readRun = (file: string): Run => JSON.parse(fs.readFileSync(file, 'utf8'));

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(HELP);
  const settings = settingsOf(values);
  const games = planGames({
    bots: values.bots.split(','),
    games: Number(values.games),
    players: Number(values.players),
    seed: values.seed,
    isAlone: values.alone,
  });
  const progress = new Progress(games.length);
  const played: PairedGame[] = [];
  const onGame = (game: PairedGame) => {
    played.push(game);
    progress.step();
  };
  const jobs = Number(values.jobs);
  if (jobs > 1) await playShared(games, settings, jobs, onGame);
  else await playHere(games, settings, onGame);
  played.sort((a, b) => a.index - b.index);
  const pack = readPackData(settings);
  const figures: Run = { pack: `${pack.id} ${pack.version}`, ...summarise(played, componentsOf(pack)) };
  console.log(reportText(figures, values));
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(figures, undefined, 1)}\n`);
  if (values.plot)
    fs.writeFileSync(values.plot, plotSvg(values.compare ? [readRun(values.compare), figures] : [figures]));
}

await main();
