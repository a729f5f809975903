import type { Topic } from '../types';

export const REFRESH = {
  id: 'REFRESH',
  title: { en: 'Refreshing a row', de: 'Reihe auffrischen' },
  rules: [
    {
      id: 'REFRESH-1',
      en: 'Once in each of your turns you may pay 1 gold or 1 stone to refresh one row.',
      de: 'Einmal in jedem deiner Züge darfst du 1 Gold oder 1 Stein zahlen, um eine Reihe aufzufrischen.',
    },
    {
      id: 'REFRESH-2',
      en: 'Exactly two tiles of one row go: two normal ones, or one normal and the special one.',
      de: 'Genau zwei Plättchen einer Reihe gehen weg: zwei normale, oder ein normales und das spezielle.',
    },
    {
      id: 'REFRESH-3',
      en: 'Each goes face down under its own stack, and its slot is refilled from that stack.',
      de: 'Jedes kommt verdeckt unter seinen eigenen Stapel, und sein Platz wird von dort aufgefüllt.',
    },
    {
      id: 'REFRESH-4',
      en: 'You may do so at any moment of your turn, even before you take an action tile, and you need not use that row afterwards.',
      de: 'Das geht jederzeit in deinem Zug, sogar bevor du ein Aktionsplättchen nimmst, und verpflichtet dich nicht, diese Reihe zu nutzen.',
    },
    {
      id: 'REFRESH-5',
      en: 'Both tiles go under their stacks before new ones are drawn, so with a short stack one may come straight back. With fewer than two tiles that may go, the row cannot be refreshed.',
      de: 'Beide Plättchen kommen unter ihre Stapel, bevor neue gezogen werden; bei kurzem Stapel kann eines gleich wiederkommen. Gibt es keine zwei solchen Plättchen, geht das Auffrischen nicht.',
    },
  ],
} as const satisfies Topic;
