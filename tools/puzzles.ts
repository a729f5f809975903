// Fills the bank of puzzles from games of computers: `npm run tool -- puzzles --help`. Resumes where it
// stopped.
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { PuzzleBank, Puzzle } from '@/lib/game/puzzles/bank';
import { THEMES, type PuzzleTheme } from '@/lib/game/puzzles/theme';
import { PACKS, RULES_VERSION } from '@/lib/game/rulesets';
import { startThread } from '../scripts/lib/run-typescript';
import type { FoundPuzzle } from './puzzles/find';
import type { LookTask, LookedThrough } from './puzzles/look';
import { Dictionary, bankText, readBank } from './puzzles/write';

const HELP = `npm run tool -- puzzles [options]
  --to 500          number of puzzles in the bank
  --minutes 60      time limit; found puzzles are stored
  --threads 2       games searched in parallel
  --seed 1          seed of a new bank; an existing bank keeps its own
  --file PATH       the bank`;

const OPTIONS = {
  to: { type: 'string', default: '500' },
  minutes: { type: 'string', default: '60' },
  threads: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  file: { type: 'string', default: 'generated/puzzle-bank.json' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/**
 * The largest share of one theme in the bank; otherwise most puzzles would be about the choice on the crane.
 */
const MAX_OF_A_THEME = 0.4;
/** With fewer puzzles than this every theme is accepted. */
const FIRST = 50;

function emptyBank(seed: string): PuzzleBank {
  const { id = '', version = 0 } = PACKS.at(-1) ?? {};
  const nothing = { looked: 0, commands: [], games: [], puzzles: [], days: [] };
  return { pack: { id, version }, rules: RULES_VERSION, seed, ...nothing };
}

/** Returns the bank with the puzzles of one more game. */
function withGame(bank: PuzzleBank, { number, seed, commands, found }: LookedThrough): PuzzleBank {
  const looked = Math.max(bank.looked, number + 1);
  const last = found.at(-1);
  if (!last) return { ...bank, looked };
  const dictionary = new Dictionary(bank.commands);
  // The row after the last puzzle belongs to it: it shows that there was a decision.
  const moves = dictionary.numbers(commands.slice(0, last.at));
  const puzzles = found.map((each, i) => puzzleOf(bank, dictionary, each, i));
  return {
    ...bank,
    looked,
    games: [...bank.games, { seed, moves }],
    puzzles: [...bank.puzzles, ...puzzles],
    commands: dictionary.commands,
  };
}

function puzzleOf(bank: PuzzleBank, dictionary: Dictionary, found: FoundPuzzle, i: number): Puzzle {
  const { answer, ...rest } = found;
  const id = bank.puzzles.length + i + 1;
  return { id, game: bank.games.length, ...rest, answer: dictionary.numbers(answer) };
}

/** Gives days to new puzzles in an order that follows from the seed. Earlier days stay. */
function withDays(bank: PuzzleBank): PuzzleBank {
  const given = new Set(bank.days);
  const fresh = bank.puzzles.map(({ id }) => id).filter((id) => !given.has(id));
  const lot = (id: number) => sha256Hex(`${bank.seed}/day/${id}`);
  return { ...bank, days: [...bank.days, ...fresh.sort((a, b) => (lot(a) < lot(b) ? -1 : 1))] };
}

/** Themes that the bank has too few of. */
function themesFor({ puzzles }: PuzzleBank): readonly PuzzleTheme[] {
  const most = Math.max(FIRST, puzzles.length) * MAX_OF_A_THEME;
  return THEMES.filter((theme) => puzzles.filter((each) => each.theme === theme).length < most);
}

/** Fills the bank and its file, which is complete at any moment. Days are given at the end. */
class Filling {
  private next: number;

  constructor(
    private readonly file: string,
    public bank: PuzzleBank,
    private readonly to: number,
    private readonly until: number,
  ) {
    this.next = bank.looked;
  }

  /** The next game to search; undefined once there are enough puzzles or no time is left. */
  ask(): LookTask | undefined {
    if (this.bank.puzzles.length >= this.to || Date.now() >= this.until) return undefined;
    const { pack, seed } = this.bank;
    return { bank: { pack, seed }, number: this.next++, themes: themesFor(this.bank) };
  }

  add(game: LookedThrough): void {
    this.bank = withGame(this.bank, game);
    this.write(this.bank);
    console.error(`${this.bank.looked} games, ${this.bank.puzzles.length} puzzles`);
  }

  end(): void {
    this.bank = withDays(this.bank);
    this.write(this.bank);
  }

  private write(bank: PuzzleBank): void {
    fs.writeFileSync(`${this.file}.new`, bankText(bank));
    fs.renameSync(`${this.file}.new`, this.file);
  }
}

/** Makes a thread search games until none is left. */
async function keepBusy(thread: Worker, filling: Filling): Promise<void> {
  for (let asked = filling.ask(); asked; asked = filling.ask()) {
    thread.postMessage(asked);
    const [game]: LookedThrough[] = await once(thread, 'message');
    if (game) filling.add(game);
  }
  await thread.terminate();
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(HELP);
  const file = path.resolve(values.file);
  const bank = fs.existsSync(file) ? readBank(fs.readFileSync(file, 'utf8')) : emptyBank(values.seed);
  const until = Date.now() + Number(values.minutes) * 60_000;
  const filling = new Filling(file, bank, Number(values.to), until);
  const worker = new URL('./puzzles/worker.ts', import.meta.url);
  const threads = Array.from({ length: Number(values.threads) }, () => startThread(worker, {}));
  await Promise.all(threads.map((thread) => keepBusy(thread, filling)));
  filling.end();
  console.log(`seed ${bank.seed}: ${filling.bank.puzzles.length} puzzles from ${filling.bank.looked} games`);
}

await main();
