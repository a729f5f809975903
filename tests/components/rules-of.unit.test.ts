import { expect, test } from 'vitest';
import { AT_KINDS, atKey } from '@/components/board/at';
import { rulesHref } from '@/components/look/rules-of';
import { TOPICS } from '@/lib/casebook/topics';

test.each([
  ...AT_KINDS.map((kind) => atKey(kind, '0-egg')),
  'slot:upgrade-1',
  'track:0-university',
  'cell:action-hex-x',
])('the rules of %s are a topic of the casebook', (key) => {
  const topic = rulesHref(key)?.replace('/rules#', '');
  expect(TOPICS.map(({ id }) => id)).toContain(topic);
});

test('what is no piece has no rules', () => {
  expect(rulesHref('nonsense')).toBeUndefined();
});
