import type { Topic } from '../types';

export const SOLO = {
  id: 'SOLO',
  title: { en: 'Simple solo game' },
  rules: [
    { id: 'SOLO-1', en: 'Set up as for two players; you go first.' },
    {
      id: 'SOLO-2',
      en: 'After each of your turns the opponent takes the action tile lying furthest clockwise, nearest to the end of the blue zone, and returns it at once by the usual end of turn.',
    },
    {
      id: 'SOLO-3',
      en: 'The opponent pays nothing, gains nothing and performs nothing. A 5-point token on that tile goes back to its place.',
    },
    { id: 'SOLO-4', en: 'The opponent’s turns move the clock: 16 turns each, Era II after round 8.' },
    {
      id: 'SOLO-5',
      en: 'Nobody competes for plazas, so with any cube at a completed plaza you have the most and gain both rewards.',
    },
  ],
} as const satisfies Topic;
