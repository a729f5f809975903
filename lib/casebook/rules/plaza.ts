import type { Topic } from '../types';

export const PLAZA = {
  id: 'PLAZA',
  title: { en: 'Plazas' },
  rules: [
    { id: 'PLAZA-1', en: 'Every building site touches exactly one plaza.' },
    {
      id: 'PLAZA-2',
      en: 'You have a claim on a plaza if at least one of your cubes stands on a building around it.',
    },
    {
      id: 'PLAZA-3',
      en: 'A plaza is complete when its last free site is built on. It is then evaluated, at once and only once.',
    },
    {
      id: 'PLAZA-4',
      en: 'Each player with a claim chooses one of the two rewards of the plaza tile. Without a cube there you get nothing, even if you completed the plaza.',
    },
    { id: 'PLAZA-5', en: 'Whoever has the most cubes there gets both rewards instead.' },
    {
      id: 'PLAZA-6',
      en: 'A tie for most cubes goes to the player whose buildings with cubes there cost more, gold and stone added. If that is equal too, all who are tied get both.',
    },
    { id: 'PLAZA-7', en: 'Only the prices printed on those tiles count for the tie.' },
    {
      id: 'PLAZA-8',
      en: 'Rewards are chosen and gained at once, also in another player’s turn, clockwise from the active player.',
    },
    {
      id: 'PLAZA-9',
      en: 'After that all cubes around the plaza go back to their owners and are available again.',
    },
    {
      id: 'PLAZA-10',
      en: 'The plaza tile stays where it is; only one level IV technology can bring its rewards again.',
    },
    {
      id: 'PLAZA-11',
      en: 'On the plaza tile with the moves the upper reward is one move on the Hunger Wall or the Cathedral and the lower one 3 gold. Whoever gets both still makes one move only.',
    },
    {
      id: 'PLAZA-12',
      en: 'A plaza hex without a tile (two or three players) still counts as a plaza for points and completion. It has no rewards; cubes there go back when it is complete.',
    },
    {
      id: 'PLAZA-13',
      en: 'A plaza not complete at the end of the game pays each player with a claim its lower reward only.',
    },
  ],
} as const satisfies Topic;
