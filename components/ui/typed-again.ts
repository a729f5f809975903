// In the browser: what was typed into the form that was sent last outlives one loading of the page.
import { sessionStore } from './browser-features';
import type { Kept } from './typed-fields';

const KEY = 'typed-again';

/** Loads the page again, to come back with what was typed. */
export function reloadWith(fields: readonly Kept[]): void {
  const { pathname, search } = window.location;
  sessionStore.write(KEY, JSON.stringify({ pathname, fields }));
  window.location.assign(pathname + search);
}

/** What the page has come back with, once. */
export function takeKept(): readonly Kept[] | undefined {
  const text = sessionStore.read(KEY);
  sessionStore.remove(KEY);
  if (!text) return undefined;
  const { pathname, fields }: { pathname: string; fields: readonly Kept[] } = JSON.parse(text);
  return pathname === window.location.pathname ? fields : undefined;
}
