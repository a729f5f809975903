import { expect, test } from 'vitest';
import { reasonOfAnswer } from '@/lib/platform/outbox/receiver-reason';

const JSON_TYPE = 'application/json; charset=utf-8';

test.each([
  ['Discord', '{"message":"Unknown Webhook","code":10015}', JSON_TYPE, 'Unknown Webhook'],
  ['Slack', 'channel_is_archived', 'text/plain; charset=utf-8', 'channel_is_archived'],
  [
    'ntfy',
    '{"code":40301,"http":403,"error":"forbidden","link":"https://ntfy.sh/docs"}',
    JSON_TYPE,
    'forbidden',
  ],
  [
    'a problem document',
    '{"title":"No","detail":"Not this key"}',
    'application/problem+json',
    'Not this key',
  ],
  ['an error in an error', '{"error":{"message":"no such topic"}}', JSON_TYPE, 'no such topic'],
  ['a page', '<h1>Not found</h1>', 'text/html', undefined],
  ['no JSON', '{', JSON_TYPE, undefined],
  ['JSON of another kind', '[1]', JSON_TYPE, undefined],
  ['an empty one', '  ', 'text/plain', undefined],
  ['no type', 'whatever', '', undefined],
  ['control characters', '{"message":"a\\u0000b\\n\\u202ec"}', JSON_TYPE, 'a b c'],
])('the reason of %s', (_, text, type, reason) => {
  expect(reasonOfAnswer(text, type)).toBe(reason);
});

test('a long reason is cut', () => {
  expect(reasonOfAnswer('x'.repeat(16_000), 'text/plain')).toBe(`${'x'.repeat(159)}…`);
});
