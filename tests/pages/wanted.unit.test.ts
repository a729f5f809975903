import { describe, expect, test } from 'vitest';
import { readWanted, refusalQuery } from '@/app/games/[gameId]/refusal';
import { wantQuery } from '@/components/move/forms/command-value';

const COMMAND = { type: 'PlaceWall', slot: 1, cell: 'wall-cell-2', rotation: 4 } as const;
const wantOf = (query: string) => new URLSearchParams(query).get('want');

describe('the step that was wanted', () => {
  test('travels in the address and back', () => {
    expect(readWanted(wantOf(wantQuery(COMMAND)))).toEqual(COMMAND);
  });

  test('goes along with a refusal and with a stale step', () => {
    const stale = refusalQuery({ kind: 'stale', seq: 4 }, COMMAND);
    expect(new URLSearchParams(stale).get('refused')).toBe('stale');
    expect(readWanted(wantOf(stale))).toEqual(COMMAND);
  });

  test.each([[undefined], [''], ['{'], ['{~type~:~NoSuch~}'], ['7'], [['a', 'b']], ['x'.repeat(500)]])(
    'is nothing when the address says %j',
    (value) => expect(readWanted(value)).toBeUndefined(),
  );
});
