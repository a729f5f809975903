/** Connections that proxies keep: told for how long, kept for longer, and not waited for by a server that stops. */
import { once } from 'node:events';
import diagnostics from 'node:diagnostics_channel';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { closeAfterAnswers, tellKeepAlive } from '@/lib/platform/ops/observe';
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
  const keepAgain = closeAfterAnswers();
  server.close();
  for (const response of open) response.end();
  answer?.resume();
  await closed;
  agent.destroy();
  keepAgain();
  expect(server.listening).toBe(false);
});

/** A client that uses its connection again at the very end of the time that it was told. */
async function answersAtTheEdge(keepAliveTimeout: number, times: number): Promise<readonly number[]> {
  const server = http.createServer({ keepAliveTimeout }, (_request, response) => void response.end('here'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const told: number[] = [];
  for (let n = 0; n < times; n += 1) {
    socket.write('GET / HTTP/1.1\r\nhost: praga.test\r\n\r\n');
    // A connection that was closed or reset gives no answer.
    const [answer]: unknown[] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    if (typeof answer !== 'string') break;
    const [, seconds = '0'] = /^keep-alive: timeout=(\d+)/im.exec(answer) ?? [];
    told.push(Number(seconds));
    await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  }
  socket.destroy();
  server.close();
  return told;
}

test('a client that waits as long as it was told is answered on the same connection', async () => {
  diagnostics.subscribe('http.server.request.start', tellKeepAlive);
  const told = await answersAtTheEdge(2_000, 3);
  diagnostics.unsubscribe('http.server.request.start', tellKeepAlive);
  expect(told).toEqual([1, 1, 1]);
});
