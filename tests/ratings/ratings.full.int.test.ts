/** A thousand stored results of a circle equal a fold over them. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { useService } from '../support/service';
import { circleOf, peopleCalled, ratingsOf } from './made-results';
import { foldedFromResults, playRandomly } from './random-results';

await useService();

test('a thousand results', async () => {
  const seed = crypto.randomBytes(16).toString('hex');
  const circleId = await circleOf(true);
  const people = await peopleCalled(
    Array.from({ length: 20 }, (_, i) => `Player ${i}`),
    false,
  );
  await playRandomly(circleId, people, 1_000, seed);
  expect(await ratingsOf(circleId), seed).toEqual(await foldedFromResults(circleId));
}, 300_000);
