/** The single keys of whoever plays here: what they do, and the sheet on which they are changed. */
import { areKeys, doneBy, KEYED, USUAL_KEYS, withKey, type Keyed } from './my-keys';
import { wish, wished } from './wishes';

function mine(): string {
  const keys = wished('keys');
  return keys !== undefined && areKeys(keys) ? keys : USUAL_KEYS;
}

/** What a single key does, if it is one. */
export function doneByKey(key: string): Keyed | undefined {
  return key.length === 1 ? doneBy(mine(), key) : undefined;
}

/** Has the sheet say what the keys are. */
export function showKeys(): void {
  const keys = [...mine()];
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-key-for]'))
    field.value = (keys[KEYED.findIndex((each) => each === field.dataset.keyFor)] ?? '').trim();
  const on = document.querySelector<HTMLInputElement>('[data-keys-on]');
  if (on) on.checked = keys.length > 0;
}

/** Takes a change from the sheet; whether that is what was changed. */
export function takeKey(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const what = KEYED.find((each) => each === target.dataset.keyFor);
  if (what) wish('keys', withKey(mine() || USUAL_KEYS, what, target.value));
  else if (target.dataset.keysOn !== undefined) wish('keys', target.checked ? USUAL_KEYS : '');
  else return false;
  showKeys();
  return true;
}
