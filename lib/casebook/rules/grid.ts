import type { Topic } from '../types';

export const GRID = {
  id: 'GRID',
  title: { en: 'Hunger Wall and Cathedral' },
  rules: [
    {
      id: 'GRID-1',
      en: 'Both grids have columns, rows and three tiers, I at the bottom, III at the top. Any number of markers may share a square.',
    },
    {
      id: 'GRID-2',
      en: 'A sideways move is one column: on the Hunger Wall always left, on the Cathedral always right.',
    },
    {
      id: 'GRID-3',
      en: 'Sideways moves come from walls with the Hunger Wall symbol, buildings with the Cathedral symbol and other effects such as bridge and plaza.',
    },
    {
      id: 'GRID-4',
      en: 'A sideways move gained in your turn may be made at once or later in that turn, before or after other steps.',
    },
    {
      id: 'GRID-5',
      en: 'Moving up one row costs 2 silver windows. You may do so as often as you can pay, at any moment of your own turn.',
    },
    {
      id: 'GRID-6',
      en: 'Entering tier II or III also costs the gold and stone printed there, at that moment; if you do not pay, you do not move.',
    },
    { id: 'GRID-7', en: 'Entering a square with points scores them at once.' },
    {
      id: 'GRID-8',
      en: 'Entering a square with a sideways arrow makes you move once more in that direction.',
    },
    {
      id: 'GRID-9',
      en: 'Entering a square with an up arrow lets you move one row up without windows; the price of a tier is still due.',
    },
    {
      id: 'GRID-10',
      en: 'The up arrow is used or declined when you enter its square. After that it is dead for you as long as your marker stays there.',
    },
    {
      id: 'GRID-11',
      en: 'Every square you enter counts as landed on, also by an arrow; so effects can chain.',
    },
    {
      id: 'GRID-12',
      en: 'When your marker first enters tier III of the Cathedral, you may take one of the V tiles still lying there. You decide on arrival.',
    },
    {
      id: 'GRID-13',
      en: 'You can take at most one Cathedral V tile; the Hunger Wall has none. Its immediate part pays when you take it.',
    },
    {
      id: 'GRID-14',
      en: 'A move beyond the last column or above the top row does not happen and gives nothing, and no windows may be spent on it.',
    },
    { id: 'GRID-15', en: 'The row symbols at the border are labels, not effects.' },
  ],
} as const satisfies Topic;
