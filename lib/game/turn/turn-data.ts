/**
 * The legal commands of a turn as sent to the browser: compact, and grouped by the places where they can
 * be given.
 */
import { isPlacement, keepsCube, type Placement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Command, SeatId, Slot } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { GOODS, ROWS, TOKENS } from '@/lib/game/engine/vocabulary';
import type { LogRow } from '@/lib/game/eventlog/row';
import type { PlacedAfter } from './losses';
import { type At, isForParler, placesOf, rowAt, slotAt, spotOf } from './places';

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
    .filter(({ command }) => !isPlacement(command) && !isForParler(command))
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

/** The command that puts a tile on a spot. */
export function placementOf(tile: TileToPlace, { place }: TileSpot, rotation: number): Placement {
  const { type, slot } = tile;
  const turned = rotation as Placement['rotation'];
  if (type === 'PlaceWall') return { type, slot, cell: place, rotation: turned };
  const cube = tile.keepCube ? { keepCube: true as const } : {};
  if (type === 'PlaceBuilding') return { type, slot, site: place, rotation: turned, ...cube };
  return { type, slot, rotation: turned };
}

// A player's amounts as one list of numbers, and their changes in a turn.

/** Everything that costs and gains are measured in. */
export const AMOUNTS = [
  ...GOODS,
  'points',
  ...TOKENS,
  'cubes',
  'gold-mine',
  'quarry',
  'technology',
  'university',
  'hunger-wall',
  'cathedral',
  'road',
] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Amounts = Readonly<Record<Amount, number>>;

/** A seat's amounts. For projects, it is the row, counted from the ground. */
export function amountsOf(state: State, seat: SeatId): Amounts | undefined {
  const player = state.players[seat];
  if (!player) return undefined;
  const { goods, tokens, counts, heights, grids, score, cubes, road } = player;
  return {
    ...goods,
    ...tokens,
    ...counts,
    ...heights,
    'hunger-wall': grids['hunger-wall'].row,
    cathedral: grids.cathedral.row,
    points: score,
    cubes,
    road,
  };
}

/** The second minus the first; unchanged amounts are missing. */
export function differenceOf(before: Amounts, after: Amounts): Partial<Record<Amount, number>> {
  const out: Partial<Record<Amount, number>> = {};
  for (const what of AMOUNTS) if (after[what] !== before[what]) out[what] = after[what] - before[what];
  return out;
}

/**
 * Goods, tokens and points that a seat gained and paid in the current turn, from the rows of the log.
 * Undefined if the rows do not include its start, because a partial sum would be wrong.
 */
export function turnChange(
  rows: readonly Pick<LogRow, 'events' | 'undone'>[],
  seat: SeatId,
): Partial<Record<Amount, number>> | undefined {
  const events = rows.filter(({ undone }) => !undone).flatMap((row) => row.events);
  const start = events.findLastIndex(({ type }) => type === 'TurnStarted' || type === 'GameStarted');
  if (start < 0) return undefined;
  const change: Partial<Record<Amount, number>> = {};
  const add = (what: Amount, n: number) => (change[what] = (change[what] ?? 0) + n);
  for (const event of events.slice(start)) count(event, seat, add);
  return change;
}

function count(event: Event, seat: SeatId, add: (what: Amount, n: number) => void): void {
  if (!('seat' in event) || event.seat !== seat) return;
  if (event.type === 'Gained') add(event.what, event.n);
  if (event.type === 'Scored') add('points', event.points);
  const lost = event.type === 'Paid' ? event.cost : event.type === 'WindowsDiscarded' ? event.discarded : {};
  for (const good of GOODS) if (lost[good]) add(good, -lost[good]);
}

// Places that fill in form fields. Only Peter Parler's choices have such forms.

/** A place that fills in one field of a form whose fields together make a command. */
export interface FieldValue {
  readonly at: At;
  readonly field: string;
  readonly value: string;
  /** For a building, a bit for each legal rotation. */
  readonly legal?: number;
}

const ROTATIONS = 6;

/**
 * The possible places of Peter Parler's pawn, of his marker for each row, and of his building. His form
 * asks for one place per answer. If the building does not fit in every rotation, one field holds both site
 * and rotation.
 */
export function fieldValuesOf(commands: readonly Option[]): readonly FieldValue[] {
  const found = new Map<At, FieldValue>();
  const add = (at: At, field: string, value: string, legal?: number) =>
    found.set(at, { at, field, value, ...(legal === undefined ? {} : { legal }) });
  const houses = commands.flatMap(({ command }) => (command.type === 'PlaceParlerBuilding' ? [command] : []));
  const sites = new Set(houses.map(({ site }) => site));
  const isFree = houses.length === ROTATIONS * sites.size;
  for (const site of sites) {
    const legal = houses.reduce((bits, each) => (each.site === site ? bits | (1 << each.rotation) : bits), 0);
    add(`site:${site}`, isFree ? 'with.site' : 'command', site, legal);
  }
  for (const { command } of commands) {
    if (command.type !== 'SetParlerMarkers') continue;
    add(`plaza:${command.plaza}`, 'with.plaza', command.plaza);
    for (const row of ROWS) {
      const slot = command.slots[row];
      add(slotAt(row, slot), `with.slots.${row}`, String(slot));
    }
  }
  return [...found.values()];
}
