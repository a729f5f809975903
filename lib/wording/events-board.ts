/** Sentences for tiles, plazas, the road, the bridge and the grids. */
import type { Event, EventOf, EventType } from '@/lib/engine/events';
import { count, list } from './grammar';
import { nameOf, namesOf, seatName } from './names';
import { ACTION_SHORT, GRID_NAMES, ROW_NAMES, describeEffect } from './terms';
import type { Telling } from './telling';

type GridMoved = EventOf<'GridMoved'>;
type PlazaCompleted = EventOf<'PlazaCompleted'>;

const TILE_EVENTS = [
  'UpgradePlaced',
  'WallPlaced',
  'TileTaken',
  'BuildingPlaced',
  'EdgeMatched',
  'CornersMatched',
  'UpgradeBonusCollected',
  'UpgradeBonusLapsed',
  'RowRefilled',
  'RowRefreshed',
  'PlazaCompleted',
  'PlazaRewardTaken',
] as const satisfies readonly EventType[];
export type TileEvent = EventOf<(typeof TILE_EVENTS)[number]>;
const tileKinds: ReadonlySet<string> = new Set(TILE_EVENTS);
/** Whether this file's `sayTileEvent` has the words for an event. */
export function isTileEvent(event: Event): event is TileEvent {
  return tileKinds.has(event.type);
}

/** Words for an event of tiles and plazas. */
export function sayTileEvent(tell: Telling, event: TileEvent): string {
  const name = (id: string) => nameOf(tell.pack, id);
  switch (event.type) {
    case 'UpgradePlaced':
      return sayUpgrade(tell, event);
    case 'WallPlaced':
      return `builds the wall ${name(event.tile)} at ${name(event.cell)}`;
    case 'TileTaken':
      return `takes ${name(event.tile)} from the row of ${ROW_NAMES[event.row]}`;
    case 'BuildingPlaced':
      return sayBuilding(tell, event);
    case 'EdgeMatched':
      return `matches side symbols: ${list(event.gains.map(describeEffect))}`;
    case 'CornersMatched':
      return `matches ${count(event.contacts.length, `${event.token === 'blue-token' ? 'blue' : 'red'} corner`)}`;
    case 'UpgradeBonusCollected':
      return `collects the upgrade bonus of ${name(event.tile)}`;
    case 'UpgradeBonusLapsed':
      return 'lets an upgrade bonus lapse';
    case 'RowRefilled':
      return `${name(event.tile)} is shown in the row of ${ROW_NAMES[event.row]}`;
    case 'RowRefreshed':
      return `refreshes the row of ${ROW_NAMES[event.row]} (${list(event.removed.map(name))} leave)`;
    case 'PlazaCompleted':
      return sayPlaza(tell, event);
    case 'PlazaRewardTaken':
      return `takes ${event.reward === 'both' ? 'both rewards' : `the ${event.reward} reward`} of ${name(event.plaza)}`;
  }
}

function sayUpgrade(tell: Telling, event: EventOf<'UpgradePlaced'>): string {
  const covers = event.covers ? `, covering ${nameOf(tell.pack, event.covers)}` : '';
  return `upgrades ${ACTION_SHORT[event.action]} with ${nameOf(tell.pack, event.tile)}${covers}`;
}

function sayBuilding(tell: Telling, event: EventOf<'BuildingPlaced'>): string {
  const site = namesOf(tell.pack).sites.get(event.site);
  const plaza = site ? ` (${nameOf(tell.pack, site.plaza)})` : '';
  const cube = event.cube ? ' with a cube on it' : '';
  return `builds ${nameOf(tell.pack, event.tile)} on ${nameOf(tell.pack, event.site)}${plaza}${cube}`;
}

function sayPlaza(tell: Telling, event: PlazaCompleted): string {
  const claims = event.claims.map(
    (claim) => `${seatName(tell.seats, claim.seat)} has ${count(claim.cubes, 'cube')}`,
  );
  const both = event.both.map((seat) => seatName(tell.seats, seat));
  const result = both.length > 0 ? `; both rewards for ${list(both)}` : '';
  return `completes ${nameOf(tell.pack, event.plaza)}: ${claims.length > 0 ? list(claims) : 'nobody has a claim'}${result}`;
}

const PROJECT_EVENTS = [
  'RoadAdvanced',
  'BridgeTilesDrawn',
  'BridgeTileChosen',
  'PlankPlaced',
  'CathedralTilesShown',
  'CathedralTileClaimed',
  'GridMoved',
] as const satisfies readonly EventType[];
export type ProjectEvent = EventOf<(typeof PROJECT_EVENTS)[number]>;
const projectKinds: ReadonlySet<string> = new Set(PROJECT_EVENTS);
/** Whether this file's `sayProjectEvent` has the words for an event. */
export function isProjectEvent(event: Event): event is ProjectEvent {
  return projectKinds.has(event.type);
}

/** Words for an event of the road, the bridge or a grid. */
export function sayProjectEvent(tell: Telling, event: ProjectEvent): string {
  switch (event.type) {
    case 'RoadAdvanced':
      return `moves to space ${event.space} of the King's Road`;
    case 'BridgeTilesDrawn':
      return `looks at ${count(event.count, `bridge tile ${event.stack}`, `bridge tiles ${event.stack}`)}`;
    case 'BridgeTileChosen':
      return `keeps the bridge tile ${nameOf(tell.pack, event.tile)}`;
    case 'PlankPlaced':
      return `lays the plank ${nameOf(tell.pack, event.tile)} on ${nameOf(tell.pack, event.place)}`;
    case 'CathedralTilesShown':
      return `reaches the top tier of the Cathedral and looks at ${count(event.count, 'V tile')}`;
    case 'CathedralTileClaimed':
      return event.tile ? `takes the V tile ${nameOf(tell.pack, event.tile)}` : 'declines a V tile';
    case 'GridMoved':
      return sayGridMove(event);
  }
}

const MOVES: Readonly<Record<GridMoved['by'], string>> = {
  sideways: 'moves sideways',
  up: 'climbs a row',
  'arrow-up': 'follows the arrow up',
  'arrow-sideways': 'is pushed sideways',
  climb: 'climbs a row free of charge',
};

function sayGridMove({ grid, row, column, by }: GridMoved): string {
  return `${MOVES[by]} on the ${GRID_NAMES[grid]} (row ${row}, column ${column})`;
}
