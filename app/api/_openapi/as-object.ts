/** JSON that is an object. */
export type Json = Readonly<Record<string, unknown>>;

/** The value where it is an object; else an empty one. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
