/** Sentences for tiles, plazas, the road, the bridge and the grids. */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { LogWording } from '@/lib/game/wording/log-lines';
import { listNames, listOnce, nameOf, namesOf, seatName } from '@/lib/game/wording/names';
import { actionShort, describeAmount, describeEffect, rowName } from '@/lib/game/wording/terms';

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
type TileEvent = EventOf<(typeof TILE_EVENTS)[number]>;
const tileKinds: ReadonlySet<string> = new Set(TILE_EVENTS);
/** Whether `sayTileEvent` has words for an event. */
export function isTileEvent(event: Event): event is TileEvent {
  return tileKinds.has(event.type);
}

/** Words for an event of tiles and plazas. */
export function sayTileEvent(tell: LogWording, event: TileEvent): string {
  const { words, pack } = tell;
  const { t } = words;
  const name = (id: string) => nameOf(words, pack, id);
  switch (event.type) {
    case 'UpgradePlaced':
      return sayUpgrade(tell, event);
    case 'WallPlaced':
      return t('events.WallPlaced', { tile: name(event.tile), cell: name(event.cell) });
    case 'TileTaken':
    case 'RowRefilled':
      return t(`events.${event.type}`, { tile: name(event.tile), row: rowName(words, event.row) });
    case 'BuildingPlaced':
      return sayBuilding(tell, event);
    case 'EdgeMatched':
      return t('events.EdgeMatched', {
        gains: listOnce(
          words,
          event.gains.map((gain) => describeEffect(words, gain)),
        ),
      });
    case 'CornersMatched':
      return sayCorners(tell, event);
    case 'UpgradeBonusCollected':
      return t('events.UpgradeBonusCollected', { tile: name(event.tile) });
    case 'UpgradeBonusLapsed':
      return t('events.UpgradeBonusLapsed');
    case 'RowRefreshed':
      return sayRefreshed(tell, event);
    case 'PlazaCompleted':
      return sayPlaza(tell, event);
    case 'PlazaRewardTaken':
      return t('events.PlazaRewardTaken', { reward: event.reward, plaza: name(event.plaza) });
  }
}

function sayUpgrade({ words, pack }: LogWording, event: EventOf<'UpgradePlaced'>): string {
  const told = { action: actionShort(words, event.action), tile: nameOf(words, pack, event.tile) };
  return event.covers
    ? words.t('events.UpgradeCovers', { ...told, covered: nameOf(words, pack, event.covers) })
    : words.t('events.UpgradePlaced', told);
}

function sayBuilding({ words, pack }: LogWording, event: EventOf<'BuildingPlaced'>): string {
  const plaza = namesOf(pack).sites.get(event.site)?.plaza ?? '';
  return words.t('events.BuildingPlaced', {
    tile: nameOf(words, pack, event.tile),
    site: nameOf(words, pack, event.site),
    plaza: nameOf(words, pack, plaza),
    cube: event.cube ? 'yes' : 'no',
  });
}

function sayCorners({ words }: LogWording, { token, contacts }: EventOf<'CornersMatched'>): string {
  const kind = token === 'blue-token' ? 'blue-corner' : 'red-corner';
  return words.t('events.CornersMatched', { corners: describeAmount(words, kind, contacts.length) });
}

function sayRefreshed({ words, pack }: LogWording, { row, removed }: EventOf<'RowRefreshed'>): string {
  const tiles = listNames(words, pack, removed);
  return words.t('events.RowRefreshed', { row: rowName(words, row), n: removed.length, tiles });
}

function sayPlaza({ words, pack, seats }: LogWording, event: PlazaCompleted): string {
  const claims = event.claims.map((claim) =>
    words.t('events.claim', {
      name: seatName(words, seats, claim.seat),
      cubes: describeAmount(words, 'cube', claim.cubes),
    }),
  );
  const told = {
    plaza: nameOf(words, pack, event.plaza),
    claims: claims.length > 0 ? words.list(claims) : words.t('events.noClaims'),
  };
  const names = event.both.map((seat) => seatName(words, seats, seat));
  return names.length > 0
    ? words.t('events.PlazaCompletedBoth', { ...told, names: words.list(names) })
    : words.t('events.PlazaCompleted', told);
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
type ProjectEvent = EventOf<(typeof PROJECT_EVENTS)[number]>;
const projectKinds: ReadonlySet<string> = new Set(PROJECT_EVENTS);
/** Whether `sayProjectEvent` has words for an event. */
export function isProjectEvent(event: Event): event is ProjectEvent {
  return projectKinds.has(event.type);
}

/** Words for an event of the road, the bridge or a grid. */
export function sayProjectEvent({ words, pack }: LogWording, event: ProjectEvent): string {
  const { t } = words;
  const name = (id: string) => nameOf(words, pack, id);
  switch (event.type) {
    case 'RoadAdvanced':
      return t('events.RoadAdvanced', { space: event.space });
    case 'BridgeTilesDrawn':
      return t('events.BridgeTilesDrawn', { n: event.count, stack: event.stack });
    case 'BridgeTileChosen':
      return t('events.BridgeTileChosen', { tile: name(event.tile) });
    case 'PlankPlaced':
      return t('events.PlankPlaced', { tile: name(event.tile), place: name(event.place) });
    case 'CathedralTilesShown':
      return t('events.CathedralTilesShown', { n: event.count });
    case 'CathedralTileClaimed':
      return event.tile
        ? t('events.CathedralTileClaimed', { tile: name(event.tile) })
        : t('events.CathedralTileDeclined');
    case 'GridMoved':
      return t(`events.move.${event.by}`, { grid: event.grid, row: event.row, column: event.column });
  }
}

// Sentences for Peter Parler's turn.

const PARLER_EVENTS = [
  'ParlerMarkersSet',
  'ParlerCardRevealed',
  'ParlerTileTaken',
  'ParlerMarkerMoved',
  'ParlerPawnMoved',
  'ParlerStageReached',
  'ProductionTokenRemoved',
  'ParlerSealClaimed',
] as const satisfies readonly EventType[];
type ParlerEvent = EventOf<(typeof PARLER_EVENTS)[number]>;
const parlerKinds: ReadonlySet<string> = new Set(PARLER_EVENTS);
/** Whether `sayParlerEvent` has words for an event. */
export function isParlerEvent(event: Event): event is ParlerEvent {
  return parlerKinds.has(event.type);
}

/** Words for an event of Peter Parler's turn. */
export function sayParlerEvent({ words, pack }: LogWording, event: ParlerEvent): string {
  const { t } = words;
  const name = (id: string) => nameOf(words, pack, id);
  switch (event.type) {
    case 'ParlerMarkersSet':
      return t('events.ParlerMarkersSet', { plaza: name(event.plaza) });
    case 'ParlerCardRevealed':
      return t('events.ParlerCardRevealed', { n: event.left, reshuffled: event.reshuffled ? 'yes' : 'no' });
    case 'ParlerTileTaken':
      return t(event.to === 'city' ? 'events.ParlerTileToCity' : 'events.ParlerTileToStack', {
        tile: name(event.tile),
      });
    case 'ParlerMarkerMoved':
      return t('events.ParlerMarkerMoved', { row: rowName(words, event.row), slot: event.slot + 1 });
    case 'ParlerPawnMoved':
      return event.plaza === undefined
        ? t('events.ParlerPawnStays')
        : t('events.ParlerPawnMoved', { plaza: name(event.plaza) });
    case 'ParlerStageReached':
      return t('events.ParlerStageReached');
    case 'ProductionTokenRemoved':
      return t('events.ProductionTokenRemoved', { token: name(event.token) });
    case 'ParlerSealClaimed':
      return t('events.ParlerSealClaimed', { seal: name(event.seal) });
  }
}
