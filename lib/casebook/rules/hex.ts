import type { Topic } from '../types';

export const HEX = {
  id: 'HEX',
  title: { en: 'Choosing hexagon tiles' },
  rules: [
    {
      id: 'HEX-1',
      en: 'There are three rows: upgrades, walls, buildings. Each has three slots for normal tiles and, at the right end, one for a special tile.',
    },
    {
      id: 'HEX-2',
      en: 'Upgrading, building a wall or building a building takes exactly one tile of its own row. Normal tiles are open to everybody, the special one only with the right to it.',
    },
    {
      id: 'HEX-3',
      en: 'As soon as a tile is taken, its slot is refilled from the top of the stack of the same type, rarity and era.',
    },
    { id: 'HEX-4', en: 'Tiles do not slide: the new tile comes into the emptied slot.' },
    {
      id: 'HEX-5',
      en: 'When the stack is empty the slot stays empty. If a row has no tile that you may choose and can pay, its action is not available to you.',
    },
    { id: 'HEX-6', en: 'A later action of the same turn may take the new tile.' },
    { id: 'HEX-7', en: 'You may not choose a tile that you cannot pay at once.' },
    { id: 'HEX-8', en: 'A chosen tile is placed as part of the same action; no tile is kept for later.' },
  ],
} as const satisfies Topic;
