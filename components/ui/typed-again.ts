// In the browser: what was typed into the form that was sent last outlives one loading of the page.
import { untilDone } from './until-done';
import { sessionStore } from './browser-features';
import { fieldsOf, isTicked, type Kept } from './typed-fields';

const KEY = 'typed-again';
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
  sessionStore.write(KEY, JSON.stringify({ pathname, fields: last }));
  window.location.assign(pathname + search);
}

/** Fills the form again, once it is there, and says so; gives the way to stop waiting for it. */
export function bringTypedAgain(tell: () => void): () => void {
  const fields = takeKept();
  if (!fields) return () => {};
  tell();
  const over = new AbortController();
  // Hardly ever needed, so no page carries it.
  void untilDone(() => import('./fill-typed'), over.signal).then(({ fillWhenThere }) =>
    fillWhenThere(fields, over.signal),
  );
  return () => over.abort();
}

function takeKept(): readonly Kept[] | undefined {
  const text = sessionStore.read(KEY);
  sessionStore.remove(KEY);
  if (!text) return undefined;
  const { pathname, fields }: { pathname: string; fields: readonly Kept[] } = JSON.parse(text);
  return pathname === window.location.pathname ? fields : undefined;
}
