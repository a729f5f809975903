/** The sheet on which single keys are changed: fetched when it is opened. */
import { isKey, KEYED, USUAL_KEYS, type Keyed } from './my-keys';
import { myKeys } from './single-keys';
import { wish } from './wishes';

/** Takes what was changed on the sheet, and has it say what the keys are. */
export function onKeySheet(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement) takeKey(target);
  showKeys();
}

/** Has the sheet say what the keys are. */
function showKeys(): void {
  const keys = [...myKeys()];
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-key-for]'))
    field.value = (keys[KEYED.findIndex((each) => each === field.dataset.keyFor)] ?? '').trim();
  const on = document.querySelector<HTMLInputElement>('[data-keys-on]');
  if (on) on.checked = keys.length > 0;
}

/** Takes a change from the sheet. */
function takeKey(target: HTMLInputElement): void {
  const what = KEYED.find((each) => each === target.dataset.keyFor);
  if (what) wish('keys', withKey(myKeys() || USUAL_KEYS, what, target.value));
  else if (target.dataset.keysOn !== undefined) wish('keys', target.checked ? USUAL_KEYS : '');
}

/** The same keys with another one for something; it is taken from what had it before. */
export function withKey(keys: string, what: Keyed, key: string): string {
  const wanted = isKey(key.toLowerCase()) ? key.toLowerCase() : ' ';
  const rest = [...keys].map((each) => (each === wanted ? ' ' : each));
  return KEYED.map((each, i) => (each === what ? wanted : (rest[i] ?? ' '))).join('');
}
