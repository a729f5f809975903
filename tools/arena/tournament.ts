// Games for two between levels of computer players, with the table of their results.
import { planCommands, type ThinkingLimit, STRENGTHS, type Strength } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance } from '@/lib/game/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT, type Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import { PACKS, packFor, RULES_VERSION } from '@/lib/game/rulesets';

/** More steps than any game has. Reaching it means that the players move in circles. */
const MAX_STEPS = 4000;
/** Positions that the master looks at before a turn; the architect looks at four times as many. */
const LIMIT: ThinkingLimit = { nodes: 4000 };
const TWO_PLAYERS: Setup = { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT };

/** The players and their deal. */
interface Match {
  readonly pack: Pack;
  readonly setup: Setup;
  readonly seed: string;
  readonly strengths: readonly Strength[];
  readonly limit?: ThinkingLimit;
}

interface PlayedMatch {
  readonly state: State;
  /** How long each turn took to think about. */
  readonly turns: readonly { readonly seat: SeatId; readonly ms: number }[];
}

/** Plays one game to its end. */
export function playMatch({ pack, setup, seed, strengths, limit }: Match): PlayedMatch {
  const start = newGame(pack, setup, RULES_VERSION, sha256Hex(seed));
  const turns = new Map<string, { readonly seat: SeatId; readonly ms: number }>();
  let position = advance(undefined, { seq: 1, ...start });
  let plan: { seat: SeatId; commands: readonly Command[] } = { seat: -1, commands: [] };
  for (let step = 0; position.state.phase !== 'finished'; step += 1) {
    if (step > MAX_STEPS) throw new Error(`game ${seed} does not end`);
    const { state, secrets } = position;
    const [seat] = toAct(state);
    const strength = strengths[seat ?? -1];
    if (!secrets || seat === undefined || !strength) throw new Error(`game ${seed} waits for nobody`);
    if (plan.seat !== seat || plan.commands.length === 0) {
      const since = performance.now();
      const asked = { pack, view: view(state, secrets, seat), strength, seed: `${seed}/${seat}` };
      plan = { seat, commands: planCommands(limit ? { ...asked, limit } : asked) };
      const turn = `${state.turn.seat === seat ? state.turnsDone : 'out-of-turn'}/${seat}`;
      turns.set(turn, { seat, ms: (turns.get(turn)?.ms ?? 0) + performance.now() - since });
    }
    const [command, ...later] = plan.commands;
    plan = { seat, commands: later };
    if (!command) throw new Error(`game ${seed}: ${strength} does nothing`);
    const result = decide(pack, state, secrets, seat, command);
    if (!result.ok) throw new Error(`game ${seed}: refused ${JSON.stringify([command, result.error])}`);
    // Nothing is taken back here, so the trail of earlier positions is not kept.
    position = advance({ ...position, trail: [] }, { seq: state.seq + 1, seat, ...result.value });
  }
  return { state: position.state, turns: [...turns.values()] };
}

/** A share of games with Wilson's interval at 95 %. */
interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function wilson(hits: number, n: number): Share {
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, low: middle - half, high: middle + half };
}

/** Two levels that met, and how many games the first won. */
interface Meeting {
  readonly first: Strength;
  readonly second: Strength;
  readonly games: number;
  readonly wins: number;
}

interface Results {
  readonly meetings: readonly Meeting[];
  readonly points: ReadonlyMap<Strength, readonly number[]>;
  readonly turnMs: ReadonlyMap<Strength, readonly number[]>;
}

/** The levels with these names. */
export function levelsOf(names: readonly string[]): readonly Strength[] {
  return names.map((name) => {
    const level = STRENGTHS.find((known) => known === name);
    if (!level) throw new Error(`no computer is called ${name}`);
    return level;
  });
}

/** Lets each level meet each other one; the two play every deal from both seats. */
export function meet(
  levels: readonly Strength[],
  games: number,
  seed: string,
  onGame: () => void = () => undefined,
): Results {
  const newest = PACKS.at(-1);
  const pack = packFor(newest?.id ?? '', newest?.version ?? 0);
  const points = new Map(levels.map((level): [Strength, number[]] => [level, []]));
  const turnMs = new Map(levels.map((level): [Strength, number[]] => [level, []]));
  const pairs = levels.flatMap((first, i) => levels.slice(i + 1).map((second) => ({ first, second })));
  const meetings = pairs.map(({ first, second }): Meeting => {
    let wins = 0;
    for (let game = 0; game < games; game += 1) {
      const strengths = game % 2 === 0 ? [first, second] : [second, first];
      const deal = `arena/${seed}/2/${Math.floor(game / 2)}`;
      const { state, turns } = playMatch({ pack, setup: TWO_PLAYERS, seed: deal, strengths, limit: LIMIT });
      strengths.forEach((level, seat) => points.get(level)?.push(state.players[seat]?.score ?? 0));
      for (const { seat, ms } of turns) turnMs.get(strengths[seat] ?? first)?.push(ms);
      if (strengths[state.ranking?.[0] ?? -1] === first) wins += 1;
      onGame();
    }
    return { first, second, games, wins };
  });
  return { meetings, points, turnMs };
}

/** The meetings where the first level, the stronger one, lost more than half of the games. */
export const outOfOrder = ({ meetings }: Pick<Results, 'meetings'>): readonly Meeting[] =>
  meetings.filter(({ games, wins }) => 2 * wins < games);

/** The table of docs/measurements.md: a row for each level, and a column for each level it met. */
export function tableOf({ meetings, points, turnMs }: Results): string {
  const levels = [...points.keys()];
  const rows = levels.map((level) => [
    level,
    ...levels.map((other) => cell(meetings, level, other)),
    pointsText(points.get(level) ?? []),
    `${meanOf(turnMs.get(level) ?? []).toFixed(0)} ms`,
  ]);
  const head = ['wins of', ...levels, 'points (5 % below, above)', 'a turn'];
  return [head, head.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function cell(meetings: readonly Meeting[], row: Strength, column: Strength): string {
  const met = meetings.find(({ first, second }) => first === row && second === column);
  if (met) return shareText(wilson(met.wins, met.games));
  const turned = meetings.find(({ first, second }) => first === column && second === row);
  return turned ? shareText(wilson(turned.games - turned.wins, turned.games)) : '';
}

const shareText = ({ share, low, high }: Share): string =>
  `${percent(share)} % (${percent(low)} to ${percent(high)})`;
const percent = (share: number): string => (100 * share).toFixed(1);

function pointsText(points: readonly number[]): string {
  const sorted = [...points].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? NaN;
  return `${meanOf(points).toFixed(1)} (${at(0.05)}, ${at(0.95)})`;
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
