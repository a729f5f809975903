import { describe, expect, test } from 'vitest';
import { jsonResponse } from '@/lib/platform/http/answer';

const LONG = JSON.stringify({ words: 'a table by the river '.repeat(100) });
const answer = (
  asked: Record<string, string> = {},
  more: { text?: string; method?: string; status?: number } = {},
) =>
  jsonResponse({ text: LONG, status: 200, headers: {}, method: 'GET', ...more, asked: new Headers(asked) });
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
  ])('whoever sends back %s gets nothing but that it holds', async (_what, known) => {
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
    ['POST', 200],
    ['POST', 201],
    ['GET', 201],
  ])('%s %i has none, and is kept by nobody', (method, status) => {
    const response = answer({ 'if-none-match': '*' }, { method, status });
    expect([response.status, response.headers.get('etag')]).toEqual([status, null]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

// Next drops `content-encoding` of what a route answers: packed bytes would be read as text.
test.each(['gzip, deflate, br', 'gzip', ''])(
  'what is asked for with "%s" goes out as text',
  async (accepted) => {
    const response = answer({ 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, LONG]);
  },
);
