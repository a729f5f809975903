/** A player's settings for input, sound and presence, stored with their account or else in this browser. */
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

/** The reader's setting; undefined if not set. */
export function preferenceOf(what: PreferenceName): string | undefined {
  const known = page()?.dataset[what];
  if (known !== undefined) return known;
  return localStore.read(NAMES[what]) ?? undefined;
}

/** Stores a setting. */
export function setPreference(what: PreferenceName, value: string): void {
  const element = page();
  if (element?.dataset[what] !== undefined) element.dataset[what] = value;
  // Without browser storage, only the account keeps it, if there is one.
  localStore.write(NAMES[what], value);
  for (const read of [...readers]) read(what);
  sendBeacon('/me/at-table', new URLSearchParams({ [what]: value }));
}

const readers = new Set<(what: PreferenceName) => void>();

/** Calls `read` after every change of a setting. Returns a function that stops it. */
export function onPreferenceChange(read: (what: PreferenceName) => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** Moments without sounds, with sounds, or neither. */
export const SOUNDS = ['off', 'on', 'still'] as const;

/** No steps, steps that reveal something hidden, or all steps. */
export const ASK_BEFORE = ['nothing', 'reveals', 'all'] as const;
export type AskBefore = (typeof ASK_BEFORE)[number];

/** The reader's setting. By default only steps that reveal something hidden, which cannot be undone. */
export function readAskBefore(): AskBefore {
  const value = preferenceOf('ask');
  return ASK_BEFORE.find((each) => each === value) ?? 'reveals';
}
