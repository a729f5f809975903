import type { Topic } from '../types';

export const TURN = {
  id: 'TURN',
  title: { en: 'A turn' },
  rules: [
    {
      id: 'TURN-1',
      en: 'Your turn: take an action tile, perform one of its two actions as your main action, perform further actions if you can, then end the turn.',
    },
    { id: 'TURN-2', en: 'The main action is performed exactly once per turn.' },
    {
      id: 'TURN-3',
      en: 'Further actions come from at most one bought extra action and from any number of technologies. Actions of technologies do not count as the extra action.',
    },
    {
      id: 'TURN-4',
      en: 'What TIMING-1 lists may be done in any order. The extra action and single-use technologies may even come before you take a tile; the main action may not.',
    },
    {
      id: 'TURN-5',
      en: 'You may perform the same action several times in a turn, each time with its upgrade bonus.',
    },
    {
      id: 'TURN-6',
      en: 'An action can be performed only if all that it demands can be done: a tile to choose, a price you can pay, a legal place, an egg for space IV or V, a pawn not yet on V.',
    },
    {
      id: 'TURN-7',
      en: 'You may take an action tile only if at least one of its actions can still be performed this turn. R-17 gives the exact test and what happens when no tile passes it.',
    },
    { id: 'TURN-8', en: 'A turn ends only when you say so, and only when nothing obligatory is left open.' },
    {
      id: 'TURN-9',
      en: 'In the turns of others you act only to answer an interrupt that asks you, for example to choose a plaza reward.',
    },
  ],
} as const satisfies Topic;
