/** The stored bank of puzzles: bot games as lists of commands, puzzle turns within them, and their ratings. */
import type { PuzzleTheme } from './certain';
import { gameDecisions, type ReviewRow } from '@/lib/game/analysis/review/decisions';
import type { Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import type { KnownPast } from '@/lib/game/analysis/sandbox/knowledge';
import { type LineStep, nextSteps, type PlayedLine, playLine } from '@/lib/game/analysis/sandbox/line';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { advance, type Position } from '@/lib/game/engine/replay';
import { BASE_OPTIONS, BASE_VARIANT, type Setup } from '@/lib/game/engine/setup';

/** Difficulty: found step by step, by a short search, by a long search, or by no bot. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

export interface Puzzle {
  readonly id: number;
  /** Index of its game in the bank. */
  readonly game: number;
  /** The row before the turn. */
  readonly at: number;
  /** The seat's forecast before the turn, after the best turn, and after the second-best one. */
  readonly before: number;
  readonly best: number;
  readonly next: number;
  readonly theme: PuzzleTheme;
  readonly grade: Grade;
  /** The number of distinct positions of the turn; all were searched. */
  readonly positions: number;
  /** The best turn, as indices of commands. */
  readonly answer: readonly number[];
}

export interface PuzzleBank {
  readonly pack: { readonly id: string; readonly version: number };
  readonly rules: number;
  readonly seed: string;
  /** The number of games that were searched. */
  readonly looked: number;
  readonly commands: readonly Command[];
  /** The seed of each game, and its commands as indices up to its last puzzle. */
  readonly games: readonly { readonly seed: string; readonly moves: readonly number[] }[];
  readonly puzzles: readonly Puzzle[];
  /** The puzzle of each day. */
  readonly days: readonly number[];
}

const PUZZLE_SETUP: Setup = { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT };

/** A puzzle turn with everything that its seat knew. */
export interface PosedTurn {
  readonly seat: SeatId;
  readonly known: KnownPast;
}

/** Replays a game up to the puzzle's turn. Throws InvariantError if the bank does not match the rules. */
export function posedBy(pack: Pack, bank: PuzzleBank, puzzle: Puzzle): PosedTurn {
  const game = bank.games[puzzle.game];
  if (!game) throw new InvariantError(`puzzle ${puzzle.id} has no game`);
  const commands = commandsOf(bank, game.moves.slice(0, puzzle.at));
  const decided = gameDecisions(rowsOf(pack, bank.rules, game.seed, commands));
  const posed = decided?.decisions.find(({ at }) => at === puzzle.at);
  if (!posed) throw new InvariantError(`puzzle ${puzzle.id} is no turn of its game`);
  return { seat: posed.seat, known: posed.known };
}

/** The commands for a list of indices. */
export function commandsOf(
  { commands }: Pick<PuzzleBank, 'commands'>,
  numbers: readonly number[],
): readonly Command[] {
  return numbers.flatMap((number) => commands[number] ?? []);
}

/** Replays a game from its seed. */
function rowsOf(pack: Pack, rules: number, seed: string, commands: readonly Command[]): readonly ReviewRow[] {
  const start = newGame(pack, PUZZLE_SETUP, rules, sha256Hex(seed));
  const rows: ReviewRow[] = [{ seq: 1, ...start }];
  let position: Position = advance(undefined, { seq: 1, ...start });
  for (const command of commands) {
    const { state, secrets } = position;
    const [seat = 0] = toAct(state);
    const decided = secrets && decide(pack, state, secrets, seat, command);
    if (!decided?.ok) throw new InvariantError(`game ${seed} does not go on after row ${state.seq}`);
    const row = { seq: state.seq + 1, seat, ...decided.value };
    rows.push({ ...row, command });
    position = advance({ ...position, trail: [] }, row);
  }
  return rows;
}

// Ratings of puzzles and solvers, and the matching grades. Pure.

export interface Rating {
  readonly rating: number;
  /** The true rating is within two deviations in 95 of 100 cases. */
  readonly deviation: number;
  /** The expected fluctuation of the rating. */
  readonly volatility: number;
}

/** The rating of a person without results. */
export const NEW_SOLVER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const BY_GRADE: Readonly<Record<Grade, number>> = { 1: 1200, 2: 1500, 3: 1800, 4: 2100 };
/** The rating difference between two grades. */
const STEP = 300;

/** The initial rating of a puzzle, estimated from the bot's search. */
export const newPuzzle = (grade: Grade): Rating => ({
  rating: BY_GRADE[grade],
  deviation: 150,
  volatility: 0.06,
});

/** The grade with the nearest rating. */
export function gradeOf({ rating }: Pick<Rating, 'rating'>): Grade {
  return GRADES.findLast((grade) => rating >= BY_GRADE[grade] - STEP / 2) ?? 1;
}

// The best turn as a playable sequence: revealed tiles get an answer, whatever they are.

/** Safety limit: no step asks for this many answers. */
const MAX_ANSWERS = 6;

/** The steps of a turn in a sandbox, with answers to everything it reveals. */
export function filmOf(
  pack: Pack,
  start: Sandbox,
  seat: SeatId,
  answer: readonly Command[],
): PlayedLine & { readonly steps: readonly LineStep[] } {
  const steps: LineStep[] = [];
  let now = start;
  for (const command of answer) {
    let tried = playLine(pack, now, [{ seat, command }]);
    for (let i = 0; tried.refused && i < MAX_ANSWERS; i += 1) {
      const asked = answerAt(pack, now, seat);
      const answered = asked && playLine(pack, now, [asked]).positions[1];
      if (!answered) break;
      steps.push(asked);
      now = answered;
      tried = playLine(pack, now, [{ seat, command }]);
    }
    const next = tried.positions[1];
    if (!next) break;
    steps.push({ seat, command });
    now = next;
  }
  return { ...playLine(pack, start, steps), steps };
}

/**
 * The first legal answer to a reveal, or to another seat's choice during the turn (the reward of a
 * completed plaza). It does not affect the result, so any answer works.
 */
function answerAt(pack: Pack, now: Sandbox, seat: SeatId): LineStep | undefined {
  const asked = nextSteps(pack, now);
  const isAnswer = ({ type }: Command) => asked?.seat !== seat || ANSWERS.has(type);
  const answer = asked?.options.find(({ command }) => isAnswer(command));
  return asked && answer ? { seat: asked.seat, command: answer.command } : undefined;
}

const ANSWERS: ReadonlySet<Command['type']> = new Set([
  'ChooseTechnology',
  'ChooseBridgeTile',
  'PlacePlank',
  'ClaimCathedralTile',
]);
