// Decides whether servers of the previous version can keep running during a migration, and be rolled back to
// after it.

import type { Migration } from '../migrate';

const NAME = '"?(\\w+)"?';
const CREATED = new RegExp(`create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?${NAME}`, 'gi');
const INDEXED = new RegExp(
  `create\\s+(?:unique\\s+)?index\\s+(concurrently\\s+)?[^;]*?\\bon\\s+(?:only\\s+)?${NAME}`,
  'gi',
);

const STEPS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bdrop\s+(table|column|type|view)\b/i, 'takes away what an older server may read'],
  [/\brename\s+(to|column)\b/i, 'renames what an older server may read'],
  [/\balter\s+column\s+"?\w+"?\s+(set\s+data\s+)?type\b/i, 'changes the type of what an older server writes'],
  [/\balter\s+column\s+"?\w+"?\s+set\s+not\s+null\b/i, 'changes what an older server may leave empty'],
  [
    /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(default|generated)\b)[^,;]*/i,
    'asks for a column without a default',
  ],
];

/** A contraction names the expansion it completes: a release must come between the two. */
const CONTRACT = /^--\s*contract:\s*\d+_\w+/m;

/** A table that gets another name while a view takes its old one: older servers go on by that. */
const RENAMED = new RegExp(`alter\\s+table\\s+${NAME}\\s+rename\\s+to\\s+"?\\w+"?\\s*;`, 'gi');
const withoutCovered = (sql: string) =>
  sql.replaceAll(RENAMED, (step, table: string) =>
    new RegExp(`create\\s+view\\s+"?${table}"?\\s+as\\b`, 'i').test(sql) ? '' : step,
  );

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*/g, '');

/** The reason why a migration would break servers of the previous version, or undefined. */
export function refuseStep({ name, sql }: Pick<Migration, 'name' | 'sql'>): string | undefined {
  const text = withoutCovered(withoutComments(sql));
  const isContraction = CONTRACT.test(sql);
  const step = isContraction ? undefined : STEPS.find(([pattern]) => pattern.test(text));
  if (step) return `${name} ${step[1]}`;
  const own = new Set([...text.matchAll(CREATED)].map((match) => match[1]));
  const blocking = [...text.matchAll(INDEXED)].find(
    ([, concurrently, table]) => !concurrently && !own.has(table),
  );
  return blocking
    ? `${name} builds an index on "${blocking[2]}" that would hold up its writers: concurrently, in a file marked no-transaction`
    : undefined;
}
