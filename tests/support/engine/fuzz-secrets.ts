/** Hidden facts must not leak: with other secrets, views and answers must be the same (INV-60). */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import type { Event } from '@/lib/game/engine/events';
import { isRevealing, type Secrets, type StackId } from '@/lib/game/engine/secrets';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Item, State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import { FuzzFinding, collectStrings, isSame } from './fuzz-finding';
import type { Scene } from './fuzz-scene';
import type { Dice } from './random';

/** Checks that no view of a seat or a spectator names or depends on hidden facts. */
export function checkViews({ state, secrets, dice }: Scene): void {
  for (const seat of [undefined, ...state.players.keys()]) {
    const seen = view(state, secrets, seat);
    const words = collectStrings(seen);
    const leaked = hiddenTiles(state, secrets, seat).filter((tile) => words.has(tile));
    if (words.has(secrets.seed)) leaked.push('the seed');
    if (leaked.length > 0) throw new FuzzFinding(`seat ${seat ?? 'none'} sees ${leaked.join(', ')}`);
    const other = view(state, otherSecrets(state, secrets, seat, dice), seat);
    if (!isSame(seen, other)) throw new FuzzFinding(`the view of seat ${seat ?? 'none'} tells the secrets`);
  }
}

/** Checks that the view of a seat decides whether its command is legal and, unless it reveals, its effect. */
export function checkBlindness(scene: Scene, seat: SeatId, command: Command, reveals: boolean): void {
  const { pack, state, secrets, dice } = scene;
  const here = decide(pack, state, secrets, seat, command);
  const there = decide(pack, state, otherSecrets(state, secrets, seat, dice), seat, command);
  if (here.ok !== there.ok || (!here.ok && !isSame(here, there)))
    throw new FuzzFinding('whether it is refused tells the secrets', seat, command);
  if (!here.ok || !there.ok || reveals) return;
  if (!isSame(here.value.events, there.value.events))
    throw new FuzzFinding('what it does tells the secrets', seat, command);
}

/** Checks that public events name nothing that is still hidden after them. */
export function checkEvents(state: State, secrets: Secrets, events: readonly Event[]): void {
  if (!events.some(isRevealing)) return;
  const words = collectStrings(events);
  const leaked = hiddenTiles(state, secrets, undefined, KEPT_SECRET).filter((tile) => words.has(tile));
  if (words.has(secrets.seed)) leaked.push('the seed');
  if (leaked.length > 0) throw new FuzzFinding(`the public events name ${leaked.join(', ')}`);
}

/** Tiles of the rows and Parler's cards were public before they go back under their stacks. */
const KEPT_SECRET = /^(technology|bridge|cathedral)/;

function hiddenTiles(state: State, secrets: Secrets, seat: SeatId | undefined, stacks = /./): string[] {
  const own = new Set(state.items.flatMap((item) => (item.seat === seat ? offerOf(secrets, item) : [])));
  // OPEN_V: these are public, in any order.
  for (const tile of [...(state.openV?.bridge ?? []), ...(state.openV?.cathedral ?? [])]) own.add(tile);
  const lying = Object.entries(secrets.stacks).flatMap(([id, tiles]) => (stacks.test(id) ? tiles : []));
  return [...lying, ...Object.values(secrets.offers).flat()].filter((tile) => !own.has(tile));
}

function offerOf(secrets: Secrets, item: Item): readonly string[] {
  return secrets.offers[item.id] ?? [];
}

/** The stack that the tiles shown for an item came from. */
function stackOfItem(item: Item): StackId | undefined {
  if (item.kind === 'technology') return `technology-${item.level}`;
  if (item.kind === 'bridge-tile') return `bridge-${item.stack}`;
  return item.kind === 'cathedral-tile' ? 'cathedral-V' : undefined;
}

/**
 * Other secrets that look the same to `seat`: another seed, other orders, and other tiles that only other
 * seats see.
 */
export function otherSecrets(state: State, secrets: Secrets, seat: SeatId | undefined, dice: Dice): Secrets {
  const foreign = state.items.filter((item) => item.seat !== seat && secrets.offers[item.id]);
  const stacks: Record<string, readonly string[]> = { ...secrets.stacks };
  const offers: Record<string, readonly string[]> = { ...secrets.offers };
  for (const pool of poolsOf(state, secrets)) {
    const items = foreign.filter((item) => pool.some((id) => id === stackOfItem(item)));
    const lying = pool.map((id) => ({ tiles: stacks[id] ?? [], put: (t: string[]) => (stacks[id] = t) }));
    const shown = items.map((item) => ({
      tiles: offerOf(secrets, item),
      put: (t: string[]) => (offers[item.id] = t),
    }));
    const all = shuffled(
      [...lying, ...shown].flatMap(({ tiles }) => tiles),
      dice,
    );
    for (const { tiles, put } of [...lying, ...shown]) put(all.splice(0, tiles.length));
  }
  return { ...secrets, seed: sha256Hex(`other ${dice.next()}`), stacks, offers };
}

/**
 * Groups of stacks whose tiles cannot be told apart: the places of V tiles are only known once they are open.
 */
function poolsOf(state: State, secrets: Secrets): readonly (readonly StackId[])[] {
  const ids = Object.keys(secrets.stacks) as StackId[];
  const v: readonly StackId[] = ['bridge-V', 'cathedral-V'];
  if (state.openV) return ids.map((id) => [id]);
  return [...ids.filter((id) => !v.includes(id)).map((id) => [id]), v];
}

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const from = [...list];
  return Array.from(list, () => from.splice(dice.below(from.length), 1)).flat();
}
