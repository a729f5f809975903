/** Which ended turn may still come back, by the rows of a log. */
import { expect, test } from 'vitest';
import { endedTurn, lastEndOf } from '@/lib/game/turn/losses';

type Row = Parameters<typeof endedTurn>[0][number];

/** Seats 0 and 1 are people, 2 is a computer. */
const isComputer = ({ seat }: { readonly seat: number }) => seat === 2;
let seq = 0;
const row = (seat: number | undefined, type: string, undone = false): Row => {
  seq += 1;
  const ended = type === 'EndTurn' ? [{ type: 'TurnEnded', seat: seat ?? 0, turn: 1 } as const] : [];
  const gone = type === 'Undo' ? [{ type: 'Undone', seat: seat ?? 0, to: 1, rows: [] } as const] : [];
  const command = { type } as Row['command'];
  return { seq, seat, command, events: [...ended, ...gone], undone };
};

test.each<[string, readonly [number | undefined, string, boolean?][], number | undefined]>([
  ['no turn was ended', [[undefined, 'SetupChoices']], undefined],
  [
    'one was ended just now',
    [
      [0, 'BuyEgg'],
      [0, 'EndTurn'],
    ],
    0,
  ],
  [
    'computers have played since',
    [
      [0, 'EndTurn'],
      [2, 'BuyEgg'],
      [2, 'EndTurn'],
    ],
    0,
  ],
  [
    'a person has acted since',
    [
      [0, 'EndTurn'],
      [1, 'BuyEgg'],
    ],
    undefined,
  ],
  [
    'a person has acted since and undid it',
    [
      [0, 'EndTurn'],
      [1, 'BuyEgg', true],
      [1, 'Undo'],
    ],
    undefined,
  ],
  [
    'its player has begun the next one',
    [
      [0, 'EndTurn'],
      [2, 'EndTurn'],
      [0, 'BuyEgg'],
    ],
    undefined,
  ],
  [
    'its player has undone that',
    [
      [0, 'EndTurn'],
      [2, 'EndTurn'],
      [0, 'BuyEgg', true],
      [0, 'Undo'],
    ],
    0,
  ],
  [
    'its player chose for Parler',
    [
      [0, 'EndTurn'],
      [0, 'PlaceParlerBuilding'],
      [0, 'SetParlerMarkers'],
    ],
    0,
  ],
  [
    'it was taken back',
    [
      [0, 'BuyEgg'],
      [0, 'EndTurn', true],
      [0, 'Undo'],
    ],
    undefined,
  ],
  [
    'the next person has ended theirs',
    [
      [0, 'EndTurn'],
      [1, 'EndTurn'],
    ],
    1,
  ],
])('%s', (_what, told, seat) => {
  const rows = told.map(([by, type, undone]) => row(by, type, undone));
  expect(endedTurn(rows, isComputer)?.seat).toBe(seat);
  if (seat !== undefined) expect(endedTurn(rows, isComputer)?.row).toBe(lastEndOf(rows, seat));
});
