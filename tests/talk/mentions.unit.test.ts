import { expect, test } from 'vitest';
import { mentionsIn } from '@/lib/features/talk/mentions';

const SEATS = ['Anna', 'Anna Marie', 'Žofie', 'J. R.', ''].map((name, seat) => ({ seat, name }));

test.each([
  ['@Anna, it is your turn', [0]],
  ['@anna marie!', [1]],
  ['@Annabel is not here', []],
  ['well played, @Zofie and @ANNA', [0, 2]],
  ['@J. R. knows', [3]],
  ['mail me at a@anna.example', [0]],
  ['@ nobody', []],
  ['Anna', []],
  ['@Žofie@Žofie', [2]],
])('%s', (text, seats) => {
  expect(mentionsIn(text, SEATS).map(({ seat }) => seat)).toEqual(seats);
});
