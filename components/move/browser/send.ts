/** Presses a step that the moves panel has no button for: by its form, with the same stamp. */
export function sendValue(value: string): void {
  const form = document.querySelector<HTMLFormElement>('form#step');
  if (!form) return;
  const button = document.createElement('button');
  button.name = 'command';
  button.value = value;
  button.hidden = true;
  form.append(button);
  form.requestSubmit(button);
  button.remove();
}
