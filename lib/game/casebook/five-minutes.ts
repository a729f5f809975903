import type { Pointer } from './types';

/** A part of the rules in one breath, under the symbol that stands for it on the boards. */
export interface ShortRule extends Pointer {
  readonly symbol: string;
}

/** The rules in five minutes, in the order in which one tells them to somebody new. */
export const FIVE_MINUTES: readonly ShortRule[] = [
  {
    symbol: 'i-points',
    rules: ['CLOCK-1', 'SCORE-12'],
    en: 'You help to build medieval Prague. Each player takes 16 turns, and the most points at the end win.',
    de: 'Du baust am mittelalterlichen Prag mit. Jeder hat 16 Züge, und am Ende gewinnen die meisten Punkte.',
    pt: 'Você ajuda a construir a Praga medieval. Cada jogador tem 16 turnos, e no fim ganha quem tem mais pontos.',
  },
  {
    symbol: 'z-crane',
    rules: ['TURN-1', 'CRANE-7', 'CRANE-9', 'CRANE-10'],
    en: 'On your turn take one action tile from the crane. In the red zone it costs gold, in the blue zone it scores points, and its slot gives you the wheel bonus.',
    de: 'In deinem Zug nimmst du ein Aktionsplättchen vom Kran. Im roten Bereich kostet es Gold, im blauen bringt es Punkte, und sein Platz gibt dir den Radbonus.',
    pt: 'No seu turno, pegue uma peça de ação da grua. Na zona vermelha ela custa ouro, na azul rende pontos, e o espaço dela dá o bônus da roda.',
  },
  {
    symbol: 'a-any',
    rules: ['TURN-1', 'TURN-8'],
    en: 'The tile shows two actions, and you perform one of them. All steps can wait, and the order is up to you. You say when the turn is over.',
    de: 'Das Plättchen zeigt zwei Aktionen, und du führst eine davon aus. Alle Schritte können warten, die Reihenfolge bestimmst du. Du sagst, wann der Zug vorbei ist.',
    pt: 'A peça mostra duas ações, e você realiza uma delas. Todos os passos podem esperar, e a ordem é sua. Você diz quando o turno acaba.',
  },
  {
    symbol: 'a-manage-mines',
    rules: ['MINE-2', 'QUARRY-2'],
    en: 'Mines and quarries: take 1 gold or 1 stone and move up the track, or produce all the gold or stone that the track shows.',
    de: 'Minen und Steinbrüche: Nimm 1 Gold oder 1 Stein und rücke auf der Leiste vor, oder produziere alles Gold oder allen Stein der Leiste.',
    pt: 'Minas e pedreiras: receba 1 ouro ou 1 pedra e avance na trilha, ou produza todo o ouro ou toda a pedra que a trilha mostra.',
  },
  {
    symbol: 'a-upgrade-action',
    rules: ['UPGRADE-2', 'UPGRADE-3', 'UPGRADE-5'],
    en: 'Upgrade an action: lay a free tile on your action board. From then on the action pays its bonus each time, and your university grows.',
    de: 'Aktion aufwerten: Lege ein kostenloses Plättchen auf dein Aktionstableau. Ab jetzt bringt die Aktion jedes Mal seinen Bonus, und deine Universität wächst.',
    pt: 'Melhorar uma ação: coloque uma peça grátis no seu tabuleiro de ações. A partir daí a ação rende o bônus dela toda vez, e sua universidade cresce.',
  },
  {
    symbol: 'a-construct-wall',
    rules: ['WALL-3', 'WALL-5', 'ADJ-1'],
    en: 'Construct a wall next to your action board. Where symbols of two tiles meet, you gain both; some walls move you along the Hunger Wall.',
    de: 'Baue eine Mauer an dein Aktionstableau. Wo Symbole zweier Plättchen aneinandergrenzen, erhältst du beide; manche Mauern bewegen dich auf der Hungermauer.',
    pt: 'Erga um muro junto ao seu tabuleiro de ações. Onde símbolos de duas peças se encontram, você recebe os dois; alguns muros movem você na Muralha da Fome.',
  },
  {
    symbol: 'a-construct-building',
    rules: ['BUILD-5', 'BUILD-8', 'CORNER-3'],
    en: 'Construct a building in the city. Matching corners give you tokens, a cube on it is your claim on the plaza, and the Old Town costs gold and scores points.',
    de: 'Baue ein Gebäude in der Stadt. Passende Ecken bringen Marker, ein Würfel darauf ist dein Anrecht auf den Marktplatz, und die Altstadt kostet Gold und bringt Punkte.',
    pt: 'Erga uma construção na cidade. Quinas correspondentes dão marcadores, um cubo nela é sua reivindicação na praça, e a Cidade Velha custa ouro e rende pontos.',
  },
  {
    symbol: 'a-kings-road',
    rules: ['ROAD-1', 'ROAD-4'],
    en: 'King’s Road: move your pawn one space on, over Charles Bridge up to the castle. An egg buys you more on the way.',
    de: 'Königsweg: Ziehe deine Figur ein Feld weiter, über die Karlsbrücke bis zur Burg. Ein Ei kauft dir unterwegs mehr.',
    pt: 'Estrada Real: mova seu peão um espaço adiante, pela Ponte Carlos até o castelo. Um ovo compra algo a mais no caminho.',
  },
  {
    symbol: 'i-plaza',
    rules: ['PLAZA-4', 'PLAZA-5'],
    en: 'When a plaza is complete, everyone with a cube there chooses one of its two rewards. The player with the most cubes gets both.',
    de: 'Ist ein Marktplatz vollendet, wählen alle mit einem Würfel dort eine seiner zwei Belohnungen. Wer die meisten Würfel hat, erhält beide.',
    pt: 'Quando uma praça fica completa, todos com um cubo lá escolhem uma das duas recompensas. Quem tem mais cubos recebe as duas.',
  },
  {
    symbol: 'z-projects',
    rules: ['GRID-5', 'EXTRA-1', 'WINDOW-3'],
    en: 'Windows buy more: 2 silver ones lift you a row on the Hunger Wall or the Cathedral, a gold one with another pays for an extra action. You keep 2 at most.',
    de: 'Fenster kaufen mehr: 2 silberne heben dich eine Reihe auf der Hungermauer oder am Dom, ein goldenes mit einem weiteren zahlt eine Zusatzaktion. Du behältst höchstens 2.',
    pt: 'Janelas compram mais: 2 de prata sobem você uma linha na Muralha da Fome ou na Catedral, uma de ouro com outra paga uma ação extra. Você guarda no máximo 2.',
  },
  {
    symbol: 'i-technology',
    rules: ['TECH-G2', 'SEAL-4', 'WEALTH-1'],
    en: 'Marked spaces on the technology track give you a choice of technologies. A cube claims a seal, which scores at the end. Gold and stone go up to 9.',
    de: 'Markierte Felder der Technologieleiste geben dir Technologien zur Wahl. Ein Würfel beansprucht ein Siegel, das am Ende Punkte bringt. Gold und Stein gehen bis 9.',
    pt: 'Espaços marcados na trilha de tecnologia dão tecnologias à escolha. Um cubo reivindica um selo, que rende pontos no fim. Ouro e pedra vão até 9.',
  },
  {
    symbol: 'i-hourglass',
    rules: ['SCORE-1', 'SCORE-3', 'SCORE-5'],
    en: 'The final scoring pays for plazas, university times technology, both grids with their tokens, walls, seals and eggs.',
    de: 'Die Schlusswertung bringt Punkte für Marktplätze, Universität mal Technologie, beide Raster mit ihren Markern, Mauern, Siegel und Eier.',
    pt: 'A pontuação final conta praças, universidade vezes tecnologia, as duas grades com seus marcadores, muros, selos e ovos.',
  },
];
