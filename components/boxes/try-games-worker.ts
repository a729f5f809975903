/** Worker that plays games with a box and posts statistics after each. All its data comes in messages. */
import {
  figuresOfGames,
  TRIED_GAMES,
  tryGame,
  type GameFigures,
  type TriedGame,
} from '@/lib/game/bots/tried-games';
import { type PackSource } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { RULES_VERSION } from '@/lib/game/rulesets';

addEventListener('message', ({ data }: MessageEvent<PackSource>) => {
  const pack = packFrom(data);
  const games: TriedGame[] = [];
  while (games.length < TRIED_GAMES) {
    games.push(tryGame(pack, RULES_VERSION, games.length));
    postMessage(figuresOfGames(games) satisfies GameFigures);
  }
});
