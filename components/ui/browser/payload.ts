/**
 * Whether what has come over the wire is an object with these properties: as much as a browser can make sure
 * of in few bytes, and enough to tell it from another answer, an error among them.
 */
export function hasAll<T extends object>(value: unknown, names: readonly (keyof T)[]): value is T {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
