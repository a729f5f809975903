import type { Topic } from '../types';

export const MINE = {
  id: 'MINE',
  title: { en: 'Manage Mines' },
  rules: [
    {
      id: 'MINE-1',
      en: 'Your number of gold mines is the highest number left of your marker on the gold mine track. Each advance adds one mine, up to 8.',
    },
    {
      id: 'MINE-2',
      en: 'Manage Mines is one of two things: gain 1 gold and advance the gold mine track by one, or produce gold.',
    },
    {
      id: 'MINE-3',
      en: 'Producing gold gives gold equal to your mines, plus every production bonus left of the marker: the printed ones and the production token of this track.',
    },
    {
      id: 'MINE-4',
      en: 'Gold comes first, then the bonuses from left to right; you may put the bonuses into another order.',
    },
    {
      id: 'MINE-5',
      en: 'When your marker reaches the gold mine space with the production-token symbol, you choose a production token for this track.',
    },
    { id: 'MINE-6', en: 'When your marker reaches the last space, you gain the right to claim one seal.' },
    {
      id: 'MINE-7',
      en: 'Advances from other effects bring the token and the seal right in the same way, but not the 1 gold of the action.',
    },
    {
      id: 'MINE-8',
      en: 'At the end of the track you may still gain the 1 gold; the marker stays, and that counts as no advance.',
    },
    {
      id: 'MINE-9',
      en: 'Only performing the action pays its upgrade bonus. Producing or advancing through a technology or another effect does not.',
    },
  ],
} as const satisfies Topic;
