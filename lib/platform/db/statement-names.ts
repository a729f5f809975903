import { createHash } from 'node:crypto';

/**
 * The most statements a connection keeps prepared: the service has some 300 texts, and lists of other lengths
 * are further texts.
 */
export const MOST_PREPARED = 500;
/** What the driver takes for no name. */
const UNNAMED = '';

/**
 * Names by which a connection keeps statements prepared, so that the database plans them once and not at
 * every question: planning is more than half of what a short one costs. The first texts get names, those
 * after them none, for nothing ever lets go of a prepared one.
 */
export function statementNames(most = MOST_PREPARED): (statement: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= most) return known ?? UNNAMED;
    const name = `praga_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`;
    names.set(sql, name);
    return name;
  };
}
