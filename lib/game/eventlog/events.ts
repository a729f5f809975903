/**
 * Converts events between their stored form and the engine's. Stored events are never rewritten. When a
 * type changes, its version is raised here, an upcaster converts the old form on reading, and a fixture of
 * the old form is added to tests/eventlog.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event, EventType } from '@/lib/game/engine/events';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { SecretEvent, Secrets } from '@/lib/game/engine/secrets';
import type { Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { RowCommand, StoredEvent } from '@/lib/game/eventlog/row';

/** The current version of every event type. */
export const EVENT_VERSIONS = {
  GameStarted: 1,
  TurnStarted: 1,
  ActionTileTaken: 1,
  SlotBonusUsed: 1,
  ActionDeclared: 1,
  ActionDone: 1,
  MainActionSkipped: 1,
  ExtraActionBought: 1,
  ExtraActionLapsed: 1,
  WindowsDiscarded: 1,
  TurnEnded: 1,
  WheelTurned: 1,
  ActionTileReturned: 1,
  ActionTileRecycled: 1,
  PlatformMoved: 1,
  EraChanged: 1,
  Gained: 1,
  Paid: 1,
  Scored: 1,
  TrackAdvanced: 1,
  Produced: 1,
  WealthBonusTaken: 1,
  ProductionTokenTaken: 1,
  AbilityUsed: 1,
  SealRightGained: 1,
  SealClaimed: 1,
  TechnologyDrawn: 1,
  TechnologyChosen: 1,
  TechnologyUsed: 1,
  UpgradePlaced: 1,
  WallPlaced: 1,
  TileTaken: 1,
  BuildingPlaced: 1,
  EdgeMatched: 1,
  CornersMatched: 1,
  UpgradeBonusCollected: 1,
  UpgradeBonusLapsed: 1,
  RowRefilled: 1,
  RowRefreshed: 1,
  PlazaCompleted: 1,
  PlazaRewardTaken: 1,
  RoadAdvanced: 1,
  BridgeTilesDrawn: 1,
  BridgeTileChosen: 1,
  PlankPlaced: 1,
  CathedralTilesShown: 1,
  CathedralTileClaimed: 1,
  GridMoved: 1,
  ParlerMarkersSet: 1,
  ParlerCardRevealed: 1,
  ParlerTileTaken: 1,
  ParlerMarkerMoved: 1,
  ParlerPawnMoved: 1,
  ParlerStageReached: 1,
  ProductionTokenRemoved: 1,
  ParlerSealClaimed: 1,
  ItemOpened: 1,
  ItemClosed: 1,
  LastCallStarted: 1,
  ScoringStarted: 1,
  GameEnded: 1,
  Undone: 1,
} as const satisfies Record<EventType, number>;

/** Converts version `from` of a type to version `from + 1`. */
type Upcaster = (event: StoredEvent) => StoredEvent;
type Versions = Readonly<Record<string, number>>;
/** Upcasters by type, starting with the one from version 1. */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

const UPCASTERS: Upcasters = {};

/** An event's stored form. Version 1 has no marker, because nearly all events have it. */
export function storedForm(event: Event, versions: Versions = EVENT_VERSIONS): StoredEvent {
  const v = versions[event.type] ?? 1;
  return v === 1 ? event : { ...event, v };
}

/** Converts a stored event to its current form. Throws if a newer program version wrote it. */
export function upcastEvent(
  stored: StoredEvent,
  versions: Versions = EVENT_VERSIONS,
  upcasters: Upcasters = UPCASTERS,
): Event {
  const current = versions[stored.type];
  const from = stored.v ?? 1;
  if (current === undefined || from > current) {
    throw new Error(`event ${stored.type} version ${from} is unknown to this program`);
  }
  const steps = upcasters[stored.type]?.slice(from - 1) ?? [];
  if (steps.length !== current - from) throw new Error(`no upcaster for ${stored.type} version ${from}`);
  const { v: _version, ...event } = steps.reduce((older, step) => step(older), stored);
  return event as Event;
}

// Parses stored text into the engine's types. This service wrote the text and the hash chain covers it, so
// it is trusted. Only events outlive program versions and pass through their upcasters.

/** The public half of a snapshot. */
export function parseState(text: string): State {
  return JSON.parse(text) as State;
}

/** The secret half of a snapshot. */
export function parseSecrets(text: string): Secrets {
  return JSON.parse(text) as Secrets;
}

export function parseSetup(text: string): Setup {
  return JSON.parse(text) as Setup;
}

export function parseStoredCommand(text: string): RowCommand {
  return JSON.parse(text) as RowCommand;
}

/** The events of a row in their stored form, which the hash covers. */
export function parseStoredEvents(text: string): StoredEvent[] {
  return JSON.parse(text) as StoredEvent[];
}

/** The events of a row in their current form. */
export function eventsOf(row: { readonly events: readonly StoredEvent[] }): Event[] {
  return row.events.map((event) => upcastEvent(event));
}

export function parseSecretEvents(text: string): SecretEvent[] {
  return JSON.parse(text) as SecretEvent[];
}

/** The values of a box, which `parseBoxValues` checked before they were stored. */
export function storedBoxValuesOf(json: unknown): BoxValues {
  return json as BoxValues;
}

/** The public part of a row, from the values that the database client returned. */
export function storedRowOf<Row extends { readonly command: unknown; readonly events: unknown }>({
  command,
  events,
  ...row
}: Row) {
  return { ...row, command: command as RowCommand, events: events as StoredEvent[] };
}

/** The secret part of a row, from the value that the database client returned. */
export function storedSecretOf(secret: unknown): SecretEvent[] {
  return secret as SecretEvent[];
}

/** The steps of an analysis line, from the value that the database client returned. */
export function storedStepsOf(
  steps: unknown,
): readonly { readonly seat: SeatId; readonly command: Command }[] {
  return steps as { seat: SeatId; command: Command }[];
}
