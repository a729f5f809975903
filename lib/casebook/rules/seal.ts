import type { Topic } from '../types';

export const SEAL = {
  id: 'SEAL',
  title: { en: 'Seals' },
  rules: [
    { id: 'SEAL-1', en: 'Five seals lie on the main board; each can be claimed by one player only.' },
    {
      id: 'SEAL-2',
      en: 'You gain one right to a seal when your gold mine marker reaches its end and one when your quarry marker does: two at most.',
    },
    { id: 'SEAL-3', en: 'You may use a right at once or in any later turn of your own.' },
    {
      id: 'SEAL-4',
      en: 'To claim, choose a free seal, pay the price at its foot if there is one, and put one of your available cubes on it.',
    },
    {
      id: 'SEAL-5',
      en: 'Track markers never leave your board, so without an available cube you cannot claim a seal.',
    },
    {
      id: 'SEAL-6',
      en: 'An unused right ties up no cube and scores nothing at the end. When all seals are gone it is merely useless.',
    },
    { id: 'SEAL-7', en: 'A cube on a seal stays there until the game ends.' },
    { id: 'SEAL-8', en: 'Seal of Gold: at the end you score 2 points for each gold you spend, 18 at most.' },
    {
      id: 'SEAL-9',
      en: 'Seal of Stone: at the end you score 2 points for each stone you spend, 18 at most.',
    },
    {
      id: 'SEAL-10',
      en: 'Seal of Pairs: at the end you score 3 points for each pair of 1 gold and 1 stone you spend, 27 at most.',
    },
    { id: 'SEAL-11', en: 'Seal of Six: 6 points at the end.' },
    { id: 'SEAL-12', en: 'Seal of Four: 4 points at the end.' },
  ],
} as const satisfies Topic;
