import type { Effect } from '@/lib/game/engine/vocabulary';

/** Every effect that stands anywhere in a value. */
export function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(effectsIn);
  return 'kind' in value ? [value as Effect, ...inner] : inner;
}
