import { describe, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { jsonResponse } from '@/lib/platform/http/answer';
import { isMarked } from '@/lib/platform/http/contract';

const LONG = JSON.stringify({ words: 'a table by the river '.repeat(100) });
const answer = (
  asked: Record<string, string> = {},
  more: { text?: string; isMarked?: boolean; status?: number } = {},
) =>
  jsonResponse({ text: LONG, status: 200, headers: {}, isMarked: true, ...more, asked: new Headers(asked) });
const mark = (text = LONG) => answer({}, { text }).headers.get('etag') ?? '';

describe('a mark of the content', () => {
  test('is the same for the same content and another for another', () => {
    expect(mark()).toMatch(/^W\/"[\w-]{22}"$/);
    expect(mark()).toBe(mark());
    expect(mark('{}')).not.toBe(mark());
  });

  test.each([
    ['it', () => mark()],
    ['it among others', () => `"other", ${mark()}`],
    ['any', () => '*'],
  ])('a request with the current %s gets 304 without a body', async (_what, known) => {
    const response = answer({ 'if-none-match': known() });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(mark());
    expect(response.headers.get('content-type')).toBeNull();
  });

  test('one of other content gets the content', async () => {
    const response = answer({ 'if-none-match': mark('{}') });
    expect([response.status, await response.text()]).toEqual([200, LONG]);
  });

  test.each([
    [false, 200],
    [false, 201],
    [true, 201],
  ])('an answer without one (%s, %i) is not cached', (isMarked, status) => {
    const response = answer({ 'if-none-match': '*' }, { isMarked, status });
    expect([response.status, response.headers.get('etag')]).toEqual([status, null]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

// Next drops `content-encoding` of a route's answer: packed bytes would be read as text.
test.each(['gzip, deflate, br', 'gzip', ''])(
  'an answer requested with "%s" goes out as text',
  async (accepted) => {
    const response = answer({ 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, LONG]);
  },
);

test.each([
  ['lookAtTable', true],
  ['exportGame', true],
  ['lookAtPlans', false],
  ['listOptions', false],
  ['ready', false],
  ['submitCommand', false],
])('of %s a browser may keep the answer: %s', (id, expected) => {
  const contract = CONTRACTS.find((each) => each.id === id);
  expect(contract && isMarked(contract)).toBe(expected);
});
