/** Sends a step as the moves panel does: by its form, so that there is one way only, with the same stamp. */
import type { Command } from '@/lib/game/engine/commands';
import { commandValue, joinedValue } from '@/components/move/command-value';

let isSentHere = false;

/** Whether the step before was given on the table; asked once. */
export function wasSentHere(): boolean {
  const was = isSentHere;
  isSentHere = false;
  return was;
}

/**
 * Gives a command, with what is done before it; one that is held may still be made otherwise where it lies.
 */
export function send({ command, first }: Given, held: { readonly isHeld?: boolean } = {}): void {
  if (first) sendValue(joinedValue({ first, then: command }));
  else sendValue(commandValue(command), held);
}

interface Given {
  readonly command: Command;
  readonly first?: Command;
}

/** The same for the value of a button. */
export function sendValue(value: string, { isHeld = false } = {}): void {
  const form = document.querySelector<HTMLFormElement>('form#step');
  if (!form) return;
  isSentHere = true;
  const held = document.createElement('input');
  held.type = 'hidden';
  held.name = 'held';
  if (isHeld) form.append(held);
  const button = document.createElement('button');
  button.name = 'command';
  button.value = value;
  button.hidden = true;
  form.append(button);
  form.requestSubmit(button);
  button.remove();
  held.remove();
}

/** What the moves panel calls a command, with its signs and the warning that it reveals something. */
export const picturedLabel = (command: Command): readonly Node[] => [
  ...(labelled(command)?.cloneNode(true).childNodes ?? []),
];

/** The words alone, without the warning. */
export const labelWithoutWarning = (command: Command): string => textOf(labelled(command));

/** What a button says besides that it reveals something. */
export function textOf(button: Element | null): string {
  const copy = button?.cloneNode(true);
  if (copy instanceof Element) copy.querySelector('.reveals')?.remove();
  return copy?.textContent ?? '';
}

/** There is a button or a line in a list for each command that is a single press. */
function labelled(command: Command): Element | null {
  const { slots: _slots, ...rest }: { readonly slots?: unknown; readonly type: Command['type'] } = command;
  // The tiles of a row are ticked beside the button.
  const value = CSS.escape(commandValue(command.type === 'RefreshRow' ? rest : command));
  return document.querySelector(`#moves button[value="${value}"], #moves option[value="${value}"]`);
}
