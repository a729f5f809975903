/** The legal commands of a turn as the browser gets them: few bytes, by the places of the table where they can be given. */
import type { Command, Slot } from '../engine/commands';
import type { Option } from '../engine/options';
import type { Pack } from '../engine/pack-index';
import type { View } from '../engine/view';
import { isPlacement, placesOf, ROW_OF, slotAt, spotOf, type At, type Placement } from './places';

/** A command that is a single press. */
export interface Step {
  readonly command: Command;
  readonly reveals: boolean;
  readonly at: readonly At[];
}

/** A place for a tile, with a bit for each rotation: whether it is legal, and whether it reveals something. */
export interface Spot {
  readonly at: At;
  readonly place: string;
  readonly legal: number;
  readonly reveals: number;
}

/** A tile of a row that may be placed. */
export interface TileToPlace {
  readonly at: At;
  readonly type: Placement['type'];
  readonly slot: Slot;
  readonly tile: string;
  readonly spots: readonly Spot[];
}

export interface TurnData {
  readonly steps: readonly Step[];
  readonly tiles: readonly TileToPlace[];
  /** What the engine in the browser works on. */
  readonly view: View;
}

/** All that may be done now, by place. */
export function turnDataOf(pack: Pack, view: View, commands: readonly Option[]): TurnData {
  const steps = commands
    .filter(({ command }) => !isPlacement(command))
    .map(({ command, reveals }) => ({ command, reveals, at: placesOf(pack, view.state, command) }));
  return { steps, tiles: tilesOf(pack, view, commands), view };
}

type Building = Omit<TileToPlace, 'spots'> & { readonly spots: Map<At, Spot> };

function tilesOf(pack: Pack, view: View, commands: readonly Option[]): readonly TileToPlace[] {
  const tiles = new Map<At, Building>();
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

function tileOf(tiles: Map<At, Building>, { state }: View, { type, slot }: Placement): Building {
  const row = ROW_OF[type];
  const at = slotAt(row, slot);
  const known = tiles.get(at);
  if (known) return known;
  const made = { at, type, slot, tile: state.rows[row].slots[slot] ?? '', spots: new Map() };
  tiles.set(at, made);
  return made;
}

/** The command that puts a tile on a spot. */
export function placementOf({ type, slot }: TileToPlace, { place }: Spot, rotation: number): Placement {
  const turned = rotation as Placement['rotation'];
  if (type === 'PlaceWall') return { type, slot, cell: place, rotation: turned };
  if (type === 'PlaceBuilding') return { type, slot, site: place, rotation: turned };
  return { type, slot, rotation: turned };
}
