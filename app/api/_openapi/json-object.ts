export type JsonObject = Readonly<Record<string, unknown>>;

/** The value if it is an object, else an empty object. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The member of a member of a value; undefined if it does not exist. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, key) => asObject(inner)[key], value);
