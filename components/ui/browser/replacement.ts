/** Code that replaces a link, form or key of the page. Until it has loaded, they work without it. */
export interface Replacement<T> {
  /** The code, once it has loaded. Only then may the default action be prevented. */
  readonly ready: () => T | undefined;
  /** Loads it; undefined on failure. The next call tries again. */
  readonly fetch: () => Promise<T | undefined>;
}

/** Wraps a dynamic import. */
export function createReplacement<T>(load: () => Promise<T>): Replacement<T> {
  let here: T | undefined;
  let coming: Promise<T | undefined> | undefined;
  const fetch = async () => {
    try {
      return (here = await load());
    } catch {
      coming = undefined;
      return undefined;
    }
  };
  return { ready: () => here, fetch: () => (coming ??= fetch()) };
}
