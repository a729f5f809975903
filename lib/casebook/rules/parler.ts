import type { Topic } from '../types';

export const PARLER = {
  id: 'PARLER',
  title: {
    en: 'Solo game against Peter Parler',
    de: 'Solospiel gegen Peter Parler',
    pt: 'Partida solo contra Peter Parler',
  },
  rules: [
    {
      id: 'PARLER-1',
      en: 'Parler’s five action cards are shuffled into a deck. When a card is needed and the deck is empty, all five are shuffled again.',
      de: 'Parlers fünf Aktionskarten bilden gemischt einen Nachziehstapel. Wird eine Karte gebraucht und ist er leer, werden alle fünf neu gemischt.',
      pt: 'As cinco cartas de ação de Parler são embaralhadas em um baralho. Quando uma carta é necessária e ele acabou, todas as cinco são embaralhadas de novo.',
    },
    {
      id: 'PARLER-2',
      en: 'Parler has a colour and a player board of which only the gold mine and quarry tracks are used; his other cubes are his supply.',
      de: 'Parler hat eine Farbe und ein Spielertableau, auf dem nur Goldminen- und Steinbruchleiste zählen; seine anderen Würfel sind sein Vorrat.',
      pt: 'Parler tem uma cor e um tabuleiro de jogador em que só valem as trilhas de minas de ouro e de pedreiras; seus outros cubos são sua reserva.',
    },
    {
      id: 'PARLER-3',
      en: 'Set up as for two players, but with four named production tokens only.',
      de: 'Aufbau wie zu zweit, aber nur mit vier bestimmten Produktionsplättchen.',
      pt: 'Prepare como para dois jogadores, mas só com quatro marcadores de produção determinados.',
    },
    {
      id: 'PARLER-4',
      en: 'Work markers of a third colour show what he does next: a pawn on a plaza and one cube on a tile of each of the three rows. You choose all of them at set-up.',
      de: 'Projektmarkierungen einer dritten Farbe zeigen, was er als Nächstes tut: eine Figur auf einem Marktplatz und je ein Würfel auf einem Plättchen der drei Reihen. Du wählst alle beim Aufbau.',
      pt: 'Marcadores de obra de uma terceira cor mostram o que ele fará: um peão em uma praça e um cubo em uma peça de cada uma das três linhas. Você escolhe todos na preparação.',
    },
    {
      id: 'PARLER-5',
      en: 'You go first and play as usual; then turns alternate.',
      de: 'Du beginnst und spielst wie üblich; dann wechseln sich die Züge ab.',
      pt: 'Você começa e joga como de costume; depois os turnos se alternam.',
    },
    {
      id: 'PARLER-6',
      en: 'Parler’s turn: turn over a card, take a hexagon tile if one is shown, raise production if shown, return the action tile shown.',
      de: 'Parlers Zug: eine Karte aufdecken, ein Sechseckplättchen nehmen, falls gezeigt, Produktion erhöhen, falls gezeigt, das gezeigte Aktionsplättchen zurücklegen.',
      pt: 'Turno de Parler: revelar uma carta, pegar uma peça hexagonal se mostrada, aumentar a produção se mostrada, devolver a peça de ação mostrada.',
    },
    {
      id: 'PARLER-7',
      en: 'If an upgrade or a wall is shown, the tile under its marker goes to the bottom of its own stack; nobody gains anything.',
      de: 'Zeigt die Karte Aufwertung oder Mauer, kommt das Plättchen unter der Markierung unter seinen eigenen Stapel; niemand erhält etwas.',
      pt: 'Se a carta mostra melhoria ou muro, a peça sob o marcador vai para baixo do próprio monte; ninguém recebe nada.',
    },
    {
      id: 'PARLER-8',
      en: 'After a tile was taken the marker moves one slot to the right, from the special slot to the leftmost; then the empty slot is refilled. The marker belongs to the slot, not to the tile.',
      de: 'Wurde ein Plättchen genommen, rückt die Markierung einen Platz nach rechts, vom Spezialplatz auf den Platz ganz links; dann wird der freie Platz aufgefüllt. Die Markierung gehört zum Platz, nicht zum Plättchen.',
      pt: 'Depois que uma peça foi pega, o marcador anda um espaço para a direita, do espaço especial para o da ponta esquerda; então o espaço vazio é reposto. O marcador pertence ao espaço, não à peça.',
    },
    {
      id: 'PARLER-9',
      en: 'If a building is shown, the tile under its marker is placed on a free site at the plaza with the pawn; you choose site and rotation.',
      de: 'Zeigt die Karte ein Gebäude, kommt das Plättchen unter der Markierung auf einen freien Bauplatz am Marktplatz mit der Figur; Bauplatz und Ausrichtung wählst du.',
      pt: 'Se a carta mostra uma construção, a peça sob o marcador vai para um local livre na praça com o peão; você escolhe local e orientação.',
    },
    {
      id: 'PARLER-10',
      en: 'A tile with a blue corner must touch another blue corner with it if any free site and rotation at that plaza allow. Nobody gains tokens for it.',
      de: 'Ein Plättchen mit blauer Ecke muss damit eine andere blaue Ecke berühren, wenn es an diesem Marktplatz irgendwie geht. Marker dafür erhält niemand.',
      pt: 'Uma peça com quina azul deve tocar com ela outra quina azul, se algum local livre e orientação nessa praça permitirem. Ninguém recebe marcadores por isso.',
    },
    {
      id: 'PARLER-11',
      en: 'If the building has a cube space, Parler puts a cube of his supply there. He neither pays nor scores.',
      de: 'Hat das Gebäude Platz für einen Würfel, setzt Parler einen aus seinem Vorrat darauf. Er zahlt nichts und erhält keine Punkte.',
      pt: 'Se a construção tem espaço para cubo, Parler coloca nele um cubo de sua reserva. Ele não paga nem pontua.',
    },
    {
      id: 'PARLER-12',
      en: 'If that completes the plaza, it is evaluated as usual. Parler’s cubes compete, his own rewards are lost, and you gain none, one or both.',
      de: 'Wird der Marktplatz dadurch vollständig, wird er wie üblich gewertet. Parlers Würfel konkurrieren, seine eigenen Belohnungen verfallen, und du erhältst keine, eine oder beide.',
      pt: 'Se isso completa a praça, ela é avaliada como de costume. Os cubos de Parler competem, as recompensas dele se perdem, e você recebe nenhuma, uma ou as duas.',
    },
    {
      id: 'PARLER-13',
      en: 'Then the pawn moves clockwise as many plazas as the printed price of the tile, gold and stone together.',
      de: 'Dann zieht die Figur im Uhrzeigersinn so viele Marktplätze weiter, wie das Plättchen laut Aufdruck kostet, Gold und Stein zusammen.',
      pt: 'Então o peão anda em sentido horário tantas praças quanto o custo impresso da peça, ouro e pedra somados.',
    },
    {
      id: 'PARLER-14',
      en: 'If it would stop on a completed plaza, it goes on to the next one with a free site.',
      de: 'Käme sie auf einem vollständigen Marktplatz zum Stehen, geht sie weiter zum nächsten mit freiem Bauplatz.',
      pt: 'Se fosse parar em uma praça completa, ele segue até a próxima com local livre.',
    },
    {
      id: 'PARLER-15',
      en: 'If you complete the plaza with the pawn, the pawn goes on to the next plaza with a free site.',
      de: 'Vollendest du den Marktplatz mit der Figur, geht sie weiter zum nächsten mit freiem Bauplatz.',
      pt: 'Se você completa a praça com o peão, ele segue até a próxima praça com local livre.',
    },
    {
      id: 'PARLER-16',
      en: 'A card with one production symbol raises that track of Parler by one.',
      de: 'Eine Karte mit einem Produktionssymbol lässt Parler auf dieser Leiste ein Feld vorrücken.',
      pt: 'Uma carta com um símbolo de produção faz Parler avançar um espaço nessa trilha.',
    },
    {
      id: 'PARLER-17',
      en: 'A card with both symbols raises the track on which you have more; if you have equally many, both.',
      de: 'Eine Karte mit beiden Symbolen lässt ihn auf der Leiste vorrücken, auf der du mehr hast; hast du gleich viel, auf beiden.',
      pt: 'Uma carta com os dois símbolos faz Parler avançar na trilha em que você tem mais; se você tem o mesmo nas duas, em ambas.',
    },
    {
      id: 'PARLER-18',
      en: 'When Parler’s track reaches its production-token space, a random token leaves the river.',
      de: 'Erreicht Parler auf einer Leiste das Feld für Produktionsplättchen, verlässt ein zufälliges die Moldau.',
      pt: 'Quando Parler alcança o espaço de marcador de produção de uma trilha, um marcador aleatório sai do Rio Moldava.',
    },
    {
      id: 'PARLER-19',
      en: 'At the end of the gold mine track Parler claims one named seal, at the end of the quarry track another. If you hold it, he takes the Seal of Six instead, and nothing if that is gone too.',
      de: 'Am Ende der Goldminenleiste beansprucht Parler ein bestimmtes Siegel, am Ende der Steinbruchleiste ein anderes. Hast du es, nimmt er stattdessen das Sechser-Siegel, und nichts, wenn auch das vergeben ist.',
      pt: 'No fim da trilha de minas de ouro Parler reivindica um selo determinado; no fim da de pedreiras, outro. Se você já o tem, ele pega o Selo do Seis, e nada se este também já tem dono.',
    },
    {
      id: 'PARLER-20',
      en: 'The card names one of the three oldest action tiles: the furthest clockwise, the second or the third. It goes back to the wheel as in SOLO-2.',
      de: 'Die Karte nennt eines der drei ältesten Aktionsplättchen: das im Uhrzeigersinn vorderste, das zweite oder das dritte. Es kommt wie bei SOLO-2 zurück auf das Rad.',
      pt: 'A carta indica uma das três peças de ação mais antigas: a mais adiante em sentido horário, a segunda ou a terceira. Ela volta à roda como em SOLO-2.',
    },
    { id: 'PARLER-21', en: 'Only you score.', de: 'Nur du erhältst Punkte.', pt: 'Só você pontua.' },
  ],
} as const satisfies Topic;
