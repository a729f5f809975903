import type { Topic } from '../types';

export const CRANE = {
  id: 'CRANE',
  title: { en: 'Action crane' },
  rules: [
    {
      id: 'CRANE-1',
      en: 'The wheel has 12 sectors: 11 slots for action tiles and one under the box, which holds none.',
    },
    {
      id: 'CRANE-2',
      en: 'Each slot has a printed bonus that turns with the wheel; red costs and blue points belong to the board and stay where they are. A tile keeps its slot, and so its bonus, until somebody takes it, while its zone changes.',
    },
    { id: 'CRANE-3', en: 'At set-up the white arrow points to the symbol for the number of players.' },
    {
      id: 'CRANE-4',
      en: 'The six action tiles fill the first six free slots clockwise from the first red position, so they lie in red and green only.',
    },
    {
      id: 'CRANE-5',
      en: 'Two neutral cubes count turns: one starts on the wheel, one on the platform space for the number of players.',
    },
    {
      id: 'CRANE-6',
      en: 'An action tile shows two actions, and you use only one of them. Whether it lies on the inner or the outer half makes no difference.',
    },
    {
      id: 'CRANE-7',
      en: 'A tile in the red zone may be taken only by paying its gold at once; if you cannot pay, you may not take it. Nothing that this tile brings, its slot bonus included, may help to pay.',
    },
    { id: 'CRANE-8', en: 'A tile in the green zone has no price and scores nothing for its position.' },
    { id: 'CRANE-9', en: 'A tile in the blue zone scores the points of its position when you take it.' },
    {
      id: 'CRANE-10',
      en: 'The tile you take gives you the bonus of its slot, at once or at any later moment of the same turn. It never outlasts that turn.',
    },
    {
      id: 'CRANE-11',
      en: 'An egg in the slot is an offer: you may buy one egg for the printed price, or not. You may wait within the turn until you can pay.',
    },
    {
      id: 'CRANE-12',
      en: 'A tile with the 5-point token scores 5 points when taken; the token then goes back to its waiting place.',
    },
    { id: 'CRANE-13', en: 'You take exactly one action tile each turn and keep it until the turn ends.' },
    { id: 'CRANE-14', en: 'A slot holds at most one action tile; the sector under the box never holds one.' },
  ],
} as const satisfies Topic;
