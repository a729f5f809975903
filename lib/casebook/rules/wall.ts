import type { Topic } from '../types';

export const WALL = {
  id: 'WALL',
  title: { en: 'Construct a Wall' },
  rules: [
    { id: 'WALL-1', en: 'Choose a tile from the wall row and pay its printed price at once.' },
    { id: 'WALL-2', en: 'After paying you gain the rewards in its green window, then you place it.' },
    {
      id: 'WALL-3',
      en: 'It goes on a free cell that shares a side with your action board, turned any way. It need not touch another wall.',
    },
    {
      id: 'WALL-4',
      en: 'Walls are never stacked, moved or removed. Without a free cell you cannot perform the action.',
    },
    { id: 'WALL-5', en: 'A wall with the Hunger Wall symbol gives one sideways move on the Hunger Wall.' },
    { id: 'WALL-6', en: 'Edge and red corner bonuses are checked as it is placed.' },
    {
      id: 'WALL-7',
      en: 'The order is: declare (upgrade bonus), choose and pay, refill, rewards, place, edge and corner bonuses.',
    },
  ],
} as const satisfies Topic;
