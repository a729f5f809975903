// A proxy that distributes requests over servers in turn, like a deployment's load balancer; for tests on
// this machine.
import http from 'node:http';
import { portOf } from '../../scripts/lib/ports';

/** A server that does not answer for this long counts as gone, so the caller may ask another. */
const PATIENCE_MS = 8000;
/** How long a server is skipped after a failure. */
const REST_MS = 1000;

export interface Proxy {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a proxy in front of these servers. It asks for their ports with every request. */
export async function startRoundRobin(ports: readonly (() => number)[]): Promise<Proxy> {
  const servers = ports.map((port) => ({ port, restsUntil: 0 }));
  /** The next server that does not rest, or else the next one. */
  const next = () => {
    const awake = servers.findIndex(({ restsUntil }) => restsUntil < Date.now());
    const [server] = servers.splice(Math.max(awake, 0), 1);
    if (!server) throw new Error('there is no server to ask');
    servers.push(server);
    return server;
  };
  const proxy = http.createServer((request, response) => {
    const server = next();
    const fail = () => {
      server.restsUntil = Date.now() + REST_MS;
      refuse(response);
    };
    forward(request, response, server.port(), fail);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = () => {
    proxy.closeAllConnections();
    return new Promise<void>((resolve) => proxy.close(() => resolve()));
  };
  return { origin: `http://127.0.0.1:${portOf(proxy)}`, close };
}

function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  port: number,
  fail: () => void,
): void {
  const { method, url, headers } = request;
  const options = { host: '127.0.0.1', port, method, path: url, headers, agent: false as const };
  const upstream = http.request(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  upstream.setTimeout(PATIENCE_MS, () => upstream.destroy(new Error('no answer')));
  upstream.on('error', fail);
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function refuse(response: http.ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
  response.end('no server answered');
}
