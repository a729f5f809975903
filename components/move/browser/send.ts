/** Sends a step as the prompt does: by its form, so that there is one way only, with the same stamp. */
import type { Command } from '@/lib/game/engine/commands';
import { commandValue } from '@/components/move/command-value';

/** Gives a command. */
export function send(command: Command): void {
  const form = document.querySelector<HTMLFormElement>('form#step');
  if (!form) return;
  const button = document.createElement('button');
  button.name = 'command';
  button.value = commandValue(command);
  button.hidden = true;
  form.append(button);
  form.requestSubmit(button);
  button.remove();
}

/** What the prompt calls a command; it has a button or a line in a list for each that is a single press. */
export function labelOf(command: Command): string {
  const value = CSS.escape(commandValue(command));
  const found = document.querySelector<HTMLElement>(
    `#prompt button[value="${value}"], #prompt option[value="${value}"]`,
  );
  return found?.textContent ?? '';
}
