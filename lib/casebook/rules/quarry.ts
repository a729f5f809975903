import type { Topic } from '../types';

export const QUARRY = {
  id: 'QUARRY',
  title: { en: 'Manage Quarries' },
  rules: [
    {
      id: 'QUARRY-1',
      en: 'Your number of quarries is read in the same way on the quarry track; you can have at most 7.',
    },
    {
      id: 'QUARRY-2',
      en: 'Manage Quarries is one of two things: gain 1 stone and advance the quarry track by one, or produce stone.',
    },
    {
      id: 'QUARRY-3',
      en: 'Producing stone gives stone equal to your quarries, plus every production bonus left of the marker. The printed ones here include 1 point and one technology advance.',
    },
    {
      id: 'QUARRY-4',
      en: 'Stone comes first, then the bonuses from left to right; you may put the bonuses into another order.',
    },
    {
      id: 'QUARRY-5',
      en: 'When your marker reaches the quarry space with the production-token symbol, you choose a production token for this track.',
    },
    { id: 'QUARRY-6', en: 'When your marker reaches the last space, you gain the right to claim one seal.' },
    { id: 'QUARRY-7', en: 'MINE-7, MINE-8 and MINE-9 hold here too, with stone for gold.' },
  ],
} as const satisfies Topic;
