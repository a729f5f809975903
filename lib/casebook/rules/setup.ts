import type { Topic } from '../types';

export const SETUP = {
  id: 'SETUP',
  title: { en: 'Preparing the game' },
  rules: [
    {
      id: 'SETUP-1',
      en: 'One to four people can play. Alone you use the two-player set-up together with one of the solo modes (SOLO or PARLER).',
    },
    {
      id: 'SETUP-2',
      en: 'Chance decides who goes first; from there play goes clockwise, and that order never changes. In the solo modes you go first.',
    },
    { id: 'SETUP-3', en: 'Windows, bonus tokens and eggs lie in an open supply that never runs out.' },
    {
      id: 'SETUP-4',
      en: 'Charles Bridge has five plank places, and each covers a fixed pair of bonus spaces, ten in all. The bonus pieces may lie with either face up and either way round; this is settled once, at set-up.',
    },
    {
      id: 'SETUP-5',
      en: 'The 12 bridge tiles are 6 silver ones (IV) and 6 gold ones (V). The silver ones are shuffled into one face-down stack at the bridge.',
    },
    {
      id: 'SETUP-6',
      en: 'The gold V tiles are shuffled and halved: three wait at the bridge, three at the Cathedral, all face down (R-3).',
    },
    { id: 'SETUP-7', en: 'All eight production tokens lie open in the river; their order means nothing.' },
    {
      id: 'SETUP-8',
      en: 'King’s Road tiles and the tier sets A and B stay in the box unless a variant asks for them. Hunger Wall and Cathedral get their original tiers I to III.',
    },
    {
      id: 'SETUP-9',
      en: 'Plaza tiles are dealt at random to plaza hexes of their own colour. Hexes marked 4 are used with four players only, hexes marked 3–4 with three or four.',
    },
    {
      id: 'SETUP-10',
      en: 'With 2, 3 or 4 players 8, 9 or 10 plaza tiles lie on the board; the other 3, 2 or 1 of the eleven go back to the box.',
    },
    {
      id: 'SETUP-11',
      en: 'The 24 technology tiles are sorted into levels I to IV, six of each, and every level is shuffled into a face-down stack of its own.',
    },
    {
      id: 'SETUP-12',
      en: 'All six action tiles show the same side, A or B, and keep it for the whole game. For a first game they lie in the pictured order, otherwise in random order.',
    },
    {
      id: 'SETUP-13',
      en: 'Hexagon tiles are sorted by type, rarity and era. Each era has 11 normal and 4 special upgrades, 14 and 4 walls, 14 and 4 buildings: 30, 36 and 36 tiles in all.',
    },
    {
      id: 'SETUP-14',
      en: 'The Era II stacks wait aside. The six Era I stacks are shuffled face down, and each row is dealt three normal tiles with one special tile in the rightmost slot.',
    },
    {
      id: 'SETUP-15',
      en: 'With two or three players some marked city hexes are built on beforehand: each takes the next normal Era I building of the shuffled stack. Such buildings belong to nobody, carry no cube and pay nobody.',
    },
    { id: 'SETUP-16', en: 'The 5-point token waits beside the end of the blue zone.' },
    {
      id: 'SETUP-17',
      en: 'Each player takes a player board, an action board and, in one colour, 11 cubes, a King’s Road pawn and a score marker.',
    },
    {
      id: 'SETUP-18',
      en: 'Four of your cubes mark the starts of your gold mine, quarry, technology and university tracks; three more cover your wealth bonuses.',
    },
    {
      id: 'SETUP-19',
      en: 'One of your cubes stands on the lower right square of the Hunger Wall, one on the lower left square of the Cathedral.',
    },
    { id: 'SETUP-20', en: 'That leaves you two available cubes: 11 less 4, 3 and 2.' },
    {
      id: 'SETUP-21',
      en: 'You start with 2 gold and 2 stone. Eggs, windows, bonus tokens, technologies, tiles and points all start at zero.',
    },
    { id: 'SETUP-22', en: 'Your King’s Road pawn starts beside the board, before space I.' },
  ],
} as const satisfies Topic;
