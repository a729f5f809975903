/**
 * A value that exists once per process. Pages, routes, the proxy and the server itself are separate
 * bundles, each with its own copy of a module, so a module variable exists several times. A development
 * server also reloads modules at every change.
 */
export interface PerProcess<T> {
  /** The value, created on first use or after `forget`. */
  readonly get: () => T;
  /** The value, if it was created. */
  readonly known: () => T | undefined;
  readonly replace: (value: T) => T;
  readonly forget: () => void;
}

/** A process-wide singleton by name, shared by all bundles. */
export function perProcess<T>(name: `praga${Capitalize<string>}`, make: () => T): PerProcess<T> {
  const known = (): T | undefined => Reflect.get(globalThis, name);
  const replace = (value: T): T => {
    Reflect.set(globalThis, name, value);
    return value;
  };
  return {
    get: () => known() ?? replace(make()),
    known,
    replace,
    forget: () => void Reflect.deleteProperty(globalThis, name),
  };
}
