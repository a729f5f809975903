/** Sentences for turns, the crane and tracks. */
import type { Event, EventOf, EventType } from '@/lib/engine/events';
import type { Context } from '@/lib/engine/commands';
import { count } from './grammar';
import { actionTileName, nameOf } from './names';
import { ACTION_NAMES, TRACK_NAMES, describeCost, describeEffect, describePoints } from './terms';
import type { Telling } from './telling';

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
/** Whether this file's `sayTurnEvent` has the words for an event. */
export function isTurnEvent(event: Event): event is TurnEvent {
  return turnKinds.has(event.type);
}

/** Words for an event of a turn. */
export function sayTurnEvent(tell: Telling, event: TurnEvent): string {
  switch (event.type) {
    case 'TurnStarted':
      return `begins turn ${event.turn}`;
    case 'TurnEnded':
      return `ends turn ${event.turn}`;
    case 'ActionTileTaken':
      return sayTaken(tell, event);
    case 'SlotBonusUsed':
      return saySlotBonus(event);
    case 'ActionDeclared':
      return `begins “${ACTION_NAMES[event.action]}”${contextWords(tell, event.context)}`;
    case 'ActionDone':
      return 'completes the action';
    case 'MainActionSkipped':
      return 'skips the main action, because neither action of the tile is possible';
    case 'ExtraActionBought':
      return 'buys an extra action';
    case 'ExtraActionLapsed':
      return 'leaves the extra action unused';
    case 'WindowsDiscarded':
      return `discards ${describeCost(event.discarded)}`;
  }
}

function contextWords(tell: Telling, context: Context): string {
  if (context === 'main') return '';
  if (context === 'extra') return ' as extra action';
  return ` by the technology ${nameOf(tell.pack, context.slice('tech:'.length))}`;
}

function sayTaken(tell: Telling, event: ActionTileTaken): string {
  const position = tell.pack.crane.positions[event.position];
  const name = actionTileName(tell.pack, event.tile, tell.side);
  return `takes the action tile ${name}${position ? ` from the ${position.zone} zone` : ''}`;
}

function saySlotBonus({ how, bonus }: SlotBonusUsed): string {
  switch (how) {
    case 'collected':
      return 'collects the slot bonus';
    case 'bought':
      return 'buys the egg of the slot';
    case 'special':
      return 'uses the right to a special tile';
    case 'points':
      return 'takes the points of the slot';
    case 'lapsed':
      return `lets the slot bonus lapse (${describeEffect(bonus)})`;
  }
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
/** Whether this file's `sayWheelEvent` has the words for an event. */
export function isWheelEvent(event: Event): event is WheelEvent {
  return wheelKinds.has(event.type);
}

/** Words for an event of the crane. */
export function sayWheelEvent(tell: Telling, event: WheelEvent): string {
  switch (event.type) {
    case 'WheelTurned':
      return `the wheel turns ${count(event.steps, 'step')}`;
    case 'ActionTileReturned':
      return `the action tile ${actionTileName(tell.pack, event.tile, tell.side)} goes back to the first red place`;
    case 'ActionTileRecycled':
      return `the action tile ${actionTileName(tell.pack, event.tile, tell.side)} passes the blue zone and is now worth ${describePoints(tell.pack.crane.overripeToken.points)}`;
    case 'PlatformMoved':
      return event.left > 0
        ? `the turn cube drops: ${count(event.left, 'step')} left on the platform`
        : 'the turn cube leaves the platform: the last turn is over';
    case 'EraChanged':
      return `Era ${event.era} begins: all three rows are dealt anew`;
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
/** Whether this file's `sayTrackEvent` has the words for an event. */
export function isTrackEvent(event: Event): event is TrackEvent {
  return trackKinds.has(event.type);
}

/** Words for an event of a player's tracks. */
export function sayTrackEvent(tell: Telling, event: TrackEvent): string {
  switch (event.type) {
    case 'TrackAdvanced':
      return sayAdvance(event);
    case 'Produced':
      return `produces ${event.what}`;
    case 'WealthBonusTaken':
      return `reaches a wealth bonus${event.cubes > 0 ? ` and frees ${count(event.cubes, 'cube')}` : ''}`;
    case 'ProductionTokenTaken':
      return `lays ${nameOf(tell.pack, event.token)} on the ${TRACK_NAMES[event.track]}`;
    case 'AbilityUsed':
      return `uses ${nameOf(tell.pack, event.tile)}`;
    case 'SealRightGained':
      return `reaches the end of the ${TRACK_NAMES[event.track]} and may claim a seal`;
    case 'SealClaimed':
      return `claims ${nameOf(tell.pack, event.seal)}`;
  }
}

function sayAdvance({ track, to }: EventOf<'TrackAdvanced'>): string {
  if (track === 'gold-mine') return `now has ${count(to, 'gold mine')}`;
  if (track === 'quarry') return `now has ${count(to, 'quarry', 'quarries')}`;
  return `advances to ${to} on the ${TRACK_NAMES[track]}`;
}
