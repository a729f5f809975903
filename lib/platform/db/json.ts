import 'server-only';

/** A value for a column of type `json`, stored exactly as `JSON.stringify` writes it. */
export function jsonOf(value: unknown): { toJSON(): unknown } {
  return { toJSON: () => value };
}
