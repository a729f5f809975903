import type { Topic } from '../types';

export const WINDOW = {
  id: 'WINDOW',
  title: { en: 'Windows' },
  rules: [
    { id: 'WINDOW-1', en: 'Windows are silver or gold. During a turn you may hold any number.' },
    {
      id: 'WINDOW-2',
      en: 'Silver windows pay for moves up (2 each) and for the silver part of an extra action; gold windows pay for an extra action only.',
    },
    {
      id: 'WINDOW-3',
      en: 'At the end of your turn you keep at most two windows, of any kind, and discard the rest as you choose.',
    },
    {
      id: 'WINDOW-4',
      en: 'Windows gained in the turns of others are all kept until the end of your next turn.',
    },
    { id: 'WINDOW-5', en: 'Windows left at the end of the game score nothing.' },
  ],
} as const satisfies Topic;
