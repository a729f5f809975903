import type { Topic } from '../types';

export const WEALTH = {
  id: 'WEALTH',
  title: { en: 'Gold, stone and wealth bonuses', de: 'Gold, Stein und Reichtumsboni' },
  rules: [
    {
      id: 'WEALTH-1',
      en: 'You hold between 0 and 9 gold and between 0 and 9 stone. What goes beyond 9 is lost.',
      de: 'Du hast zwischen 0 und 9 Gold und zwischen 0 und 9 Stein. Was über 9 hinausgeht, ist verloren.',
    },
    {
      id: 'WEALTH-2',
      en: 'The first time you have 6 or more gold you remove the gold cube and gain the bonus beneath it; the first time you have 6 or more stone, the stone cube.',
      de: 'Hast du zum ersten Mal 6 oder mehr Gold, entfernst du den Goldwürfel und erhältst den Bonus darunter; beim ersten Mal mit 6 oder mehr Stein ebenso den Steinwürfel.',
    },
    {
      id: 'WEALTH-3',
      en: 'The first time you have 9 gold or 9 stone, whichever comes first, you remove the middle cube and gain its bonus. There is one such bonus for both goods together.',
      de: 'Hast du zum ersten Mal 9 Gold oder 9 Stein, was eben zuerst kommt, entfernst du den mittleren Würfel und erhältst seinen Bonus. Diesen Bonus gibt es für beide zusammen nur einmal.',
    },
    {
      id: 'WEALTH-4',
      en: 'Passing a level counts as reaching it. A gain that passes 6 and reaches 9 pays both bonuses, that for 6 first.',
      de: 'Überschreiten gilt als Erreichen. Wer mit einem Mal über 6 hinaus auf 9 kommt, erhält beide Boni, den für 6 zuerst.',
    },
    {
      id: 'WEALTH-5',
      en: 'Each of your three wealth bonuses is paid once per game at most.',
      de: 'Jeden deiner drei Reichtumsboni gibt es höchstens einmal im Spiel.',
    },
    {
      id: 'WEALTH-6',
      en: 'The cube you remove becomes available to you.',
      de: 'Der entfernte Würfel wird für dich verfügbar.',
    },
    {
      id: 'WEALTH-7',
      en: 'Wealth is checked after every single gain: in the middle of an action, in another player’s turn, and in the first step of final scoring.',
      de: 'Der Reichtum wird nach jedem einzelnen Erhalt geprüft: mitten in einer Aktion, in fremden Zügen und im ersten Schritt der Schlusswertung.',
    },
    {
      id: 'WEALTH-8',
      en: 'Falling below a level and reaching it again brings nothing.',
      de: 'Darunter fallen und wieder darauf kommen bringt nichts.',
    },
  ],
} as const satisfies Topic;
