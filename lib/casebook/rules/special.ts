import type { Topic } from '../types';

export const SPECIAL = {
  id: 'SPECIAL',
  title: { en: 'Special tiles' },
  rules: [
    {
      id: 'SPECIAL-1',
      en: 'The right to a special tile comes only from an action tile taken from a slot with the special symbol.',
    },
    {
      id: 'SPECIAL-2',
      en: 'It serves the main action of that turn only, and only if that is an upgrade, a wall or a building. Extra actions and technologies never profit.',
    },
    {
      id: 'SPECIAL-3',
      en: 'With the right you may take the special tile of the row instead of a normal one; you pay its price as usual.',
    },
    {
      id: 'SPECIAL-4',
      en: 'If you do not use the right for a tile, you score the points printed in that slot instead. Never both.',
    },
    {
      id: 'SPECIAL-5',
      en: 'You may score those points at any moment of the turn, whatever you intended at first, also when your main action takes no tile at all.',
    },
    { id: 'SPECIAL-6', en: 'A right still open when you end the turn turns into its points by itself.' },
  ],
} as const satisfies Topic;
