import { expect, test } from 'vitest';
import { REJECTION_CODES } from '@/lib/engine/rejections';
import { describeRefusal, refusalSentences } from '@/lib/wording/refusals';

test('every code has one whole sentence', () => {
  const sentences = refusalSentences();
  expect(sentences.map(({ code }) => code).sort()).toEqual([...REJECTION_CODES].sort());
  for (const { code, sentence } of sentences) {
    expect(sentence, code).toMatch(/^[A-Z“].*\.$/);
    expect(sentence, code).not.toMatch(/undefined|\{|\}|NaN/);
  }
});

test('a price and an action are named', () => {
  const cannotPay = describeRefusal({
    code: 'cannot-pay',
    rule: 'BUILD-1',
    params: { gold: 2, egg: 1, stone: 0 },
  });
  expect(cannotPay).toBe('You cannot pay 2 gold and 1 egg.');
  const params = { action: 'construct-wall' };
  expect(describeRefusal({ code: 'action-not-on-tile', rule: 'CRANE-6', params })).toBe(
    'Your action tile does not show “Construct a wall”.',
  );
});
