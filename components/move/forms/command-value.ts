/**
 * A command as the value of a button. Quotes would take up to six characters each in a page, so it is JSON
 * with a sign in their place that no id holds.
 */
import type { Command } from '@/lib/game/engine/commands';

const SIGN = '~';

/** The value for a command. */
export function commandValue(command: Command | Pick<Command, 'type'>): string {
  return JSON.stringify(command).replaceAll('"', SIGN);
}

/** The value for two commands that are made with one press: the second is nested in the first. */
export function joinedValue({ first, then }: { readonly first: Command; readonly then: Command }): string {
  return JSON.stringify({ ...first, then }).replaceAll('"', SIGN);
}

/** The JSON text in a posted value. */
export function jsonOfValue(value: string): string {
  return value.replaceAll(SIGN, '"');
}

/** The part of an address that asks for a command: can it be done, and if not, what would help. */
export function wantQuery(command: Command): string {
  return new URLSearchParams({ want: commandValue(command) }).toString();
}
