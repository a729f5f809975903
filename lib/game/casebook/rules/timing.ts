import type { Topic } from '@/lib/game/casebook/types';

export const TIMING = {
  id: 'TIMING',
  title: { en: 'Timing', de: 'Timing', pt: 'O momento certo' },
  rules: [
    {
      id: 'TIMING-1',
      en: 'In your turn these may come in any order: use single-use technologies, buy an extra action, perform it, take the action tile, perform the main action, make sideways moves, buy moves up, resolve King’s Road spaces reached this turn.',
      de: 'In deinem Zug geht in beliebiger Reihenfolge: einmalige Technologien nutzen, eine Zusatzaktion kaufen, sie ausführen, das Aktionsplättchen nehmen, die Hauptaktion ausführen, Seitwärts-Bewegungen machen, Bewegungen nach oben kaufen, in diesem Zug erreichte Felder des Königswegs abhandeln.',
      pt: 'No seu turno, em qualquer ordem: usar tecnologias de uso único, comprar uma ação extra, realizá-la, pegar a peça de ação, realizar a ação principal, fazer movimentos laterais, comprar movimentos para cima, resolver espaços da Estrada Real alcançados neste turno.',
    },
    {
      id: 'TIMING-2',
      en: 'Just as free: collecting the wheel bonus, a retroactive upgrade bonus, refreshing a row, claiming a seal with a right you have.',
      de: 'Ebenso frei: den Radbonus nehmen, einen rückwirkenden Aufwertungsbonus nehmen, eine Reihe auffrischen, mit einem Anrecht ein Siegel beanspruchen.',
      pt: 'Igualmente livres: receber o bônus da roda, um bônus de melhoria retroativo, renovar uma linha, reivindicar um selo com um direito que você tem.',
    },
    {
      id: 'TIMING-3',
      en: 'Nothing may be used or paid out before its price has been paid.',
      de: 'Nichts darf genutzt oder ausgezahlt werden, bevor seine Kosten bezahlt sind.',
      pt: 'Nada pode ser usado ou recebido antes que seu custo seja pago.',
    },
    {
      id: 'TIMING-4',
      en: 'Paid or decided on the spot: red-zone gold, price of tile and site, crossing a tier, the egg for IV and V, an up arrow, a Cathedral V tile, bridge tile and plank, plaza rewards.',
      de: 'Auf der Stelle zu zahlen oder zu entscheiden: Gold im roten Bereich, Kosten von Plättchen und Bauplatz, der Schritt auf eine Stufe, das Ei für IV und V, ein Aufwärts-Pfeil, ein V-Plättchen beim Dom, Brückenplättchen und Planke, Belohnungen der Marktplätze.',
      pt: 'Pago ou decidido na hora: ouro da zona vermelha, custo de peça e local, mudança de nível, o ovo de IV e V, uma seta para cima, uma peça V da Catedral, peça da ponte e placa, recompensas de praça.',
    },
    {
      id: 'TIMING-5',
      rulings: ['R-16'],
      en: 'A gain worded as an order must be taken; a gain with a may or a price is optional.',
      de: 'Was als Anweisung formuliert ist, musst du nehmen; was du darfst oder was einen Preis hat, ist freiwillig.',
      pt: 'O que o texto manda deve ser recebido; o que ele permite, ou oferece por um custo, é opcional.',
    },
    {
      id: 'TIMING-6',
      rulings: ['R-43', 'R-55'],
      en: 'At the end of the turn what is optional and open is lost, automatic gains are paid; required choices come first.',
      de: 'Am Zugende verfällt, was freiwillig offen ist, und was automatisch kommt, wird ausgeführt; verpflichtende Entscheidungen triffst du vorher.',
      pt: 'No fim do turno, opções abertas se perdem e ganhos automáticos abertos são pagos; escolhas obrigatórias abertas devem ser feitas antes.',
    },
    {
      id: 'TIMING-7',
      en: 'You may put a free step between any two steps of your turn, except while an on-the-spot decision is open.',
      de: 'Zwischen zwei beliebigen Schritten deines Zuges darf ein freier Schritt stehen, außer solange eine Entscheidung auf der Stelle offen ist.',
      pt: 'Um passo livre pode entrar entre dois passos quaisquer do seu turno, exceto enquanto uma decisão na hora está aberta.',
    },
  ],
} as const satisfies Topic;
