import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '../../messages/en/broken.json';
import { anyFreePort } from '../../scripts/lib/ports';
import { startServer } from '../../scripts/lib/server';
import { stallingProxy, type StallingProxy } from '../support/stalling-proxy';

// A server of its own on the database of the tests, by a way that can stand still.
const env = process.env as Record<string, string>;
let proxy: StallingProxy;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  proxy = await stallingProxy(env.DATABASE_URL ?? '');
  const port = await anyFreePort();
  server = await startServer({
    port,
    host: '127.0.0.1',
    distDir: env.NEXT_DIST_DIR,
    env: { ...env, DATABASE_URL: proxy.url, APP_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'error' },
  });
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
  for (let i = 0; i < 3; i += 1) {
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
