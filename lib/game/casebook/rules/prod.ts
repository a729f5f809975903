import type { Topic } from '@/lib/game/casebook/types';

export const PROD = {
  id: 'PROD',
  title: { en: 'Production tokens', de: 'Produktionsplättchen', pt: 'Marcadores de produção' },
  rules: [
    {
      id: 'PROD-1',
      en: 'You choose any token still in the river and lay it at the left end of the track that earned it. It pays nothing at that moment.',
      de: 'Du wählst ein beliebiges Produktionsplättchen aus der Moldau und legst es an das linke Ende der Leiste, die es gebracht hat. In diesem Moment bringt es nichts.',
      pt: 'Você escolhe qualquer marcador de produção que ainda esteja no Rio Moldava e o coloca na ponta esquerda da trilha que o gerou. Nesse momento ele não rende nada.',
    },
    {
      id: 'PROD-2',
      en: 'From then on every production on that track pays the token’s bonus too, whatever caused the production.',
      de: 'Von da an bringt jede Produktion auf dieser Leiste auch den Bonus dieses Plättchens, wodurch auch immer produziert wird.',
      pt: 'A partir daí, toda produção nessa trilha rende também o bônus do marcador, seja qual for a causa da produção.',
    },
    {
      id: 'PROD-3',
      en: 'You own at most two production tokens, one per track, and never exchange them.',
      de: 'Du besitzt höchstens zwei Produktionsplättchen, eines je Leiste, und tauschst sie nie aus.',
      pt: 'Você tem no máximo dois marcadores de produção, um por trilha, e nunca os troca.',
    },
    {
      id: 'PROD-4',
      en: 'Eight tokens are enough for four players with two tracks each, and four are enough against Parler: whenever a token is due, one is there.',
      de: 'Acht Produktionsplättchen reichen für vier Spieler mit je zwei Leisten, vier reichen gegen Parler: Wann immer eines fällig ist, ist eines da.',
      pt: 'Oito marcadores bastam para quatro jogadores com duas trilhas cada, e quatro bastam contra Parler: sempre que um é devido, há um.',
    },
  ],
} as const satisfies Topic;
