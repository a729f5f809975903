/** A server that stops does not wait for the connections that proxies keep. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { closeAfterAnswers } from '@/lib/platform/ops/observe';
import { keepAliveMs } from '../../scripts/lib/keep-alive';

/** Caddy keeps idle connections for that long. */
const LONGEST_PROXY_MS = 120_000;

test('idle connections are kept for longer than by proxies', () => {
  vi.stubEnv('KEEP_ALIVE_TIMEOUT', '');
  expect(keepAliveMs()).toBeGreaterThan(LONGEST_PROXY_MS);
  vi.stubEnv('KEEP_ALIVE_TIMEOUT', '1500');
  expect(keepAliveMs()).toBe(1500);
  vi.unstubAllEnvs();
});

test('a connection whose stream ends while the server stops is closed', async () => {
  const open = new Set<http.ServerResponse>();
  const server = http.createServer({ keepAliveTimeout: keepAliveMs() }, (_request, response) => {
    response.write('begins');
    open.add(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const request = http.get({ port, host: '127.0.0.1', agent });
  const [answer]: http.IncomingMessage[] = await once(request, 'response');
  const closed = once(server, 'close');
  closeAfterAnswers();
  server.close();
  for (const response of open) response.end();
  answer?.resume();
  await closed;
  agent.destroy();
  expect(server.listening).toBe(false);
});
