import type { Topic } from '@/lib/game/casebook/types';

export const SPECIAL = {
  id: 'SPECIAL',
  title: { en: 'Special tiles', de: 'Spezialplättchen', pt: 'Peças especiais' },
  rules: [
    {
      id: 'SPECIAL-1',
      en: 'The right to a special tile comes only from an action tile taken from a slot with the special symbol.',
      de: 'Den Spezialplättchen-Bonus gibt nur ein Aktionsplättchen von einem Platz mit dem Spezialsymbol.',
      pt: 'O bônus de peça especial só vem de uma peça de ação pega de um espaço com o símbolo especial.',
    },
    {
      id: 'SPECIAL-2',
      en: 'It serves the main action of that turn only, and only if that is an upgrade, a wall or a building. Extra actions and technologies never profit.',
      de: 'Er gilt nur für die Hauptaktion dieses Zuges, und nur wenn sie Aufwertung, Mauerbau oder Gebäudebau ist. Zusatzaktionen und Technologien haben nie etwas davon.',
      pt: 'Ele serve só para a ação principal desse turno, e só se ela for uma melhoria, um muro ou uma construção. Ações extras e tecnologias nunca se beneficiam.',
    },
    {
      id: 'SPECIAL-3',
      en: 'With the right you may take the special tile of the row instead of a normal one; you pay its price as usual.',
      de: 'Mit ihm darfst du das Spezialplättchen der Reihe statt eines normalen nehmen; seine Kosten zahlst du wie üblich.',
      pt: 'Com ele você pode pegar a peça especial da linha em vez de uma comum; o custo é pago como de costume.',
    },
    {
      id: 'SPECIAL-4',
      rulings: ['R-24'],
      en: 'If you do not use the right for a tile, you score the points printed in that slot instead. Never both.',
      de: 'Nutzt du ihn nicht für ein Plättchen, erhältst du stattdessen die Punkte, die auf diesem Platz stehen. Nie beides.',
      pt: 'Se você não o usar para uma peça, recebe em troca os pontos impressos naquele espaço. Nunca os dois.',
    },
    {
      id: 'SPECIAL-5',
      en: 'You may score those points at any moment of the turn, whatever you intended at first, also when your main action takes no tile at all.',
      de: 'Diese Punkte darfst du jederzeit im Zug nehmen, was du auch vorhattest, selbst wenn deine Hauptaktion gar kein Plättchen nimmt.',
      pt: 'Você pode receber esses pontos a qualquer momento do turno, seja qual for o plano inicial, mesmo que a ação principal não pegue nenhuma peça.',
    },
    {
      id: 'SPECIAL-6',
      rulings: ['R-55'],
      en: 'A right still open when you end the turn automatically becomes its points.',
      de: 'Ist der Spezialplättchen-Bonus am Zugende noch offen, werden automatisch seine Punkte daraus.',
      pt: 'Se o bônus de peça especial ainda estiver aberto no fim do turno, ele vira pontos sozinho.',
    },
  ],
} as const satisfies Topic;
