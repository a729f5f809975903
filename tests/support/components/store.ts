import { vi } from 'vitest';

/** Replaces a store of the browser; returns the texts in it. */
export function stubStore(name: 'localStorage' | 'sessionStorage' = 'localStorage'): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}
