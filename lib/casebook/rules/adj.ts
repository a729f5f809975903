import type { Topic } from '../types';

export const ADJ = {
  id: 'ADJ',
  title: { en: 'Edge bonuses', de: 'Nachbarschaftsboni' },
  rules: [
    {
      id: 'ADJ-1',
      en: 'Upgrades and walls may have symbols on their sides. When you place a tile so that one of its side symbols meets a side symbol of its neighbour, you gain the bonuses of both.',
      de: 'Aufwertungen und Mauern können an ihren Seiten Symbole tragen. Legst du ein Plättchen so, dass eines seiner Seitensymbole an ein Seitensymbol des Nachbarn grenzt, erhältst du die Boni beider.',
    },
    {
      id: 'ADJ-2',
      en: 'A symbol beside a blank side, an empty cell or nothing at all gives nothing. A tile placed there later can still match it.',
      de: 'Ein Symbol an einer leeren Seite, einem leeren Ort oder am Rand bringt nichts. Ein später dort gelegtes Plättchen kann noch passen.',
    },
    {
      id: 'ADJ-3',
      en: 'The university reminders on upgrades are no side symbols.',
      de: 'Die Universitätszeichen auf Aufwertungen sind keine Seitensymbole.',
    },
    {
      id: 'ADJ-4',
      en: 'Upgrade to upgrade, upgrade to wall, wall to wall: all count, and the two symbols need not be equal.',
      de: 'Aufwertung an Aufwertung, Aufwertung an Mauer, Mauer an Mauer: Alles zählt, und die beiden Symbole müssen nicht gleich sein.',
    },
    {
      id: 'ADJ-5',
      en: 'When an upgrade is covered, an edge whose symbols have already paid does not pay again; an edge that has not is checked as usual.',
      de: 'Wird eine Aufwertung überbaut, zahlt eine Seite, deren Symbole schon gezahlt haben, nicht noch einmal; eine andere wird wie üblich geprüft.',
    },
    {
      id: 'ADJ-6',
      en: 'One placement may pay several edges.',
      de: 'Ein Plättchen kann an mehreren Seiten zugleich zahlen.',
    },
  ],
} as const satisfies Topic;
