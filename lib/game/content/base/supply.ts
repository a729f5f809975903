import type { SupplyData } from '@/lib/game/engine/pack';

/**
 * Pieces in the box. Shared pieces count as unlimited; the counts serve the drawings, and packs that limit
 * them.
 */
// oxfmt-ignore
export const SUPPLY = {
  pieces: [
    { id: 'supply-gold-windows', pieces: 6, limited: false, provenance: 'published' },
    { id: 'supply-silver-windows', pieces: 14, limited: false, provenance: 'published' },
    { id: 'supply-eggs', pieces: 12, extra: { pieces: 4, worth: 3 }, limited: false,
      provenance: 'published' },
    { id: 'supply-bonus-tokens', pieces: 30, extra: { pieces: 8, worth: 3 }, limited: false,
      provenance: 'published' },
    { id: 'supply-five-point-tokens', pieces: 1, limited: true, provenance: 'published' },
    { id: 'supply-player-cubes', pieces: 11, perPlayer: true, limited: true, provenance: 'published' },
    { id: 'supply-players', pieces: 4, limited: true, provenance: 'published' },
  ],
} as const satisfies SupplyData;
