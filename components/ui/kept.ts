import type { Wording } from '@/lib/i18n/wording';

const KEPT = new WeakMap<object, Map<string, string>>();

/**
 * What `make` gives, worked out once for as long as `of` lives: a position never changes, so what is drawn or said of it stays right,
 * and everybody at the table sees the same. `key` names what is made and everything else it depends on.
 */
export function kept(of: object, key: string, make: () => string): string {
  const known = KEPT.get(of) ?? new Map<string, string>();
  KEPT.set(of, known);
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** The same for what is said, or has words in it: once for every language. */
export function keptIn({ locale }: Wording, of: object, key: string, make: () => string): string {
  return kept(of, `${locale} ${key}`, make);
}
