// Games played at random, by the rules of this checkout or of an earlier commit.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/first.mjs';
import type * as Player from '../../tests/support/engine/random-game';
import { loadTs } from '../lib/load-ts';
import { Progress } from '../lib/progress';
import type { StoredGame, Unreadable } from './stored';

const PLAYER = 'tests/support/engine/random-game.ts';
/** Everything that a random game needs: the rules and the player. It needs no packages. */
const PARTS = ['lib/game', 'tests/support/engine'];

/** A commit's files, and the folder that replaces each import prefix. */
interface LaidOut {
  /** From the root of this checkout. */
  readonly player: string;
  readonly instead: Readonly<Record<string, string>>;
}

/** Extracts the rules of a commit, and its own player, because names change between commits. */
export function layOut(ref: string): LaidOut {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', ROOT, ...args], { maxBuffer: 1 << 28, encoding: 'buffer' });
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).toString().trim();
  const folder = path.join('.data/passport', commit);
  const from = path.join(ROOT, folder);
  if (git('ls-tree', '--name-only', commit, PLAYER).length === 0)
    throw new Error(`${ref} is too old: it has no ${PLAYER}`);
  fs.mkdirSync(from, { recursive: true });
  execFileSync('tar', ['-x', '-C', from], { input: git('archive', commit, ...PARTS) });
  return {
    player: path.join(folder, PLAYER),
    instead: { ...namedIn(git('show', `${commit}:package.json`).toString(), from), '@': from },
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

interface Fuzzed {
  readonly count: number;
  readonly first: number;
  readonly from: string | undefined;
}

/** Plays `count` random games. Under the same rules a seed always gives the same game. */
export async function* fuzzedGames({ count, first, from }: Fuzzed): AsyncGenerator<StoredGame> {
  const { player, instead } = from === undefined ? { player: PLAYER, instead: {} } : layOut(from);
  const { randomGame } = await loadTs(player, instead, isPlayer);
  const progress = new Progress(count, { unit: 'games', lines: 10 });
  for (let seed = first; seed < first + count; seed += 1) {
    // Through JSON, as a database or a file returns it.
    const { pack, ...game }: Exclude<StoredGame, Unreadable>['game'] & Pick<Player.RandomGame, 'pack'> =
      JSON.parse(JSON.stringify(randomGame(seed)));
    yield { name: `fuzz ${seed}`, pack, game };
    progress.step();
  }
}
