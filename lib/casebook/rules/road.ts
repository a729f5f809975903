import type { Topic } from '../types';

export const ROAD = {
  id: 'ROAD',
  title: { en: 'Construct the King’s Road' },
  rules: [
    {
      id: 'ROAD-1',
      en: 'The action moves your pawn one space on, from the start through I, II, III and IV to V. Other pawns never stand in the way.',
    },
    { id: 'ROAD-2', en: 'Once your pawn stands on V you can no longer perform the action.' },
    {
      id: 'ROAD-3',
      en: 'Spaces I to III have a plain effect and an egg effect; both are those of the space just reached.',
    },
    {
      id: 'ROAD-4',
      en: 'The egg effect is optional: one egg buys one of its two gains, and only once. The plain effect is yours in any case.',
    },
    {
      id: 'ROAD-5',
      en: 'The effects of I to III may wait, but only until the end of the turn in which you reached the space.',
    },
    { id: 'ROAD-6', en: 'Space I, plain: gain 2 gold or 2 stone.' },
    { id: 'ROAD-7', en: 'Space II, plain: you may pay 1 gold for 4 points, once.' },
    { id: 'ROAD-8', en: 'Space III, plain: 3 points for each Era I upgrade you own, covered ones included.' },
    { id: 'ROAD-9', en: 'Space I, egg: one advance on the quarry track or one on the gold mine track.' },
    { id: 'ROAD-10', en: 'Space II, egg: one gold window or one technology advance.' },
    {
      id: 'ROAD-11',
      en: 'Space III, egg: two silver windows, or one advance on both the gold mine and the quarry track.',
    },
    {
      id: 'ROAD-12',
      en: 'Which of these effects belongs to I, II and III follows the order in the German list, until the printed board can be checked.',
    },
    {
      id: 'ROAD-13',
      en: 'Moving to IV costs one egg, and so does moving to V. Without the egg you cannot perform the action.',
    },
  ],
} as const satisfies Topic;
