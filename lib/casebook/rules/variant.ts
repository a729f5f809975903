import type { Topic } from '../types';

export const VARIANT = {
  id: 'VARIANT',
  title: { en: 'Variants', de: 'Varianten' },
  rules: [
    {
      id: 'VARIANT-1',
      en: 'All six action tiles may show their B sides.',
      de: 'Alle sechs Aktionsplättchen dürfen ihre B-Seiten zeigen.',
    },
    {
      id: 'VARIANT-2',
      en: 'The action tiles may start in random order instead of the order for a first game.',
      de: 'Die Aktionsplättchen dürfen in zufälliger Reihenfolge beginnen statt in der für die erste Partie.',
    },
    {
      id: 'VARIANT-3',
      en: 'King’s Road tiles may replace some or all plain effects; the numeral on the tile says which space. The egg effects stay.',
      de: 'Königswegplättchen dürfen einige oder alle Effekte ohne Ei ersetzen; die Ziffer darauf nennt das Feld. Die Effekte mit Ei bleiben.',
    },
    {
      id: 'VARIANT-4',
      en: 'Hunger Wall and Cathedral may each use the original tiers, set A or set B. A set is always complete, and the two choose independently.',
      de: 'Hungermauer und Dom dürfen je die Originalstufen, die A-Stufen oder die B-Stufen verwenden. Ein Satz ist immer vollständig, und beide sind voneinander unabhängig.',
    },
    {
      id: 'VARIANT-5',
      en: 'King’s Road tile I: 1 silver window and 1 stone, or 1 silver window and 1 gold.',
      de: 'Königswegplättchen I: 1 Silberfenster und 1 Stein, oder 1 Silberfenster und 1 Gold.',
    },
    {
      id: 'VARIANT-6',
      en: 'King’s Road tile I: while your pawn is on this space, each time you upgrade an action you score 2 points and gain 1 gold or 1 stone.',
      de: 'Königswegplättchen I: Solange deine Figur auf diesem Feld steht, bringt jede Aufwertung einer Aktion 2 Punkte und 1 Gold oder 1 Stein.',
    },
    {
      id: 'VARIANT-7',
      en: 'King’s Road tile II: at once 2 points per silver window you hold; you pay nothing.',
      de: 'Königswegplättchen II: sofort 2 Punkte je Silberfenster in deinem Besitz; du zahlst nichts.',
    },
    {
      id: 'VARIANT-8',
      en: 'King’s Road tile II: while your pawn is on this space, each time you construct a wall you score 2 points.',
      de: 'Königswegplättchen II: Solange deine Figur auf diesem Feld steht, bringt jeder Mauerbau 2 Punkte.',
    },
    {
      id: 'VARIANT-9',
      en: 'King’s Road tile III: at once 2 points and two university advances.',
      de: 'Königswegplättchen III: sofort 2 Punkte und zwei Schritte auf der Universitätsleiste.',
    },
    {
      id: 'VARIANT-10',
      en: 'King’s Road tile III: while your pawn is on this space, each building you build without the Cathedral symbol scores 3 points.',
      de: 'Königswegplättchen III: Solange deine Figur auf diesem Feld steht, bringt jedes Gebäude ohne Dom-Symbol, das du baust, 3 Punkte.',
    },
    {
      id: 'VARIANT-11',
      en: 'The time on a space starts when your pawn reaches it and ends when it leaves, and it covers main, extra and technology actions alike.',
      de: 'Die Zeit auf einem Feld beginnt, wenn deine Figur es erreicht, und endet, wenn sie es verlässt; Hauptaktion, Zusatzaktion und Technologien zählen gleichermaßen.',
    },
    {
      id: 'VARIANT-12',
      en: 'The six effects are the two sides of three tiles, paired by the order in the German list: I, II and III. The printed tiles are still to be checked.',
      de: 'Die sechs Effekte sind die zwei Seiten von drei Plättchen, gepaart nach der Reihenfolge der deutschen Liste: I, II und III. Die gedruckten Plättchen sind noch zu prüfen.',
    },
  ],
} as const satisfies Topic;
