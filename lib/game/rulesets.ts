import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import { BASE_PACK } from '@/lib/game/content/base';
import { BASE_PACK_1 } from '@/lib/game/content/base-1';

/**
 * Version of the engine's rules. Stored with every game; raised when a change would replay an old log
 * differently.
 */
export const RULES_VERSION = 2;

/** The engine of one rules version. */
export interface Rules {
  readonly version: number;
  readonly newGame: typeof newGame;
  readonly decide: typeof decide;
  readonly options: typeof options;
}

/**
 * Every rules version a stored game may name, oldest first. A change that replays an old log differently
 * (`npm run passport`) gets a version of its own and leaves the previous one here, so games continue as they
 * began. engine/since.ts has the differences of 2 from 1.
 */
export const RULES: readonly Rules[] = [
  { version: 1, newGame, decide, options },
  { version: RULES_VERSION, newGame, decide, options },
];

/** A game names rules this program does not hold: it was made by a newer one. */
export class UnknownRulesError extends Error {
  override readonly name = 'UnknownRulesError';

  constructor(readonly rulesVersion: number) {
    super(`rules version ${rulesVersion} is not registered`);
  }
}

/** The rules a game is played by. */
export function rulesFor(version: number): Rules {
  const rules = RULES.find((entry) => entry.version === version);
  if (!rules) throw new UnknownRulesError(version);
  return rules;
}

/**
 * Every pack a stored game may name, oldest first. A version that has been played stays as it is and stays
 * here.
 */
export const PACKS: readonly PackData[] = [BASE_PACK_1, BASE_PACK];

/** A game names a pack this program does not hold: it was made by a newer or a differently equipped one. */
export class UnknownPackError extends Error {
  override readonly name = 'UnknownPackError';

  constructor(
    readonly packId: string,
    readonly packVersion: number,
  ) {
    super(`no content pack "${packId}" version ${packVersion} is registered`);
  }
}

const indexed = new Map<PackData, Pack>();

/**
 * The pack a game is played with, with its lookup maps. Indexed once, so the same object is returned every
 * time.
 */
export function packFor(packId: string, packVersion: number): Pack {
  const data = PACKS.find((pack) => pack.id === packId && pack.version === packVersion);
  if (!data) throw new UnknownPackError(packId, packVersion);
  const known = indexed.get(data);
  if (known) return known;
  const pack = indexPack(data);
  indexed.set(data, pack);
  return pack;
}
