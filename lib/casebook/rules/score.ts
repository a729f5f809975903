import type { Topic } from '../types';

export const SCORE = {
  id: 'SCORE',
  title: { en: 'Final scoring' },
  rules: [
    {
      id: 'SCORE-1',
      en: 'The order is: plazas, academics, grids with tokens, walls, personal abilities, eggs.',
    },
    {
      id: 'SCORE-2',
      en: 'For each plaza tile whose plaza is not complete, every player with a claim gains the lower reward; majority plays no part.',
    },
    {
      id: 'SCORE-3',
      en: 'Academics: spaces advanced on the technology track times the multiplier of your university space, 0 to 3.',
    },
    { id: 'SCORE-4', en: 'Grids: the points at the end of the row of each of your two markers.' },
    {
      id: 'SCORE-5',
      en: 'Blue tokens times the value of your Hunger Wall column, plus red tokens times the value of your Cathedral column.',
    },
    {
      id: 'SCORE-6',
      en: 'Walls around your action board: up to 2 score 0, exactly 3 score 4, 4 or 5 score 10, 6 or more score 18. Whether they touch plays no part.',
    },
    { id: 'SCORE-7', en: 'Personal abilities: your V tiles, from bridge and Cathedral, and your seals.' },
    { id: 'SCORE-8', en: 'V tiles score what BRIDGE-V1 to BRIDGE-V6 say.' },
    { id: 'SCORE-9', en: 'Eggs: none 0, one 1, two 3, three 6, four or more 10 points.' },
    {
      id: 'SCORE-10',
      en: 'Seals spend gold and stone, and each unit can be spent once. With two such seals the split that scores most is used.',
    },
    {
      id: 'SCORE-11',
      en: 'Gold, stone, windows, unused technologies and unused seal rights are worth nothing otherwise.',
    },
    { id: 'SCORE-12', en: 'Most points win. Of tied players, the one later in turn order wins.' },
    { id: 'SCORE-13', en: 'In the solo modes only your own score counts; more than 140 is good.' },
  ],
} as const satisfies Topic;
