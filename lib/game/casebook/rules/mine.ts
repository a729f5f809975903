import type { Topic } from '@/lib/game/casebook/types';

export const MINE = {
  id: 'MINE',
  title: { en: 'Manage Mines', de: 'Minen ausbeuten', pt: 'Gerenciar Minas' },
  rules: [
    {
      id: 'MINE-1',
      en: 'Your number of gold mines is the highest number left of your marker on the gold mine track. Each advance adds one mine, up to 8.',
      de: 'Die Zahl deiner Goldminen ist die höchste Zahl links von deinem Würfel auf der Goldminenleiste. Jedes Vorrücken bringt eine Mine mehr, bis 8.',
      pt: 'Suas minas de ouro são o maior número à esquerda de seu marcador na trilha de minas de ouro. Cada avanço dá mais uma mina, até 8.',
    },
    {
      id: 'MINE-2',
      en: 'Manage Mines is one of two things: gain 1 gold and advance the gold mine track by one, or produce gold.',
      de: 'Minen ausbeuten heißt eines von beidem: 1 Gold erhalten und auf der Goldminenleiste ein Feld vorrücken, oder Gold produzieren.',
      pt: 'Gerenciar Minas é uma de duas coisas: receber 1 ouro e avançar um espaço na trilha de minas de ouro, ou produzir ouro.',
    },
    {
      id: 'MINE-3',
      en: 'Producing gold gives gold equal to your mines, plus every production bonus left of the marker: the printed ones and the production token of this track.',
      de: 'Gold produzieren bringt so viel Gold, wie du Minen hast, und jeden Produktionsbonus links vom Würfel: die aufgedruckten und das Produktionsplättchen dieser Leiste.',
      pt: 'Produzir ouro dá tanto ouro quanto as suas minas e todos os bônus de produção à esquerda do marcador: os impressos e o marcador de produção desta trilha.',
    },
    {
      id: 'MINE-4',
      rulings: ['R-36'],
      en: 'Gold comes first, then the bonuses from left to right; you may put the bonuses into another order.',
      de: 'Zuerst kommt das Gold, dann die Boni von links nach rechts; du darfst die Boni umordnen.',
      pt: 'Primeiro vem o ouro, depois os bônus da esquerda para a direita; você pode mudar a ordem dos bônus.',
    },
    {
      id: 'MINE-5',
      rulings: ['R-52'],
      en: 'When your marker reaches the gold mine space with the production-token symbol, you choose a production token for this track.',
      de: 'Erreicht dein Würfel das Goldminenfeld mit dem Symbol für Produktionsplättchen, wählst du eines für diese Leiste.',
      pt: 'Quando seu marcador alcança o espaço das minas com o símbolo de marcador de produção, você escolhe um para esta trilha.',
    },
    {
      id: 'MINE-6',
      en: 'When your marker reaches the last space, you gain the right to claim one seal.',
      de: 'Erreicht dein Würfel das letzte Feld, erhältst du das Anrecht auf ein Siegel.',
      pt: 'Quando seu marcador alcança o último espaço, você ganha o direito de reivindicar um selo.',
    },
    {
      id: 'MINE-7',
      en: 'Advances from other effects bring the token and the seal right in the same way, but not the 1 gold of the action.',
      de: 'Vorrücken durch andere Effekte bringt Produktionsplättchen und Anrecht ebenso, aber nicht das 1 Gold der Aktion.',
      pt: 'Avanços por outros efeitos dão o marcador de produção e o direito da mesma forma, mas não o 1 ouro da ação.',
    },
    {
      id: 'MINE-8',
      rulings: ['R-28'],
      en: 'At the end of the track you may still gain the 1 gold; the marker stays, and that counts as no advance.',
      de: 'Am Ende der Leiste erhältst du auf Wunsch weiter das 1 Gold; der Würfel bleibt stehen, und das gilt nicht als Vorrücken.',
      pt: 'No fim da trilha você ainda pode receber o 1 ouro; o marcador não se move, e isso não conta como avanço.',
    },
    {
      id: 'MINE-9',
      en: 'Only performing the action pays its upgrade bonus. Producing or advancing through a technology or another effect does not.',
      de: 'Nur das Ausführen der Aktion bringt ihren Aufwertungsbonus. Produzieren oder Vorrücken durch eine Technologie oder einen anderen Effekt bringt ihn nicht.',
      pt: 'Só realizar a ação dá seu bônus de melhoria. Produzir ou avançar por uma tecnologia ou outro efeito não dá.',
    },
  ],
} as const satisfies Topic;
