import 'server-only';
import { LRUCache } from 'lru-cache';
import { posedBy, type PuzzleBank, type PosedTurn, type Puzzle } from '@/lib/game/analysis/puzzles/bank';
import { packFor } from '@/lib/game/rulesets';

/** Replayed positions, cached because many people open the same ones. */
const posed = new LRUCache<number, PosedTurn>({ max: 50 });

/** The position of a puzzle, with everything that its seat knew. */
export function posedIn(bank: PuzzleBank, puzzle: Puzzle): PosedTurn {
  const known = posed.get(puzzle.id);
  if (known) return known;
  const made = posedBy(packFor(bank.pack.id, bank.pack.version), bank, puzzle);
  posed.set(puzzle.id, made);
  return made;
}
