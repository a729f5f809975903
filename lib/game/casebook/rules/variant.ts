import type { Topic } from '@/lib/game/casebook/types';

export const VARIANT = {
  id: 'VARIANT',
  title: { en: 'Variants', de: 'Varianten', pt: 'Variantes' },
  rules: [
    {
      id: 'VARIANT-1',
      en: 'All six action tiles may show their B sides.',
      de: 'Alle sechs Aktionsplättchen dürfen ihre B-Seiten zeigen.',
      pt: 'As seis peças de ação podem mostrar o lado B.',
    },
    {
      id: 'VARIANT-2',
      en: 'The action tiles may start in random order instead of the order for a first game.',
      de: 'Die Aktionsplättchen dürfen in zufälliger Reihenfolge beginnen statt in der für die erste Partie.',
      pt: 'As peças de ação podem começar em ordem aleatória em vez da ordem da primeira partida.',
    },
    {
      id: 'VARIANT-3',
      en: 'King’s Road tiles may replace some or all plain effects; the numeral on the tile says which space. The egg effects stay.',
      de: 'Königswegplättchen dürfen einige oder alle Effekte ohne Ei ersetzen; die Ziffer darauf nennt das Feld. Die Effekte mit Ei bleiben.',
      pt: 'Peças da Estrada Real podem substituir alguns ou todos os efeitos sem ovo; o numeral na peça diz o espaço. Os efeitos com ovo ficam.',
    },
    {
      id: 'VARIANT-4',
      en: 'Hunger Wall and Cathedral may each use the original tiers, set A or set B. A set is always complete, and the two choose independently.',
      de: 'Hungermauer und Dom dürfen je die Originalstufen, die A-Stufen oder die B-Stufen verwenden. Ein Satz ist immer vollständig, und beide sind voneinander unabhängig.',
      pt: 'A Muralha da Fome e a Catedral podem usar, cada uma, os níveis originais, A ou B. Um conjunto é sempre completo, e as duas são independentes.',
    },
    {
      id: 'VARIANT-5',
      en: 'King’s Road tile I: 1 silver window and 1 stone, or 1 silver window and 1 gold.',
      de: 'Königswegplättchen I: 1 Silberfenster und 1 Stein, oder 1 Silberfenster und 1 Gold.',
      pt: 'Peça I da Estrada Real: 1 janela de prata e 1 pedra, ou 1 janela de prata e 1 ouro.',
    },
    {
      id: 'VARIANT-6',
      en: 'King’s Road tile I: while your pawn is on this space, each time you upgrade an action you score 2 points and gain 1 gold or 1 stone.',
      de: 'Königswegplättchen I: Solange deine Figur auf diesem Feld steht, bringt jede Aufwertung einer Aktion 2 Punkte und 1 Gold oder 1 Stein.',
      pt: 'Peça I da Estrada Real: enquanto seu peão está neste espaço, cada vez que você melhora uma ação recebe 2 pontos e 1 ouro ou 1 pedra.',
    },
    {
      id: 'VARIANT-7',
      en: 'King’s Road tile II: at once 2 points per silver window you hold; you pay nothing.',
      de: 'Königswegplättchen II: sofort 2 Punkte je Silberfenster in deinem Besitz; du zahlst nichts.',
      pt: 'Peça II da Estrada Real: na hora, 2 pontos por janela de prata que você tem; você não paga nada.',
    },
    {
      id: 'VARIANT-8',
      en: 'King’s Road tile II: while your pawn is on this space, each time you construct a wall you score 2 points.',
      de: 'Königswegplättchen II: Solange deine Figur auf diesem Feld steht, bringt jeder Mauerbau 2 Punkte.',
      pt: 'Peça II da Estrada Real: enquanto seu peão está neste espaço, cada vez que você erige um muro recebe 2 pontos.',
    },
    {
      id: 'VARIANT-9',
      en: 'King’s Road tile III: at once 2 points and two university advances.',
      de: 'Königswegplättchen III: sofort 2 Punkte und zwei Schritte auf der Universitätsleiste.',
      pt: 'Peça III da Estrada Real: na hora, 2 pontos e dois avanços na universidade.',
    },
    {
      id: 'VARIANT-10',
      en: 'King’s Road tile III: while your pawn is on this space, each building you build without the Cathedral symbol scores 3 points.',
      de: 'Königswegplättchen III: Solange deine Figur auf diesem Feld steht, bringt jedes Gebäude ohne Dom-Symbol, das du baust, 3 Punkte.',
      pt: 'Peça III da Estrada Real: enquanto seu peão está neste espaço, cada construção sem o símbolo da Catedral que você erige rende 3 pontos.',
    },
    {
      id: 'VARIANT-11',
      en: 'The time on a space starts when your pawn reaches it and ends when it leaves, and it covers main, extra and technology actions alike.',
      de: 'Die Zeit auf einem Feld beginnt, wenn deine Figur es erreicht, und endet, wenn sie es verlässt; Hauptaktion, Zusatzaktion und Technologien zählen gleichermaßen.',
      pt: 'O tempo em um espaço começa quando seu peão o alcança e termina quando ele sai; valem igualmente a ação principal, a extra e as de tecnologias.',
    },
    {
      id: 'VARIANT-12',
      en: 'The six effects are the two sides of three tiles, paired by the order in the German list: I, II and III. The printed tiles are still to be checked.',
      de: 'Die sechs Effekte sind die zwei Seiten von drei Plättchen, gepaart nach der Reihenfolge der deutschen Liste: I, II und III. Die gedruckten Plättchen sind noch zu prüfen.',
      pt: 'Os seis efeitos são os dois lados de três peças, em pares pela ordem da lista alemã: I, II e III. As peças impressas ainda precisam ser conferidas.',
    },
  ],
} as const satisfies Topic;
