import type { Topic } from '../types';

export const EXTRA = {
  id: 'EXTRA',
  title: { en: 'Buying an extra action' },
  rules: [
    {
      id: 'EXTRA-1',
      en: 'Once in each of your turns you may pay two gold windows, or one gold and one silver, for one extra action.',
    },
    { id: 'EXTRA-2', en: 'It may be any of the six actions, also the one you perform as main action.' },
    {
      id: 'EXTRA-3',
      en: 'You may buy and perform it at any moment of the turn, before or after taking an action tile; buying and performing may lie apart.',
    },
    { id: 'EXTRA-4', en: 'An extra action bought but not performed is lost at the end of the turn.' },
    { id: 'EXTRA-5', en: 'It gives no right to a special tile, but it does pay the upgrade bonus.' },
  ],
} as const satisfies Topic;
