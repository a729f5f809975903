// In the browser: what was typed into the form that was sent last outlives one loading of the page.

const KEY = 'typed-again';
const PATIENCE_MS = 5000;
const POLL_MS = 100;
const NOT_TYPED = ['hidden', 'password', 'file', 'submit', 'button'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly isChecked?: boolean;
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !NOT_TYPED.includes(element.type));

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isField).filter(({ name }) => name !== '');

let last: readonly Kept[] = [];

/**
 * Remembers what was in the form that is sent, in this page alone, and tells that one was; gives the way to
 * end it.
 */
export function watchTyping(tell: () => void): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    last = fieldsOf(target).map((field) => ({
      name: field.name,
      value: field.value,
      ...(isTicked(field) ? { isChecked: field.checked } : {}),
    }));
    tell();
  };
  document.addEventListener('submit', remember, { capture: true });
  return () => document.removeEventListener('submit', remember, { capture: true });
}

/** Loads the page anew, to come back with what was typed. */
export function reloadWithTyped(): void {
  const { pathname, search } = window.location;
  sessionStorage.setItem(KEY, JSON.stringify({ pathname, fields: last }));
  window.location.assign(pathname + search);
}

/** Fills the form again, once it is there, and says so; gives the way to stop waiting for it. */
export function bringTypedAgain(tell: () => void): () => void {
  const fields = takeKept();
  if (!fields) return () => {};
  tell();
  const deadline = Date.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    if (fill(fields) || Date.now() > deadline) clearInterval(timer);
  }, POLL_MS);
  return () => clearInterval(timer);
}

function takeKept(): readonly Kept[] | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text === null) return undefined;
  const { pathname, fields }: { pathname: string; fields: readonly Kept[] } = JSON.parse(text);
  return pathname === window.location.pathname ? fields : undefined;
}

/** Whether there was a form with all these fields. */
function fill(kept: readonly Kept[]): boolean {
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

/** As if somebody had typed it: what follows the field must hear of it. */
function type(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
