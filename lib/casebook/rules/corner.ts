import type { Topic } from '../types';

export const CORNER = {
  id: 'CORNER',
  title: { en: 'Corner bonuses' },
  rules: [
    {
      id: 'CORNER-1',
      en: 'Walls and upgrades may have red corners, buildings blue ones. Each corner of the tile you place that meets a corner of its colour brings tokens of that colour.',
    },
    {
      id: 'CORNER-2',
      en: 'Blue corners match those of other buildings and those printed on the city board.',
    },
    {
      id: 'CORNER-3',
      en: 'You gain one token for each other matching corner at that point: one other corner, one token; two others, two tokens.',
    },
    {
      id: 'CORNER-4',
      en: 'Only whoever places the tile gains tokens; the owners of the other corners gain nothing.',
    },
    {
      id: 'CORNER-5',
      en: 'When an upgrade is covered, a corner contact of the same two places that has already paid does not pay again; new contacts do.',
    },
    { id: 'CORNER-6', en: 'Each corner of the tile is counted for itself, and the tokens are added.' },
  ],
} as const satisfies Topic;
