const SHARED = /^\/(games|circles|competitions|boxes)\/[a-z0-9]{6,40}$/;
type Shared = `/${'games' | 'circles' | 'competitions' | 'boxes'}/${string}`;
/** Pages of a person that messages or a button lead to. */
const PAGES = ['/me/holidays', '/me/prompts', '/me/tables', '/rated'] as const;

/**
 * The page to return to after signing in: a table, a circle, a competition, a box, or a page of the person.
 * All other addresses are ignored.
 */
export function backTo(from: unknown): Shared | (typeof PAGES)[number] | undefined {
  if (typeof from !== 'string') return undefined;
  if (SHARED.test(from)) return from as Shared;
  return PAGES.find((page) => page === from);
}
