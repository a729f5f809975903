import type { ProductionToken } from '@/lib/game/engine/pack';

/** Eight tokens in the river; each adds its gain to every production of the track where it is placed. */
// oxfmt-ignore
export const PRODUCTION_TOKENS = [
  { id: 'production-token-two-points-1', gain: { kind: 'points', n: 2 }, provenance: 'inferred' },
  { id: 'production-token-two-points-2', gain: { kind: 'points', n: 2 }, provenance: 'inferred' },
  { id: 'production-token-gold-1', gain: { kind: 'gold', n: 1 }, provenance: 'inferred' },
  { id: 'production-token-gold-2', gain: { kind: 'gold', n: 1 }, provenance: 'inferred' },
  { id: 'production-token-stone-1', gain: { kind: 'stone', n: 1 }, provenance: 'inferred' },
  { id: 'production-token-stone-2', gain: { kind: 'stone', n: 1 }, provenance: 'inferred' },
  { id: 'production-token-point-gold',
    gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'gold', n: 1 }] }, provenance: 'inferred' },
  { id: 'production-token-point-stone',
    gain: { kind: 'both', of: [{ kind: 'points', n: 1 }, { kind: 'stone', n: 1 }] }, provenance: 'inferred' },
] as const satisfies readonly ProductionToken[];
