import type { Topic } from '@/lib/game/casebook/types';

export const WEALTH = {
  id: 'WEALTH',
  title: {
    en: 'Gold, stone and wealth bonuses',
    de: 'Gold, Stein und Reichtumsboni',
    pt: 'Ouro, pedra e bônus de riqueza',
  },
  rules: [
    {
      id: 'WEALTH-1',
      en: 'You hold between 0 and 9 gold and between 0 and 9 stone. What goes beyond 9 is lost.',
      de: 'Du hast zwischen 0 und 9 Gold und zwischen 0 und 9 Stein. Was über 9 hinausgeht, ist verloren.',
      pt: 'Você tem entre 0 e 9 ouros e entre 0 e 9 pedras. O que passar de 9 se perde.',
    },
    {
      id: 'WEALTH-2',
      en: 'The first time you have 6 or more gold you remove the gold cube and gain the bonus beneath it; the first time you have 6 or more stone, the stone cube.',
      de: 'Hast du zum ersten Mal 6 oder mehr Gold, entfernst du den Goldwürfel und erhältst den Bonus darunter; beim ersten Mal mit 6 oder mehr Stein ebenso den Steinwürfel.',
      pt: 'Na primeira vez que você tem 6 ouros ou mais, remove o cubo do ouro e recebe o bônus embaixo dele; na primeira vez com 6 pedras ou mais, o cubo da pedra.',
    },
    {
      id: 'WEALTH-3',
      en: 'The first time you have 9 gold or 9 stone, whichever comes first, you remove the middle cube and gain its bonus. There is one such bonus for both goods together.',
      de: 'Hast du zum ersten Mal 9 Gold oder 9 Stein, was eben zuerst kommt, entfernst du den mittleren Würfel und erhältst seinen Bonus. Diesen Bonus gibt es für beide zusammen nur einmal.',
      pt: 'Na primeira vez que você tem 9 ouros ou 9 pedras, o que vier antes, remove o cubo do centro e recebe seu bônus. Esse bônus é um só para os dois recursos.',
    },
    {
      id: 'WEALTH-4',
      rulings: ['R-29'],
      en: 'Passing a level counts as reaching it. A gain that passes 6 and reaches 9 pays both bonuses, that for 6 first.',
      de: 'Überschreiten gilt als Erreichen. Wer mit einem Mal über 6 hinaus auf 9 kommt, erhält beide Boni, den für 6 zuerst.',
      pt: 'Passar de um valor conta como alcançá-lo. Um ganho que passa de 6 e chega a 9 rende os dois bônus, primeiro o de 6.',
    },
    {
      id: 'WEALTH-5',
      en: 'Each of your three wealth bonuses is paid once per game at most.',
      de: 'Jeden deiner drei Reichtumsboni gibt es höchstens einmal im Spiel.',
      pt: 'Cada um de seus três bônus de riqueza é recebido no máximo uma vez por partida.',
    },
    {
      id: 'WEALTH-6',
      en: 'The cube you remove becomes available to you.',
      de: 'Der entfernte Würfel wird für dich verfügbar.',
      pt: 'O cubo removido fica disponível para você.',
    },
    {
      id: 'WEALTH-7',
      rulings: ['R-29', 'R-34'],
      en: 'Wealth is checked after every single gain: in the middle of an action, in another player’s turn, and in the first step of final scoring.',
      de: 'Der Reichtum wird nach jedem einzelnen Erhalt geprüft: mitten in einer Aktion, in fremden Zügen und im ersten Schritt der Schlusswertung.',
      pt: 'A riqueza é verificada após cada ganho: no meio de uma ação, no turno de outro jogador e no primeiro passo da pontuação final.',
    },
    {
      id: 'WEALTH-8',
      en: 'Falling below a level and reaching it again brings nothing.',
      de: 'Darunter fallen und wieder darauf kommen bringt nichts.',
      pt: 'Cair abaixo de um valor e alcançá-lo de novo não rende nada.',
    },
  ],
} as const satisfies Topic;
