/**
 * Creates a private position for analysis: known tiles stay, and unknown ones are dealt again from a new
 * key.
 */
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import { keyedShuffle } from '@/lib/game/engine/random';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { Position } from '@/lib/game/engine/replay';
import type { Secrets, StackId } from '@/lib/game/engine/secrets';
import { type KnownPast, rememberAll } from './knowledge';
import { sizeOf } from './layers';
import { pilesOf, type Pile } from './piles';
import { familiesOf, unseenOf } from './unseen';

/** A sandbox: a position with its own secrets and no earlier positions. */
export type Sandbox = Position & { readonly secrets: Secrets };

const KEY = /^[0-9a-f]{64}$/;

/**
 * Creates a sandbox from the knowledge of a position. `key` is 64 hex digits of fresh randomness, never
 * derived from the game; the same knowledge and key give the same sandbox. Throws InvariantError if the
 * key is malformed or the log does not fit the position.
 */
export function determinize(pack: Pack, of: KnownPast, key: string): Sandbox {
  if (!KEY.test(key)) throw new InvariantError('the key of a sandbox is 64 lower-case hex digits');
  const { state, offers } = of.view;
  const memory = rememberAll(of);
  const stacks: Partial<Record<StackId, readonly string[]>> = {};
  const hands: Record<string, readonly string[]> = {};
  for (const { item, tiles } of offers) hands[item] = tiles;
  for (const family of familiesOf(pack, state)) {
    const name = family.stacks.join('+');
    const unseen = keyedShuffle(key, `sandbox/${name}`, unseenOf(family, of.view, memory));
    for (const [pile, tiles] of deal(pilesOf(of.view, memory, family), unseen, key, name)) {
      if (pile.stack === undefined) hands[pile.item] = tiles;
      else stacks[pile.stack] = tiles;
    }
  }
  const start = { ...state, commitment: sha256Hex(key), undo: { floor: state.seq, steps: [] } };
  return { state: start, secrets: { seed: key, stacks, offers: hands, shuffles: {} }, trail: [] };
}

/** Fills the piles with shuffled tiles; known tiles in unknown order are shuffled within their layer. */
function deal(
  piles: readonly Pile[],
  unseen: readonly string[],
  key: string,
  name: string,
): readonly (readonly [Pile, readonly string[]])[] {
  const due = piles.flatMap(({ layers }) => layers.filter(({ tiles }) => !tiles));
  if (sizeOf(due) !== unseen.length)
    throw new InvariantError(`${unseen.length} unseen tiles for ${sizeOf(due)} places in ${name}`);
  let next = 0;
  return piles.map((pile, i) => {
    const tiles = pile.layers.flatMap(({ count, tiles, isOrdered }, j) => {
      if (isOrdered && tiles) return tiles;
      if (tiles) return keyedShuffle(key, `sandbox/${name}/${i}/${j}`, tiles);
      next += count;
      return unseen.slice(next - count, next);
    });
    return [pile, tiles] as const;
  });
}
