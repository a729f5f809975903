const TABLE = /^\/games\/[a-z0-9]{6,40}$/;
/** Pages of a person that messages or a button lead to. */
const PAGES = ['/me/holidays', '/me/prompts', '/me/tables', '/rated'] as const;

/**
 * Where somebody was who signs in: a table, or a page of their own. Nothing else is come back to, whatever an
 * address of the form says.
 */
export function backTo(from: unknown): `/games/${string}` | (typeof PAGES)[number] | undefined {
  if (typeof from !== 'string') return undefined;
  if (TABLE.test(from)) return from as `/games/${string}`;
  return PAGES.find((page) => page === from);
}
