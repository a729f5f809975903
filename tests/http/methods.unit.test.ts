/** Methods that Next can make no request of are answered before it: a 4xx in our form, never a 500. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listenerOf } from '../../scripts/serve';

const handle = vi.fn(async (_request: http.IncomingMessage, response: http.ServerResponse) => {
  response.end('ok');
});
const server = http.createServer(listenerOf(handle));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function ask(
  method: string,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }> {
  const { port } = server.address() as AddressInfo;
  const request = http.request({ host: '127.0.0.1', port, method, path: '/' }).end();
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no answer');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(chunks).toString(),
  };
}

test.each(['TRACE', 'PROPFIND', 'MKCOL', 'PURGE'])(
  '%s is a 405 that lists the allowed methods',
  async (method) => {
    handle.mockClear();
    const { status, headers, text } = await ask(method);
    expect(status).toBe(405);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers.allow).toContain('GET, HEAD, POST');
    expect(JSON.parse(text)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(handle).not.toHaveBeenCalled();
  },
);

test.each(['GET', 'POST', 'DELETE', 'OPTIONS'])('%s continues', async (method) => {
  expect(await ask(method)).toMatchObject({ status: 200, text: 'ok' });
});

test('an answer says its length, which Next drops', async () => {
  handle.mockImplementationOnce(async (_request, response) => {
    // As Next sets the headers of a route.
    response.setHeader('x-body-length', ['2']);
    response.write('o');
    response.end('k');
  });
  const { headers, text } = await ask('GET');
  expect(text).toBe('ok');
  expect(headers['content-length']).toBe('2');
  expect(headers).not.toHaveProperty('x-body-length');
  expect(headers).not.toHaveProperty('transfer-encoding');
});
