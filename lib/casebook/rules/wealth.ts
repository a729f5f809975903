import type { Topic } from '../types';

export const WEALTH = {
  id: 'WEALTH',
  title: { en: 'Gold, stone and wealth bonuses' },
  rules: [
    {
      id: 'WEALTH-1',
      en: 'You hold between 0 and 9 gold and between 0 and 9 stone. What goes beyond 9 is lost.',
    },
    {
      id: 'WEALTH-2',
      en: 'The first time you have 6 or more gold you remove the gold cube and gain the bonus beneath it; the first time you have 6 or more stone, the stone cube.',
    },
    {
      id: 'WEALTH-3',
      en: 'The first time you have 9 gold or 9 stone, whichever comes first, you remove the middle cube and gain its bonus. There is one such bonus for both goods together.',
    },
    {
      id: 'WEALTH-4',
      en: 'Passing a level counts as reaching it. A gain that passes 6 and reaches 9 pays both bonuses, that for 6 first.',
    },
    { id: 'WEALTH-5', en: 'Each of your three wealth bonuses is paid once per game at most.' },
    { id: 'WEALTH-6', en: 'The cube you remove becomes available to you.' },
    {
      id: 'WEALTH-7',
      en: 'Wealth is checked after every single gain: in the middle of an action, in another player’s turn, and in the first step of final scoring.',
    },
    { id: 'WEALTH-8', en: 'Falling below a level and reaching it again brings nothing.' },
  ],
} as const satisfies Topic;
