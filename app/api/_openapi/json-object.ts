export type JsonObject = Readonly<Record<string, unknown>>;

/** The value if it is an object, else an empty object. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
