import type { Pointer } from './types';

/** What players overlook most often. */
export const EASILY_FORGOTTEN = [
  {
    rules: ['CRANE-10', 'TIMING-2'],
    en: 'The bonus of the wheel can wait until later in your turn.',
    de: 'Der Bonus des Rads kann bis später in deinem Zug warten.',
    pt: 'O bônus da roda pode esperar até mais tarde no seu turno.',
  },
  {
    rules: ['CRANE-11'],
    en: 'So can the egg on offer: first earn the gold or stone, then buy.',
    de: 'Das Angebot eines Eies auch: erst Gold oder Stein verdienen, dann kaufen.',
    pt: 'A oferta de um ovo também: primeiro ganhe o ouro ou a pedra, depois compre.',
  },
  {
    rules: ['UPGRADE-8', 'UPGRADE-9'],
    en: 'A new upgrade also pays for performances of its action earlier in the same turn.',
    de: 'Eine neue Aufwertung zahlt auch für Ausführungen ihrer Aktion früher im selben Zug.',
    pt: 'Uma melhoria nova também rende por realizações de sua ação mais cedo no mesmo turno.',
  },
  {
    rules: ['UPGRADE-6'],
    en: 'An upgrade pays every time you perform its action: as main action, as extra action and through a technology.',
    de: 'Eine Aufwertung zahlt jedes Mal, wenn du ihre Aktion ausführst: als Hauptaktion, als Zusatzaktion und durch eine Technologie.',
    pt: 'Uma melhoria rende toda vez que você realiza sua ação: como ação principal, como ação extra e por uma tecnologia.',
  },
  {
    rules: ['SPECIAL-1', 'SPECIAL-2'],
    en: 'A special tile is open only to the main action, and only with the right from the wheel.',
    de: 'Ein Spezialplättchen steht nur der Hauptaktion offen, und nur mit dem Spezialplättchen-Bonus vom Rad.',
    pt: 'Uma peça especial só está ao alcance da ação principal, e só com o bônus de peça especial da roda.',
  },
  {
    rules: ['TECH-G6'],
    en: 'Technologies of levels I and II do not work in the turn in which you gain them.',
    de: 'Technologien von Level I und II wirken nicht in dem Zug, in dem du sie erhältst.',
    pt: 'Tecnologias de nível I e II não funcionam no turno em que você as recebe.',
  },
  {
    rules: ['TECH-G7'],
    en: 'Technologies of levels III and IV may be used at once or kept for a later turn.',
    de: 'Technologien von Level III und IV darfst du sofort nutzen oder für später aufheben.',
    pt: 'Tecnologias de nível III e IV podem ser usadas na hora ou guardadas para um turno futuro.',
  },
  {
    rules: ['BRIDGE-6', 'BRIDGE-7'],
    en: 'With the bridge complete you miss the covered bonuses, but not those of the IV and V tiles.',
    de: 'Ist die Brücke vollständig, entgehen dir die bedeckten Boni, nicht aber die der IV- und V-Plättchen.',
    pt: 'Com a ponte completa você perde os bônus cobertos, mas não os das peças IV e V.',
  },
  {
    rules: ['REFRESH-4'],
    en: 'You may refresh a row even before you take an action tile.',
    de: 'Eine Reihe darfst du sogar auffrischen, bevor du ein Aktionsplättchen nimmst.',
    pt: 'Você pode renovar uma linha até antes de pegar uma peça de ação.',
  },
  {
    rules: ['WEALTH-4', 'WEALTH-7'],
    en: 'Wealth bonuses come the moment you pass 6 or 9, also in another player’s turn.',
    de: 'Reichtumsboni kommen in dem Moment, in dem du 6 oder 9 erreichst, auch in fremden Zügen.',
    pt: 'Bônus de riqueza vêm no momento em que você alcança 6 ou 9, também no turno de outro jogador.',
  },
  {
    rules: ['SEAL-3', 'SEAL-5'],
    en: 'A right to a seal does not expire, but claiming one takes an available cube.',
    de: 'Ein Anrecht auf ein Siegel verfällt nicht, aber das Beanspruchen kostet einen verfügbaren Würfel.',
    pt: 'Um direito a um selo não perde a validade, mas reivindicar exige um cubo disponível.',
  },
  {
    rules: ['BUILD-9', 'R-7'],
    en: 'A building with a cube space gives nothing for it when no cube is available, now or later.',
    de: 'Ein Gebäude mit Platz für einen Würfel bringt dafür nichts, wenn kein Würfel verfügbar ist, weder jetzt noch später.',
    pt: 'Uma construção com espaço para cubo não rende nada por isso se nenhum cubo está disponível, nem agora nem depois.',
  },
  {
    rules: ['GRID-10', 'R-22'],
    en: 'An up arrow that you do not use on entering it is gone for good.',
    de: 'Ein Aufwärts-Pfeil, den du beim Betreten nicht nutzt, ist für immer verloren.',
    pt: 'Uma seta para cima que você não usa ao entrar se perde para sempre.',
  },
  {
    rules: ['GRID-12', 'R-42'],
    en: 'The V tile of the Cathedral is taken on reaching tier III or never.',
    de: 'Das V-Plättchen beim Dom nimmst du beim Erreichen von Stufe III oder nie.',
    pt: 'A peça V da Catedral é pega ao alcançar o nível III ou nunca.',
  },
  {
    rules: ['WINDOW-3'],
    en: 'Only two windows go with you into your next turn.',
    de: 'Nur zwei Fenster kommen mit in deinen nächsten Zug.',
    pt: 'Só duas janelas vão com você para o próximo turno.',
  },
  {
    rules: ['PLAZA-4'],
    en: 'Completing a plaza pays nothing unless one of your cubes stands there.',
    de: 'Einen Marktplatz zu vollenden bringt nichts, wenn keiner deiner Würfel dort steht.',
    pt: 'Completar uma praça não rende nada se nenhum de seus cubos está lá.',
  },
  {
    rules: ['UPGRADE-12'],
    en: 'Covered upgrades still count wherever upgrades are counted.',
    de: 'Überbaute Aufwertungen zählen weiter mit, wo Aufwertungen gezählt werden.',
    pt: 'Melhorias cobertas continuam contando onde quer que se contem melhorias.',
  },
  {
    rules: ['SPECIAL-5'],
    en: 'If you took no special tile, the points of that slot are yours instead.',
    de: 'Hast du kein Spezialplättchen genommen, gehören dir stattdessen die Punkte dieses Platzes.',
    pt: 'Se você não pegou peça especial, os pontos daquele espaço são seus.',
  },
] as const satisfies readonly Pointer[];

/** What happens when, at a glance. */
export const TIMING_NOTES = [
  {
    rules: ['TIMING-1', 'TIMING-2'],
    en: 'In your own turn the order is yours: what is on these lists may be done at any moment.',
    de: 'In deinem eigenen Zug bestimmst du die Reihenfolge: Was auf diesen Listen steht, geht jederzeit.',
    pt: 'No seu próprio turno a ordem é sua: o que está nestas listas pode ser feito a qualquer momento.',
  },
  {
    rules: ['TURN-4'],
    en: 'Only the main action has to wait until you have taken an action tile.',
    de: 'Nur die Hauptaktion muss warten, bis du ein Aktionsplättchen genommen hast.',
    pt: 'Só a ação principal precisa esperar até você pegar uma peça de ação.',
  },
  {
    rules: ['TIMING-3', 'CRANE-7'],
    en: 'Pay first, profit afterwards.',
    de: 'Erst zahlen, dann nutzen.',
    pt: 'Primeiro pague, depois aproveite.',
  },
  {
    rules: ['TIMING-4', 'TIMING-7'],
    en: 'Some decisions are made on the spot; until then nothing else happens.',
    de: 'Manche Entscheidungen fallen auf der Stelle; bis dahin geschieht nichts anderes.',
    pt: 'Algumas decisões são tomadas na hora; até lá nada mais acontece.',
  },
  {
    rules: ['WALL-7', 'R-18'],
    en: 'A wall: declare, choose and pay, refill, rewards, place, edges and corners.',
    de: 'Eine Mauer: ansagen, wählen und zahlen, auffüllen, Belohnungen, legen, Seiten und Ecken.',
    pt: 'Um muro: declarar, escolher e pagar, repor, recompensas, posicionar, lados e quinas.',
  },
  {
    rules: ['BUILD-13', 'R-26'],
    en: 'A building: declare, choose and pay, refill, rewards, place with its site, corners, cube or points, plaza.',
    de: 'Ein Gebäude: ansagen, wählen und zahlen, auffüllen, Belohnungen, legen mit Bauplatz, Ecken, Würfel oder Punkte, Marktplatz.',
    pt: 'Uma construção: declarar, escolher e pagar, repor, recompensas, posicionar com o local, quinas, cubo ou pontos, praça.',
  },
  {
    rules: ['MINE-4', 'QUARRY-4', 'R-36'],
    en: 'A production: the gold or stone first, then the bonuses from left to right.',
    de: 'Eine Produktion: erst Gold oder Stein, dann die Boni von links nach rechts.',
    pt: 'Uma produção: primeiro o ouro ou a pedra, depois os bônus da esquerda para a direita.',
  },
  {
    rules: ['PLAZA-8', 'R-4'],
    en: 'Plaza rewards: at once, clockwise from the active player.',
    de: 'Belohnungen der Marktplätze: sofort, im Uhrzeigersinn ab dem Spieler am Zug.',
    pt: 'Recompensas de praça: na hora, em sentido horário a partir do jogador ativo.',
  },
  {
    rules: ['GRID-4'],
    en: 'Sideways moves may wait; moving up first can catch an arrow.',
    de: 'Seitwärts-Bewegungen dürfen warten; wer zuerst nach oben rückt, trifft vielleicht einen Pfeil.',
    pt: 'Movimentos laterais podem esperar; subir primeiro pode alcançar uma seta.',
  },
  {
    rules: ['GRID-8', 'GRID-10', 'GRID-11'],
    en: 'Squares work as they are entered, one after the other.',
    de: 'Felder der Raster wirken beim Betreten, eines nach dem anderen.',
    pt: 'Os espaços das grades agem quando você entra, um após o outro.',
  },
  {
    rules: ['UPGRADE-7', 'R-25'],
    en: 'An upgrade bonus is there from the moment you declare the action.',
    de: 'Ein Aufwertungsbonus ist da, sobald du die Aktion ansagst.',
    pt: 'Um bônus de melhoria existe a partir do momento em que você declara a ação.',
  },
  {
    rules: ['ROAD-5', 'R-21'],
    en: 'The effects of a road space may wait until the end of the turn in which you reached it.',
    de: 'Die Effekte eines Königswegfeldes dürfen bis zum Ende des Zuges warten, in dem du es erreicht hast.',
    pt: 'Os efeitos de um espaço da Estrada Real podem esperar até o fim do turno em que você o alcançou.',
  },
  {
    rules: ['TECH-G2', 'R-46'],
    en: 'A technology is chosen before your turn ends.',
    de: 'Eine Technologie wählst du, bevor dein Zug endet.',
    pt: 'Uma tecnologia é escolhida antes do fim do seu turno.',
  },
  {
    rules: ['TIMING-6', 'R-43', 'R-55'],
    en: 'End of turn: must-do things first, automatic gains are paid, open options lapse.',
    de: 'Zugende: erst die Pflichten, dann kommt von selbst, was von selbst kommt, und offene Angebote verfallen.',
    pt: 'Fim do turno: primeiro as obrigações, ganhos automáticos são pagos, opções abertas caducam.',
  },
  {
    rules: ['END-2', 'END-3', 'END-4', 'END-5', 'END-7', 'END-8'],
    en: 'Then: discard windows, turn the wheel, put the tile back, move overripe tiles, check the clock, next player.',
    de: 'Danach: Fenster abwerfen, Rad drehen, Plättchen zurücklegen, zu weit gedrehte Plättchen versetzen, Uhr prüfen, nächster Spieler.',
    pt: 'Depois: descartar janelas, girar a roda, devolver a peça, mover peças que giraram longe demais, verificar o relógio, próximo jogador.',
  },
  {
    rules: ['CLOCK-11', 'R-61'],
    en: 'Choices caused by the last turn are made before final scoring.',
    de: 'Entscheidungen aus dem letzten Zug fallen vor der Schlusswertung.',
    pt: 'Escolhas causadas pelo último turno são feitas antes da pontuação final.',
  },
] as const satisfies readonly Pointer[];
