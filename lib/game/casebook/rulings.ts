import type { Ruling } from './types';

/** Where the sources disagree or are silent: what we do, and why. */
export const RULINGS = [
  {
    id: 'R-1',
    confidence: 'high',
    question: {
      en: 'Does the level IV wall technology save 2 stone or 2 gold?',
      de: 'Spart die Mauertechnologie von Level IV 2 Stein oder 2 Gold?',
      pt: 'A tecnologia de muro de nível IV poupa 2 pedras ou 2 ouros?',
    },
    ruling: {
      en: '2 stone. Only the stone of the price shrinks, never below zero.',
      de: '2 Stein. Nur der Stein der Kosten sinkt, nie unter null.',
      pt: '2 pedras. Só as pedras do custo diminuem, nunca abaixo de zero.',
    },
    reason: {
      en: 'Three rule texts say stone, one of them revised with the publisher; a single player aid says gold, most likely a slip.',
      de: 'Drei Regeltexte sagen Stein, einer davon mit dem Verlag durchgesehen; eine einzelne Spielhilfe sagt Gold, wohl ein Versehen.',
      pt: 'Três textos de regras dizem pedra, um deles revisto com a editora; uma única folha de ajuda diz ouro, provavelmente um engano.',
    },
  },
  {
    id: 'R-2',
    confidence: 'high',
    question: {
      en: 'At space V, may you choose any gold V tile, or do you draw three?',
      de: 'Wählst du auf Feld V ein beliebiges goldenes V-Plättchen, oder ziehst du drei?',
      pt: 'No espaço V, você escolhe qualquer peça V de ouro ou compra três?',
    },
    ruling: {
      en: 'You look at all V tiles left at the bridge and take one.',
      de: 'Du siehst alle V-Plättchen an, die noch bei der Brücke liegen, und nimmst eines.',
      pt: 'Você olha todas as peças V que restam junto à ponte e pega uma.',
    },
    reason: {
      en: 'That stack never holds more than three tiles, so both wordings come to the same.',
      de: 'Dort liegen nie mehr als drei, also läuft beides auf dasselbe hinaus.',
      pt: 'Esse monte nunca tem mais de três peças, então as duas versões dão no mesmo.',
    },
  },
  {
    id: 'R-3',
    confidence: 'medium',
    question: {
      en: 'Do the V tiles lie open?',
      de: 'Liegen die V-Plättchen offen?',
      pt: 'As peças V ficam abertas?',
    },
    ruling: {
      en: 'They lie face down. Whoever may take one looks at the rest of that group alone and chooses; the tile taken then lies open. With the option “V tiles lie open” all are open.',
      de: 'Sie liegen verdeckt. Wer eines nehmen darf, sieht die übrigen dieser Gruppe allein an und wählt; das genommene liegt dann offen. Mit der Option „V-Plättchen liegen offen“ liegen alle offen.',
      pt: 'Ficam com o verso para cima. Quem pode pegar uma olha sozinho o resto do grupo e escolhe; a peça pega fica aberta. Com a opção “Peças V ficam abertas” todas ficam abertas.',
    },
    reason: {
      en: 'Only the Portuguese rulebook says it outright, and the word stack supports it.',
      de: 'Nur die portugiesische Regel sagt es ausdrücklich, und das Wort Stapel spricht dafür.',
      pt: 'Só as regras em português dizem isso claramente, e a palavra monte o apoia.',
    },
  },
  {
    id: 'R-4',
    confidence: 'high',
    question: {
      en: 'When and in what order are plaza rewards taken?',
      de: 'Wann und in welcher Reihenfolge gibt es die Belohnungen eines Marktplatzes?',
      pt: 'Quando e em que ordem se recebem as recompensas de praça?',
    },
    ruling: {
      en: 'When the plaza is completed, clockwise from the active player. Who gets one or both is settled at that moment.',
      de: 'Sobald er vollständig ist, im Uhrzeigersinn ab dem Spieler am Zug. Wer eine oder beide erhält, steht in diesem Moment fest.',
      pt: 'Quando a praça fica completa, em sentido horário a partir do jogador ativo. Quem recebe uma ou as duas fica decidido nesse momento.',
    },
    reason: {
      en: 'The rulebook’s example does it within the turn; clockwise is the neutral order and matters only for things that all share. The option “Plaza rewards may wait” postpones it for play by post.',
      de: 'Das Beispiel der Regel macht es im selben Zug; der Uhrzeigersinn ist die neutrale Reihenfolge und nur bei Gemeinsamem von Belang. Fürs Fernspiel verschiebt es eine Option auf den eigenen Zug.',
      pt: 'O exemplo das regras faz isso dentro do turno; o sentido horário é a ordem neutra e só importa para o que é comum a todos. No jogo por correspondência, uma opção adia isso para o próprio turno.',
    },
  },
  {
    id: 'R-6',
    confidence: 'high',
    question: {
      en: 'How many cubes can be used for claims and seals?',
      de: 'Wie viele Würfel gibt es für Anrechte und Siegel?',
      pt: 'Quantos cubos servem para reivindicações e selos?',
    },
    ruling: {
      en: 'Two at first and one more for each wealth bonus, so five at most. Cubes on buildings come back when the plaza is evaluated; track cubes never leave.',
      de: 'Zuerst zwei und je Reichtumsbonus einen mehr, also höchstens fünf. Würfel auf Gebäuden kehren mit der Wertung des Marktplatzes zurück; die der Leisten bleiben immer dort.',
      pt: 'Dois no início e mais um por bônus de riqueza, portanto no máximo cinco. Cubos em construções voltam quando a praça é avaliada; os das trilhas nunca saem.',
    },
    reason: {
      en: 'Author and publisher have said so, and 11 less 4, 3 and 2 is 2.',
      de: 'So haben es Autor und Verlag geklärt, und 11 weniger 4, 3 und 2 ist 2.',
      pt: 'Assim esclareceram autor e editora, e 11 menos 4, 3 e 2 dá 2.',
    },
  },
  {
    id: 'R-7',
    confidence: 'medium',
    question: {
      en: 'May you build a building with a cube space when you have no cube?',
      de: 'Darfst du ein Gebäude mit Platz für einen Würfel bauen, wenn du keinen hast?',
      pt: 'Você pode erigir uma construção com espaço para cubo sem ter cubo?',
    },
    ruling: {
      en: 'Yes. It gives no claim, and no points either because it has a cube space. A cube that comes free later may not be added.',
      de: 'Ja. Es bringt kein Anrecht und, weil es Platz für einen Würfel hat, auch keine Punkte. Ein später frei werdender Würfel darf nicht dazu.',
      pt: 'Sim. Ela não dá reivindicação e, por ter espaço para cubo, também não dá pontos. Um cubo liberado mais tarde não pode ser acrescentado.',
    },
    reason: {
      en: 'Only this reading keeps both the limit of cubes and the free choice of tiles.',
      de: 'Nur so bleiben die Grenze der Würfel und die freie Wahl der Plättchen beide gewahrt.',
      pt: 'Só assim valem tanto o limite de cubos quanto a livre escolha das peças.',
    },
  },
  {
    id: 'R-12',
    confidence: 'high',
    question: {
      en: 'An upgrade is covered in the same turn: which bonus is paid?',
      de: 'Eine Aufwertung wird im selben Zug überbaut: Welcher Bonus zählt?',
      pt: 'Uma melhoria é coberta no mesmo turno: qual bônus vale?',
    },
    ruling: {
      en: 'One per performance, the old or the new, as you choose. A bonus already taken from the old tile settles that performance.',
      de: 'Einer je Ausführung, der alte oder der neue, nach deiner Wahl. Ein schon genommener alter Bonus erledigt diese Ausführung.',
      pt: 'Um por realização, o antigo ou o novo, à sua escolha. Um bônus já recebido da peça antiga encerra essa realização.',
    },
    reason: {
      en: 'Author and publisher have said so.',
      de: 'So haben es Autor und Verlag geklärt.',
      pt: 'Assim esclareceram autor e editora.',
    },
  },
  {
    id: 'R-13',
    confidence: 'high',
    question: {
      en: 'Do edge and corner bonuses pay again when an upgrade is covered?',
      de: 'Zahlen Nachbarschafts- und Eckenboni beim Überbauen einer Aufwertung noch einmal?',
      pt: 'Bônus de adjacência e de quina rendem de novo quando uma melhoria é coberta?',
    },
    ruling: {
      en: 'Each contact pays once in a game: an edge is a pair of neighbouring places, a corner contact a pair of places at a point. A covered symbol that never paid does not stand in the way.',
      de: 'Jeder Kontakt zahlt einmal im Spiel: eine Seite ist ein Paar benachbarter Orte, ein Eckenkontakt ein Paar von Orten an einem Punkt. Ein überbautes Symbol, das nie gezahlt hat, steht nicht im Weg.',
      pt: 'Cada contato rende uma vez por partida: um lado é um par de lugares vizinhos, um contato de quina um par de lugares em um ponto. Um símbolo coberto que nunca rendeu não atrapalha.',
    },
    reason: {
      en: 'The Portuguese rulebook has this sentence, and Yucata admits that its own simpler rule can withhold a bonus you deserve; here it is the option “Covered symbols always block”.',
      de: 'Die portugiesische Regel sagt es so, und Yucata räumt ein, dass die eigene einfachere Regel einen verdienten Bonus vorenthalten kann; hier ist sie eine Option.',
      pt: 'As regras em português dizem isso, e o Yucata admite que sua regra mais simples pode negar um bônus merecido; aqui ela é uma opção.',
    },
  },
  {
    id: 'R-24',
    confidence: 'high',
    question: {
      en: 'How many points replace a special tile?',
      de: 'Wie viele Punkte gibt es statt eines Spezialplättchens?',
      pt: 'Quantos pontos substituem uma peça especial?',
    },
    ruling: {
      en: 'The number printed in that slot of the wheel, 1 in most of them.',
      de: 'So viele, wie auf diesem Platz des Rads stehen, meist 1.',
      pt: 'O número impresso naquele espaço da roda, 1 na maioria deles.',
    },
    reason: {
      en: 'The rule is worded generally; the glossary shows only one of the symbols.',
      de: 'Die Regel ist allgemein formuliert; das Glossar zeigt nur eines der Symbole.',
      pt: 'A regra é geral; o glossário mostra só um dos símbolos.',
    },
  },
  {
    id: 'R-47',
    confidence: 'high',
    question: {
      en: 'Which seal does Parler take?',
      de: 'Welches Siegel nimmt Parler?',
      pt: 'Qual selo Parler pega?',
    },
    ruling: {
      en: 'One named seal for the gold mines, another for the quarries, and the Seal of Six instead of one that you hold.',
      de: 'Ein bestimmtes für die Goldminen, ein anderes für die Steinbrüche, und das Sechser-Siegel statt eines, das du hast.',
      pt: 'Um determinado pelas minas de ouro, outro pelas pedreiras, e o Selo do Seis no lugar de um que você já tem.',
    },
    reason: {
      en: 'The official solo text decides. A list to take from in order would give him the wrong seal first.',
      de: 'Der offizielle Solotext entscheidet. Eine Liste der Reihe nach gäbe ihm zuerst das falsche.',
      pt: 'O texto solo oficial decide. Uma lista em ordem lhe daria primeiro o selo errado.',
    },
  },
  {
    id: 'R-50',
    confidence: 'high',
    question: {
      en: 'Who chooses Parler’s markers and building sites?',
      de: 'Wer wählt Parlers Markierungen und Bauplätze?',
      pt: 'Quem escolhe os marcadores e os locais de construção de Parler?',
    },
    ruling: {
      en: 'You do. With the option “Chance decides for Peter Parler” chance does.',
      de: 'Du. Mit der Option „Der Zufall entscheidet für Peter Parler“ der Zufall.',
      pt: 'Você. Com a opção “O acaso decide por Peter Parler”, o acaso.',
    },
    reason: {
      en: 'The official solo text decides; the online game declares its random choice a simplification.',
      de: 'Der offizielle Solotext entscheidet; das Onlinespiel nennt seine zufällige Wahl eine Vereinfachung.',
      pt: 'O texto solo oficial decide; o jogo on-line chama sua escolha aleatória de simplificação.',
    },
  },
  {
    id: 'R-51',
    confidence: 'high',
    question: {
      en: 'Which comes first in final scoring, plazas or academics?',
      de: 'Was kommt in der Schlusswertung zuerst, Marktplätze oder Akademiker?',
      pt: 'O que vem antes na pontuação final, praças ou Academia?',
    },
    ruling: { en: 'Plazas.', de: 'Die Marktplätze.', pt: 'As praças.' },
    reason: {
      en: 'Lower rewards may still move technology, university, gold or tokens.',
      de: 'Untere Belohnungen können Technologie, Universität, Gold oder Marker noch ändern.',
      pt: 'Recompensas inferiores ainda podem mudar tecnologia, universidade, ouro ou marcadores.',
    },
  },
  {
    id: 'R-56',
    confidence: 'high',
    question: {
      en: 'Does an unused right to a seal tie up a cube?',
      de: 'Bindet ein ungenutztes Anrecht auf ein Siegel einen Würfel?',
      pt: 'Um direito a selo não usado ocupa um cubo?',
    },
    ruling: {
      en: 'No. The right is only a count; a cube is spent when you claim.',
      de: 'Nein. Das Anrecht wird nur gezählt; ein Würfel wird erst beim Beanspruchen gesetzt.',
      pt: 'Não. O direito é só contado; o cubo é gasto ao reivindicar.',
    },
    reason: {
      en: 'Author and publisher: track cubes stay, and a claim needs an available cube.',
      de: 'Autor und Verlag: Würfel der Leisten bleiben, und ein Siegel braucht einen verfügbaren Würfel.',
      pt: 'Autor e editora: os cubos das trilhas ficam, e reivindicar exige um cubo disponível.',
    },
  },
  {
    id: 'R-58',
    confidence: 'high',
    question: {
      en: 'What is the price in the red zone?',
      de: 'Was kostet der rote Bereich?',
      pt: 'Qual é o custo da zona vermelha?',
    },
    ruling: {
      en: 'Gold, as much as is printed at the position.',
      de: 'Gold, so viel wie an der Position angegeben.',
      pt: 'Ouro, tanto quanto impresso na posição.',
    },
    reason: {
      en: 'The rulebooks show a picture; the player aid names gold.',
      de: 'Die Regeln zeigen ein Bild; die Spielhilfe nennt Gold.',
      pt: 'As regras mostram uma figura; a folha de ajuda diz ouro.',
    },
  },
  {
    id: 'R-52',
    confidence: 'medium',
    question: {
      en: 'When exactly is a production token due?',
      de: 'Wann genau ist ein Produktionsplättchen fällig?',
      pt: 'Quando exatamente é devido um marcador de produção?',
    },
    ruling: {
      en: 'When your marker enters the marked space. In our content pack that is at 5 gold mines and at 4 quarries.',
      de: 'Wenn dein Würfel das markierte Feld betritt. In unserer Ausgabe der Spieldaten ist das bei 5 Goldminen und bei 4 Steinbrüchen.',
      pt: 'Quando seu marcador entra no espaço marcado. Nos nossos dados do jogo isso é com 5 minas de ouro e com 4 pedreiras.',
    },
    reason: {
      en: 'The texts count printed fields, and the marker stands one field beyond the number that counts; all examples agree.',
      de: 'Die Texte zählen gedruckte Felder, und der Würfel steht ein Feld hinter der Zahl, die gilt; alle Beispiele passen dazu.',
      pt: 'Os textos contam espaços impressos, e o marcador fica um espaço além do número que vale; todos os exemplos concordam.',
    },
  },
  {
    id: 'R-9',
    confidence: 'high',
    question: {
      en: 'Where does a 5-point tile go when no green position is free?',
      de: 'Wohin kommt ein 5-Punkte-Plättchen, wenn keine grüne Position frei ist?',
      pt: 'Para onde vai uma peça de 5 pontos se nenhuma posição verde está livre?',
    },
    ruling: {
      en: 'To the first free red position. Whoever takes it there pays the gold and scores 5.',
      de: 'An die erste freie rote Position. Wer es dort nimmt, zahlt das Gold und erhält 5 Punkte.',
      pt: 'Para a primeira posição vermelha livre. Quem a pega lá paga o ouro e recebe 5 pontos.',
    },
    reason: {
      en: 'Author and publisher name the place; paying follows from the zone.',
      de: 'Den Ort haben Autor und Verlag genannt; das Bezahlen folgt aus dem Bereich.',
      pt: 'Autor e editora indicaram o lugar; o pagamento decorre da zona.',
    },
  },
  {
    id: 'R-59',
    confidence: 'low',
    question: {
      en: 'Do plaza tiles have two faces?',
      de: 'Haben Marktplatz-Plättchen zwei Seiten?',
      pt: 'As peças de praça têm duas faces?',
    },
    ruling: {
      en: 'One face, unless the component data shows two; then chance chooses the face at set-up.',
      de: 'Eine, außer die Daten der Plättchen zeigen zwei; dann bestimmt der Zufall beim Aufbau die Seite.',
      pt: 'Uma, a menos que os dados das peças mostrem duas; então a face é sorteada na preparação.',
    },
    reason: {
      en: 'One text calls them printed on both sides, the others speak only of dealing them at random.',
      de: 'Ein Text nennt sie beidseitig bedruckt, die anderen sprechen nur vom zufälligen Verteilen.',
      pt: 'Um texto as chama de impressas dos dois lados; os outros só falam em distribuí-las ao acaso.',
    },
  },
  {
    id: 'R-5',
    confidence: 'medium',
    question: {
      en: 'Which costs break a tie at a plaza?',
      de: 'Welche Kosten entscheiden einen Gleichstand am Marktplatz?',
      pt: 'Que custos desempatam uma praça?',
    },
    ruling: {
      en: 'The prices printed on those tiles, without gold for sites and without discounts. With the option “Sites count in a tie” the gold for sites counts too.',
      de: 'Die aufgedruckten Kosten dieser Plättchen, ohne Gold für Bauplätze und ohne Nachlässe. Mit der Option „Bauplätze zählen bei Gleichstand“ zählt auch das Gold für Bauplätze.',
      pt: 'Os custos impressos nessas peças, sem ouro de locais e sem descontos. Com a opção “Locais contam no empate” o ouro dos locais também conta.',
    },
    reason: {
      en: 'Anybody can read it off the board at any time, and Parler’s buildings have no other cost.',
      de: 'Das lässt sich jederzeit vom Plan ablesen, und Parlers Gebäude haben keine anderen Kosten.',
      pt: 'Isso se lê no tabuleiro a qualquer momento, e as construções de Parler não têm outro custo.',
    },
  },
  {
    id: 'R-8',
    confidence: 'medium',
    question: {
      en: 'May you keep a cube back when your building has a space for it?',
      de: 'Darfst du einen Würfel zurückhalten, wenn dein Gebäude Platz dafür hat?',
      pt: 'Você pode guardar um cubo se sua construção tem espaço para ele?',
    },
    ruling: {
      en: 'No, it is placed automatically. The one exception is R-65.',
      de: 'Nein, er wird automatisch gesetzt. Die einzige Ausnahme ist R-65.',
      pt: 'Não, ele é colocado automaticamente. A única exceção é R-65.',
    },
    reason: {
      en: 'All texts word it as an order.',
      de: 'Alle Texte formulieren es als Anweisung.',
      pt: 'Todos os textos o formulam como ordem.',
    },
  },
  {
    id: 'R-10',
    confidence: 'low',
    question: {
      en: 'Do the 5-point token and the zone both count?',
      de: 'Zählen 5-Punkte-Plättchen und Bereich beide?',
      pt: 'O marcador de 5 pontos e a zona contam juntos?',
    },
    ruling: {
      en: 'The token takes the place of the points by position: the tile scores 5, also when it drifts into blue again. A red price is still due.',
      de: 'Die 5 Punkte treten an die Stelle der Punkte der Position, auch wenn das Plättchen wieder ins Blaue wandert. Rote Kosten bleiben fällig.',
      pt: 'O marcador substitui os pontos da posição: a peça rende 5, mesmo que volte à zona azul. Um custo vermelho continua devido.',
    },
    reason: {
      en: 'The rulebook says that the tile is still worth 5, which describes one value kept.',
      de: 'Die Regel sagt, das Plättchen sei weiterhin 5 Punkte wert; das beschreibt einen einzigen Wert.',
      pt: 'A regra diz que a peça ainda vale 5, o que descreve um único valor.',
    },
  },
  {
    id: 'R-11',
    confidence: 'low',
    question: {
      en: 'What if a second tile leaves the blue zone?',
      de: 'Was, wenn ein zweites Plättchen den blauen Bereich verlässt?',
      pt: 'E se uma segunda peça sai da zona azul?',
    },
    ruling: {
      en: 'Every such tile moves and is marked as worth 5 points, the furthest one first; the token is only a reminder.',
      de: 'Jedes solche kommt zurück und gilt als 5 Punkte wert, das vorderste zuerst; das 5-Punkte-Plättchen erinnert nur daran.',
      pt: 'Toda peça assim é movida e vale 5 pontos, a mais adiantada primeiro; o marcador é só um lembrete.',
    },
    reason: {
      en: 'The texts say nothing; there is a single token.',
      de: 'Die Texte sagen nichts; es gibt nur ein solches.',
      pt: 'Os textos não dizem nada; só há um marcador.',
    },
  },
  {
    id: 'R-14',
    confidence: 'high',
    question: {
      en: 'Can an advance jump over a technology space?',
      de: 'Kann ein Schritt ein Technologiefeld überspringen?',
      pt: 'Um avanço pode pular um espaço de tecnologia?',
    },
    ruling: {
      en: 'No. Each advance is one step, so every marked space brings its draw, even two in one effect.',
      de: 'Nein. Jeder Schritt ist ein einzelner, also bringt jedes markierte Feld sein Ziehen, auch zwei in einem Effekt.',
      pt: 'Não. Cada avanço é um passo, então todo espaço marcado dá sua compra, até duas em um mesmo efeito.',
    },
    reason: {
      en: 'The texts speak of moving onto a marked space.',
      de: 'Die Texte sprechen vom Bewegen auf ein markiertes Feld.',
      pt: 'Os textos falam em mover-se para um espaço marcado.',
    },
  },
  {
    id: 'R-15',
    confidence: 'medium',
    question: {
      en: 'What if a stack is empty?',
      de: 'Was, wenn ein Stapel leer ist?',
      pt: 'E se um monte acaba?',
    },
    ruling: {
      en: 'The slot stays empty for the rest of the era, and the other slots go on. Refreshing may put tiles back. Technologies and silver IV tiles cannot run out; for gold V tiles see R-39.',
      de: 'Der Platz bleibt für den Rest der Ära leer, die anderen Plätze nicht. Auffrischen kann Plättchen zurückbringen. Technologien und silberne IV-Plättchen gehen nicht aus; zu den goldenen V-Plättchen siehe R-39.',
      pt: 'O espaço fica vazio pelo resto da era, e os outros seguem normalmente. Renovar pode devolver peças. Tecnologias e peças IV de prata não acabam; para as peças V de ouro, veja R-39.',
    },
    reason: {
      en: 'The texts speak only of the V stack.',
      de: 'Die Texte reden nur vom V-Stapel.',
      pt: 'Os textos só falam do monte V.',
    },
  },
  {
    id: 'R-16',
    confidence: 'medium',
    question: {
      en: 'May you decline a gain?',
      de: 'Darfst du auf etwas verzichten?',
      pt: 'Você pode recusar um ganho?',
    },
    ruling: {
      en: 'Only where the text offers a choice: an egg, an egg effect, 1 gold for 4 points, a retroactive bonus, an up arrow, a Cathedral V tile, the moves of two bridge tiles, a seal, a single-use technology, a refresh, an extra action, a paid move up. Sideways moves from symbols must be made, when you like.',
      de: 'Nur wo der Text es anbietet: Ei, Effekt mit Ei, 1 Gold für 4 Punkte, rückwirkender Bonus, Aufwärts-Pfeil, V-Plättchen beim Dom, Bewegungen zweier Brückenplättchen, Siegel, einmalige Technologie, Auffrischen, Zusatzaktion, bezahlte Bewegung nach oben. Seitwärts-Bewegungen aus Symbolen sind Pflicht, der Zeitpunkt ist frei.',
      pt: 'Só onde o texto oferece: ovo, efeito com ovo, 1 ouro por 4 pontos, bônus retroativo, seta para cima, peça V da Catedral, movimentos de duas peças da ponte, selo, tecnologia de uso único, renovar, ação extra, subida paga. Movimentos laterais de símbolos são obrigatórios, no momento que você quiser.',
    },
    reason: {
      en: 'The texts tell orders from offers, but have no general rule.',
      de: 'Die Texte unterscheiden Anweisung und Angebot, haben aber keine allgemeine Regel.',
      pt: 'Os textos distinguem ordem e oferta, mas não têm regra geral.',
    },
  },
  {
    id: 'R-17',
    confidence: 'low',
    question: {
      en: 'What if neither action of a tile can be performed?',
      de: 'Was, wenn keine Aktion eines Plättchens möglich ist?',
      pt: 'E se nenhuma ação de uma peça é possível?',
    },
    ruling: {
      en: 'You may take a tile if, its gold paid and its wheel bonus counted, one of its actions can be performed, or if you could still buy an extra action or use a single-use technology. If no tile you can pay passes, you may take any. If neither action can be performed at the end, the main action is skipped, never otherwise.',
      de: 'Du darfst ein Plättchen nehmen, wenn nach Zahlung seines Goldes und mit seinem Radbonus eine seiner Aktionen möglich ist, oder wenn du noch eine Zusatzaktion kaufen oder eine einmalige Technologie nutzen könntest. Taugt kein bezahlbares, darfst du jedes bezahlbare nehmen. Ist am Ende keine Aktion möglich, entfällt die Hauptaktion, sonst nie.',
      pt: 'Você pode pegar uma peça se, pago o ouro e contado o bônus da roda, uma de suas ações for possível, ou se ainda puder comprar uma ação extra ou usar uma tecnologia de uso único. Se nenhuma que possa pagar servir, pode pegar qualquer uma que possa pagar. Se no fim nenhuma ação for possível, a ação principal é pulada; senão, nunca.',
    },
    reason: {
      en: 'This keeps the duty to act without a dead end; some tile always costs nothing.',
      de: 'So bleibt die Pflicht zu handeln ohne Sackgasse; ein Plättchen ohne Kosten gibt es immer.',
      pt: 'Assim se mantém o dever de agir sem beco sem saída; sempre há uma peça sem custo.',
    },
  },
  {
    id: 'R-18',
    confidence: 'high',
    question: {
      en: 'Is the row refilled before or after the reward?',
      de: 'Wird die Reihe vor oder nach der Belohnung aufgefüllt?',
      pt: 'A linha é reposta antes ou depois da recompensa?',
    },
    ruling: {
      en: 'You take and pay, the row is refilled, then come rewards and placement.',
      de: 'Du nimmst und zahlst, die Reihe wird aufgefüllt, dann kommen Belohnungen und Legen.',
      pt: 'Você pega e paga, a linha é reposta, depois vêm recompensas e posicionamento.',
    },
    reason: {
      en: 'The texts refill right after taking. The new tile is seen before later choices, so nothing before it can be undone; the option “Rows are refilled on demand” puts it off.',
      de: 'Die Texte füllen gleich nach dem Nehmen auf. Das neue Plättchen sieht man vor späteren Entscheidungen, also lässt sich davor nichts zurücknehmen; die Option „Reihen werden auf Wunsch aufgefüllt“ verschiebt es.',
      pt: 'Os textos repõem logo após pegar. A peça nova é vista antes de escolhas seguintes, então nada antes dela pode ser desfeito; a opção “Linhas são repostas quando alguém pede” adia isso.',
    },
  },
  {
    id: 'R-19',
    confidence: 'high',
    question: {
      en: 'Who wins a tie at the end?',
      de: 'Wer gewinnt einen Gleichstand am Ende?',
      pt: 'Quem ganha um empate no final?',
    },
    ruling: {
      en: 'Whoever is later in turn order, so there is always a single winner.',
      de: 'Wer später in der Zugreihenfolge sitzt; es gibt also immer genau einen Sieger.',
      pt: 'Quem vem depois na ordem de turno; há sempre um único ganhador.',
    },
    reason: { en: 'All texts agree.', de: 'Alle Texte stimmen überein.', pt: 'Todos os textos concordam.' },
  },
  {
    id: 'R-20',
    confidence: 'high',
    question: {
      en: 'What does an unfinished plaza pay?',
      de: 'Was bringt ein unvollständiger Marktplatz?',
      pt: 'O que rende uma praça incompleta?',
    },
    ruling: {
      en: 'Exactly one lower reward to each player with a claim; no majority, no upper reward.',
      de: 'Genau eine untere Belohnung für jeden mit einem Anrecht; keine Mehrheit, keine obere Belohnung.',
      pt: 'Exatamente uma recompensa inferior a cada jogador com reivindicação; sem maioria, sem recompensa superior.',
    },
    reason: { en: 'All texts agree.', de: 'Alle Texte stimmen überein.', pt: 'Todos os textos concordam.' },
  },
  {
    id: 'R-21',
    confidence: 'high',
    question: {
      en: 'Until when can eggs be used on the King’s Road?',
      de: 'Bis wann helfen Eier auf dem Königsweg?',
      pt: 'Até quando os ovos servem na Estrada Real?',
    },
    ruling: {
      en: 'On I to III optionally until the end of the turn, even if the pawn has moved on in that turn. On IV and V the egg is part of the move.',
      de: 'Auf I bis III freiwillig bis zum Ende des Zuges, auch wenn die Figur in diesem Zug schon weiter ist. Auf IV und V gehört das Ei zum Schritt.',
      pt: 'De I a III, opcionalmente até o fim do turno, mesmo que o peão já tenha seguido nesse turno. Em IV e V o ovo faz parte do movimento.',
    },
    reason: {
      en: 'The texts say immediately, but the notes on timing allow any order within the turn.',
      de: 'Die Texte sagen sofort, aber die Hinweise zum Timing erlauben jede Reihenfolge im Zug.',
      pt: 'Os textos dizem imediatamente, mas as notas sobre o momento de agir permitem qualquer ordem no turno.',
    },
  },
  {
    id: 'R-22',
    confidence: 'high',
    question: {
      en: 'When does an up arrow expire?',
      de: 'Wann verfällt ein Aufwärts-Pfeil?',
      pt: 'Quando uma seta para cima perde a validade?',
    },
    ruling: {
      en: 'You decide as you enter, before any other step; only gains of the same step come first. Since you cannot come back, a declined arrow is gone for good.',
      de: 'Du entscheidest beim Betreten, vor jedem anderen Schritt; nur Gewinne desselben Schritts kommen zuerst. Da es kein Zurück gibt, ist ein abgelehnter Pfeil für immer verloren.',
      pt: 'Você decide ao entrar, antes de qualquer outro passo; só ganhos do mesmo passo vêm antes. Como não há volta, uma seta recusada se perde para sempre.',
    },
    reason: {
      en: 'It cannot be saved up, the rulebook says, and moves on the grids never go back.',
      de: 'Aufheben lässt er sich laut Regel nicht, und auf den Rastern geht es nie zurück.',
      pt: 'Ela não pode ser guardada, diz a regra, e nas grades nunca se volta.',
    },
  },
  {
    id: 'R-23',
    confidence: 'high',
    question: {
      en: 'What do three corners at one point bring?',
      de: 'Was bringen drei Ecken an einem Punkt?',
      pt: 'O que rendem três quinas em um ponto?',
    },
    ruling: {
      en: 'As many tokens as there are other matching corners at that point, added up over the corners of the new tile.',
      de: 'So viele Marker, wie es andere passende Ecken an diesem Punkt gibt, über die Ecken des neuen Plättchens addiert.',
      pt: 'Tantos marcadores quantas forem as outras quinas correspondentes nesse ponto, somados sobre as quinas da peça nova.',
    },
    reason: {
      en: 'Three texts give two tokens for two others; the player aid counts all three corners and means the same.',
      de: 'Drei Texte geben zwei Marker für zwei andere; die Spielhilfe zählt alle drei Ecken und meint dasselbe.',
      pt: 'Três textos dão dois marcadores por duas outras; a folha de ajuda conta as três quinas e diz o mesmo.',
    },
  },
  {
    id: 'R-25',
    confidence: 'medium',
    question: {
      en: 'Can an upgrade bonus pay for its own action?',
      de: 'Kann ein Aufwertungsbonus die eigene Aktion bezahlen?',
      pt: 'Um bônus de melhoria pode pagar a própria ação?',
    },
    ruling: {
      en: 'Yes. The bonus is there as soon as you declare the action, and a declared action must be completed.',
      de: 'Ja. Der Bonus ist da, sobald du die Aktion ansagst, und eine angesagte Aktion musst du zu Ende führen.',
      pt: 'Sim. O bônus existe assim que você declara a ação, e uma ação declarada deve ser concluída.',
    },
    reason: {
      en: 'In the rulebook’s example the bonus comes on choosing the action, before tile and price.',
      de: 'Im Beispiel der Regel kommt der Bonus mit der Wahl der Aktion, vor Plättchen und Kosten.',
      pt: 'No exemplo das regras, o bônus vem com a escolha da ação, antes de peça e custo.',
    },
  },
  {
    id: 'R-26',
    confidence: 'medium',
    question: {
      en: 'May a building’s own reward pay the gold of its site?',
      de: 'Darf die Belohnung eines Gebäudes das Gold seines Bauplatzes zahlen?',
      pt: 'A recompensa de uma construção pode pagar o ouro do próprio local?',
    },
    ruling: { en: 'Yes.', de: 'Ja.', pt: 'Sim.' },
    reason: {
      en: 'The order is pay the tile, gain its reward, place it; and by then the tile is paid.',
      de: 'Die Reihenfolge ist: Plättchen zahlen, Belohnung erhalten, legen; und da ist das Plättchen schon bezahlt.',
      pt: 'A ordem é pagar a peça, receber a recompensa, posicionar; e aí a peça já está paga.',
    },
  },
  {
    id: 'R-27',
    confidence: 'high',
    question: {
      en: 'How far does the discount for buildings reach?',
      de: 'Wie weit reicht der Nachlass für Gebäude?',
      pt: 'Até onde vai o desconto de construções?',
    },
    ruling: {
      en: 'It lowers gold only, first that of the tile, then that of the site.',
      de: 'Er senkt nur Gold, zuerst das des Plättchens, dann das des Bauplatzes.',
      pt: 'Ele reduz só ouro, primeiro o da peça, depois o do local.',
    },
    reason: {
      en: 'The texts speak of 2 gold off tile and board together, not below zero.',
      de: 'Die Texte nennen 2 Gold auf Plättchen und Plan zusammen, nicht unter null.',
      pt: 'Os textos falam em 2 ouros sobre peça e tabuleiro juntos, não abaixo de zero.',
    },
  },
  {
    id: 'R-28',
    confidence: 'medium',
    question: {
      en: 'May you gain 1 and advance when the track is at its end?',
      de: 'Darfst du am Ende einer Leiste 1 nehmen und vorrücken?',
      pt: 'Você pode receber 1 e avançar quando a trilha acabou?',
    },
    ruling: {
      en: 'Yes, and you gain the 1 gold or stone alone. There is no advance, so no points of technologies; other advances there do nothing.',
      de: 'Ja, du erhältst nur das 1 Gold oder den 1 Stein. Vorgerückt wird nicht, also gibt es keine Punkte von Technologien; andere Schritte dort bewirken nichts.',
      pt: 'Sim, e recebe só o 1 ouro ou a 1 pedra. Não há avanço, então não há pontos de tecnologias; outros avanços lá não fazem nada.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-29',
    confidence: 'medium',
    question: {
      en: 'What if a gain passes a wealth level?',
      de: 'Was, wenn du eine Reichtumsstufe überschreitest?',
      pt: 'E se um ganho passa de um valor de riqueza?',
    },
    ruling: {
      en: 'At the level or above counts. If one gain brings two bonuses, that for 6 comes first. Gold or stone lost beyond 9 still means that 9 was reached.',
      de: 'Auf oder über dem Wert zählt. Bringt ein Erhalt zwei Boni, kommt der für 6 zuerst. Auch wenn über 9 etwas verloren geht, ist 9 erreicht.',
      pt: 'No valor ou acima dele conta. Se um ganho traz dois bônus, o de 6 vem primeiro. Mesmo com perda acima de 9, o 9 foi alcançado.',
    },
    reason: {
      en: 'The rulebook speaks of the first time you hit or reach the level.',
      de: 'Die Regel spricht vom ersten Erreichen des Werts.',
      pt: 'A regra fala da primeira vez que se alcança o valor.',
    },
  },
  {
    id: 'R-30',
    confidence: 'medium',
    question: {
      en: 'Do windows beyond two count outside your turn?',
      de: 'Zählen mehr als zwei Fenster außerhalb deines Zuges?',
      pt: 'Contam mais de duas janelas fora do seu turno?',
    },
    ruling: {
      en: 'The limit is checked only at the end of your own turn; what plazas give you later is kept on top.',
      de: 'Geprüft wird nur am Ende deines eigenen Zuges; was Marktplätze dir später bringen, behältst du zusätzlich.',
      pt: 'O limite só é verificado no fim do seu próprio turno; o que as praças dão depois fica a mais.',
    },
    reason: {
      en: 'The limit is stated for the end of your turn.',
      de: 'Die Grenze steht beim Ende deines Zuges.',
      pt: 'O limite está escrito no fim do seu turno.',
    },
  },
  {
    id: 'R-31',
    confidence: 'medium',
    question: {
      en: 'Do level I and II technologies work between gaining them and your next turn?',
      de: 'Wirken Technologien von Level I und II, bevor dein nächster Zug beginnt?',
      pt: 'Tecnologias de nível I e II funcionam antes do seu próximo turno?',
    },
    ruling: {
      en: 'No. They work from the start of your next turn, and from then on in all turns, your interrupts in the turns of others included.',
      de: 'Nein. Sie wirken ab dem Beginn deines nächsten Zuges, dann aber in allen Zügen, auch wenn du in fremden gefragt wirst.',
      pt: 'Não. Funcionam a partir do início do seu próximo turno e, daí em diante, em todos os turnos, também quando lhe perguntam no turno dos outros.',
    },
    reason: {
      en: 'The texts exclude the current turn and name your next one.',
      de: 'Die Texte schließen den laufenden Zug aus und nennen den nächsten.',
      pt: 'Os textos excluem o turno atual e indicam o próximo.',
    },
  },
  {
    id: 'R-32',
    confidence: 'medium',
    question: {
      en: 'May single-use technologies be used in the turns of others?',
      de: 'Darfst du einmalige Technologien in fremden Zügen nutzen?',
      pt: 'Tecnologias de uso único servem no turno dos outros?',
    },
    ruling: {
      en: 'No, in your own turns only.',
      de: 'Nein, nur in deinen eigenen.',
      pt: 'Não, só nos seus próprios turnos.',
    },
    reason: {
      en: 'The texts speak of this turn or a later turn of yours.',
      de: 'Die Texte sprechen von diesem oder einem späteren eigenen Zug.',
      pt: 'Os textos falam deste ou de um turno seu mais tarde.',
    },
  },
  {
    id: 'R-33',
    confidence: 'low',
    question: {
      en: 'What does once per turn mean for the token technologies?',
      de: 'Was heißt einmal pro Zug bei den Technologien für Marker?',
      pt: 'O que significa uma vez por turno nas tecnologias de marcadores?',
    },
    ruling: {
      en: 'Once per turn of the table, so also in another player’s turn. For final scoring see R-64.',
      de: 'Einmal pro Zug am Tisch, also auch in einem fremden Zug. Zur Schlusswertung siehe R-64.',
      pt: 'Uma vez por turno da mesa, portanto também no turno de outro jogador. Para a pontuação final, veja R-64.',
    },
    reason: {
      en: 'The texts say only once per turn.',
      de: 'Die Texte sagen nur einmal pro Zug.',
      pt: 'Os textos só dizem uma vez por turno.',
    },
  },
  {
    id: 'R-34',
    confidence: 'medium',
    question: {
      en: 'What do lower rewards set off in final scoring?',
      de: 'Was lösen untere Belohnungen in der Schlusswertung aus?',
      pt: 'O que as recompensas inferiores provocam na pontuação final?',
    },
    ruling: {
      en: 'Gains, track moves, points of technologies, wealth bonuses and squares of the grids count. Paid moves, actions, single-use technologies and seals do not, and a technology space reached now brings no draw.',
      de: 'Gewinne, Schritte auf Leisten, Punkte von Technologien, Reichtumsboni und Felder der Raster zählen. Bezahlte Bewegungen, Aktionen, einmalige Technologien und Siegel nicht, und ein jetzt erreichtes Technologiefeld bringt kein Ziehen.',
      pt: 'Ganhos, avanços em trilhas, pontos de tecnologias, bônus de riqueza e espaços das grades contam. Movimentos pagos, ações, tecnologias de uso único e selos não, e um espaço de tecnologia alcançado agora não dá compra.',
    },
    reason: {
      en: 'The texts say nothing; the online game excludes actions after the last turn.',
      de: 'Die Texte sagen nichts; das Onlinespiel schließt Aktionen nach dem letzten Zug aus.',
      pt: 'Os textos não dizem nada; o jogo on-line exclui ações após o último turno.',
    },
  },
  {
    id: 'R-35',
    confidence: 'high',
    question: {
      en: 'How do two seals share gold and stone?',
      de: 'Wie teilen sich zwei Siegel Gold und Stein?',
      pt: 'Como dois selos dividem ouro e pedra?',
    },
    ruling: {
      en: 'Each unit is spent once, and the best split counts. Gold and Stone: 2 per unit. Gold and Pairs, or Stone and Pairs: 2 per unit of the one, and 1 more for each pair.',
      de: 'Jedes Stück wird einmal ausgegeben, und die beste Aufteilung gilt. Gold und Stein: 2 je Stück. Gold und Paar, oder Stein und Paar: 2 je Stück der einen Art und 1 mehr je Paar.',
      pt: 'Cada unidade é gasta uma vez, e vale a melhor divisão. Ouro e Pedra: 2 por unidade. Ouro e Pares, ou Pedra e Pares: 2 por unidade do primeiro e mais 1 por par.',
    },
    reason: {
      en: 'Plain arithmetic: 3 for each pair and 2 for each unit left over.',
      de: 'Einfache Rechnung: 3 je Paar und 2 je übriges Stück.',
      pt: 'Conta simples: 3 por par e 2 por unidade que sobra.',
    },
  },
  {
    id: 'R-36',
    confidence: 'low',
    question: {
      en: 'In what order does a production pay?',
      de: 'In welcher Reihenfolge zahlt eine Produktion?',
      pt: 'Em que ordem uma produção rende?',
    },
    ruling: {
      en: 'The basic amount first, then the bonuses from left to right; the owner may reorder the bonuses.',
      de: 'Zuerst die Grundmenge, dann die Boni von links nach rechts; der Besitzer darf die Boni umordnen.',
      pt: 'Primeiro a quantidade básica, depois os bônus da esquerda para a direita; o dono pode reordenar os bônus.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-37',
    confidence: 'medium',
    question: {
      en: 'Does a plaza hex without a tile count as a plaza?',
      de: 'Gilt ein Marktplatzfeld ohne Plättchen als Marktplatz?',
      pt: 'Um hexágono de praça sem peça conta como praça?',
    },
    ruling: {
      en: 'Yes, for completion and for points of buildings; cubes are placed there as usual.',
      de: 'Ja, für Vollständigkeit und Punkte von Gebäuden; Würfel werden dort wie üblich gesetzt.',
      pt: 'Sim, para ficar completa e para pontos de construções; cubos são colocados lá como de costume.',
    },
    reason: {
      en: 'The texts call it a plaza and forbid building on it.',
      de: 'Die Texte nennen es Marktplatz und verbieten das Bauen darauf.',
      pt: 'Os textos o chamam de praça e proíbem construir nele.',
    },
  },
  {
    id: 'R-38',
    confidence: 'low',
    question: {
      en: 'How are the buildings of the set-up turned?',
      de: 'Wie sind die Gebäude des Aufbaus gedreht?',
      pt: 'Como ficam giradas as construções da preparação?',
    },
    ruling: {
      en: 'As the random seed says. Their blue corners can be matched, and they count as buildings of their plaza.',
      de: 'Wie es der Zufall bestimmt. An ihre blauen Ecken kann man anlegen, und sie zählen als Gebäude ihres Marktplatzes.',
      pt: 'Como o sorteio disser. Suas quinas azuis podem ser combinadas, e elas contam como construções da sua praça.',
    },
    reason: {
      en: 'The corner rule speaks of any other building.',
      de: 'Die Eckenregel spricht von jedem anderen Gebäude.',
      pt: 'A regra das quinas fala de qualquer outra construção.',
    },
  },
  {
    id: 'R-39',
    confidence: 'medium',
    question: {
      en: 'May you move to V when no V tile is left at the bridge?',
      de: 'Darfst du auf V ziehen, wenn bei der Brücke kein V-Plättchen mehr liegt?',
      pt: 'Você pode ir ao V quando não há mais peças V junto à ponte?',
    },
    ruling: {
      en: 'Yes. It costs the egg, pays the upgrade of the action, and brings neither tile nor plank.',
      de: 'Ja. Es kostet das Ei, bringt den Aufwertungsbonus der Aktion und weder Plättchen noch Planke.',
      pt: 'Sim. Custa o ovo, dá o bônus de melhoria da ação e não traz nem peça nem placa.',
    },
    reason: {
      en: 'The texts call it pointless, not forbidden.',
      de: 'Die Texte nennen es sinnlos, nicht verboten.',
      pt: 'Os textos dizem que não há motivo, não que é proibido.',
    },
  },
  {
    id: 'R-40',
    confidence: 'low',
    question: {
      en: 'May the egg and road technology be used with the pawn on V?',
      de: 'Darfst du die Technologie mit Ei und Königsweg nutzen, wenn die Figur auf V steht?',
      pt: 'A tecnologia do ovo e da estrada pode ser usada com o peão no V?',
    },
    ruling: {
      en: 'Yes, for the egg alone; the impossible action is skipped. The egg comes first, so it may pay for IV or V.',
      de: 'Ja, nur für das Ei; die unmögliche Aktion entfällt. Das Ei kommt zuerst und darf also IV oder V bezahlen.',
      pt: 'Sim, só pelo ovo; a ação impossível é pulada. O ovo vem primeiro, então pode pagar o IV ou o V.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-41',
    confidence: 'medium',
    question: {
      en: 'What happens at the border of a grid?',
      de: 'Was geschieht am Rand eines Rasters?',
      pt: 'O que acontece na borda de uma grade?',
    },
    ruling: {
      en: 'A move that is not possible does nothing; one that would be paid is refused.',
      de: 'Ein unmöglicher Schritt bewirkt nichts; einer, der bezahlt würde, wird abgelehnt.',
      pt: 'Um movimento impossível não faz nada; um que seria pago é recusado.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-42',
    confidence: 'medium',
    question: {
      en: 'May a Cathedral V tile be taken later?',
      de: 'Darfst du ein V-Plättchen beim Dom später nehmen?',
      pt: 'Uma peça V da Catedral pode ser pega mais tarde?',
    },
    ruling: {
      en: 'No, on arrival or never. The top tier means any square of tier III.',
      de: 'Nein, beim Betreten oder nie. Oberste Stufe heißt jedes Feld der Stufe III.',
      pt: 'Não, ao chegar ou nunca. O nível mais alto é qualquer espaço do nível III.',
    },
    reason: {
      en: 'It is listed among the immediate results of a move.',
      de: 'Es steht unter den sofortigen Auswirkungen einer Bewegung.',
      pt: 'Isso está entre as consequências imediatas de um movimento.',
    },
  },
  {
    id: 'R-43',
    confidence: 'low',
    question: {
      en: 'What becomes of things left open at the end of a turn?',
      de: 'Was wird am Zugende aus Offenem?',
      pt: 'O que acontece com o que ficou aberto no fim do turno?',
    },
    ruling: {
      en: 'Each kind has its class: some are required first, some are automatic, some are lost if unused, some stay for later turns.',
      de: 'Jede Art hat ihre Klasse: Manches ist vorher Pflicht, manches geschieht automatisch, manches verfällt, manches bleibt für spätere Züge.',
      pt: 'Cada tipo tem sua classe: alguns devem ser feitos antes, alguns são automáticos, alguns se perdem se não usados, alguns ficam para turnos seguintes.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-44',
    confidence: 'medium',
    question: {
      en: 'Does the crane points technology count points taken later?',
      de: 'Zählt die Technologie für Punkte des Krans später genommene Punkte?',
      pt: 'A tecnologia de pontos da grua conta pontos recebidos mais tarde?',
    },
    ruling: {
      en: 'Yes, also when the points of the slot are taken later in the turn; 1 point per turn at most. Points of the wheel gold and wheel stone technologies do not count.',
      de: 'Ja, auch wenn die Punkte des Platzes erst später im Zug genommen werden; höchstens 1 Punkt pro Zug. Punkte der Technologien für Radgold und Radstein zählen nicht.',
      pt: 'Sim, também quando os pontos do espaço são recebidos mais tarde no turno; no máximo 1 ponto por turno. Pontos das tecnologias de ouro e pedra da roda não contam.',
    },
    reason: {
      en: 'The texts speak of points from wheel or blue zone when choosing.',
      de: 'Die Texte sprechen von Punkten aus Rad oder blauem Bereich bei der Wahl.',
      pt: 'Os textos falam de pontos da roda ou da zona azul na escolha.',
    },
  },
  {
    id: 'R-45',
    confidence: 'medium',
    question: {
      en: 'Do the pieces limit tokens, eggs and windows?',
      de: 'Begrenzen die Spielteile Marker, Eier und Fenster?',
      pt: 'As peças limitam marcadores, ovos e janelas?',
    },
    ruling: { en: 'No.', de: 'Nein.', pt: 'Não.' },
    reason: {
      en: 'There are pieces worth three, and the component list sets no limit.',
      de: 'Es gibt Teile mit dem Wert drei, und die Materialliste setzt keine Grenze.',
      pt: 'Há peças que valem três, e a lista de componentes não impõe limite.',
    },
  },
  {
    id: 'R-46',
    confidence: 'medium',
    question: {
      en: 'May a technology be chosen after the turn?',
      de: 'Darf eine Technologie nach dem Zug gewählt werden?',
      pt: 'Uma tecnologia pode ser escolhida depois do turno?',
    },
    ruling: {
      en: 'As a rule you choose before your turn ends. With the option “Technologies may be chosen later” a choice of level I or II may wait until your next turn starts; a later draw from the same stack waits for it.',
      de: 'Nach der Regel wählst du, bevor dein Zug endet. Mit der Option „Technologien dürfen später gewählt werden“ darf die Wahl bei Level I oder II bis zum Beginn deines nächsten Zuges warten; ein späteres Ziehen vom selben Stapel wartet darauf.',
      pt: 'Em regra, você escolhe antes do fim do turno. Com a opção “Tecnologias podem ser escolhidas depois”, a escolha de nível I ou II pode esperar até o início do seu próximo turno; uma compra posterior do mesmo monte espera por ela.',
    },
    reason: {
      en: 'The rulebook lets the next player begin meanwhile. Without waiting, two draws of three could empty a stack.',
      de: 'Die Regel lässt den Nächsten derweil beginnen. Ohne Warten könnten zwei Ziehungen von je drei Plättchen einen Stapel leeren.',
      pt: 'A regra deixa o próximo jogador começar enquanto isso. Sem espera, duas compras de três peças poderiam esvaziar um monte.',
    },
  },
  {
    id: 'R-48',
    confidence: 'medium',
    question: {
      en: 'What if you take or refresh the tile under Parler’s marker?',
      de: 'Was, wenn du das Plättchen unter Parlers Markierung nimmst oder auffrischst?',
      pt: 'E se você pega ou renova a peça sob o marcador de Parler?',
    },
    ruling: {
      en: 'The marker stays with the slot and marks the new tile, also when the era changes. If the slot stays empty, it moves right to the next slot with a tile.',
      de: 'Die Markierung bleibt am Platz und gilt für das neue Plättchen, auch beim Wechsel der Ära. Bleibt der Platz leer, rückt sie nach rechts zum nächsten besetzten.',
      pt: 'O marcador fica no espaço e passa a valer para a peça nova, também na mudança de era. Se o espaço fica vazio, ele vai para a direita até o próximo espaço com peça.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-49',
    confidence: 'medium',
    question: {
      en: 'Which plazas does Parler’s pawn visit?',
      de: 'Welche Marktplätze besucht Parlers Figur?',
      pt: 'Que praças o peão de Parler visita?',
    },
    ruling: {
      en: 'Only plaza hexes that hold a plaza tile form its ring.',
      de: 'Nur Felder mit einem Marktplatz-Plättchen bilden ihre Runde.',
      pt: 'Só hexágonos com peça de praça formam seu circuito.',
    },
    reason: {
      en: 'A picture shows it passing over an unused hex.',
      de: 'Ein Bild zeigt, wie sie ein unbenutztes Feld übergeht.',
      pt: 'Uma figura o mostra passando por um hexágono não usado.',
    },
  },
  {
    id: 'R-53',
    confidence: 'high',
    question: {
      en: 'Do covered Era I upgrades count?',
      de: 'Zählen überbaute Aufwertungen der Ära I?',
      pt: 'Melhorias da Era I cobertas contam?',
    },
    ruling: {
      en: 'Yes, for space III of the King’s Road and for the gold bridge tile.',
      de: 'Ja, für Feld III des Königswegs und für das goldene Brückenplättchen.',
      pt: 'Sim, para o espaço III da Estrada Real e para a peça da ponte de ouro.',
    },
    reason: {
      en: 'The player aid says so; the rulebook says it for the bridge tile only.',
      de: 'Die Spielhilfe sagt es; die Regel sagt es nur beim Brückenplättchen.',
      pt: 'A folha de ajuda diz; a regra só o diz para a peça da ponte.',
    },
  },
  {
    id: 'R-54',
    confidence: 'low',
    question: {
      en: 'How is a row refreshed with short stacks?',
      de: 'Wie wird eine Reihe mit kurzen Stapeln aufgefrischt?',
      pt: 'Como se renova uma linha com montes curtos?',
    },
    ruling: {
      en: 'Both removed tiles go under their stacks in the order of their slots; then new ones are drawn.',
      de: 'Beide Plättchen kommen in der Reihenfolge ihrer Plätze unter ihre Stapel; dann werden neue gezogen.',
      pt: 'As duas peças removidas vão para baixo dos montes na ordem dos espaços; depois se compram novas.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-55',
    confidence: 'medium',
    question: {
      en: 'What if the wheel bonus was not collected?',
      de: 'Was, wenn der Radbonus nicht genommen wurde?',
      pt: 'E se o bônus da roda não foi recebido?',
    },
    ruling: {
      en: 'At the end of the turn gold, stone and windows are collected automatically, the right to a special tile turns into points, and the egg offer is lost.',
      de: 'Am Zugende kommen Gold, Stein und Fenster automatisch, aus dem Spezialplättchen-Bonus werden Punkte, und das Angebot des Eies verfällt.',
      pt: 'No fim do turno, ouro, pedra e janelas são recebidos automaticamente, o bônus de peça especial vira pontos e a oferta do ovo se perde.',
    },
    reason: {
      en: 'The rulebook gives points for an unused special bonus and says nothing of the rest.',
      de: 'Die Regel gibt Punkte für einen ungenutzten Spezialplättchen-Bonus und sagt sonst nichts.',
      pt: 'A regra dá pontos por um bônus especial não usado e não diz nada sobre o resto.',
    },
  },
  {
    id: 'R-57',
    confidence: 'medium',
    question: {
      en: 'How often does a retroactive bonus pay after several performances?',
      de: 'Wie oft zahlt ein rückwirkender Bonus nach mehreren Ausführungen?',
      pt: 'Quantas vezes rende um bônus retroativo após várias realizações?',
    },
    ruling: {
      en: 'Once for each earlier performance that is still unpaid.',
      de: 'Einmal für jede frühere Ausführung, die noch unbezahlt ist.',
      pt: 'Uma vez para cada realização anterior ainda não paga.',
    },
    reason: {
      en: 'Performing twice pays twice, the rulebook says.',
      de: 'Zweimal ausführen zahlt zweimal, sagt die Regel.',
      pt: 'Realizar duas vezes rende duas vezes, diz a regra.',
    },
  },
  {
    id: 'R-60',
    confidence: 'low',
    question: {
      en: 'Do choices of others hold up the active player?',
      de: 'Halten Entscheidungen anderer den Spieler am Zug auf?',
      pt: 'Escolhas dos outros param o jogador ativo?',
    },
    ruling: {
      en: 'Only if the outcome can touch things that all share or the active player’s options. Otherwise the choice may stay open until its owner’s next turn, with the option “Plaza rewards may wait”.',
      de: 'Nur wenn ihr Ergebnis Gemeinsames oder dessen Möglichkeiten berühren kann. Sonst darf die Entscheidung bis zum nächsten eigenen Zug offen bleiben, mit der Option dafür.',
      pt: 'Só se o resultado puder tocar no que é comum a todos ou nas opções dele. Senão, a escolha pode ficar aberta até o próximo turno do dono, com a opção para isso.',
    },
    reason: {
      en: 'This is a question of playing by post, not of the rules.',
      de: 'Das ist eine Frage des Fernspiels, nicht der Regeln.',
      pt: 'É uma questão de jogar por correspondência, não das regras.',
    },
  },
  {
    id: 'R-61',
    confidence: 'medium',
    question: {
      en: 'What about choices caused by the last turn?',
      de: 'Was ist mit Entscheidungen aus dem letzten Zug?',
      pt: 'E as escolhas causadas pelo último turno?',
    },
    ruling: {
      en: 'They are made before scoring begins.',
      de: 'Sie fallen vor der Schlusswertung.',
      pt: 'São feitas antes da pontuação.',
    },
    reason: {
      en: 'The online game describes it so for its postponed choices.',
      de: 'Das Onlinespiel beschreibt es so für seine verschobenen Entscheidungen.',
      pt: 'O jogo on-line descreve assim suas escolhas adiadas.',
    },
  },
  {
    id: 'R-62',
    confidence: 'medium',
    question: {
      en: 'What if a bought extra action is not performed?',
      de: 'Was, wenn eine gekaufte Zusatzaktion nicht ausgeführt wird?',
      pt: 'E se uma ação extra comprada não é realizada?',
    },
    ruling: {
      en: 'It is lost, and the windows are not given back.',
      de: 'Sie ist verloren, und die Fenster kommen nicht zurück.',
      pt: 'Ela se perde, e as janelas não voltam.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.', pt: 'Os textos não dizem nada.' },
  },
  {
    id: 'R-63',
    confidence: 'medium',
    question: {
      en: 'What is the row number for the gold bridge tile of rows?',
      de: 'Was ist die Nummer der Reihe beim goldenen Brückenplättchen für Reihen?',
      pt: 'Qual é o número da linha para a peça da ponte de ouro das linhas?',
    },
    ruling: {
      en: 'The printed number of each marker’s row, times 2. The board decides whether the lowest row is 0 or 1.',
      de: 'Die gedruckte Nummer der Reihe jedes Würfels, mal 2. Ob die unterste 0 oder 1 hat, sagt der Plan.',
      pt: 'O número impresso da linha de cada marcador, vezes 2. Se a linha mais baixa é 0 ou 1, diz o tabuleiro.',
    },
    reason: {
      en: 'Row 3 of the Hunger Wall gives 6, the rulebook says.',
      de: 'Reihe 3 der Hungermauer bringt 6, sagt die Regel.',
      pt: 'A linha 3 da Muralha da Fome dá 6, diz a regra.',
    },
  },
  {
    id: 'R-64',
    confidence: 'medium',
    question: {
      en: 'May an ability that pays once per turn pay again in final scoring?',
      de: 'Zahlt eine Fähigkeit, die einmal pro Zug zahlt, in der Schlusswertung noch einmal?',
      pt: 'Uma habilidade que rende uma vez por turno rende de novo na pontuação final?',
    },
    ruling: {
      en: 'Yes, once more for each player: scoring begins as if a new turn did.',
      de: 'Ja, bei jedem noch einmal: Die Wertung beginnt, als finge ein neuer Zug an.',
      pt: 'Sim, mais uma vez para cada jogador: a pontuação começa como se fosse um novo turno.',
    },
    reason: {
      en: 'The texts say nothing. So it makes no difference who had the last turn.',
      de: 'Die Texte sagen nichts. So spielt es keine Rolle, wer den letzten Zug hatte.',
      pt: 'Os textos não dizem nada. Assim não importa quem teve o último turno.',
    },
  },
  {
    id: 'R-65',
    confidence: 'medium',
    question: {
      en: 'Your building has a space for a cube and its reward gives you the right to a seal, but you have a single cube. Where does it go?',
      de: 'Dein Gebäude hat Platz für einen Würfel, und seine Belohnung gibt dir das Anrecht auf ein Siegel, aber du hast nur einen Würfel. Wohin damit?',
      pt: 'Sua construção tem espaço para um cubo e a recompensa dela dá direito a um selo, mas você só tem um cubo. Para onde ele vai?',
    },
    ruling: {
      en: 'You choose as you build: on the building, while the right waits, or kept for the seal, while the building has no claim.',
      de: 'Du wählst beim Bauen: auf das Gebäude, und das Anrecht wartet, oder für das Siegel behalten, und das Gebäude hat kein Anrecht auf seinen Marktplatz.',
      pt: 'Você escolhe ao construir: na construção, e o direito espera, ou guardado para o selo, e a construção fica sem reivindicação.',
    },
    reason: {
      en: 'A right may be used the moment it is gained, and the reward comes before the cube is placed.',
      de: 'Ein Anrecht darf man in dem Moment nutzen, in dem man es erhält, und die Belohnung kommt vor dem Würfel.',
      pt: 'Um direito pode ser usado no momento em que é recebido, e a recompensa vem antes do cubo.',
    },
  },
  {
    id: 'R-66',
    confidence: 'low',
    question: {
      en: 'What becomes of a choice that is still open when the game ends?',
      de: 'Was wird aus einer Entscheidung, die am Ende der Partie noch offen ist?',
      pt: 'O que acontece com uma escolha ainda aberta quando o jogo acaba?',
    },
    ruling: {
      en: 'It is lost at the end if it can change no score, and the tiles shown for it go back.',
      de: 'Sie verfällt mit dem Ende, wenn sie keine Punkte mehr ändern kann, und die gezeigten Plättchen kommen zurück.',
      pt: 'Ela se perde com o fim se não pode mudar nenhuma pontuação, e as peças mostradas voltam.',
    },
    reason: {
      en: 'The texts say nothing. Only a technology that may be chosen later can still be open then.',
      de: 'Die Texte sagen nichts. Offen sein kann dann nur eine Technologie, die später gewählt werden darf.',
      pt: 'Os textos não dizem nada. Só uma tecnologia que pode ser escolhida mais tarde pode estar aberta então.',
    },
  },
] as const satisfies readonly Ruling[];
