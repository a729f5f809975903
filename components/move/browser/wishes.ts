/**
 * What whoever plays here has chosen for hands, ears and being seen: kept with their person, else with this
 * browser.
 */

const NAMES = {
  ask: 'ask-before',
  keys: 'table-keys',
  news: 'table-news',
  sound: 'table-sound',
  here: 'table-here',
} as const;
export type Wish = keyof typeof NAMES;

const page = () => document.querySelector<HTMLElement>('main');

/** What was chosen; nothing where nobody has. */
export function wished(what: Wish): string | undefined {
  const known = page()?.dataset[what];
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(NAMES[what]) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice. */
export function wish(what: Wish, value: string): void {
  const element = page();
  if (element?.dataset[what] !== undefined) element.dataset[what] = value;
  try {
    localStorage.setItem(NAMES[what], value);
  } catch {
    // Where the browser keeps nothing, the person does, if there is one.
  }
  for (const read of [...readers]) read(what);
  navigator.sendBeacon('/me/at-table', new URLSearchParams({ [what]: value }));
}

const readers = new Set<(what: Wish) => void>();

/** Calls `read` after every choice; gives the way to end it. */
export function onWish(read: (what: Wish) => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
