import type { Topic } from '../types';

export const END = {
  id: 'END',
  title: { en: 'End of the turn' },
  rules: [
    { id: 'END-1', en: 'Before anything else you finish what is open (TIMING-6).' },
    { id: 'END-2', en: 'First you discard down to two windows.' },
    {
      id: 'END-3',
      en: 'Second, the wheel turns one position clockwise; if that brings the box to the first red position, it turns one further.',
    },
    { id: 'END-4', en: 'Third, your action tile goes into the slot now at the first red position.' },
    {
      id: 'END-5',
      en: 'Fourth, an action tile turned beyond the blue zone moves to the first free green position, counted clockwise from red, and gets the 5-point token.',
    },
    { id: 'END-6', en: 'If no green position is free, that tile goes to the first free red position.' },
    {
      id: 'END-7',
      en: 'Fifth, the clock is checked: if the wheel cube drops, the platform cube moves; then comes a change of era or the end of the game, if due.',
    },
    { id: 'END-8', en: 'Last, the next player clockwise becomes active.' },
  ],
} as const satisfies Topic;
