/** Sentences for the boards, for turns and for Peter Parler. */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { LogWording } from '@/lib/game/wording/log-lines';
import { actionTileName, listNames, listOnce, nameOf, namesOf, seatName } from '@/lib/game/wording/names';
import {
  actionName,
  actionShort,
  describeAmount,
  describeCost,
  describeEffect,
  describePoints,
  rowName,
  trackName,
} from '@/lib/game/wording/terms';
import { roundOfTurn } from '../position';

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

// Sentences for turns, the crane and tracks.

type SlotBonusUsed = EventOf<'SlotBonusUsed'>;
type ActionTileTaken = EventOf<'ActionTileTaken'>;

const TURN_EVENTS = [
  'TurnStarted',
  'TurnEnded',
  'ActionTileTaken',
  'SlotBonusUsed',
  'ActionDeclared',
  'ActionDone',
  'MainActionSkipped',
  'ExtraActionBought',
  'ExtraActionLapsed',
  'WindowsDiscarded',
] as const satisfies readonly EventType[];
type TurnEvent = EventOf<(typeof TURN_EVENTS)[number]>;
const turnKinds: ReadonlySet<string> = new Set(TURN_EVENTS);
/** Whether `sayTurnEvent` has words for an event. */
export function isTurnEvent(event: Event): event is TurnEvent {
  return turnKinds.has(event.type);
}

/** Words for an event of a turn. */
export function sayTurnEvent(tell: LogWording, event: TurnEvent): string {
  const { t } = tell.words;
  switch (event.type) {
    case 'TurnStarted':
    case 'TurnEnded':
      return t(`events.${event.type}`, { round: roundOfTurn(event.turn, tell.seats.length) });
    case 'ActionTileTaken':
      return sayTaken(tell, event);
    case 'SlotBonusUsed':
      return saySlotBonus(tell, event);
    case 'ActionDeclared':
      return sayDeclared(tell, event);
    case 'WindowsDiscarded':
      return t('events.WindowsDiscarded', { windows: describeCost(tell.words, event.discarded) });
    case 'ActionDone':
    case 'MainActionSkipped':
    case 'ExtraActionBought':
    case 'ExtraActionLapsed':
      return t(`events.${event.type}`);
  }
}

function sayDeclared({ words, pack }: LogWording, event: EventOf<'ActionDeclared'>): string {
  const action = actionName(words, event.action);
  const isPlain = event.context === 'main' || event.context === 'extra';
  const technology = isPlain ? '' : nameOf(words, pack, event.context.slice('tech:'.length));
  return words.t('events.ActionDeclared', { action, context: event.context, technology });
}

function sayTaken({ words, pack, side }: LogWording, event: ActionTileTaken): string {
  const zone = pack.crane.positions[event.position]?.zone ?? 'none';
  return words.t('events.ActionTileTaken', { tile: actionTileName(words, pack, event.tile, side), zone });
}

function saySlotBonus({ words }: LogWording, { how, bonus }: SlotBonusUsed): string {
  return words.t(`events.slot.${how}`, { bonus: describeEffect(words, bonus) });
}

const WHEEL_EVENTS = [
  'WheelTurned',
  'ActionTileReturned',
  'ActionTileRecycled',
  'PlatformMoved',
  'EraChanged',
] as const satisfies readonly EventType[];
type WheelEvent = EventOf<(typeof WHEEL_EVENTS)[number]>;
const wheelKinds: ReadonlySet<string> = new Set(WHEEL_EVENTS);
/** Whether `sayWheelEvent` has words for an event. */
export function isWheelEvent(event: Event): event is WheelEvent {
  return wheelKinds.has(event.type);
}

/** Words for an event of the crane. */
export function sayWheelEvent({ words, pack, side }: LogWording, event: WheelEvent): string {
  const { t } = words;
  switch (event.type) {
    case 'WheelTurned':
      return t('events.WheelTurned', { n: event.steps });
    case 'ActionTileReturned':
      return t('events.ActionTileReturned', { tile: actionTileName(words, pack, event.tile, side) });
    case 'ActionTileRecycled':
      return t('events.ActionTileRecycled', {
        tile: actionTileName(words, pack, event.tile, side),
        points: describePoints(words, pack.crane.overripeToken.points),
      });
    case 'PlatformMoved':
      return t('events.PlatformMoved', { left: event.left });
    case 'EraChanged':
      return t('events.EraChanged', { era: event.era });
  }
}

const TRACK_EVENTS = [
  'TrackAdvanced',
  'Produced',
  'WealthBonusTaken',
  'ProductionTokenTaken',
  'AbilityUsed',
  'SealRightGained',
  'SealClaimed',
] as const satisfies readonly EventType[];
type TrackEvent = EventOf<(typeof TRACK_EVENTS)[number]>;
const trackKinds: ReadonlySet<string> = new Set(TRACK_EVENTS);
/** Whether `sayTrackEvent` has words for an event. */
export function isTrackEvent(event: Event): event is TrackEvent {
  return trackKinds.has(event.type);
}

/** Words for an event of a player's tracks. */
export function sayTrackEvent(tell: LogWording, event: TrackEvent): string {
  const { words, pack } = tell;
  const { t } = words;
  switch (event.type) {
    case 'TrackAdvanced':
      return sayAdvance(tell, event);
    case 'Produced':
      return t('events.Produced', { what: event.what });
    case 'WealthBonusTaken':
      return t('events.WealthBonusTaken', { n: event.cubes });
    case 'ProductionTokenTaken': {
      const token = nameOf(words, pack, event.token);
      return t('events.ProductionTokenTaken', { token, track: trackName(words, event.track) });
    }
    case 'AbilityUsed':
      return t('events.AbilityUsed', { tile: nameOf(words, pack, event.tile) });
    case 'SealRightGained':
      return t('events.SealRightGained', { track: trackName(words, event.track) });
    case 'SealClaimed':
      return t('events.SealClaimed', { seal: nameOf(words, pack, event.seal) });
  }
}

function sayAdvance({ words }: LogWording, { track, to }: EventOf<'TrackAdvanced'>): string {
  if (track === 'gold-mine') return words.t('events.mines', { n: to });
  if (track === 'quarry') return words.t('events.quarries', { n: to });
  return words.t('events.TrackAdvanced', { to, track: trackName(words, track) });
}
