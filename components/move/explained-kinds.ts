/**
 * Kinds of choices that this browser has explained. They are in a cookie, so the server renders the right
 * sentence and nothing shifts. The page stores the newest kind too, because another script may render the
 * panel again.
 */
import { readCookies, writeCookie } from '@/components/ui/browser/browser-features';
import { FIRST_TIMES } from '@/lib/game/learning/first-time';

export const EXPLAINED_COOKIE = 'known';
const YEAR_S = 365 * 24 * 60 * 60;

const KINDS: readonly string[] = FIRST_TIMES;

/** The cookie contains numbers, because every request would otherwise carry eighteen names. */
function explainedIn(cookies: string): readonly (string | undefined)[] {
  const [, kept = ''] = new RegExp(`(?:^|; )${EXPLAINED_COOKIE}=([\\d.]*)`).exec(cookies) ?? [];
  return kept.split('.').map((n) => (n === '' ? undefined : KINDS[Number(n)]));
}

/** The choices that need an explanation. */
export function explainedNow(kinds: readonly string[], cookies: string): string | undefined {
  const now = typeof document === 'undefined' ? undefined : document.documentElement.dataset.explained;
  if (now !== undefined && kinds.includes(now)) return now;
  const known = explainedIn(cookies);
  return kinds.find((kind) => !known.includes(kind));
}

/** Stores in this browser that a kind was explained. */
export function keepExplained(kind: string | undefined): void {
  if (kind === undefined) return;
  document.documentElement.dataset.explained = kind;
  const known = explainedIn(readCookies()).flatMap((each) => each ?? []);
  if (known.includes(kind)) return;
  const numbers = [...known, kind].map((each) => KINDS.indexOf(each)).join('.');
  writeCookie(`${EXPLAINED_COOKIE}=${numbers}; path=/; max-age=${YEAR_S}; samesite=lax`);
}
