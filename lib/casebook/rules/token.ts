import type { Topic } from '../types';

export const TOKEN = {
  id: 'TOKEN',
  title: { en: 'Red and blue bonus tokens', de: 'Rote und blaue Marker' },
  rules: [
    {
      id: 'TOKEN-1',
      en: 'Bonus tokens come from corners, the bridge and other bonuses. They are never spent, and there is no limit.',
      de: 'Marker kommen aus Ecken, von der Brücke und aus anderen Boni. Sie werden nie ausgegeben, und es gibt keine Grenze.',
    },
    {
      id: 'TOKEN-2',
      en: 'At the end each blue token is worth the value of your Hunger Wall column, each red token that of your Cathedral column.',
      de: 'Am Ende ist jeder blaue Marker so viel wert wie deine Spalte der Hungermauer, jeder rote so viel wie deine Spalte des Doms.',
    },
  ],
} as const satisfies Topic;
