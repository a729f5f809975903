import type { Topic } from '@/lib/game/casebook/types';

export const ADJ = {
  id: 'ADJ',
  title: { en: 'Adjacency bonuses', de: 'Nachbarschaftsboni', pt: 'Bônus de adjacência' },
  rules: [
    {
      id: 'ADJ-1',
      en: 'Upgrades and walls may have symbols on their sides. When you place a tile so that one of its side symbols meets a side symbol of its neighbour, you gain the bonuses of both.',
      de: 'Aufwertungen und Mauern können an ihren Seiten Symbole tragen. Legst du ein Plättchen so, dass eines seiner Seitensymbole an ein Seitensymbol des Nachbarn grenzt, erhältst du die Boni beider.',
      pt: 'Melhorias e muros podem ter símbolos nos lados. Se você posiciona uma peça de modo que um símbolo de lado encontre um símbolo de lado da vizinha, recebe os bônus dos dois.',
    },
    {
      id: 'ADJ-2',
      en: 'A symbol beside a blank side, an empty cell or nothing at all gives nothing. A tile placed there later can still match it.',
      de: 'Ein Symbol an einer leeren Seite, einem leeren Ort oder am Rand bringt nichts. Ein später dort gelegtes Plättchen kann noch passen.',
      pt: 'Um símbolo junto a um lado sem símbolo, a um lugar vazio ou à borda não dá nada. Uma peça colocada lá depois ainda pode combinar.',
    },
    {
      id: 'ADJ-3',
      en: 'The university reminders on upgrades are not side symbols.',
      de: 'Die Universitätszeichen auf Aufwertungen sind keine Seitensymbole.',
      pt: 'Os lembretes da universidade nas melhorias não são símbolos de lado.',
    },
    {
      id: 'ADJ-4',
      en: 'Upgrade to upgrade, upgrade to wall, wall to wall: all count, and the two symbols need not be equal.',
      de: 'Aufwertung an Aufwertung, Aufwertung an Mauer, Mauer an Mauer: Alles zählt, und die beiden Symbole müssen nicht gleich sein.',
      pt: 'Melhoria com melhoria, melhoria com muro, muro com muro: tudo conta, e os dois símbolos não precisam ser iguais.',
    },
    {
      id: 'ADJ-5',
      rulings: ['R-13'],
      en: 'When an upgrade is covered, an edge whose symbols have already paid does not pay again; an edge that has not is checked as usual.',
      de: 'Wird eine Aufwertung überbaut, zahlt eine Seite, deren Symbole schon gezahlt haben, nicht noch einmal; eine andere wird wie üblich geprüft.',
      pt: 'Quando uma melhoria é coberta, um lado cujos símbolos já renderam não rende de novo; um que não rendeu é verificado normalmente.',
    },
    {
      id: 'ADJ-6',
      en: 'One placement may pay several edges.',
      de: 'Ein Plättchen kann an mehreren Seiten zugleich zahlen.',
      pt: 'Uma só peça pode render em vários lados.',
    },
  ],
} as const satisfies Topic;
