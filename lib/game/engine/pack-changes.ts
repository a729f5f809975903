/** Changes to the values of a content pack. */
import type { BoxValues } from './pack';

/** Replaces the changed fields of every entry whose id is in the changes. */
export function withChanges<T>(node: T, changes: BoxValues['changes']): T {
  if (Array.isArray(node)) return node.map((part: unknown) => withChanges(part, changes)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(([key, part]) => [key, withChanges(part, changes)] as const);
  const copy = Object.fromEntries(parts) as T & { readonly id?: unknown };
  const changed = typeof copy.id === 'string' ? changes[copy.id] : undefined;
  return changed ? { ...copy, ...changed } : copy;
}
