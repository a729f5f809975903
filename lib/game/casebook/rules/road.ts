import type { Topic } from '@/lib/game/casebook/types';

export const ROAD = {
  id: 'ROAD',
  title: { en: 'Construct the King’s Road', de: 'Bau des Königswegs', pt: 'Construir a Estrada Real' },
  rules: [
    {
      id: 'ROAD-1',
      en: 'The action moves your pawn one space on, from the start through I, II, III and IV to V. Other pawns never stand in the way.',
      de: 'Die Aktion zieht deine Figur ein Feld weiter, vom Start über I, II, III und IV nach V. Fremde Figuren stehen nie im Weg.',
      pt: 'A ação move seu peão um espaço adiante, do início por I, II, III e IV até V. Outros peões nunca atrapalham.',
    },
    {
      id: 'ROAD-2',
      en: 'Once your pawn stands on V you can no longer perform the action.',
      de: 'Steht deine Figur auf V, kannst du die Aktion nicht mehr ausführen.',
      pt: 'Com seu peão no V, você não pode mais realizar a ação.',
    },
    {
      id: 'ROAD-3',
      en: 'Spaces I to III have a plain effect and an egg effect; both are those of the space just reached.',
      de: 'Die Felder I bis III haben einen Effekt ohne Ei und einen mit Ei; beide sind die des gerade erreichten Feldes.',
      pt: 'Os espaços I a III têm um efeito sem ovo e um com ovo; ambos são os do espaço recém-alcançado.',
    },
    {
      id: 'ROAD-4',
      en: 'The egg effect is optional: one egg buys one of its two gains, and only once. The plain effect is yours in any case.',
      de: 'Der Effekt mit Ei ist freiwillig: Ein Ei kauft eine seiner beiden Möglichkeiten, und nur einmal. Den anderen Effekt erhältst du in jedem Fall.',
      pt: 'O efeito com ovo é opcional: um ovo compra uma de suas duas opções, uma única vez. O outro efeito é seu de qualquer forma.',
    },
    {
      id: 'ROAD-5',
      rulings: ['R-21'],
      en: 'The effects of I to III may wait, but only until the end of the turn in which you reached the space.',
      de: 'Die Effekte von I bis III dürfen warten, aber nur bis zum Ende des Zuges, in dem du das Feld erreicht hast.',
      pt: 'Os efeitos de I a III podem esperar, mas só até o fim do turno em que você alcançou o espaço.',
    },
    {
      id: 'ROAD-6',
      en: 'Space I, plain: gain 2 gold or 2 stone.',
      de: 'Feld I, ohne Ei: 2 Gold oder 2 Stein.',
      pt: 'Espaço I, sem ovo: receba 2 ouros ou 2 pedras.',
    },
    {
      id: 'ROAD-7',
      en: 'Space II, plain: you may pay 1 gold for 4 points, once.',
      de: 'Feld II, ohne Ei: Du darfst einmal 1 Gold für 4 Punkte zahlen.',
      pt: 'Espaço II, sem ovo: você pode pagar 1 ouro por 4 pontos, uma vez.',
    },
    {
      id: 'ROAD-8',
      en: 'Space III, plain: 3 points for each Era I upgrade you own, covered ones included.',
      de: 'Feld III, ohne Ei: 3 Punkte für jede Aufwertung der Ära I in deinem Besitz, überbaute eingeschlossen.',
      pt: 'Espaço III, sem ovo: 3 pontos para cada melhoria da Era I que você possui, cobertas incluídas.',
    },
    {
      id: 'ROAD-9',
      en: 'Space I, egg: one advance on the quarry track or one on the gold mine track.',
      de: 'Feld I, mit Ei: auf der Steinbruchleiste oder auf der Goldminenleiste ein Feld vorrücken.',
      pt: 'Espaço I, com ovo: um avanço na trilha de pedreiras ou um na trilha de minas de ouro.',
    },
    {
      id: 'ROAD-10',
      en: 'Space II, egg: one gold window or one technology advance.',
      de: 'Feld II, mit Ei: ein Goldfenster oder ein Schritt auf der Technologieleiste.',
      pt: 'Espaço II, com ovo: uma janela de ouro ou um avanço de tecnologia.',
    },
    {
      id: 'ROAD-11',
      en: 'Space III, egg: two silver windows, or one advance on both the gold mine and the quarry track.',
      de: 'Feld III, mit Ei: zwei Silberfenster, oder auf Goldminen- und Steinbruchleiste je ein Feld vorrücken.',
      pt: 'Espaço III, com ovo: duas janelas de prata, ou um avanço na trilha de minas de ouro e um na de pedreiras.',
    },
    {
      id: 'ROAD-12',
      en: 'Which of these effects belongs to I, II and III follows the order in the German list, until the printed board can be checked.',
      de: 'Welcher dieser Effekte zu I, II und III gehört, folgt der Reihenfolge der deutschen Liste, bis der gedruckte Plan geprüft werden kann.',
      pt: 'Qual desses efeitos pertence a I, II e III segue a ordem da lista alemã, até que o tabuleiro impresso possa ser conferido.',
    },
    {
      id: 'ROAD-13',
      en: 'Moving to IV costs one egg, and so does moving to V. Without the egg you cannot perform the action.',
      de: 'Der Schritt auf IV kostet ein Ei, der auf V auch. Ohne Ei geht die Aktion nicht.',
      pt: 'Ir ao IV custa um ovo, e ir ao V também. Sem o ovo, a ação não é possível.',
    },
  ],
} as const satisfies Topic;
