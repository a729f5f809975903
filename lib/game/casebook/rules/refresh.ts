import type { Topic } from '@/lib/game/casebook/types';

export const REFRESH = {
  id: 'REFRESH',
  title: { en: 'Refreshing a row', de: 'Reihe auffrischen', pt: 'Renovar uma linha' },
  rules: [
    {
      id: 'REFRESH-1',
      en: 'Once in each of your turns you may pay 1 gold or 1 stone to refresh one row.',
      de: 'Einmal in jedem deiner Züge darfst du 1 Gold oder 1 Stein zahlen, um eine Reihe aufzufrischen.',
      pt: 'Uma vez em cada turno seu, você pode pagar 1 ouro ou 1 pedra para renovar uma linha.',
    },
    {
      id: 'REFRESH-2',
      en: 'Exactly two tiles of one row go: two normal ones, or one normal and the special one.',
      de: 'Genau zwei Plättchen einer Reihe gehen weg: zwei normale, oder ein normales und das spezielle.',
      pt: 'Saem exatamente duas peças de uma linha: duas comuns, ou uma comum e a especial.',
    },
    {
      id: 'REFRESH-3',
      en: 'Each goes face down under its own stack, and its slot is refilled from that stack.',
      de: 'Jedes kommt verdeckt unter seinen eigenen Stapel, und sein Platz wird von dort aufgefüllt.',
      pt: 'Cada uma vai, com a face para baixo, para baixo do próprio monte, e seu espaço é reposto desse monte.',
    },
    {
      id: 'REFRESH-4',
      en: 'You may do so at any moment of your turn, even before you take an action tile, and you need not use that row afterwards.',
      de: 'Das geht jederzeit in deinem Zug, sogar bevor du ein Aktionsplättchen nimmst, und verpflichtet dich nicht, diese Reihe zu nutzen.',
      pt: 'Isso pode ser feito a qualquer momento do seu turno, mesmo antes de pegar uma peça de ação, e não obriga a usar essa linha.',
    },
    {
      id: 'REFRESH-5',
      rulings: ['R-54'],
      en: 'Both tiles go under their stacks before new ones are drawn, so with a short stack one may come straight back. With fewer than two tiles that may go, the row cannot be refreshed.',
      de: 'Beide Plättchen kommen unter ihre Stapel, bevor neue gezogen werden; bei kurzem Stapel kann eines gleich wiederkommen. Gibt es keine zwei solchen Plättchen, geht das Auffrischen nicht.',
      pt: 'As duas peças vão para baixo dos montes antes de se comprarem novas; com um monte curto, uma pode voltar na hora. Sem duas peças assim, a linha não pode ser renovada.',
    },
  ],
} as const satisfies Topic;
