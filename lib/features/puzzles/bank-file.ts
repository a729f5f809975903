import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { CommandSchema } from '@/lib/game/engine/commands';
import { GRADES, type PuzzleBank } from '@/lib/game/analysis/puzzles/bank';
import { THEMES } from '@/lib/game/analysis/puzzles/certain';

/** How it was made: generated/README.md. */
const FILE = 'generated/puzzle-bank.json';

const Numbers = z.array(z.int().min(0));
const BankShape = z.object({
  pack: z.object({ id: z.string(), version: z.int() }),
  rules: z.int(),
  seed: z.string(),
  looked: z.int(),
  /** One list for each kind of command. */
  commands: z.array(z.array(CommandSchema)).transform((kinds) => kinds.flat()),
  games: z.array(z.object({ seed: z.string(), moves: Numbers })),
  puzzles: z.array(
    z.object({
      id: z.int().min(1),
      game: z.int().min(0),
      at: z.int().min(1),
      before: z.int(),
      best: z.int(),
      next: z.int(),
      theme: z.enum(THEMES),
      grade: z.literal(GRADES),
      positions: z.int().min(1),
      answer: Numbers,
    }),
  ),
  days: z.array(z.int().min(1)).min(1),
});

let reading: Promise<PuzzleBank> | undefined;

/** The bank of puzzles; read once per process. */
export function puzzleBank(): Promise<PuzzleBank> {
  reading ??= readBank();
  return reading;
}

async function readBank(): Promise<PuzzleBank> {
  return BankShape.parse(JSON.parse(await readFile(path.join(process.cwd(), FILE), 'utf8')));
}
