import type { Topic } from '../types';

export const PROD = {
  id: 'PROD',
  title: { en: 'Production tokens' },
  rules: [
    {
      id: 'PROD-1',
      en: 'You choose any token still in the river and lay it at the left end of the track that earned it. It pays nothing at that moment.',
    },
    {
      id: 'PROD-2',
      en: 'From then on every production on that track pays the token’s bonus too, whatever caused the production.',
    },
    { id: 'PROD-3', en: 'You own at most two production tokens, one per track, and never exchange them.' },
    {
      id: 'PROD-4',
      en: 'Eight tokens are enough for four players with two tracks each, and four are enough against Parler: whenever a token is due, one is there.',
    },
  ],
} as const satisfies Topic;
