import type { Topic } from '../types';

export const TIMING = {
  id: 'TIMING',
  title: { en: 'Timing' },
  rules: [
    {
      id: 'TIMING-1',
      en: 'In your turn these may come in any order: use single-use technologies, buy an extra action, perform it, take the action tile, perform the main action, make sideways moves, buy moves up, resolve King’s Road spaces reached this turn.',
    },
    {
      id: 'TIMING-2',
      en: 'Just as free: collecting the slot bonus, a retroactive upgrade bonus, refreshing a row, claiming a seal with a right you have.',
    },
    { id: 'TIMING-3', en: 'Nothing may be used or paid out before its price has been paid.' },
    {
      id: 'TIMING-4',
      en: 'Paid or decided on the spot: red-zone gold, price of tile and site, crossing a tier, the egg for IV and V, an up arrow, a Cathedral V tile, bridge tile and plank, plaza rewards.',
    },
    {
      id: 'TIMING-5',
      en: 'A gain worded as an order must be taken; a gain with a may or a price is optional.',
    },
    {
      id: 'TIMING-6',
      en: 'At the end of the turn open options lapse and open automatic gains are paid; open obligatory choices must be made first.',
    },
    {
      id: 'TIMING-7',
      en: 'You may put a free step between any two steps of your turn, except while an on-the-spot decision is open.',
    },
  ],
} as const satisfies Topic;
