/** Faults of a request are described in our words, never in the library's. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Range } from '@/lib/features/table/contract-shapes';
import { NewTableBody } from '@/lib/features/table/new-table-shapes';
import { wrongParts } from '@/lib/platform/http/issue-words';
import { contractOf } from '../support/contract-of';

const commandContract = contractOf('submitCommand');

const ID = '123e4567-e89b-42d3-a456-426614174000';
const words = (schema: z.ZodType, value: unknown) =>
  wrongParts(schema.safeParse(value, { reportInput: true }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

test.each([
  [{ expectedSeq: 1, command: { type: 'EndTurn' } }, ['commandId is missing']],
  [
    { expectedSeq: 0, commandId: 'x', command: { type: 'EndTurn' } },
    ['expectedSeq must be at least 1', 'commandId must be a UUID'],
  ],
  [{ expectedSeq: 1.5, commandId: ID, command: { type: 'EndTurn' } }, ['expectedSeq must be a whole number']],
  [{ expectedSeq: '1', commandId: ID, command: { type: 'EndTurn' } }, ['expectedSeq must be a number']],
  [{ expectedSeq: 1, commandId: ID, command: { type: 'Fly' } }, ['command.type is none of what it may be']],
  [
    { expectedSeq: 1, commandId: ID, command: { type: 'EndTurn', now: 1 }, more: 2 },
    ['command has members that are not known: now', ' has members that are not known: more'],
  ],
  [
    { expectedSeq: 1, commandId: ID, command: { type: 'MoveUp', grid: 'moat' } },
    ['command.grid must be one of "hunger-wall", "cathedral"'],
  ],
])('of a command: %j', (value, expected) => expect(words(commandContract.body, value)).toEqual(expected));

test.each([
  [{ name: '', seats: [{ name: 'Anna' }] }, ['name has nothing that can be seen']],
  [
    { name: 'x', seats: [{ name: 'Anna' }, { name: 'Аnnа' }] },
    ['seats.1.name “Аnnа” looks like another name at this table; “Аnnа 2” does not'],
  ],
  [{ name: 'x'.repeat(41), seats: [{}] }, ['name must have at most 40 characters']],
  [
    { name: 'x', seats: [] },
    ['seats must have at least 1 entry', 'seats at least one seat must be a person'],
  ],
  [{ name: 'x', seats: 'two' }, ['seats must be a list']],
])('of a new table: %j', (value, expected) => expect(words(NewTableBody, value)).toEqual(expected));

test('of rows: from is less than to', () => {
  expect(words(Range, { from: '7', to: '3' })).toEqual(['to must not be before `from`']);
  expect(words(Range, { from: '3', to: '3' })).toEqual([]);
});
