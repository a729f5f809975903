import type { Topic } from '../types';

export const CLOCK = {
  id: 'CLOCK',
  title: { en: 'Turns, eras and the end of the game' },
  rules: [
    { id: 'CLOCK-1', en: 'Everybody takes exactly 16 turns: 32, 48 or 64 in all with 2, 3 or 4 players.' },
    {
      id: 'CLOCK-2',
      en: 'The wheel goes round once in 11 turns, because 12 sectors pass and one step is double.',
    },
    {
      id: 'CLOCK-3',
      en: 'Once per round of the wheel its cube drops, and the platform cube moves one space towards the hourglass. The wheel cube is then lifted and turns on.',
    },
    {
      id: 'CLOCK-4',
      en: 'The platform cube starts 3, 5 or 6 moves before the hourglass with 2, 3 or 4 players.',
    },
    {
      id: 'CLOCK-5',
      en: 'Era II begins after turn 16, 26 or 31 with 2, 3 or 4 players. With 3 and 4 it comes with a drop of the wheel cube, with 2 when the arrow reaches the last red position.',
    },
    {
      id: 'CLOCK-6',
      en: 'When the era changes, the tiles of the three rows and the Era I stacks leave the game, and new rows are dealt from the Era II stacks. Placed tiles stay.',
    },
    { id: 'CLOCK-7', en: 'When the platform cube reaches its last space, 11 turns are left.' },
    {
      id: 'CLOCK-8',
      en: 'Of those the players have, in turn order: 5 and 6 with two, 3, 4 and 4 with three, 2, 3, 3 and 3 with four.',
    },
    {
      id: 'CLOCK-9',
      en: 'The game ends when the platform cube leaves the platform: after 16 turns each. Then comes final scoring.',
    },
    { id: 'CLOCK-10', en: 'Solo games use the clock for two players; the opponent’s turns count.' },
    {
      id: 'CLOCK-11',
      en: 'Plaza rewards and other interrupts caused by the very last turn are finished before final scoring begins.',
    },
  ],
} as const satisfies Topic;
