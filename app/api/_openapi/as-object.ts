/** JSON that is an object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value where it is an object; else an empty one. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
