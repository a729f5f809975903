/**
 * A command as a button value. Quotes would take up to six characters each in HTML, so the JSON uses another
 * character, which no id contains.
 */
import type { Command } from '@/lib/game/engine/commands';

const SIGN = '~';

export function commandValue(command: Command | Pick<Command, 'type'>): string {
  return JSON.stringify(command).replaceAll('"', SIGN);
}

/** The value for two commands of one press. The second is nested in the first. */
export function joinedValue({ first, then }: { readonly first: Command; readonly then: Command }): string {
  return JSON.stringify({ ...first, then }).replaceAll('"', SIGN);
}

/** The JSON text in a posted value. */
export function jsonOfValue(value: string): string {
  return value.replaceAll(SIGN, '"');
}

/** The query that asks whether a command is legal, and if not, what would help. */
export function wantQuery(command: Command): string {
  return new URLSearchParams({ want: commandValue(command) }).toString();
}
