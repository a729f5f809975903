// Searches a computer game for puzzles.
import type { Strength } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import type { PuzzleBank } from '@/lib/game/puzzles/bank';
import type { PuzzleTheme } from '@/lib/game/puzzles/theme';
import { gameDecisions } from '@/lib/game/review/decisions';
import { packFor } from '@/lib/game/rulesets';
import { playedGame } from '../review-quality/sample';
import { puzzleAt, type FoundPuzzle } from './find';

/** The game to search, and the wanted themes. */
export interface LookTask {
  readonly bank: Pick<PuzzleBank, 'pack' | 'seed'>;
  readonly number: number;
  readonly themes: readonly PuzzleTheme[];
}

export interface LookedThrough {
  readonly number: number;
  readonly seed: string;
  /** The commands that were played. */
  readonly commands: readonly Command[];
  readonly found: readonly FoundPuzzle[];
}

/** Strengths and search sizes, game by game. They vary, so tables look different. */
const TABLES: readonly { readonly strengths: readonly Strength[]; readonly nodes: number }[] = [
  { strengths: ['master', 'master'], nodes: 150 },
  { strengths: ['journeyman', 'journeyman'], nodes: 0 },
  { strengths: ['journeyman', 'apprentice'], nodes: 0 },
  { strengths: ['journeyman', 'master'], nodes: 150 },
];

/** Plays the game with this number, and searches every turn of it. */
export function lookThrough({ bank, number, themes }: LookTask): LookedThrough {
  const pack = packFor(bank.pack.id, bank.pack.version);
  const seed = `puzzles/${bank.seed}/${number}`;
  const table = TABLES[number % TABLES.length];
  const rows = playedGame(pack, seed, table?.strengths ?? [], table?.nodes);
  const decisions = gameDecisions(rows)?.decisions ?? [];
  const found = decisions.flatMap((decision) => puzzleAt(pack, decision, themes) ?? []);
  return { number, seed, commands: rows.slice(1).flatMap(({ command }) => command ?? []), found };
}
