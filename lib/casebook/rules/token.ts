import type { Topic } from '../types';

export const TOKEN = {
  id: 'TOKEN',
  title: { en: 'Red and blue bonus tokens' },
  rules: [
    {
      id: 'TOKEN-1',
      en: 'Bonus tokens come from corners, the bridge and other bonuses. They are never spent, and there is no limit.',
    },
    {
      id: 'TOKEN-2',
      en: 'At the end each blue token is worth the value of your Hunger Wall column, each red token that of your Cathedral column.',
    },
  ],
} as const satisfies Topic;
