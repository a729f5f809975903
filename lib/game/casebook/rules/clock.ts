import type { Topic } from '@/lib/game/casebook/types';

export const CLOCK = {
  id: 'CLOCK',
  title: {
    en: 'Turns, eras and the end of the game',
    de: 'Züge, Ären und Spielende',
    pt: 'Turnos, eras e final da partida',
  },
  rules: [
    {
      id: 'CLOCK-1',
      en: 'Everybody takes exactly 16 turns: 32, 48 or 64 in all with 2, 3 or 4 players.',
      de: 'Jeder hat genau 16 Züge: insgesamt 32, 48 oder 64 mit 2, 3 oder 4 Spielern.',
      pt: 'Cada jogador tem exatamente 16 turnos: 32, 48 ou 64 ao todo com 2, 3 ou 4 jogadores.',
    },
    {
      id: 'CLOCK-2',
      en: 'The wheel goes round once in 11 turns, because 12 sectors pass and one step is double.',
      de: 'Das Rad dreht sich in 11 Zügen einmal herum, denn 12 Sektoren ziehen vorbei und ein Schritt ist doppelt.',
      pt: 'A roda dá uma volta em 11 turnos, porque passam 12 setores e um passo é duplo.',
    },
    {
      id: 'CLOCK-3',
      en: 'Once per round of the wheel its cube drops, and the platform cube moves one space towards the hourglass. The wheel cube is then lifted and turns on.',
      de: 'Einmal je Umdrehung fällt der Würfel des Rads, und der Würfel der Plattform rückt ein Feld auf die Sanduhr zu. Dann wird der Würfel des Rads angehoben und dreht sich weiter.',
      pt: 'Uma vez por volta, o cubo da roda cai e o cubo da plataforma anda um espaço em direção à ampulheta. Depois o cubo da roda é levantado e segue girando.',
    },
    {
      id: 'CLOCK-4',
      en: 'The platform cube starts 3, 5 or 6 moves before the hourglass with 2, 3 or 4 players.',
      de: 'Der Würfel der Plattform beginnt mit 2, 3 oder 4 Spielern 3, 5 oder 6 Schritte vor der Sanduhr.',
      pt: 'O cubo da plataforma começa a 3, 5 ou 6 passos da ampulheta com 2, 3 ou 4 jogadores.',
    },
    {
      id: 'CLOCK-5',
      en: 'Era II begins after turn 16, 26 or 31 with 2, 3 or 4 players. With 3 and 4 it comes with a drop of the wheel cube, with 2 when the arrow reaches the last red position.',
      de: 'Ära II beginnt mit 2, 3 oder 4 Spielern nach Zug 16, 26 oder 31. Mit 3 und 4 geschieht das, wenn der Würfel des Rads fällt, mit 2, wenn der Pfeil die letzte rote Position erreicht.',
      pt: 'A Era II começa após o turno 16, 26 ou 31 com 2, 3 ou 4 jogadores. Com 3 e 4, isso vem com uma queda do cubo da roda; com 2, quando a seta alcança a última posição vermelha.',
    },
    {
      id: 'CLOCK-6',
      en: 'When the era changes, the tiles of the three rows and the Era I stacks leave the game, and new rows are dealt from the Era II stacks. Placed tiles stay.',
      de: 'Beim Wechsel der Ära verlassen die Plättchen der drei Reihen und die Stapel der Ära I das Spiel; aus den Stapeln der Ära II werden neue Reihen gelegt. Platzierte Plättchen bleiben.',
      pt: 'Na mudança de era, as peças das três linhas e os montes da Era I saem do jogo, e novas linhas vêm dos montes da Era II. Peças já posicionadas ficam.',
    },
    {
      id: 'CLOCK-7',
      en: 'When the platform cube reaches its last space, 11 turns are left.',
      de: 'Erreicht der Würfel der Plattform sein letztes Feld, bleiben 11 Züge.',
      pt: 'Quando o cubo da plataforma alcança seu último espaço, restam 11 turnos.',
    },
    {
      id: 'CLOCK-8',
      en: 'Of those the players have, in turn order: 5 and 6 with two, 3, 4 and 4 with three, 2, 3, 3 and 3 with four.',
      de: 'Davon haben in Zugreihenfolge: zu zweit 5 und 6, zu dritt 3, 4 und 4, zu viert 2, 3, 3 und 3.',
      pt: 'Deles, os jogadores têm, na ordem de turno: 5 e 6 com dois; 3, 4 e 4 com três; 2, 3, 3 e 3 com quatro.',
    },
    {
      id: 'CLOCK-9',
      en: 'The game ends when the platform cube leaves the platform: after 16 turns each. Then comes final scoring.',
      de: 'Das Spiel endet, wenn der Würfel die Plattform verlässt: nach 16 Zügen jedes Spielers. Dann folgt die Schlusswertung.',
      pt: 'A partida termina quando o cubo sai da plataforma: após 16 turnos de cada um. Então vem a pontuação final.',
    },
    {
      id: 'CLOCK-10',
      en: 'Solo games use the clock for two players; the opponent’s turns count.',
      de: 'Solospiele nutzen die Uhr für zwei Spieler; die Züge des Gegners zählen mit.',
      pt: 'Partidas solo usam o relógio de dois jogadores; os turnos do oponente contam.',
    },
    {
      id: 'CLOCK-11',
      rulings: ['R-61'],
      en: 'Plaza rewards and other interrupts caused by the very last turn are finished before final scoring begins.',
      de: 'Belohnungen und andere Rückfragen aus dem allerletzten Zug werden vor der Schlusswertung erledigt.',
      pt: 'Recompensas de praça e outras escolhas causadas pelo último turno terminam antes da pontuação final.',
    },
  ],
} as const satisfies Topic;
