/** Groups of point sources, as the final table shows them. */
import type { SourceKind } from '@/lib/game/engine/vocabulary';

export interface FigureFamily {
  readonly name: 'crane' | 'tiles' | 'city' | 'projects' | 'road' | 'knowledge';
  /** Colour must not be the only distinction. */
  readonly icon: string;
  readonly colour: string;
  readonly sources: readonly SourceKind[];
}

export const FAMILIES: readonly FigureFamily[] = [
  {
    name: 'crane',
    icon: 'i-wheel-gold',
    colour: 'var(--wood)',
    sources: ['crane', 'wheel', 'action', 'production', 'wealth', 'refresh', 'extra-action', 'turn-end'],
  },
  {
    name: 'tiles',
    icon: 'i-wall',
    colour: 'var(--earth)',
    sources: ['upgrade', 'edge', 'corner', 'wall', 'wall-set'],
  },
  {
    name: 'city',
    icon: 'i-plaza',
    colour: 'var(--glass)',
    sources: ['building', 'site', 'plaza-buildings', 'plaza', 'parler'],
  },
  {
    name: 'projects',
    icon: 'i-cathedral',
    colour: 'var(--stone)',
    sources: ['grid', 'hunger-wall', 'cathedral', 'seal'],
  },
  {
    name: 'road',
    icon: 'a-kings-road',
    colour: 'var(--gold)',
    sources: ['road', 'bridge', 'v-tile', 'eggs'],
  },
  {
    name: 'knowledge',
    icon: 'i-technology',
    colour: 'var(--tech)',
    sources: ['technology', 'track-end', 'academics', 'tokens'],
  },
];
