import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '../../messages/en/broken.json';
import { inFull } from '../support/full';
import { startOwnServer } from '../support/own-server';
import { stallingProxy, type StallingProxy } from '../support/stalling-proxy';

// A server of its own on the database of the tests, by a way that can stand still.
let proxy: StallingProxy;
let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  proxy = await stallingProxy(process.env.DATABASE_URL ?? '');
  server = await startOwnServer({ DATABASE_URL: proxy.url, LOG_LEVEL: 'error' });
}, 90_000);
afterAll(async () => {
  await server.stop();
  await proxy.close();
});

async function timed(path: string) {
  const began = performance.now();
  const response = await fetch(server.origin + path, { headers: { 'accept-language': 'en' } });
  return { response, text: await response.text(), ms: performance.now() - began };
}

test('while the database is frozen a page is a 503 in words within two seconds, and opens again afterwards', async () => {
  expect((await timed('/')).response.status).toBe(200);
  proxy.freeze();
  // Until the last answer is old.
  await new Promise((done) => setTimeout(done, 1_100));
  for (let i = 0; i < inFull(3, 1); i += 1) {
    const { response, text, ms } = await timed('/');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toContain(en.text);
    expect(ms).toBeLessThan(2_000);
  }
  const ready = await timed('/api/health/ready');
  expect([ready.response.status, ready.ms < 2_000]).toEqual([503, true]);
  expect((await timed('/api/health/live')).response.status).toBe(200);
  proxy.thaw();
  await expect.poll(async () => (await timed('/')).response.status, { timeout: 20_000 }).toBe(200);
});
