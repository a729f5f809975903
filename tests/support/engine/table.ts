/** The start of most tests: a new game with a fixed seed, with changes by patches. */
import { BASE_PACK } from '@/lib/game/content/base';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Secrets, StackId } from '@/lib/game/engine/secrets';
import {
  BASE_OPTIONS,
  BASE_VARIANT,
  type Setup,
  type TableOptions,
  type Variant,
} from '@/lib/game/engine/setup';
import type { Player, State } from '@/lib/game/engine/state';
import { elementAt, withAt } from '@/lib/game/engine/util';
import { packFor } from '@/lib/game/rulesets';
import { start } from './running';

/** The pack of new tables. */
export const PACK = packFor(BASE_PACK.id, BASE_PACK.version);

/** State and secrets; patches keep them consistent. */
export interface Table {
  readonly state: State;
  readonly secrets: Secrets;
}
export type Patch = (table: Table) => Table;

export interface TableChoices {
  readonly players?: Setup['players'];
  readonly solo?: Setup['solo'];
  readonly seed?: string;
  readonly options?: Partial<TableOptions>;
  readonly variant?: Partial<Variant>;
}

/**
 * A game just set up, with side A up everywhere and the tiles in first-game order, so tests can rely on them.
 */
export function table({
  players = 2,
  solo,
  seed = 'table',
  options = {},
  variant = {},
}: TableChoices = {}): Table {
  const setup: Setup = {
    players,
    ...(solo ? { solo } : {}),
    options: { ...BASE_OPTIONS, ...options },
    variant: { ...BASE_VARIANT, tileOrder: 'first-game', bridgeFaces: 'A', plazaFaces: 'A', ...variant },
  };
  const { state, secrets } = start(PACK, setup, sha256Hex(seed)).position;
  if (!secrets) throw new Error('a new game has secrets');
  return { state, secrets };
}

/** A patch of only the public state. */
export function patch(change: (state: State) => Partial<State>): Patch {
  return ({ state, secrets }) => ({ state: { ...state, ...change(state) }, secrets });
}

/** A patch of one player. */
export function patchPlayer(seat: number, change: (player: Player) => Partial<Player>): Patch {
  return patch((state) => {
    const player = elementAt(state.players, seat);
    return { players: withAt(state.players, seat, { ...player, ...change(player) }) };
  });
}

/** The tiles of a secret stack. */
export function stack({ secrets }: Table, id: StackId): readonly string[] {
  return secrets.stacks[id] ?? [];
}

export function withStack(of: Table, id: StackId, tiles: readonly string[]): Table {
  return { ...of, secrets: { ...of.secrets, stacks: { ...of.secrets.stacks, [id]: tiles } } };
}

/** All patches, one after the other. */
export function all(...patches: readonly Patch[]): Patch {
  return (start) => patches.reduce((now, next) => next(now), start);
}

/** A stack with these of its tiles on top. */
export function withTop(of: Table, id: StackId, tiles: readonly string[]): Table {
  const before = stack(of, id);
  const missing = tiles.filter((tile) => !before.includes(tile));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} do not lie in ${id}`);
  return withStack(of, id, [...tiles, ...before.filter((tile) => !tiles.includes(tile))]);
}
