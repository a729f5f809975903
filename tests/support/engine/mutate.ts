/** Makes slightly wrong commands from legal ones. */
import type { Command } from '@/lib/game/engine/commands';
import { ACTIONS, GRIDS, ROWS, ROAD_SPACES, TRACKS } from '@/lib/game/engine/vocabulary';
import type { Dice } from './random';
import { PACK } from './table';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
/** Values of the same kind, which replace each other. */
const FAMILIES: readonly (readonly string[])[] = [
  ACTIONS,
  GRIDS,
  ROWS,
  ROAD_SPACES,
  TRACKS,
  ['increase', 'produce'],
  ['gold', 'stone'],
  ['upper', 'lower'],
  ['main', 'extra', 'tech:technology-iii-upgrade', 'tech:technology-iv-any-action'],
  ids(PACK.technologies),
  ids(PACK.upgrades),
  [...ids(PACK.seals), 'seal-nowhere'],
  [...ids(PACK.actionBoard.wallCells), 'wall-cell-0'],
  [...ids(PACK.city.sites), 'p1', 'road-01', 'nowhere'],
  [...ids(PACK.city.plazas), 'p0'],
  [...ids(PACK.bridge.places), 'bridge-place-0'],
  [...ids(PACK.bridge.tilesIV), ...ids(PACK.bridge.tilesV)],
  [...ids(PACK.productionTokens), 'production-token-nowhere'],
];

/**
 * A command with one of its values changed. Types and shapes stay valid, because the service has checked
 * them.
 */
export function mutated(command: Command, dice: Dice): Command {
  const keys = Object.keys(command).filter((key) => key !== 'type');
  if (keys.length === 0) return command;
  const key = dice.pick(keys);
  const value = (command as Readonly<Record<string, unknown>>)[key];
  return { ...command, [key]: changed(value, dice, key) } as Command;
}

function changed(value: unknown, dice: Dice, key: string): unknown {
  if (typeof value === 'number') return number(value, dice, key);
  // A `keepCube` is true or absent.
  if (typeof value === 'boolean') return key === 'keepCube' ? undefined : !value;
  if (typeof value === 'string') {
    const family = FAMILIES.find((list) => list.includes(value));
    return family ? dice.pick(family) : `${value}-x`;
  }
  if (Array.isArray(value)) return value.map((part: unknown) => changed(part, dice, 'slot'));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([good, n]) => [good, changed(n, dice, good)]));
  return value;
}

function number(value: number, dice: Dice, key: string): number {
  if (key === 'slot' || ROWS.some((row) => row === key)) return dice.below(4);
  if (key === 'rotation') return dice.below(6);
  return Math.max(0, value + dice.pick([-2, -1, 1, 2, 7]));
}
