import type { Topic } from '../types';

export const REFRESH = {
  id: 'REFRESH',
  title: { en: 'Refreshing a row' },
  rules: [
    { id: 'REFRESH-1', en: 'Once in each of your turns you may pay 1 gold or 1 stone to refresh one row.' },
    {
      id: 'REFRESH-2',
      en: 'Exactly two tiles of one row go: two normal ones, or one normal and the special one.',
    },
    {
      id: 'REFRESH-3',
      en: 'Each goes face down under its own stack, and its slot is refilled from that stack.',
    },
    {
      id: 'REFRESH-4',
      en: 'You may do so at any moment of your turn, even before you take an action tile, and you need not use that row afterwards.',
    },
    {
      id: 'REFRESH-5',
      en: 'Both tiles go under their stacks before new ones are drawn, so with a short stack one may come straight back. With fewer than two tiles that may go, the row cannot be refreshed.',
    },
  ],
} as const satisfies Topic;
