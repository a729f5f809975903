import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { jsonResponse } from '@/lib/platform/http/answer';

const LONG = JSON.stringify({ words: 'a table by the river '.repeat(100) });
const answer = (
  asked: Record<string, string> = {},
  more: { text?: string; method?: string; status?: number } = {},
) =>
  jsonResponse({ text: LONG, status: 200, headers: {}, method: 'GET', ...more, asked: new Headers(asked) });
const mark = async (text = LONG) => (await answer({}, { text })).headers.get('etag') ?? '';

describe('a mark of the content', () => {
  test('is the same for the same content and another for another', async () => {
    expect(await mark()).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await mark()).toBe(await mark());
    expect(await mark('{}')).not.toBe(await mark());
  });

  test.each([
    ['it', async () => mark()],
    ['it among others', async () => `"other", ${await mark()}`],
    ['any', async () => '*'],
  ])('whoever sends back %s gets nothing but that it holds', async (_what, known) => {
    const response = await answer({ 'if-none-match': await known() });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(await mark());
    expect(response.headers.get('content-type')).toBeNull();
  });

  test('one of other content gets the content', async () => {
    const response = await answer({ 'if-none-match': await mark('{}') });
    expect([response.status, await response.text()]).toEqual([200, LONG]);
  });

  test.each([
    ['POST', 200],
    ['POST', 201],
    ['GET', 201],
  ])('%s %i has none, and is kept by nobody', async (method, status) => {
    const response = await answer({ 'if-none-match': '*' }, { method, status });
    expect([response.status, response.headers.get('etag')]).toEqual([status, null]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what is long is compressed', () => {
  test.each([
    ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
  ])('as %s allows: %s', async (accepted, way, open) => {
    const response = await answer({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(way);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(LONG.length / 4);
    expect(open(bytes).toString()).toBe(LONG);
  });

  test.each(['', 'identity', 'deflate', 'br;q=0'])('not for "%s"', async (accepted) => {
    const response = await answer({ 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, LONG]);
  });

  test('what is short is not', async () => {
    const response = await answer({ 'accept-encoding': 'gzip' }, { text: '{}' });
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});
