// Training games, stored in a folder by the dozen: an interrupted run continues where it stopped.
import fs from 'node:fs';
import path from 'node:path';
import type { Pack } from '@/lib/game/engine/pack-index';
import { playToLearn, type LearningGame, type Manner } from './learning-game';

/** The games of a shard: every deal is played from all its seats, and 12 is divisible by 2, 3 and 4. */
const GAMES = 12;

export interface ShardWork {
  readonly folder: string;
  readonly seed: string;
  readonly players: 2 | 3 | 4;
  /** The number of shards to play, and the part that this process plays. */
  readonly dozens: number;
  readonly part: number;
  readonly of: number;
}

/** Plays the shards that are not in the folder yet. */
export function playDozens(
  pack: Pack,
  { folder, seed, players, dozens, part, of }: ShardWork,
  manner: Manner,
): void {
  fs.mkdirSync(folder, { recursive: true });
  for (let dozen = part; dozen < dozens; dozen += of) {
    const file = path.join(folder, `${dozen}.json`);
    if (fs.existsSync(file)) continue;
    const games = Array.from({ length: GAMES }, (_, i) => {
      const deal = `${seed}/${players}/${Math.floor((GAMES * dozen + i) / players)}`;
      return playToLearn(pack, players, deal, i % players, manner);
    });
    fs.writeFileSync(file, JSON.stringify(games));
    console.log(`${file}: ${players} seats, seed ${seed}, the learner won ${wins(games)} of ${GAMES}`);
  }
}

const wins = (games: readonly LearningGame[]): number =>
  games.filter(({ learner, scores }) => scores[learner] === Math.max(...scores)).length;

/** All games of some folders. */
export function gamesIn(folders: readonly string[]): readonly LearningGame[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .flatMap((file): LearningGame[] => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))),
  );
}
