// Keeps the text of the last sent form over one reload of the page.
import { sessionStore } from '@/components/ui/browser/browser-features';
import type { StoredField } from './typed-fields';

const KEY = 'typed-again';

/** Reloads the page and keeps the typed text. */
export function reloadWith(fields: readonly StoredField[]): void {
  const { pathname, search } = window.location;
  sessionStore.write(KEY, JSON.stringify({ pathname, fields }));
  window.location.assign(pathname + search);
}

/** Returns the text stored by the last reload, and deletes it. */
export function takeStoredFields(): readonly StoredField[] | undefined {
  const text = sessionStore.read(KEY);
  sessionStore.remove(KEY);
  if (!text) return undefined;
  const { pathname, fields }: { pathname: string; fields: readonly StoredField[] } = JSON.parse(text);
  return pathname === window.location.pathname ? fields : undefined;
}
