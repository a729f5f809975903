/** Older names in answers and requests (lib/platform/http/older-names). */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf } from '@/lib/platform/http/answer-of';
import { sameAs, withNewerNames } from '@/lib/platform/http/older-names';

const Row = z.object({ gameId: z.string().optional(), game: sameAs('gameId', z.string().optional()) });

test('an answer has both names, also in lists and in members that may be missing', () => {
  const Answer = z.object({ rows: z.array(Row), mine: Row.optional(), either: z.union([z.string(), Row]) });
  const both = { gameId: 'a', game: 'a' };
  const one = { gameId: 'a' };
  expect(answerOf(Answer, { rows: [one, {}], mine: one, either: one })).toEqual({
    rows: [both, {}],
    mine: both,
    either: both,
  });
  expect(answerOf(Answer, { rows: [], mine: null, either: 'a' })).toEqual({ rows: [], either: 'a' });
});

/** A request under its newer names. */
const read = (schema: z.ZodType, sent: unknown) => {
  const renamed = withNewerNames(schema, sent);
  return 'value' in renamed ? { value: renamed.value } : renamed;
};

const id = z.string().max(3);
const Body = z.strictObject({ circleId: id, circle: sameAs('circleId', id.optional()) });
const Channel = z.union([
  z.strictObject({ kind: z.literal('mail'), form: sameAs('kind', z.string().optional()) }),
  z.strictObject({ kind: z.literal('json'), form: sameAs('kind', z.string().optional()) }),
]);

test('a request may use either name', () => {
  expect(read(Body, { circle: 'a' })).toEqual({ value: { circleId: 'a' } });
  expect(read(Body, { circleId: 'a' })).toEqual({ value: { circleId: 'a' } });
  expect(read(Body, { circleId: 'a', circle: 'a' })).toEqual({ value: { circleId: 'a' } });
  expect(read(Channel, { form: 'json' })).toEqual({ value: { kind: 'json' } });
  expect(read(Channel.optional(), { form: 'json' })).toEqual({ value: { kind: 'json' } });
});

test('two names with different values contradict each other', () => {
  expect(withNewerNames(Channel, { form: 'json', kind: 'mail' })).toEqual({
    conflicts: [{ older: 'form', newer: 'kind' }],
  });
});

test.each([[['circle']], ['circle'], [null], [undefined], [1]])('%o has no names', (sent) => {
  expect(read(Body, sent)).toEqual({ value: sent });
});
