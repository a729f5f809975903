// `npm run bench` measures rules and service. Speeds differ between machines, so every target is a ratio of
// two interleaved measurements of the same run.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../scripts/lib/errors';
import { ROOT } from '../scripts/lib/first.mjs';
import { endRunning } from '../scripts/lib/run';
import { onStopRequest } from '../scripts/lib/signals';
import { measureBrowser, measureStepping } from './bench/browser';
import { CROWD_SECONDS, CROWD_TABLES, measureCrowd } from './bench/crowd';
import { measureExpensive, measurePage, measureSubmit } from './bench/requests';
import { measureBoxes, measureGames, measureReplay, measureShortGames } from './bench/rules';
import { measureScale, SCALE_GAMES } from './bench/scale';
import { MeasuredService } from './bench/server';
import type { Figure } from './bench/statistics';
import { measureTurn } from './bench/turn';

const SERVICE_PARTS = ['submit', 'page', 'crowd', 'browser', 'turn', 'stepping', 'expensive'];
const PARTS = ['games', 'replay', 'boxes', ...SERVICE_PARTS];
/** Takes minutes and gigabytes, so it runs only if it is named. */
const SCALE = 'scale';
/** The server's memory on a small machine; see OLD_SPACE_MB in scripts/lib/server.ts. */
const MEMORY_LIMIT_MB = 512;
/** Parts that need only the rules, and no service. */
const RULES_PARTS: Readonly<Record<string, (seconds: number) => readonly Figure[]>> = {
  games: (seconds) => [...measureGames(seconds), ...measureShortGames(seconds)],
  replay: measureReplay,
  boxes: measureBoxes,
};

const USAGE = `npm run bench -- [options]
  --only PARTS     some of ${PARTS.join(', ')}, separated by commas (all), or ${SCALE} (docs/database.md)
  --seconds N      seconds for each measurement (15)
  --tables N       tables of the crowd, with two people each (${CROWD_TABLES})
  --crowd N        seconds that they play (${CROWD_SECONDS})
  --games N        games of scale (${SCALE_GAMES})
  --profile DIR    folder for a CPU profile of the server`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      seconds: { type: 'string', default: '15' },
      tables: { type: 'string', default: String(CROWD_TABLES) },
      crowd: { type: 'string', default: String(CROWD_SECONDS) },
      games: { type: 'string', default: String(SCALE_GAMES) },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const parts: readonly string[] = values.only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part) && part !== SCALE);
  if (unknown !== undefined) throw new Error(`there is no part "${unknown}"\n${USAGE}`);
  const profileDir = values.profile ? path.resolve(values.profile) : undefined;
  return {
    help: values.help,
    parts,
    seconds: Number(values.seconds),
    tables: Number(values.tables),
    crowdSeconds: Number(values.crowd),
    games: Number(values.games),
    profileDir,
  };
}

type Options = ReturnType<typeof readOptions>;

const WIDTHS = [60, 24, 8, 8];

/** The server's peak memory; without a limit if the system does not report it. */
function memoryFigure(peak: number | undefined): Figure {
  const bound = peak === undefined ? {} : { value: peak, limit: MEMORY_LIMIT_MB };
  return { what: 'peak memory of the server', measured: `${peak ?? '?'} MB`, ...bound };
}

interface Bound {
  readonly bound: number;
  readonly isOver: boolean;
}

function boundOf({ ratio = NaN, target, value = NaN, limit }: Figure): Bound | undefined {
  if (target !== undefined) return { bound: target, isOver: ratio > target };
  return limit === undefined ? undefined : { bound: limit, isOver: value > limit };
}

function show(figure: Figure): void {
  const { what, measured, ratio } = figure;
  const found = boundOf(figure);
  const cells = [what, measured, ratio?.toFixed(2) ?? '', found ? `<= ${found.bound}` : ''];
  const verdict = found ? (found.isOver ? 'OVER' : 'ok') : '';
  const padded = cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(' ');
  console.log(`${padded} ${verdict}`.trimEnd());
}

async function measureRules({ parts, seconds }: Options): Promise<readonly Figure[]> {
  const wanted = Object.entries(RULES_PARTS).filter(([part]) => parts.includes(part));
  return wanted.flatMap(([, measure]) => measure(seconds));
}

async function measureService(
  service: MeasuredService,
  { parts, seconds, profileDir, tables, crowdSeconds }: Options,
): Promise<readonly Figure[]> {
  if (!SERVICE_PARTS.some((part) => parts.includes(part))) return [];
  try {
    await service.start({ profileDir });
    const figures: Figure[] = [];
    if (parts.includes('submit')) figures.push(...(await measureSubmit(service.origin, seconds)));
    if (parts.includes('page')) figures.push(...(await measurePage(service.origin, seconds)));
    if (parts.includes('crowd'))
      figures.push(...(await measureCrowd(service.origin, { tables, seconds: crowdSeconds })));
    if (parts.includes('browser')) figures.push(...(await measureBrowser(service.origin)));
    if (parts.includes('turn')) figures.push(...(await measureTurn(service.origin)));
    if (parts.includes('stepping')) figures.push(...(await measureStepping(service)));
    if (parts.includes('expensive')) figures.push(...(await measureExpensive(service.origin, seconds)));
    figures.push(memoryFigure(service.peakMemory()));
    return figures;
  } catch (error) {
    console.error(service.output().slice(-3000));
    throw error;
  } finally {
    await service.stop();
  }
}

async function main() {
  process.chdir(ROOT);
  const options = readOptions();
  if (options.help) return console.log(USAGE);
  const service = new MeasuredService();
  onStopRequest(async () => {
    // Also ends a running build.
    await endRunning();
    await service.stop();
    process.exit(130);
  });
  const figures = [
    ...(await measureRules(options)),
    ...(await measureService(service, options)),
    ...(options.parts.includes(SCALE) ? await measureScale(options) : []),
  ];
  const head = ['what', 'measured', 'ratio', 'target'];
  console.log(
    head
      .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
      .join(' ')
      .trimEnd(),
  );
  for (const figure of figures) show(figure);
  if (figures.some((figure) => boundOf(figure)?.isOver)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
