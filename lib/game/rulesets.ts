import { BASE_PACK } from '@/lib/game/content/base';
import { BASE_PACK_1 } from '@/lib/game/content/base-1';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';

/**
 * Version of the engine's rules, stored with every game. Raise it when a change would replay an old log
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
 * Every rules version that a stored game may use, oldest first. A change that replays an old log
 * differently (`npm run passport`) gets a new version and leaves the previous one here, so games continue
 * as they began. engine/since.ts lists the differences between 1 and 2.
 */
export const RULES: readonly Rules[] = [
  { version: 1, newGame, decide, options },
  { version: RULES_VERSION, newGame, decide, options },
];

/** Thrown for a game with unknown rules, which a newer program created. */
export class UnknownRulesError extends Error {
  override readonly name = 'UnknownRulesError';

  constructor(readonly rulesVersion: number) {
    super(`rules version ${rulesVersion} is not registered`);
  }
}

/** The rules of a game. Throws UnknownRulesError. */
export function rulesFor(version: number): Rules {
  const rules = RULES.find((entry) => entry.version === version);
  if (!rules) throw new UnknownRulesError(version);
  return rules;
}

/**
 * Every pack that a stored game may use, oldest first. A version that has been played never changes and is
 * never removed.
 */
export const PACKS: readonly PackData[] = [BASE_PACK_1, BASE_PACK];

/** Thrown for a game with an unknown pack, from a newer program or one with other packs. */
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

/** The pack of a game with its lookup maps. It is indexed once, so every call returns the same object. */
export function packFor(packId: string, packVersion: number): Pack {
  const data = PACKS.find((pack) => pack.id === packId && pack.version === packVersion);
  if (!data) throw new UnknownPackError(packId, packVersion);
  const known = indexed.get(data);
  if (known) return known;
  const pack = indexPack(data);
  indexed.set(data, pack);
  return pack;
}
