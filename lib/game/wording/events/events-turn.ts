/** Sentences for turns, the crane and tracks. */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import type { LogWording } from '@/lib/game/wording/log-lines';
import { actionTileName, nameOf } from '../names';
import { roundOfTurn } from '../position';
import { actionName, describeCost, describeEffect, describePoints, trackName } from '../terms';

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
export type TurnEvent = EventOf<(typeof TURN_EVENTS)[number]>;
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
export type WheelEvent = EventOf<(typeof WHEEL_EVENTS)[number]>;
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
export type TrackEvent = EventOf<(typeof TRACK_EVENTS)[number]>;
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
