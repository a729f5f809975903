// Fills the bank of puzzles from games of computers: `npm run puzzles -- --help`. Goes on where it was.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Strength } from '@/lib/game/bots/choose';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Bank, Puzzle } from '@/lib/game/puzzles/bank';
import { gameDecisions } from '@/lib/game/review/decisions';
import { PACKS, packFor, RULES_VERSION } from '@/lib/game/rulesets';
import { puzzleAt, type FoundPuzzle } from './puzzles/find';
import { Dictionary, bankText } from './puzzles/write';
import { playedGame } from './review/sample';

const HELP = `npm run puzzles -- [options]
  --to 500          puzzles the bank is to have
  --minutes 60      stops after so long; what was found is kept
  --seed 1          games of a new bank; one that is there goes on with its own
  --file PATH       the bank`;

const OPTIONS = {
  to: { type: 'string', default: '500' },
  minutes: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  file: { type: 'string', default: 'lib/game/puzzles/bank.json' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** Who plays, game by game, and how many positions masters look at: varied, so that tables look different. */
const TABLES: readonly { readonly strengths: readonly Strength[]; readonly nodes: number }[] = [
  { strengths: ['master', 'master'], nodes: 300 },
  { strengths: ['journeyman', 'master'], nodes: 150 },
  { strengths: ['journeyman', 'journeyman'], nodes: 0 },
];

function emptyBank(seed: string): Bank {
  const { id = '', version = 0 } = PACKS.at(-1) ?? {};
  const nothing = { looked: 0, commands: [], games: [], puzzles: [], days: [] };
  return { pack: { id, version }, rules: RULES_VERSION, seed, ...nothing };
}

/** The bank with the puzzles of one more game. */
function withNextGame(bank: Bank): Bank {
  const pack = packFor(bank.pack.id, bank.pack.version);
  const seed = `puzzles/${bank.seed}/${bank.looked}`;
  const table = TABLES[bank.looked % TABLES.length];
  const rows = playedGame(pack, seed, table?.strengths ?? [], table?.nodes);
  const found = (gameDecisions(rows)?.decisions ?? []).flatMap((decision) => puzzleAt(pack, decision) ?? []);
  const looked = bank.looked + 1;
  const last = found.at(-1);
  if (!last) return { ...bank, looked };
  const dictionary = new Dictionary(bank.commands);
  // The row after the last puzzle belongs to it: it shows that there was something to decide.
  const moves = dictionary.numbers(rows.slice(1, last.at + 1).flatMap(({ command }) => command ?? []));
  const puzzles = found.map((each, i) => puzzleOf(bank, dictionary, each, i));
  return {
    ...bank,
    looked,
    games: [...bank.games, { seed, moves }],
    puzzles: [...bank.puzzles, ...puzzles],
    commands: dictionary.commands,
  };
}

function puzzleOf(bank: Bank, dictionary: Dictionary, found: FoundPuzzle, i: number): Puzzle {
  const { answer, ...rest } = found;
  const id = bank.puzzles.length + i + 1;
  return { id, game: bank.games.length, ...rest, answer: dictionary.numbers(answer) };
}

/** Days are given to new puzzles in an order that follows from the seed; days given before stay. */
function withDays(bank: Bank): Bank {
  const given = new Set(bank.days);
  const fresh = bank.puzzles.map(({ id }) => id).filter((id) => !given.has(id));
  const lot = (id: number) => sha256Hex(`${bank.seed}/day/${id}`);
  return { ...bank, days: [...bank.days, ...fresh.sort((a, b) => (lot(a) < lot(b) ? -1 : 1))] };
}

function main(): void {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(HELP);
  const file = path.resolve(values.file);
  let bank: Bank = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : emptyBank(values.seed);
  const until = Date.now() + Number(values.minutes) * 60_000;
  while (bank.puzzles.length < Number(values.to) && Date.now() < until) {
    bank = withNextGame(bank);
    fs.writeFileSync(`${file}.new`, bankText(bank));
    fs.renameSync(`${file}.new`, file);
    console.error(`${bank.looked} games, ${bank.puzzles.length} puzzles`);
  }
  fs.writeFileSync(file, bankText(withDays(bank)));
  console.log(`seed ${bank.seed}: ${bank.puzzles.length} puzzles from ${bank.looked} games`);
}

main();
