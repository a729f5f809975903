import type { Topic } from '@/lib/game/casebook/types';

export const EXTRA = {
  id: 'EXTRA',
  title: { en: 'Buying an extra action', de: 'Zusatzaktion kaufen', pt: 'Comprar uma ação extra' },
  rules: [
    {
      id: 'EXTRA-1',
      en: 'Once in each of your turns you may pay two gold windows, or one gold and one silver, for one extra action.',
      de: 'Einmal in jedem deiner Züge darfst du zwei Goldfenster, oder ein Goldfenster und ein Silberfenster, für eine Zusatzaktion zahlen.',
      pt: 'Uma vez em cada turno seu, você pode pagar duas janelas de ouro, ou uma de ouro e uma de prata, por uma ação extra.',
    },
    {
      id: 'EXTRA-2',
      en: 'It may be any of the six actions, also the one you perform as main action.',
      de: 'Sie darf jede der sechs Aktionen sein, auch die deiner Hauptaktion.',
      pt: 'Pode ser qualquer uma das seis ações, até a mesma da ação principal.',
    },
    {
      id: 'EXTRA-3',
      en: 'You may buy and perform it at any moment of the turn, before or after taking an action tile; buying and performing may lie apart.',
      de: 'Du darfst sie jederzeit im Zug kaufen und ausführen, vor oder nach dem Nehmen eines Aktionsplättchens; Kauf und Ausführung dürfen getrennt liegen.',
      pt: 'Você pode comprá-la e realizá-la a qualquer momento do turno, antes ou depois de pegar uma peça de ação; comprar e realizar podem ficar separados.',
    },
    {
      id: 'EXTRA-4',
      rulings: ['R-62'],
      en: 'An extra action bought but not performed is lost at the end of the turn.',
      de: 'Eine gekaufte, aber nicht ausgeführte Zusatzaktion ist am Zugende verloren.',
      pt: 'Uma ação extra comprada e não realizada se perde no fim do turno.',
    },
    {
      id: 'EXTRA-5',
      en: 'It gives no right to a special tile, but it does pay the upgrade bonus.',
      de: 'Sie gibt keinen Spezialplättchen-Bonus, wohl aber den Aufwertungsbonus.',
      pt: 'Ela não dá o bônus de peça especial, mas dá o bônus de melhoria.',
    },
  ],
} as const satisfies Topic;
