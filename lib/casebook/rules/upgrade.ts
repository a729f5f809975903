import type { Topic } from '../types';

export const UPGRADE = {
  id: 'UPGRADE',
  title: { en: 'Upgrade an Action' },
  rules: [
    { id: 'UPGRADE-1', en: 'Choose a tile from the upgrade row. Upgrades cost nothing.' },
    {
      id: 'UPGRADE-2',
      en: 'Lay it on the hex of the action it names on your own action board, turned any of six ways.',
    },
    {
      id: 'UPGRADE-3',
      en: 'Placing it advances your university track: once for an Era I tile, twice for an Era II tile. What counts is the era of the tile.',
    },
    { id: 'UPGRADE-4', en: 'Edge and corner bonuses are checked as it is placed.' },
    {
      id: 'UPGRADE-5',
      en: 'Whenever you perform the upgraded action you gain the bonus in the middle of its top tile, once per performance.',
    },
    {
      id: 'UPGRADE-6',
      en: 'That holds for the main action, the bought extra action and actions of technologies, but not for effects that are no performance of the action.',
    },
    {
      id: 'UPGRADE-7',
      en: 'The bonus is yours as soon as you declare the action, so it may help to pay for it.',
    },
    {
      id: 'UPGRADE-8',
      en: 'A new upgrade may also pay for performances of its action earlier in the same turn, even for the very upgrade that placed it.',
    },
    {
      id: 'UPGRADE-9',
      en: 'It pays once for each such performance that no other upgrade has paid. You may decline, and you have until the end of the turn.',
    },
    {
      id: 'UPGRADE-10',
      en: 'You may lay an upgrade on another. Only the top tile works; bonuses do not add up.',
    },
    {
      id: 'UPGRADE-11',
      en: 'If a tile is covered in the same turn, you choose for each performance concerned whether the old or the new bonus is paid, never both.',
    },
    { id: 'UPGRADE-12', en: 'Covered tiles still count wherever upgrade tiles are counted.' },
  ],
} as const satisfies Topic;
