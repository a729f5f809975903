/** Plays whole games of the fastest bots with a pack. The figures are a hint about the pack's balance. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { advance, type Position } from '@/lib/game/engine/replay';
import { BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { listEntries, elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import { planCommands, type ThinkingLimit } from './choose';

/** The number of trial games; they alternate between two, three and four players. */
export const TRIED_GAMES = 200;
const TABLES = [2, 3, 4] as const;
const STRENGTH = 'apprentice';
/** With this limit, a game takes about a tenth of a second in a browser. */
const LIMIT: ThinkingLimit = { nodes: 60 };
/** Safety limit: no game has this many steps. */
const MAX_STEPS = 4000;

/** The outcome of one game. */
export interface TriedGame {
  readonly players: number;
  readonly firstSeatWins: boolean;
  /** Final points by seat. */
  readonly points: readonly number[];
  readonly bySource: Readonly<Partial<Record<SourceKind, number>>>;
}

/** The figures of several games together. */
export interface GameFigures {
  readonly games: number;
  /** Games that the first seat won, and the number expected if all seats were equal. */
  readonly firstSeat: { readonly won: number; readonly expected: number };
  /** Mean points of a seat. */
  readonly points: number;
  /** The share of each source in all points gained, the largest first. */
  readonly sources: readonly { readonly source: SourceKind; readonly share: number }[];
}

/** Plays the trial game with this number; the result depends only on pack, rules version and number. */
export function tryGame(pack: Pack, rulesVersion: number, number: number): TriedGame {
  const players = elementAt(TABLES, number % TABLES.length);
  const setup: Setup = { players, options: ONLINE_OPTIONS, variant: BASE_VARIANT };
  const seed = `tried game ${number}`;
  const start = newGame(pack, setup, rulesVersion, sha256Hex(seed));
  let position = advance(undefined, { seq: 1, ...start });
  let ahead: Ahead = { commands: [] };
  for (let step = 0; position.state.phase !== 'finished'; step += 1) {
    if (step > MAX_STEPS) throw new InvariantError(`${seed} does not end`);
    const given = giveNext(pack, position, ahead, seed);
    position = advance(position, { seq: position.state.seq + 1, ...given });
    ahead = given.ahead;
  }
  return outcomeOf(position.state);
}

/** The planned next commands of a seat. */
interface Ahead {
  readonly seat?: SeatId;
  readonly commands: readonly Command[];
}

/** Gives the next command of a plan, or plans again if an effect of the box made the plan illegal. */
function giveNext(pack: Pack, { state, secrets }: Position, ahead: Ahead, seed: string) {
  const [seat] = toAct(state);
  if (seat === undefined || !secrets) throw new InvariantError(`${seed} waits for nobody`);
  const give = ([command, ...commands]: readonly Command[]) => {
    const decided = command && decide(pack, state, secrets, seat, command);
    return decided?.ok ? { seat, ...decided.value, ahead: { seat, commands } } : undefined;
  };
  const think = () => {
    const seen = view(state, secrets, seat);
    return planCommands({ pack, view: seen, strength: STRENGTH, seed: `${seed}/${seat}`, limit: LIMIT });
  };
  const given = (ahead.seat === seat ? give(ahead.commands) : undefined) ?? give(think());
  if (!given) throw new InvariantError(`${seed}: seat ${seat} gave no command`);
  return given;
}

function outcomeOf({ players, ranking = [] }: State): TriedGame {
  const bySource: Partial<Record<SourceKind, number>> = {};
  for (const { scoreBySource } of players)
    for (const [source, n] of listEntries(scoreBySource)) bySource[source] = (bySource[source] ?? 0) + n;
  return {
    players: players.length,
    firstSeatWins: ranking[0] === 0,
    points: players.map(({ score }) => score),
    bySource,
  };
}

/** Adds up the figures of several games. */
export function figuresOfGames(games: readonly TriedGame[]): GameFigures {
  const points = games.flatMap((game) => game.points);
  const gained = new Map<SourceKind, number>();
  for (const { bySource } of games)
    for (const [source, n] of listEntries(bySource))
      gained.set(source, (gained.get(source) ?? 0) + Math.max(0, n));
  const all = sum([...gained.values()]);
  return {
    games: games.length,
    firstSeat: {
      won: games.filter(({ firstSeatWins }) => firstSeatWins).length,
      expected: sum(games.map(({ players }) => 1 / players)),
    },
    points: points.length === 0 ? 0 : sum(points) / points.length,
    sources: [...gained]
      .map(([source, n]) => ({ source, share: all === 0 ? 0 : n / all }))
      .sort((a, b) => b.share - a.share),
  };
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
