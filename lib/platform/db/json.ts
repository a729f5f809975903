import 'server-only';

/** Something for a column of type `json`: stored as `JSON.stringify` writes it. */
export function jsonOf(value: unknown): { toJSON(): unknown } {
  return { toJSON: () => value };
}
