/**
 * The legal commands of a turn as sent to the browser: compact, and grouped by the places where they can
 * be given.
 */
import { isPlacement, ROW_OF, type Placement } from '@/lib/game/engine/board/rows';
import type { Command, Slot } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import type { PlacedAfter } from './after-collecting';
import { fieldValuesOf } from './field-values';
import type { FieldValue } from './field-values';
import { placesOf, rowAt, slotAt, spotOf, type At } from './places';

/** A single-press command. */
export interface TurnStep {
  readonly command: Command;
  readonly reveals: boolean;
  /** It would lose an arrow that could be paid for first. */
  readonly loses?: true;
  readonly at: readonly At[];
}

/** A place for a tile, with bit masks by rotation: legal ones, and ones that reveal something. */
export interface TileSpot {
  readonly at: At;
  readonly place: string;
  readonly legal: number;
  readonly reveals: number;
}

/** A tile of a row that can be placed. */
export interface TileToPlace {
  readonly at: At;
  readonly type: Placement['type'];
  readonly slot: Slot;
  readonly tile: string;
  /** placed while keeping the cube for a seal; the same tile without it comes before this one. */
  readonly keepCube?: true;
  /** It would lose an arrow that could be paid for first. */
  readonly loses?: true;
  /** The bonus that the same step collects, because the tile is unaffordable without it. */
  readonly first?: Command;
  readonly spots: readonly TileSpot[];
}

export interface TurnData {
  readonly pack: Pack;
  readonly steps: readonly TurnStep[];
  readonly tiles: readonly TileToPlace[];
  readonly fillings: readonly FieldValue[];
  readonly view: View;
}

/**
 * All legal commands by place. It also marks steps that lose something, and tiles that need a bonus or
 * declare an action.
 */
export function turnDataOf(
  pack: Pack,
  view: View,
  commands: readonly Option[],
  losing: ReadonlyMap<Command, Command> = new Map(),
  dear: readonly PlacedAfter[] = [],
  declaring: ReadonlyMap<Command, readonly At[]> = new Map(),
): TurnData {
  const steps = commands
    .filter(({ command }) => !isPlacement(command) && !isFilledIn(command))
    .map(({ command, reveals }) => ({
      command,
      reveals,
      ...(losing.has(command) ? { loses: true as const } : {}),
      // A refresh is nearly always possible and seldom wanted, so its tiles are highlighted only once the
      // row is chosen.
      at:
        command.type === 'RefreshRow'
          ? [rowAt(command.row)]
          : [...placesOf(pack, view.state, command), ...(declaring.get(command) ?? [])],
    }));
  const tiles = tilesOf(pack, view, commands).map((tile) =>
    isLosing(tile, losing) ? { ...tile, loses: true as const } : tile,
  );
  const joined = dear.flatMap(({ first, placements }) =>
    tilesOf(pack, view, placements).map((tile) => ({ ...tile, first })),
  );
  return { pack, steps, tiles: [...tiles, ...joined], fillings: fieldValuesOf(commands), view };
}

/** Commands with a form: Parler's plans, and the place of his building. */
const isFilledIn = ({ type }: Command): boolean =>
  type === 'SetParlerMarkers' || type === 'PlaceParlerBuilding';

const isLosing = ({ type, slot }: TileToPlace, losing: ReadonlyMap<Command, Command>): boolean =>
  [...losing.keys()].some((command) => command.type === type && command.slot === slot);

type Building = Omit<TileToPlace, 'spots'> & { readonly spots: Map<At, TileSpot> };

function tilesOf(pack: Pack, view: View, commands: readonly Option[]): readonly TileToPlace[] {
  const tiles = new Map<string, Building>();
  for (const { command, reveals } of commands) {
    if (!isPlacement(command)) continue;
    const tile = tileOf(tiles, view, command);
    const { at, place } = spotOf(pack, view.state, command);
    const bit = 1 << command.rotation;
    const { legal, reveals: shown } = tile.spots.get(at) ?? { legal: 0, reveals: 0 };
    tile.spots.set(at, { at, place, legal: legal | bit, reveals: reveals ? shown | bit : shown });
  }
  return [...tiles.values()].map((tile) => ({ ...tile, spots: [...tile.spots.values()] }));
}

function tileOf(tiles: Map<string, Building>, { state }: View, command: Placement): Building {
  const { type, slot } = command;
  const row = ROW_OF[type];
  const at = slotAt(row, slot);
  const cube = keepsCube(command) ? { keepCube: true as const } : {};
  const key = `${at} ${keepsCube(command)}`;
  const known = tiles.get(key);
  if (known) return known;
  const made = { at, type, slot, tile: state.rows[row].slots[slot] ?? '', ...cube, spots: new Map() };
  tiles.set(key, made);
  return made;
}

/** whether a building is placed without its cube, which is kept for a seal. */
export function keepsCube(command: Placement): boolean {
  return command.type === 'PlaceBuilding' && command.keepCube === true;
}

/** The command that puts a tile on a spot. */
export function placementOf(tile: TileToPlace, { place }: TileSpot, rotation: number): Placement {
  const { type, slot } = tile;
  const turned = rotation as Placement['rotation'];
  if (type === 'PlaceWall') return { type, slot, cell: place, rotation: turned };
  const cube = tile.keepCube ? { keepCube: true as const } : {};
  if (type === 'PlaceBuilding') return { type, slot, site: place, rotation: turned, ...cube };
  return { type, slot, rotation: turned };
}
