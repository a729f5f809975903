import type { Topic } from '@/lib/game/casebook/types';

export const QUARRY = {
  id: 'QUARRY',
  title: { en: 'Manage Quarries', de: 'Steinbrüche ausbeuten', pt: 'Gerenciar Pedreiras' },
  rules: [
    {
      id: 'QUARRY-1',
      en: 'Your number of quarries is read in the same way on the quarry track; you can have at most 7.',
      de: 'Die Zahl deiner Steinbrüche liest du ebenso auf der Steinbruchleiste ab; höchstens sind es 7.',
      pt: 'Suas pedreiras são lidas da mesma forma na trilha de pedreiras; você pode ter no máximo 7.',
    },
    {
      id: 'QUARRY-2',
      en: 'Manage Quarries is one of two things: gain 1 stone and advance the quarry track by one, or produce stone.',
      de: 'Steinbrüche ausbeuten heißt eines von beidem: 1 Stein erhalten und auf der Steinbruchleiste ein Feld vorrücken, oder Stein produzieren.',
      pt: 'Gerenciar Pedreiras é uma de duas coisas: receber 1 pedra e avançar um espaço na trilha de pedreiras, ou produzir pedras.',
    },
    {
      id: 'QUARRY-3',
      en: 'Producing stone gives stone equal to your quarries, plus every production bonus left of the marker. The printed ones here include 1 point and one technology advance.',
      de: 'Stein produzieren bringt so viel Stein, wie du Steinbrüche hast, und jeden Produktionsbonus links vom Würfel. Aufgedruckt sind hier unter anderem 1 Punkt und ein Schritt Technologie.',
      pt: 'Produzir pedras dá tantas pedras quanto as suas pedreiras e todos os bônus de produção à esquerda do marcador. Entre os impressos aqui estão 1 ponto e um avanço de tecnologia.',
    },
    {
      id: 'QUARRY-4',
      rulings: ['R-36'],
      en: 'Stone comes first, then the bonuses from left to right; you may put the bonuses into another order.',
      de: 'Zuerst kommt der Stein, dann die Boni von links nach rechts; du darfst die Boni umordnen.',
      pt: 'Primeiro vêm as pedras, depois os bônus da esquerda para a direita; você pode mudar a ordem dos bônus.',
    },
    {
      id: 'QUARRY-5',
      rulings: ['R-52'],
      en: 'When your marker reaches the quarry space with the production-token symbol, you choose a production token for this track.',
      de: 'Erreicht dein Würfel das Steinbruchfeld mit dem Symbol für Produktionsplättchen, wählst du eines für diese Leiste.',
      pt: 'Quando seu marcador alcança o espaço das pedreiras com o símbolo de marcador de produção, você escolhe um para esta trilha.',
    },
    {
      id: 'QUARRY-6',
      en: 'When your marker reaches the last space, you gain the right to claim one seal.',
      de: 'Erreicht dein Würfel das letzte Feld, erhältst du das Anrecht auf ein Siegel.',
      pt: 'Quando seu marcador alcança o último espaço, você ganha o direito de reivindicar um selo.',
    },
    {
      id: 'QUARRY-7',
      rulings: ['R-28'],
      en: 'MINE-7, MINE-8 and MINE-9 hold here too, with stone for gold.',
      de: 'MINE-7, MINE-8 und MINE-9 gelten auch hier, mit Stein statt Gold.',
      pt: 'MINE-7, MINE-8 e MINE-9 também valem aqui, com pedra em vez de ouro.',
    },
  ],
} as const satisfies Topic;
