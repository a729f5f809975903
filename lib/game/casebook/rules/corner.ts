import type { Topic } from '@/lib/game/casebook/types';

export const CORNER = {
  id: 'CORNER',
  title: { en: 'Corner bonuses', de: 'Eckenboni', pt: 'Bônus de quina' },
  rules: [
    {
      id: 'CORNER-1',
      en: 'Walls and upgrades may have red corners, buildings blue ones. Each corner of the tile you place that meets a corner of its colour brings tokens of that colour.',
      de: 'Mauern und Aufwertungen können rote Ecken haben, Gebäude blaue. Jede Ecke des gelegten Plättchens, die auf eine Ecke ihrer Farbe trifft, bringt Marker dieser Farbe.',
      pt: 'Muros e melhorias podem ter quinas vermelhas; construções, quinas azuis. Cada quina da peça posicionada que encontra uma quina de sua cor dá marcadores dessa cor.',
    },
    {
      id: 'CORNER-2',
      en: 'Blue corners match those of other buildings and those printed on the city board.',
      de: 'Blaue Ecken passen zu denen anderer Gebäude und zu den auf dem Stadtplan aufgedruckten.',
      pt: 'Quinas azuis combinam com as de outras construções e com as impressas no tabuleiro da cidade.',
    },
    {
      id: 'CORNER-3',
      en: 'You gain one token for each other matching corner at that point: one other corner, one token; two others, two tokens.',
      de: 'Du erhältst einen Marker für jede andere passende Ecke an diesem Punkt: eine andere, ein Marker; zwei andere, zwei Marker.',
      pt: 'Você recebe um marcador para cada outra quina correspondente nesse ponto: uma outra, um marcador; duas outras, dois marcadores.',
    },
    {
      id: 'CORNER-4',
      en: 'Only whoever places the tile gains tokens; the owners of the other corners gain nothing.',
      de: 'Nur wer das Plättchen legt, erhält Marker; die Besitzer der anderen Ecken erhalten nichts.',
      pt: 'Só quem posiciona a peça recebe marcadores; os donos das outras quinas não recebem nada.',
    },
    {
      id: 'CORNER-5',
      rulings: ['R-13'],
      en: 'When an upgrade is covered, a corner contact of the same two places that has already paid does not pay again; new contacts do.',
      de: 'Wird eine Aufwertung überbaut, zahlt ein Eckenkontakt derselben beiden Orte, der schon gezahlt hat, nicht noch einmal; neue Kontakte zahlen.',
      pt: 'Quando uma melhoria é coberta, um contato de quina dos mesmos dois lugares que já rendeu não rende de novo; contatos novos rendem.',
    },
    {
      id: 'CORNER-6',
      rulings: ['R-23'],
      en: 'Each corner of the tile is counted for itself, and the tokens are added.',
      de: 'Jede Ecke des Plättchens wird für sich gezählt, und die Marker werden addiert.',
      pt: 'Cada quina da peça conta por si, e os marcadores se somam.',
    },
  ],
} as const satisfies Topic;
