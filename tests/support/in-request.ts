/** Simulates a request for `next/headers` outside of Next. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Here {
  readonly cookies: Map<string, string>;
  readonly headers: Headers;
}
/** Loaded modules outlive a test file, so this value does too. */
const worker: typeof globalThis & { requestHere?: AsyncLocalStorage<Here> } = globalThis;
const here = (worker.requestHere ??= new AsyncLocalStorage());

function store(): Here {
  const found = here.getStore();
  if (!found) throw new Error('outside a request');
  return found;
}

/** The mock of `next/headers` (fresh-process.ts). */
export const nextHeaders = {
  headers: async () => store().headers,
  cookies: async () => {
    const { cookies } = store();
    const all = () => [...cookies].map(([name, value]) => ({ name, value }));
    return {
      get: (name: string) => all().find((cookie) => cookie.name === name),
      getAll: all,
      has: (name: string) => cookies.has(name),
      set: (name: string, value: string) => void cookies.set(name, value),
      delete: (name: string) => void cookies.delete(name),
    };
  },
};

/** Runs `work` as a request with these cookies and headers. */
export function inRequest<T>(request: Here, work: () => Promise<T>): Promise<T> {
  return here.run(request, work);
}
