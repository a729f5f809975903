import type { Topic } from '@/lib/game/casebook/types';

export const GRID = {
  id: 'GRID',
  title: { en: 'Hunger Wall and Cathedral', de: 'Hungermauer und Dom', pt: 'Muralha da Fome e Catedral' },
  rules: [
    {
      id: 'GRID-1',
      en: 'Both grids have columns, rows and three tiers, I at the bottom, III at the top. Any number of markers may share a square.',
      de: 'Beide Raster haben Spalten, Reihen und drei Stufen, I unten, III oben. Auf einem Feld dürfen beliebig viele Würfel stehen.',
      pt: 'As duas grades têm colunas, linhas e três níveis, I embaixo e III em cima. Qualquer número de marcadores pode dividir um espaço.',
    },
    {
      id: 'GRID-2',
      en: 'A sideways move is one column: on the Hunger Wall always left, on the Cathedral always right.',
      de: 'Eine Seitwärts-Bewegung ist eine Spalte: auf der Hungermauer immer nach links, auf dem Dom immer nach rechts.',
      pt: 'Um movimento lateral é uma coluna: na Muralha da Fome sempre para a esquerda, na Catedral sempre para a direita.',
    },
    {
      id: 'GRID-3',
      en: 'Sideways moves come from walls with the Hunger Wall symbol, buildings with the Cathedral symbol and other effects such as bridge and plaza.',
      de: 'Seitwärts-Bewegungen kommen von Mauern mit Hungermauer-Symbol, Gebäuden mit Dom-Symbol und anderen Effekten wie Brücke und Marktplatz.',
      pt: 'Movimentos laterais vêm de muros com o símbolo da Muralha da Fome, de construções com o símbolo da Catedral e de outros efeitos, como ponte e praça.',
    },
    {
      id: 'GRID-4',
      rulings: ['R-43'],
      en: 'A sideways move gained in your turn may be made at once or later in that turn, before or after other steps.',
      de: 'Eine in deinem Zug erhaltene Seitwärts-Bewegung darfst du sofort oder später im Zug machen, vor oder nach anderem.',
      pt: 'Um movimento lateral ganho no seu turno pode ser feito na hora ou mais tarde nesse turno, antes ou depois de outros passos.',
    },
    {
      id: 'GRID-5',
      en: 'Moving up one row costs 2 silver windows. You may do so as often as you can pay, at any moment of your own turn.',
      de: 'Eine Reihe nach oben kostet 2 Silberfenster. Das darfst du beliebig oft, solange du zahlen kannst, jederzeit in deinem eigenen Zug.',
      pt: 'Subir uma linha custa 2 janelas de prata. Você pode fazer isso enquanto puder pagar, a qualquer momento do seu turno.',
    },
    {
      id: 'GRID-6',
      en: 'Entering tier II or III also costs the gold and stone printed there, at that moment; if you do not pay, you do not move.',
      de: 'Der Schritt auf Stufe II oder III kostet in diesem Moment auch das dort angegebene Gold und Stein; ohne Bezahlung bleibst du stehen.',
      pt: 'Entrar no nível II ou III custa também o ouro e a pedra impressos lá, naquele momento; sem pagar, você não se move.',
    },
    {
      id: 'GRID-7',
      en: 'Entering a square with points scores them at once.',
      de: 'Betrittst du ein Feld mit Punkten, erhältst du sie sofort.',
      pt: 'Entrar em um espaço com pontos rende esses pontos na hora.',
    },
    {
      id: 'GRID-8',
      en: 'Entering a square with a sideways arrow makes you move once more in that direction.',
      de: 'Betrittst du ein Feld mit Seitwärts-Pfeil, rückst du in dieser Richtung noch eins weiter.',
      pt: 'Entrar em um espaço com seta lateral faz você se mover mais uma vez nessa direção.',
    },
    {
      id: 'GRID-9',
      en: 'Entering a square with an up arrow lets you move one row up without windows; the price of a tier is still due.',
      de: 'Betrittst du ein Feld mit Aufwärts-Pfeil, darfst du ohne Fenster eine Reihe nach oben; die Kosten einer Stufe bleiben.',
      pt: 'Entrar em um espaço com seta para cima permite subir uma linha sem janelas; o custo de um nível continua devido.',
    },
    {
      id: 'GRID-10',
      rulings: ['R-22'],
      en: 'The up arrow is used or declined when you enter its square. After that it is dead for you as long as your marker stays there.',
      de: 'Der Aufwärts-Pfeil wird beim Betreten genutzt oder abgelehnt. Danach wirkt er für dich nicht mehr, solange dein Würfel dort steht.',
      pt: 'A seta para cima é usada ou recusada ao entrar no espaço. Depois disso ela não vale mais para você enquanto seu marcador estiver lá.',
    },
    {
      id: 'GRID-11',
      en: 'Every square you enter counts as landed on, also by an arrow; so effects can chain.',
      de: 'Jedes betretene Feld gilt als erreicht, auch durch einen Pfeil; so können Effekte aufeinander folgen.',
      pt: 'Todo espaço em que você entra conta como alcançado, também por uma seta; assim, os efeitos podem se encadear.',
    },
    {
      id: 'GRID-12',
      rulings: ['R-42'],
      en: 'When your marker first enters tier III of the Cathedral, you may take one of the V tiles still lying there. You decide on arrival.',
      de: 'Betritt dein Würfel zum ersten Mal Stufe III des Doms, darfst du eines der V-Plättchen nehmen, die dort noch liegen. Du entscheidest beim Betreten.',
      pt: 'Quando seu marcador entra pela primeira vez no nível III da Catedral, você pode pegar uma das peças V que ainda estão lá. A decisão é ao chegar.',
    },
    {
      id: 'GRID-13',
      en: 'You can take at most one Cathedral V tile; the Hunger Wall has none. Its immediate part pays when you take it.',
      de: 'Du kannst höchstens ein V-Plättchen beim Dom nehmen; bei der Hungermauer gibt es keine. Sein sofortiger Teil zahlt beim Nehmen.',
      pt: 'Você pode pegar no máximo uma peça V da Catedral; a Muralha da Fome não tem. A parte imediata rende ao pegar.',
    },
    {
      id: 'GRID-14',
      rulings: ['R-41'],
      en: 'A move beyond the last column or above the top row does not happen and gives nothing, and no windows may be spent on it.',
      de: 'Ein Schritt über die letzte Spalte oder die oberste Reihe hinaus findet nicht statt und bringt nichts; Fenster dürfen dafür nicht ausgegeben werden.',
      pt: 'Um movimento além da última coluna ou acima da última linha não acontece e não rende nada, e não se podem gastar janelas nele.',
    },
    {
      id: 'GRID-15',
      en: 'The row symbols at the border are labels, not effects.',
      de: 'Die Symbole der Reihen am Rand sind Beschriftung, keine Effekte.',
      pt: 'Os símbolos das linhas na borda são rótulos, não efeitos.',
    },
  ],
} as const satisfies Topic;
