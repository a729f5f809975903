/**
 * Whether a response is an object with these properties. This cheap check distinguishes it from other
 * responses, including errors.
 */
export function hasAll<T extends object>(value: unknown, names: readonly (keyof T)[]): value is T {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
