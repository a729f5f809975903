/**
 * A player's choices about input, sound and presence: kept with their person, else with this
 * browser.
 */
import { localStore, sendBeacon } from '@/components/ui/browser/browser-features';

const NAMES = {
  ask: 'ask-before',
  keys: 'table-keys',
  news: 'table-news',
  sound: 'table-sound',
  here: 'table-here',
} as const;
export type PreferenceName = keyof typeof NAMES;

const page = () => document.querySelector<HTMLElement>('main');

/** The reader's choice; undefined without one. */
export function preferenceOf(what: PreferenceName): string | undefined {
  const known = page()?.dataset[what];
  if (known !== undefined) return known;
  return localStore.read(NAMES[what]) ?? undefined;
}

/** Keeps a choice. */
export function setPreference(what: PreferenceName, value: string): void {
  const element = page();
  if (element?.dataset[what] !== undefined) element.dataset[what] = value;
  // Where the browser keeps nothing, the person does, if there is one.
  localStore.write(NAMES[what], value);
  for (const read of [...readers]) read(what);
  sendBeacon('/me/at-table', new URLSearchParams({ [what]: value }));
}

const readers = new Set<(what: PreferenceName) => void>();

/** Calls `read` after every choice; gives the way to end it. */
export function onPreferenceChange(read: (what: PreferenceName) => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
