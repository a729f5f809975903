/** Answers hold only the keys of their schema: a column that is read by mistake cannot leave the service. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf, Moment } from '@/lib/platform/http/answer-of';

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
  expect(() => answerOf(Member, { name: 'Anna', joinedAt: at.toISOString() })).toThrow();
});
