import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import {
  commandsOf,
  filmOf,
  type Grade,
  type PosedTurn,
  type Puzzle,
  type PuzzleBank,
} from '@/lib/game/analysis/puzzles/bank';
import { packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { refused, type Result } from '@/lib/platform/http/refused';
import { perProcess } from '@/lib/platform/process';
import { puzzleBank } from './bank-file';
import { posedIn } from './posed';
import type { PuzzleEntry, PuzzleGoal, PuzzleStart } from './puzzle-view';
import type { PuzzleRefusal } from './refusals';
import { gradesNow } from './try-puzzle';

/** The first day with a daily puzzle. */
const FIRST_DAY = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;

/** Every puzzle, in the order of the bank. */
export async function puzzleEntries(): Promise<readonly PuzzleEntry[]> {
  const [{ puzzles }, gradeNow] = await Promise.all([puzzleBank(), gradesNow()]);
  return puzzles.map((puzzle) => ({ id: puzzle.id, theme: puzzle.theme, grade: gradeNow(puzzle) }));
}

/** The pack of all puzzles. */
export async function puzzlePack(): Promise<Pack> {
  const { pack } = await puzzleBank();
  return packFor(pack.id, pack.version);
}

/** The number of days (UTC) from the first one to this one. */
export const dayNumber = (at: Date): number => Math.floor((at.getTime() - FIRST_DAY) / DAY_MS);

/** The puzzle of a day (UTC): the same for everyone. */
export async function puzzleOfDay(at: Date): Promise<{ readonly id: number; readonly day: string }> {
  const { days } = await puzzleBank();
  const number = dayNumber(at);
  const id = days[((number % days.length) + days.length) % days.length] ?? 1;
  return { id, day: at.toISOString().slice(0, 10) };
}

/** A puzzle with its answer. */
export interface PuzzleSet {
  readonly goal: PuzzleGoal;
  readonly pack: Pack;
  /** The best turn, step by step; its hidden tiles follow from the puzzle's number. */
  readonly line: SharedLine;
  /** Another puzzle of its theme and grade to continue with. */
  readonly following: number;
}

/** A puzzle; undefined for an unknown number. */
export async function puzzleSet(id: number): Promise<PuzzleSet | undefined> {
  const [bank, gradeNow] = await Promise.all([puzzleBank(), gradesNow()]);
  const puzzle = bank.puzzles.find((each) => each.id === id);
  if (!puzzle) return undefined;
  const pack = packFor(bank.pack.id, bank.pack.version);
  const posed = posedIn(bank, puzzle);
  const { theme, before, best, next, positions } = puzzle;
  const grade = gradeNow(puzzle);
  return {
    goal: { id, theme, grade, seat: posed.seat, before, best, next, positions },
    pack,
    line: bestTurn(pack, bank, puzzle, posed),
    following: followingOf(bank, puzzle, gradeNow),
  };
}

/** Replayed best turns, which never change. */
const played = perProcess('pragaBestTurns', () => new LRUCache<number, SharedLine>({ max: 50 })).get;

function bestTurn(pack: Pack, bank: PuzzleBank, puzzle: Puzzle, posed: PosedTurn): SharedLine {
  const line = played().get(puzzle.id) ?? playBest(pack, bank, puzzle, posed);
  played().set(puzzle.id, line);
  return line;
}

function playBest(pack: Pack, bank: PuzzleBank, puzzle: Puzzle, { seat, known }: PosedTurn): SharedLine {
  const start = determinize(pack, known, sha256Hex(`puzzle/${puzzle.id}`));
  const { steps, positions, events } = filmOf(pack, start, seat, commandsOf(bank, puzzle.answer));
  const { at } = puzzle;
  return { name: '', seq: at, base: at, known, steps, events, positions, hidden: 0 };
}

function followingOf({ puzzles }: PuzzleBank, puzzle: Puzzle, gradeNow: (of: Puzzle) => Grade): number {
  const { id, theme } = puzzle;
  const alike = puzzles.filter((each) => each.theme === theme && gradeNow(each) === gradeNow(puzzle));
  return (alike.find((each) => each.id > id) ?? alike[0])?.id ?? id;
}

/** The turn of a puzzle, ready to play. */
export async function puzzleStart(id: number): Promise<Result<PuzzleStart, PuzzleRefusal>> {
  const [bank, gradeNow] = await Promise.all([puzzleBank(), gradesNow()]);
  const puzzle = bank.puzzles.find((each) => each.id === id);
  if (!puzzle) return refused({ kind: 'unknown-puzzle' });
  const { theme, at } = puzzle;
  const grade = gradeNow(puzzle);
  return { ok: true, value: { id, theme, grade, at, pack: bank.pack, ...posedIn(bank, puzzle) } };
}
