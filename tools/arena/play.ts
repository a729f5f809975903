// Plays the planned games in this thread or in several threads.
import type { ThinkingLimit } from '@/lib/game/bots/choose';
import type { PackData } from '@/lib/game/engine/pack';
import { BASE_OPTIONS, type Setup } from '@/lib/game/engine/setup';
import { packFor, PACKS } from '@/lib/game/rulesets';
import { startThread } from '../../scripts/lib/run-typescript';
import { digest } from './digest';
import { playMatch } from './match';
import type { PlannedGame } from './plan';
import type { PairedGame } from './report';

/** The common settings of all games. */
export interface Settings {
  readonly version: number | undefined;
  readonly setup: Pick<Setup, 'variant'>;
  readonly limit: ThinkingLimit;
}

type OnGame = (game: PairedGame) => void;

const PLAYERS: readonly Setup['players'][] = [1, 2, 3, 4];

/** The pack of that version, or the newest. */
export function readPackData({ version }: Pick<Settings, 'version'>): PackData {
  const data = PACKS.find((pack) => pack.version === version) ?? PACKS.at(-1);
  if (!data) throw new Error('there is no pack');
  return data;
}

/** Plays games one after the other; returns the name of their pack. */
export async function playHere(
  games: readonly PlannedGame[],
  settings: Settings,
  onGame: OnGame,
): Promise<string> {
  const data = readPackData(settings);
  const pack = packFor(data.id, data.version);
  for (const game of games) {
    const { strengths, seed } = game;
    const players = PLAYERS.find((count) => count === strengths.length);
    if (!players) throw new Error(`nobody plays with ${strengths.length} seats`);
    const setup: Setup = { ...settings.setup, players, options: BASE_OPTIONS };
    const played = playMatch({ pack, setup, seed, strengths, limit: settings.limit });
    onGame({ ...digest(pack, game, played), pair: game.pair });
  }
  return `${data.id} ${data.version}`;
}

/** Each thread plays every n-th game; the results do not depend on the number of threads. */
export function playShared(
  games: readonly PlannedGame[],
  settings: Settings,
  jobs: number,
  onGame: OnGame,
): Promise<readonly string[]> {
  const threads = Array.from({ length: jobs }, (_, job) => games.filter((_game, i) => i % jobs === job));
  return Promise.all(threads.map((own) => inThread(own, settings, onGame)));
}

/** A message of a thread: a game, and finally the name of its pack. */
export type ThreadMessage = { readonly game: PairedGame } | { readonly pack: string };

function inThread(games: readonly PlannedGame[], settings: Settings, onGame: OnGame): Promise<string> {
  const worker = startThread(new URL('./worker.ts', import.meta.url), { games, settings });
  return new Promise((resolve, reject) => {
    worker.on('message', (said: ThreadMessage) => ('game' in said ? onGame(said.game) : resolve(said.pack)));
    worker.once('error', reject);
    worker.once('exit', (code) => code !== 0 && reject(new Error(`a thread ended with code ${code}`)));
  });
}
