import type { Topic } from '../types';

export const ADJ = {
  id: 'ADJ',
  title: { en: 'Edge bonuses' },
  rules: [
    {
      id: 'ADJ-1',
      en: 'Upgrades and walls may have symbols on their sides. When you place a tile so that one of its side symbols meets a side symbol of its neighbour, you gain the bonuses of both.',
    },
    {
      id: 'ADJ-2',
      en: 'A symbol beside a blank side, an empty cell or nothing at all gives nothing. A tile placed there later can still match it.',
    },
    { id: 'ADJ-3', en: 'The university reminders on upgrades are no side symbols.' },
    {
      id: 'ADJ-4',
      en: 'Upgrade to upgrade, upgrade to wall, wall to wall: all count, and the two symbols need not be equal.',
    },
    {
      id: 'ADJ-5',
      en: 'When an upgrade is covered, an edge whose symbols have already paid does not pay again; an edge that has not is checked as usual.',
    },
    { id: 'ADJ-6', en: 'One placement may pay several edges.' },
  ],
} as const satisfies Topic;
