import { createHash } from 'node:crypto';

/**
 * The most statements a connection keeps prepared: the service has some 300 texts, and lists of other lengths
 * are further texts.
 */
export const MAX_PREPARED = 500;
/** The driver treats it as no name. */
const UNNAMED = '';

/**
 * Names of prepared statements on a connection. With them the database plans a text once and not at every
 * query: planning is more than half of a short query's cost. The first texts get names, later ones none,
 * because a prepared statement is never released.
 */
export function statementNames(most = MAX_PREPARED): (statement: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= most) return known ?? UNNAMED;
    const name = `praga_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`;
    names.set(sql, name);
    return name;
  };
}
