import type { Topic } from '../types';

export const EGG = {
  id: 'EGG',
  title: { en: 'Eggs' },
  rules: [
    { id: 'EGG-1', en: 'Eggs come from bonuses or are bought through the wheel; you may hold any number.' },
    {
      id: 'EGG-2',
      en: 'Eggs are spent on the King’s Road only: one for an egg effect on I to III, one to reach IV, one to reach V.',
    },
    { id: 'EGG-3', en: 'Eggs left at the end score points (SCORE-9).' },
  ],
} as const satisfies Topic;
