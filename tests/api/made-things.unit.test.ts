/** A POST that makes a stored thing answers with it: a program can then change and delete it. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { isLook } from '@/lib/platform/http/contract';

/** Operations that answer only `done`, because they make nothing that has an address. */
const MAKE_NOTHING = {
  'change what is there': ['changeAddress', 'changeChannel', 'muteTable', 'changeTerms', 'foldRecap'],
  'send a message': ['sendConfirmation', 'sendFreshLink', 'reportWord', 'reportCircleWord'],
  'let a person or a table in, by an id that the request has': ['trustBrowser', 'joinBox', 'takePastTableIn'],
} as const;

const membersOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : ['one of several'];

test('every POST answers with the thing it makes, unless it makes nothing', () => {
  const posts = CONTRACTS.filter((contract) => contract.method === 'POST' && !isLook(contract));
  const onlyDone = posts.filter(
    ({ answer, access }) =>
      access !== 'scheduler' && access !== 'operator' && membersOf(answer).join() === 'done',
  );
  expect(onlyDone.map(({ id }) => id).sort()).toEqual(Object.values(MAKE_NOTHING).flat().sort());
});
