import type { Topic } from '../types';

export const TIMING = {
  id: 'TIMING',
  title: { en: 'Timing', de: 'Timing' },
  rules: [
    {
      id: 'TIMING-1',
      en: 'In your turn these may come in any order: use single-use technologies, buy an extra action, perform it, take the action tile, perform the main action, make sideways moves, buy moves up, resolve King’s Road spaces reached this turn.',
      de: 'In deinem Zug geht in beliebiger Reihenfolge: einmalige Technologien nutzen, eine Zusatzaktion kaufen, sie ausführen, das Aktionsplättchen nehmen, die Hauptaktion ausführen, Seitwärts-Bewegungen machen, Bewegungen nach oben kaufen, in diesem Zug erreichte Felder des Königswegs abhandeln.',
    },
    {
      id: 'TIMING-2',
      en: 'Just as free: collecting the slot bonus, a retroactive upgrade bonus, refreshing a row, claiming a seal with a right you have.',
      de: 'Ebenso frei: den Radbonus nehmen, einen rückwirkenden Aufwertungsbonus nehmen, eine Reihe auffrischen, mit einem Anrecht ein Siegel beanspruchen.',
    },
    {
      id: 'TIMING-3',
      en: 'Nothing may be used or paid out before its price has been paid.',
      de: 'Nichts darf genutzt oder ausgezahlt werden, bevor seine Kosten bezahlt sind.',
    },
    {
      id: 'TIMING-4',
      en: 'Paid or decided on the spot: red-zone gold, price of tile and site, crossing a tier, the egg for IV and V, an up arrow, a Cathedral V tile, bridge tile and plank, plaza rewards.',
      de: 'Auf der Stelle zu zahlen oder zu entscheiden: Gold im roten Bereich, Kosten von Plättchen und Bauplatz, der Schritt auf eine Stufe, das Ei für IV und V, ein Aufwärts-Pfeil, ein V-Plättchen beim Dom, Brückenplättchen und Planke, Belohnungen der Marktplätze.',
    },
    {
      id: 'TIMING-5',
      en: 'A gain worded as an order must be taken; a gain with a may or a price is optional.',
      de: 'Was als Anweisung formuliert ist, musst du nehmen; was du darfst oder was einen Preis hat, ist freiwillig.',
    },
    {
      id: 'TIMING-6',
      en: 'At the end of the turn open options lapse and open automatic gains are paid; open obligatory choices must be made first.',
      de: 'Am Zugende verfällt, was freiwillig offen ist, und von selbst kommt, was von selbst kommt; verpflichtende Entscheidungen triffst du vorher.',
    },
    {
      id: 'TIMING-7',
      en: 'You may put a free step between any two steps of your turn, except while an on-the-spot decision is open.',
      de: 'Zwischen zwei beliebigen Schritten deines Zuges darf ein freier Schritt stehen, außer solange eine Entscheidung auf der Stelle offen ist.',
    },
  ],
} as const satisfies Topic;
