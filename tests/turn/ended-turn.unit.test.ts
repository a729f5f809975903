/** Which ended turn may still come back, by the rows of a log. */
import { expect, test } from 'vitest';
import { endedTurn, lastEndOf } from '@/lib/game/turn/losses';

type Row = Parameters<typeof endedTurn>[0][number];

/** Seats 0 and 1 are people, 2 is a computer. */
const isComputer = ({ seat }: { readonly seat: number }) => seat === 2;

/** A row as "seat command"; brackets mark one that was taken back. */
function rowOf(text: string, i: number): Row {
  const [, by, type = ''] = /^\(?(?:(\d) )?(\w+)/.exec(text) ?? [];
  const seat = by === undefined ? undefined : Number(by);
  const ended = type === 'EndTurn' ? [{ type: 'TurnEnded', seat: seat ?? 0, turn: 1 } as const] : [];
  const gone = type === 'Undo' ? [{ type: 'Undone', seat: seat ?? 0, to: 1, rows: [] } as const] : [];
  const command = { type } as Row['command'];
  return { seq: i + 1, seat, command, events: [...ended, ...gone], undone: text.startsWith('(') };
}

test.each([
  ['no turn was ended', 'SetupChoices', undefined],
  ['one was ended just now', '0 BuyEgg, 0 EndTurn', 0],
  ['computers have played since', '0 EndTurn, 2 BuyEgg, 2 EndTurn', 0],
  ['a person has acted since', '0 EndTurn, 1 BuyEgg', undefined],
  ['a person has acted since and undid it', '0 EndTurn, (1 BuyEgg), 1 Undo', undefined],
  ['its player has begun the next one', '0 EndTurn, 2 EndTurn, 0 BuyEgg', undefined],
  ['its player has undone that', '0 EndTurn, 2 EndTurn, (0 BuyEgg), 0 Undo', 0],
  ['its player chose for Parler', '0 EndTurn, 0 PlaceParlerBuilding, 0 SetParlerMarkers', 0],
  ['it was taken back', '0 BuyEgg, (0 EndTurn), 0 Undo', undefined],
  ['the next person has ended theirs', '0 EndTurn, 1 EndTurn', 1],
])('%s: %s', (_what, log, seat) => {
  const rows = log.split(', ').map(rowOf);
  expect(endedTurn(rows, isComputer)?.seat).toBe(seat);
  if (seat !== undefined) expect(endedTurn(rows, isComputer)?.row).toBe(lastEndOf(rows, seat));
});
