/** Answers hold only the keys of their schema: a column that is read by mistake cannot leave the service. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { answerOf, Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';

const at = new Date('2026-11-27T12:00:00Z');
const Member = z.object({ name: z.string(), joinedAt: Moment, endsAt: Moment.optional() });
const Circle = z.object({ id: z.string(), notice: z.string().optional(), members: z.array(Member) });

test('a secret column of a row, at any depth, does not reach the answer', () => {
  const row = {
    id: 'abc',
    linkKey: 'secret',
    notice: null,
    members: [{ name: 'Anna', joinedAt: at, endsAt: null, email: 'anna@example.test' }],
  };
  expect(JSON.stringify(answerOf(Circle, row))).toBe(
    '{"id":"abc","members":[{"name":"Anna","joinedAt":"2026-11-27T12:00:00.000Z"}]}',
  );
});

test('a row that lacks a promised key, or holds another type, is an error and no wrong answer', () => {
  expect(() => answerOf(Member, { name: 'Anna' })).toThrow();
  expect(() => answerOf(Member, { name: 1, joinedAt: at })).toThrow();
  expect(() => answerOf(Member, { name: 'Anna', joinedAt: 'yesterday' })).toThrow();
});

const CIRCLE = { answer: Circle, limit: 'none' } as const;
const contract = defineContract({
  ...CIRCLE,
  id: 'readTestCircle',
  tag: 'Circles',
  method: 'GET',
  path: '/api/test-circle',
  summary: 'A circle.',
  access: 'anyone',
  problems: [],
});

test('an operation answers only with the keys of its schema', async () => {
  const row = { id: 'abc', linkKey: 'secret', members: [{ name: 'Anna', joinedAt: at, email: 'a@b.test' }] };
  const { endpointWith } = operation(contract, async () => ({ ok: true, value: { body: row } }));
  const { handler } = endpointWith(() => problem('unknown-table', 'Nothing here.'));
  const response = await handler(new Request('http://localhost/api/test-circle'), {
    params: Promise.resolve({}),
  });
  expect(await response.json()).toEqual({
    id: 'abc',
    members: [{ name: 'Anna', joinedAt: '2026-11-27T12:00:00.000Z' }],
  });
});

test('only answers of the engine, and those with a null that means something, are sent as they are', () => {
  const asIs = CONTRACTS.filter((each) => each.asIs).map(({ id }) => id);
  expect(asIs.sort()).toEqual([
    ...['addCircleHook', 'exportGame', 'listCircleHooks', 'lookAtPosition', 'lookAtTable', 'openPuzzle'],
    ...['openSandbox', 'readLobby', 'readLog', 'readPack', 'readPosition', 'readRecap', 'submitCommand'],
    ...['trySteps', 'undo'],
  ]);
});
