// The cost of the rules themselves: random games with all options computed at every step, folding their logs,
// and reading box files.
import zlib from 'node:zlib';
import { boxFileOf, parseBoxFile } from '@/lib/game/box/box-file';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { options, type Option } from '@/lib/game/engine/options';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type LogEntry, replay } from '@/lib/game/engine/replay';
import { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import { PACKS, RULES_VERSION, packFor } from '@/lib/game/rulesets';
import { HOSTILE_FILES } from '../../tests/box/hostile-files';
import { randomBox } from '../../tests/box/random-box';
import { pickFrom, type Random, seededRandom } from '../demo/random';
import { type Figure, meanOf, median, processorTime } from './statistics';

const PLAYERS = 4;
const FEWEST_PLAYERS = 2;
const REPLAYED_GAMES = 5;
const WARM_UP_ROUNDS = 5;
const ROUNDS = 25;
/** Calls per measurement, so the clock is precise enough and garbage collection is included. */
const BATCH = 10;
const REPLAY_TARGET = 2;
const VALID_BOXES = 20;
const READINGS = 9;
/** The most milliseconds for an import. */
const IMPORT_LIMIT_MS = 300;
/** The most kilobytes of a box in a page. */
const PACKED_KB = 50;

interface PlayedGame {
  readonly log: readonly LogEntry[];
  readonly steps: number;
  readonly found: number;
}

/** Plays one random game; returns its log and the amount of work. */
function playRandomly(seed: number, players: Setup['players'] = PLAYERS): PlayedGame {
  const pack = newestPack();
  const random = seededRandom(seed);
  const setup: Setup = { players, options: ONLINE_OPTIONS, variant: BASE_VARIANT };
  const start = newGame(pack, setup, RULES_VERSION, sha256Hex(`bench ${seed}`));
  const log: LogEntry[] = [{ seq: 1, ...start }];
  let position = replay(log);
  let found = 0;
  while (position.state.phase !== 'finished') {
    const { state, secrets } = position;
    const [seat] = toAct(state);
    if (!secrets || seat === undefined) throw new Error('the game waits for nobody');
    const { commands } = options(pack, view(state, secrets, seat));
    found += commands.length;
    const decision = decide(pack, state, secrets, seat, pickRandomly(random, commands));
    if (!decision.ok) throw new Error(`an offered command was refused: ${decision.error.code}`);
    const entry = { seq: state.seq + 1, seat, ...decision.value };
    log.push(entry);
    position = advance(position, entry);
  }
  return { log, steps: log.length - 1, found };
}

/** The content pack of new games. */
export function newestPack(): Pack {
  const newest = PACKS.at(-1);
  if (!newest) throw new Error('there is no pack');
  return packFor(newest.id, newest.version);
}

/**
 * Picks a type first and then a command of that type: otherwise the many placements would crowd out the rest.
 * Never picks an undo, because games would not end.
 */
export function pickRandomly(random: Random, offered: readonly Pick<Option, 'command'>[]): Command {
  const commands = offered.map(({ command }) => command).filter(({ type }) => type !== 'Undo');
  const type = pickFrom(random, [...new Set(commands.map((command) => command.type))]);
  return pickFrom(
    random,
    commands.filter((command) => command.type === type),
  );
}

/** Plays whole random games for `seconds`. */
export function measureGames(seconds: number): readonly Figure[] {
  playRandomly(0);
  const since = performance.now();
  let [games, steps, found] = [0, 0, 0];
  while (performance.now() - since < seconds * 1000) {
    games += 1;
    const played = playRandomly(games);
    steps += played.steps;
    found += played.found;
  }
  const took = (performance.now() - since) / 1000;
  const perSecond = (count: number) => (count / took).toFixed(count / took < 100 ? 1 : 0);
  return [
    {
      what: `whole random games for ${PLAYERS}, all options at every step`,
      measured: `${perSecond(games)} games/s`,
    },
    { what: '  steps, each with one call of options', measured: `${perSecond(steps)} steps/s` },
    { what: '  options found', measured: `${perSecond(found)} options/s` },
  ];
}

/**
 * Plays whole random games for two in processor time: one figure per core, independent of other load. The
 * floor is parsing their logs.
 */
export function measureShortGames(seconds: number): readonly Figure[] {
  const play = (seed: number) => playRandomly(seed, FEWEST_PLAYERS);
  for (let seed = -WARM_UP_ROUNDS; seed < 0; seed += 1) play(seed);
  const since = performance.now();
  const game: number[] = [];
  const parse: number[] = [];
  for (let seed = 1; performance.now() - since < seconds * 1000; seed += 1) {
    const played = processorTime(1, () => play(seed));
    const text = JSON.stringify(played.value.log);
    game.push(played.ms);
    parse.push(processorTime(BATCH, () => JSON.parse(text)).ms);
  }
  const [mean, floor] = [meanOf(game), meanOf(parse)];
  return [
    {
      what: `whole random games for ${FEWEST_PLAYERS} / JSON.parse of their logs`,
      measured: `${(1000 / mean).toFixed(1)} games/s and core`,
      ratio: mean / floor,
    },
  ];
}

/**
 * Compares folding a stored log with parsing it, interleaved, in processor time; the median of several games.
 */
export function measureReplay(): readonly Figure[] {
  const measured: Replayed[] = [];
  for (let seed = 1; seed <= REPLAYED_GAMES; seed += 1) measured.push(replayOf(seed));
  const [parsed, folded] = [median(measured.map((it) => it.parse)), median(measured.map((it) => it.replay))];
  const ratio = median(measured.map((it) => it.replay / it.parse));
  return [
    {
      what: `replay of a log for ${PLAYERS} / JSON.parse of it`,
      measured: `${folded.toFixed(2)} ms / ${parsed.toFixed(2)} ms`,
      ratio,
      target: REPLAY_TARGET,
    },
  ];
}

/** The time to parse one log and to fold it, in ms. */
interface Replayed {
  readonly parse: number;
  readonly replay: number;
}

function replayOf(seed: number): Replayed {
  const text = JSON.stringify(playRandomly(seed).log);
  const parse: number[] = [];
  const fold: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const parsed = processorTime<LogEntry[]>(BATCH, () => JSON.parse(text));
    const replayed = processorTime(BATCH, () => replay(parsed.value));
    if (round < 0) continue;
    parse.push(parsed.ms);
    fold.push(replayed.ms);
  }
  return { parse: median(parse), replay: median(fold) };
}

/**
 * Reads box files, valid ones with every component and junk of every kind. Figures for the largest pack and
 * for the file that takes longest to read, by the median of several rounds.
 */
export function measureBoxes(): readonly Figure[] {
  const pack = newestPack();
  const boxes = Array.from({ length: VALID_BOXES }, (_, seed) => randomBox(seed, pack));
  const valid = boxes.map(
    (box, seed) => [`random box ${seed}`, JSON.stringify(boxFileOf('Ours', box, []))] as const,
  );
  const files = [...valid, ...HOSTILE_FILES];
  const times = files.map(([name, text]) => {
    const rounds = Array.from({ length: READINGS }, () => processorTime(1, () => parseBoxFile(text)).ms);
    return { name, ms: median(rounds) };
  });
  const [slowest] = times.toSorted((a, b) => b.ms - a.ms);
  if (!slowest) throw new Error('there is no file');
  const { name, ms } = slowest;
  const kB = Math.max(...boxes.map(packedSize)) / 1000;
  return [
    {
      what: `largest of ${VALID_BOXES} boxes, packed`,
      measured: `${kB.toFixed(1)} kB`,
      value: kB,
      limit: PACKED_KB,
    },
    {
      what: `slowest of ${files.length} files of boxes: ${name}`,
      measured: `${ms.toFixed(1)} ms`,
      value: ms,
      limit: IMPORT_LIMIT_MS,
    },
  ];
}

const packedSize = (box: BoxValues): number => zlib.gzipSync(JSON.stringify(box)).length;
