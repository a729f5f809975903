import type { Topic } from '../types';

export const UPGRADE = {
  id: 'UPGRADE',
  title: { en: 'Upgrade an Action', de: 'Aufwertung einer Aktion' },
  rules: [
    {
      id: 'UPGRADE-1',
      en: 'Choose a tile from the upgrade row. Upgrades cost nothing.',
      de: 'Wähle ein Plättchen aus der Aufwertungsreihe. Aufwertungen kosten nichts.',
    },
    {
      id: 'UPGRADE-2',
      en: 'Lay it on the hex of the action it names on your own action board, turned any of six ways.',
      de: 'Lege es auf das Feld der genannten Aktion auf deinem Aktionstableau, in einer beliebigen der sechs Ausrichtungen.',
    },
    {
      id: 'UPGRADE-3',
      en: 'Placing it advances your university track: once for an Era I tile, twice for an Era II tile. What counts is the era of the tile.',
      de: 'Das Legen bringt dich auf der Universitätsleiste voran: ein Feld für Ära I, zwei Felder für Ära II. Es zählt die Ära des Plättchens.',
    },
    {
      id: 'UPGRADE-4',
      en: 'Edge and corner bonuses are checked as it is placed.',
      de: 'Nachbarschafts- und Eckenboni werden beim Legen geprüft.',
    },
    {
      id: 'UPGRADE-5',
      en: 'Whenever you perform the upgraded action you gain the bonus in the middle of its top tile, once per performance.',
      de: 'Immer wenn du die aufgewertete Aktion ausführst, erhältst du den Bonus in der Mitte des obersten Plättchens, einmal je Ausführung.',
    },
    {
      id: 'UPGRADE-6',
      en: 'That holds for the main action, the bought extra action and actions of technologies, but not for effects that are no performance of the action.',
      de: 'Das gilt für die Hauptaktion, die gekaufte Zusatzaktion und Aktionen aus Technologien, nicht aber für Effekte, die keine Ausführung der Aktion sind.',
    },
    {
      id: 'UPGRADE-7',
      en: 'The bonus is yours as soon as you declare the action, so it may help to pay for it.',
      de: 'Der Bonus gehört dir, sobald du die Aktion ansagst; er darf also helfen, sie zu bezahlen.',
    },
    {
      id: 'UPGRADE-8',
      en: 'A new upgrade may also pay for performances of its action earlier in the same turn, even for the very upgrade that placed it.',
      de: 'Eine neue Aufwertung darf auch rückwirkend für Ausführungen ihrer Aktion früher im selben Zug zahlen, selbst für die Aufwertung, die sie gelegt hat.',
    },
    {
      id: 'UPGRADE-9',
      en: 'It pays once for each such performance that no other upgrade has paid. You may decline, and you have until the end of the turn.',
      de: 'Sie zahlt einmal für jede solche Ausführung, für die noch keine andere Aufwertung gezahlt hat. Du darfst verzichten und hast Zeit bis zum Ende des Zuges.',
    },
    {
      id: 'UPGRADE-10',
      en: 'You may lay an upgrade on another. Only the top tile works; bonuses do not add up.',
      de: 'Du darfst eine Aufwertung auf eine andere legen. Nur die oberste wirkt; Boni werden nicht zusammengezählt.',
    },
    {
      id: 'UPGRADE-11',
      en: 'If a tile is covered in the same turn, you choose for each performance concerned whether the old or the new bonus is paid, never both.',
      de: 'Wird ein Plättchen im selben Zug überbaut, wählst du für jede betroffene Ausführung den alten oder den neuen Bonus, nie beide.',
    },
    {
      id: 'UPGRADE-12',
      en: 'Covered tiles still count wherever upgrade tiles are counted.',
      de: 'Überbaute Plättchen zählen weiter mit, wo Aufwertungsplättchen gezählt werden.',
    },
  ],
} as const satisfies Topic;
