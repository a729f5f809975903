import type { Topic } from '@/lib/game/casebook/types';

export const EGG = {
  id: 'EGG',
  title: { en: 'Eggs', de: 'Eier', pt: 'Ovos' },
  rules: [
    {
      id: 'EGG-1',
      rulings: ['R-45'],
      en: 'Eggs come from bonuses or are bought through the wheel; you may hold any number.',
      de: 'Eier kommen aus Boni oder werden über das Rad gekauft; du darfst beliebig viele haben.',
      pt: 'Ovos vêm de bônus ou são comprados pela roda; você pode ter quantos quiser.',
    },
    {
      id: 'EGG-2',
      en: 'Eggs are spent on the King’s Road only: one for an egg effect on I to III, one to reach IV, one to reach V.',
      de: 'Eier werden nur auf dem Königsweg ausgegeben: eines für einen Effekt mit Ei auf I bis III, eines für IV, eines für V.',
      pt: 'Ovos só são gastos na Estrada Real: um para um efeito com ovo de I a III, um para alcançar o IV, um para alcançar o V.',
    },
    {
      id: 'EGG-3',
      en: 'Eggs left at the end score points (SCORE-9).',
      de: 'Übrige Eier bringen am Ende Punkte (SCORE-9).',
      pt: 'Ovos restantes rendem pontos no final (SCORE-9).',
    },
  ],
} as const satisfies Topic;
