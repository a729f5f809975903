import type { Topic } from '../types';

export const UNI = {
  id: 'UNI',
  title: { en: 'Charles University' },
  rules: [
    {
      id: 'UNI-1',
      en: 'Each university advance moves your marker one space up; the top space is at height 8.',
    },
    { id: 'UNI-2', en: 'Moving there brings nothing at once.' },
    { id: 'UNI-3', en: 'On the top space every further advance scores 2 points.' },
    {
      id: 'UNI-4',
      en: 'Your height sets the multiplier 0, 1, 2 or 3 for the academics; the top space has 3.',
    },
  ],
} as const satisfies Topic;
