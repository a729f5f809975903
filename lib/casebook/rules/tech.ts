import type { Topic } from '../types';

export const TECH = {
  id: 'TECH',
  title: { en: 'Technologies' },
  rules: [
    {
      id: 'TECH-G1',
      en: 'Each technology advance moves your marker exactly one space up. Several advances are made one by one, so no marked space is skipped.',
    },
    {
      id: 'TECH-G2',
      en: 'Arriving on a marked space I to IV, you draw the top three tiles of that level, keep one and put two face down under the stack. You must choose before the turn ends.',
    },
    { id: 'TECH-G3', en: 'You can gain at most four technologies, one of each level.' },
    {
      id: 'TECH-G4',
      en: 'Space IV is the sixth step of the track; after seven advances you stand one above it. Where I, II and III lie is a matter of the content pack.',
    },
    { id: 'TECH-G5', en: 'On the top space every further advance scores 2 points instead of moving.' },
    {
      id: 'TECH-G6',
      en: 'Technologies of levels I and II are permanent and work from the start of your next turn.',
    },
    {
      id: 'TECH-G7',
      en: 'Technologies of levels III and IV are used once, in the same turn or a later turn of your own, and then discarded.',
    },
    {
      id: 'TECH-G8',
      en: 'A technology serves its owner alone and lies open. The two tiles not chosen are seen only by whoever drew them.',
    },
    {
      id: 'TECH-G9',
      en: 'Each level has six tiles, and at most four players take one each; so whenever a draw is due, at least three tiles are there.',
    },
    {
      id: 'TECH-G10',
      en: 'Actions of technologies pay upgrade bonuses, but they never give the right to a special tile and are not the bought extra action.',
    },
    {
      id: 'TECH-G11',
      en: 'You may use a single-use technology even if part of it does nothing; its parts happen in printed order.',
    },
    {
      id: 'TECH-I1',
      en: 'If choosing your action tile scores at least 1 point (blue zone, 5-point token or points of the slot), you score 1 more, once per turn.',
    },
    { id: 'TECH-I2', en: 'When your slot bonus is gold, you gain 1 more gold and 1 point.' },
    { id: 'TECH-I3', en: 'When your slot bonus is stone, you gain 1 more stone and 1 point.' },
    { id: 'TECH-I4', en: '2 points for every advance on your quarry track.' },
    { id: 'TECH-I5', en: '2 points for every advance on your gold mine track.' },
    {
      id: 'TECH-I6',
      en: '2 points for every row you move up on Hunger Wall or Cathedral, whatever caused the move.',
    },
    { id: 'TECH-II1', en: 'When you gain at least one blue token: 1 point and 1 stone, once per turn.' },
    { id: 'TECH-II2', en: 'When you gain at least one red token: 1 point and 1 gold, once per turn.' },
    { id: 'TECH-II3', en: 'For each wall with the Hunger Wall symbol that you build: 1 gold and 1 point.' },
    {
      id: 'TECH-II4',
      en: 'For each building without the Cathedral symbol that you build: 1 gold and 1 point.',
    },
    {
      id: 'TECH-II5',
      en: 'For each building with the Cathedral symbol that you build: 1 stone and 1 point.',
    },
    { id: 'TECH-II6', en: 'For each egg you gain or buy: 1 point and 1 stone.' },
    { id: 'TECH-III1', en: 'Gain 1 egg, then perform Construct the King’s Road.' },
    {
      id: 'TECH-III2',
      en: 'Move one row up on Hunger Wall or Cathedral. You pay no windows and, if you cross a tier, no gold and stone.',
    },
    { id: 'TECH-III3', en: 'Four advances on the university track.' },
    { id: 'TECH-III4', en: 'Perform Upgrade an Action; score 3 points.' },
    { id: 'TECH-III5', en: 'Produce gold and gain 2 stone. This is no performance of Manage Mines.' },
    { id: 'TECH-III6', en: 'Produce stone and gain 2 gold. This is no performance of Manage Quarries.' },
    {
      id: 'TECH-IV1',
      en: 'Perform Construct a Building. The gold of tile and site together is lowered by 2, never below zero.',
    },
    {
      id: 'TECH-IV2',
      en: 'Perform Construct a Wall. The stone of its price is lowered by 2, never below zero.',
    },
    { id: 'TECH-IV3', en: 'Perform any one of the six actions.' },
    { id: 'TECH-IV4', en: 'Perform Upgrade an Action; gain 1 gold window.' },
    {
      id: 'TECH-IV5',
      en: 'Gain both rewards of one plaza tile on the board, evaluated or not. Nothing changes at that plaza.',
    },
    {
      id: 'TECH-IV6',
      en: 'Advance the gold mine or the quarry track by one, then produce gold or stone. The two choices are independent, and no upgrade pays.',
    },
  ],
} as const satisfies Topic;
