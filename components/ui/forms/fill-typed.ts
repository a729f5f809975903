// Restores typed text into its form in the browser (kept-text.tsx).
import { fieldsOf, isTicked, type Field, type StoredField } from './typed-fields';

const PATIENCE_MS = 5000;
const POLL_MS = 100;

/** Waits for a form with all these fields, up to a limit. */
export function fillWhenThere(fields: readonly StoredField[], signal: AbortSignal): void {
  const deadline = Date.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    if (signal.aborted || fill(fields) || Date.now() > deadline) clearInterval(timer);
  }, POLL_MS);
}

/** Fills the form with all these fields. Returns whether there was one. */
function fill(kept: readonly StoredField[]): boolean {
  const form = [...document.forms].find((it) => {
    const names = new Set(fieldsOf(it).map(({ name }) => name));
    return kept.length > 0 && kept.every(({ name }) => names.has(name));
  });
  for (const field of form ? fieldsOf(form) : []) {
    const own = kept.filter(({ name }) => name === field.name);
    if (isTicked(field)) tick(field, own.find(({ value }) => value === field.value)?.isChecked);
    else if (own[0]) type(field, own[0].value);
  }
  return form !== undefined;
}

function tick(field: HTMLInputElement, isChecked: boolean | undefined) {
  if (isChecked !== undefined && field.checked !== isChecked) field.click();
}

/** Fills a field like typing does, with its events. */
function type(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
