/**
 * Back from stored text to the engine's types. The text was written by this service and is bound by the hash
 * chain, so it is trusted; only events, which outlive program versions, pass through their upcasters.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { SecretEvent, Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import type { Setup } from '@/lib/game/engine/setup';
import { upcastEvent } from '@/lib/game/eventlog/events';
import type { RowCommand, StoredEvent } from '@/lib/game/eventlog/row';

/** A snapshot's public half. */
export function parseState(text: string): State {
  return JSON.parse(text) as State;
}

/** A snapshot's secret half. */
export function parseSecrets(text: string): Secrets {
  return JSON.parse(text) as Secrets;
}

/** The set-up choices of a game. */
export function parseSetup(text: string): Setup {
  return JSON.parse(text) as Setup;
}

/** The stored command of a row. */
export function parseStoredCommand(text: string): RowCommand {
  return JSON.parse(text) as RowCommand;
}

/** The events of a row as they were stored: this form is what the hash is over. */
export function parseStoredEvents(text: string): StoredEvent[] {
  return JSON.parse(text) as StoredEvent[];
}

/** The events of a row in today's form. */
export function eventsOf(row: { readonly events: readonly StoredEvent[] }): Event[] {
  return row.events.map((event) => upcastEvent(event));
}

/** The secret part of a row. */
export function parseSecretEvents(text: string): SecretEvent[] {
  return JSON.parse(text) as SecretEvent[];
}

/** The public part of a row as the database client has read it. */
export function storedRowOf<Row extends { readonly command: unknown; readonly events: unknown }>({
  command,
  events,
  ...row
}: Row) {
  return { ...row, command: command as RowCommand, events: events as StoredEvent[] };
}

/** The secret part of a row as the database client has read it. */
export function storedSecretOf(secret: unknown): SecretEvent[] {
  return secret as SecretEvent[];
}

/** The steps of an analysis line, as the database client has read them. */
export function storedStepsOf(
  steps: unknown,
): readonly { readonly seat: SeatId; readonly command: Command }[] {
  return steps as { seat: SeatId; command: Command }[];
}
