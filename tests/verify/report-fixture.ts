import type { GameDocument } from '@/lib/game/eventlog/export';
import { packFor, rulesFor } from '@/lib/game/rulesets';
import { passportOf, type Passport } from '@/lib/game/verify/passport';

/** Replays the game of a report by the rules that it was played with. */
export function replayOfReport({ game, log }: GameDocument): Passport {
  const played = { rulesVersion: game.rulesVersion, seed: game.seed ?? '', log };
  return passportOf(played, packFor(game.pack.id, game.pack.version), rulesFor(game.rulesVersion));
}
