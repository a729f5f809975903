import type { Topic } from '@/lib/game/casebook/types';

export const TOKEN = {
  id: 'TOKEN',
  title: {
    en: 'Red and blue bonus tokens',
    de: 'Rote und blaue Marker',
    pt: 'Marcadores bônus vermelhos e azuis',
  },
  rules: [
    {
      id: 'TOKEN-1',
      rulings: ['R-45'],
      en: 'Bonus tokens come from corners, the bridge and other bonuses. They are never spent, and there is no limit.',
      de: 'Marker kommen aus Ecken, von der Brücke und aus anderen Boni. Sie werden nie ausgegeben, und es gibt keine Grenze.',
      pt: 'Marcadores bônus vêm de quinas, da ponte e de outros bônus. Nunca são gastos, e não há limite.',
    },
    {
      id: 'TOKEN-2',
      en: 'At the end each blue token is worth the value of your Hunger Wall column, each red token that of your Cathedral column.',
      de: 'Am Ende ist jeder blaue Marker so viel wert wie deine Spalte der Hungermauer, jeder rote so viel wie deine Spalte des Doms.',
      pt: 'No final, cada marcador azul vale o valor da sua coluna na Muralha da Fome, e cada marcador vermelho, o da sua coluna na Catedral.',
    },
  ],
} as const satisfies Topic;
