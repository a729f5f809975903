/**
 * Converts events between their stored form and the engine's. Stored events are never rewritten. When a
 * type changes, an upcaster here raises its version and converts the old form on reading, and a fixture of
 * the old form is added to tests/eventlog.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { EVENT_TYPES } from '@/lib/game/engine/evolve';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { SecretEvent, Secrets } from '@/lib/game/engine/secrets';
import type { Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { RowCommand, StoredEvent } from '@/lib/game/eventlog/row';

/** Converts version `from` of a type to version `from + 1`. */
type Upcaster = (event: StoredEvent) => StoredEvent;
/** Upcasters by type, starting with the one from version 1. Each raises the version of its type by one. */
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

const UPCASTERS: Upcasters = {};
const knownTypes: ReadonlySet<string> = new Set(EVENT_TYPES);

/** An event's stored form. Version 1 has no marker, because nearly all events have it. */
export function storedForm(event: Event, upcasters = UPCASTERS): StoredEvent {
  const steps = upcasters[event.type]?.length ?? 0;
  return steps === 0 ? event : { ...event, v: steps + 1 };
}

/** Converts a stored event to its current form. Throws if a newer program version wrote it. */
export function upcastEvent(stored: StoredEvent, upcasters = UPCASTERS): Event {
  const steps = upcasters[stored.type] ?? [];
  const from = stored.v ?? 1;
  if (!knownTypes.has(stored.type) || from < 1 || from > steps.length + 1) {
    throw new Error(`event ${stored.type} version ${from} is unknown to this program`);
  }
  const { v: _version, ...event } = steps.slice(from - 1).reduce((older, step) => step(older), stored);
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
