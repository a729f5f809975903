// Games played at random, by the rules of this checkout or of an earlier commit.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type * as Player from '../../tests/support/engine/random-game';
import { ROOT } from '../../scripts/lib/first.mjs';
import { loadTs } from '../lib/load-ts';
import { Progress } from '../lib/progress';
import type { StoredGame, Unreadable } from './stored';

/** The modules for playing: they need no packages. */
const PARTS = ['engine', 'content', 'rulesets.ts'];
/** The folder of the rules, today and before decision 0015. */
const GAME_FOLDERS = ['lib/game', 'lib'];
/** Modules that were split off, each with the module that contains it in earlier commits. */
const SPLIT_OFF = { 'engine/setup': 'engine/state' };
const PLAYER = 'tests/support/engine/random-game.ts';

/** Extracts the rules of a commit into a folder. Returns the folder that replaces each import prefix. */
export function layOut(ref: string): Readonly<Record<string, string>> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', ROOT, ...args], { maxBuffer: 1 << 28, encoding: 'buffer' });
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).toString().trim();
  const folder = path.join(ROOT, '.data/passport', commit);
  fs.mkdirSync(folder, { recursive: true });
  const game = GAME_FOLDERS.find((at) => git('ls-tree', '--name-only', commit, `${at}/engine`).length > 0);
  if (game === undefined) throw new Error(`there are no rules in ${ref}`);
  const parts = PARTS.map((part) => `${game}/${part}`);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, ...parts) });
  // The longer prefix comes first: our player imports lib/game, and early rules import lib.
  const at = (file: string) => path.join(folder, game, file);
  const split = Object.entries(SPLIT_OFF).filter(([file]) => !fs.existsSync(`${at(file)}.ts`));
  return {
    ...namedIn(git('show', `${commit}:package.json`).toString(), folder),
    ...Object.fromEntries(split.map(([file, former]) => [`@/lib/game/${file}`, `${at(former)}.ts`])),
    '@/lib/game': path.join(folder, game),
    '@/lib': path.join(folder, 'lib'),
  };
}

/** The `imports` of the commit's package.json, which otherwise would resolve to this checkout's files. */
function namedIn(packageJson: string, folder: string): Readonly<Record<string, string>> {
  const { imports = {} }: { imports?: Readonly<Record<string, string | { readonly default: string }>> } =
    JSON.parse(packageJson);
  const fileOf = (of: string | { readonly default: string }) => (typeof of === 'string' ? of : of.default);
  const files = Object.entries(imports).map(([name, of]) => [name, path.join(folder, fileOf(of))] as const);
  return Object.fromEntries(files.filter(([, file]) => fs.existsSync(file)));
}

const isPlayer = (exports: object): exports is typeof Player => 'randomGame' in exports;

export interface Fuzzed {
  readonly count: number;
  readonly first: number;
  readonly from: string | undefined;
}

/** Plays `count` random games. Under the same rules a seed always gives the same game. */
export async function* fuzzedGames({ count, first, from }: Fuzzed): AsyncGenerator<StoredGame> {
  const instead = from === undefined ? {} : layOut(from);
  const { randomGame } = await loadTs(PLAYER, instead, isPlayer);
  const progress = new Progress(count, { unit: 'games', lines: 10 });
  for (let seed = first; seed < first + count; seed += 1) {
    // Through JSON, as a database or a file returns it.
    const { pack, ...game }: Exclude<StoredGame, Unreadable>['game'] & Pick<Player.RandomGame, 'pack'> =
      JSON.parse(JSON.stringify(randomGame(seed)));
    yield { name: `fuzz ${seed}`, pack, game };
    progress.step();
  }
}
