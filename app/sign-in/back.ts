const SHARED = /^\/(games|circles|competitions|boxes)\/[a-z0-9]{6,40}$/;
type Shared = `/${'games' | 'circles' | 'competitions' | 'boxes'}/${string}`;
/** Account pages that messages or buttons link to. */
const PAGES = ['/me/holidays', '/me/prompts', '/me/tables', '/rated'] as const;

/**
 * The page to return to after signing in: a table, circle, competition, box or account page. Other addresses
 * are ignored.
 */
export function backTo(from: unknown): Shared | (typeof PAGES)[number] | undefined {
  if (typeof from !== 'string') return undefined;
  if (SHARED.test(from)) return from as Shared;
  return PAGES.find((page) => page === from);
}
