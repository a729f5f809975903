import type { SoloData } from '@/lib/game/engine/pack';

/** The simple solo opponent, and Peter Parler with his five cards. */
// oxfmt-ignore
export const SOLO = {
  simple: { id: 'solo-simple', setUpAs: 2, humanSeat: 0,
    opponent: 'Takes the action tile lying farthest clockwise and returns it at once.', goodScore: 140,
    provenance: 'published' },
  parler: {
    id: 'solo-parler', setUpAs: 2, humanSeat: 0, goodScore: 140,
    productionTokens: [
      'production-token-two-points-1',
      'production-token-two-points-2',
      'production-token-point-gold',
      'production-token-point-stone',
    ],
    sealAtEndOfMines: 'seal-gold', sealAtEndOfQuarries: 'seal-stone', substituteSeal: 'seal-six',
    provenance: 'published',
  },
  parlerCards: [
    { id: 'parler-card-1', takes: 'building', raises: [], recycles: 1, provenance: 'published' },
    { id: 'parler-card-2', takes: 'wall', raises: ['quarry'], recycles: 1, provenance: 'published' },
    { id: 'parler-card-3', takes: null, raises: ['gold-mine', 'quarry'],
      raiseRule: 'the-one-the-human-has-more-of-both-if-equal', recycles: 1, provenance: 'published' },
    { id: 'parler-card-4', takes: 'building', raises: [], recycles: 2, provenance: 'published' },
    { id: 'parler-card-5', takes: 'upgrade', raises: ['gold-mine'], recycles: 3, provenance: 'published' },
  ],
} as const satisfies SoloData;
