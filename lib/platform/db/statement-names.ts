import { createHash } from 'node:crypto';

/** Maximum prepared statements of a connection. The service has about 300 texts. */
const MAX_PREPARED = 500;
/** The driver treats it as no name. */
const UNNAMED = '';

/**
 * Names of prepared statements. The database plans a named text once per connection; planning is more than
 * half of the cost of a short query. The first texts get names and later ones none, because a connection
 * never releases a prepared statement. A name is a hash of its text. With a pooler that mixes up connections
 * it causes an error, and never runs another statement.
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

/** Whether an address says, by Prisma's own sign, that its pooler keeps no prepared statements. */
export function isUnprepared(databaseUrl: string): boolean {
  return new URL(databaseUrl).searchParams.get('pgbouncer') === 'true';
}
