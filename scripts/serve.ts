// The built service behind our own HTTP server. It knows the peer of each connection, which no handler can
// find out, and passes it on (lib/platform/auth/address.ts) outside of the request, where no client can forge
// it.
import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import { logConsoleAsJson } from './lib/json-console';
import { keepAliveMs } from './lib/keep-alive';

const PROBLEM = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' };
/** Methods of pages and routes. Next cannot handle some others (TRACE), so they are answered here. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The same store as lib/platform/request-label.ts has. */
declare global {
  var pragaRequest: AsyncLocalStorage<{ peer?: string }> | undefined;
}

const currentRequest = () => (globalThis.pragaRequest ??= new AsyncLocalStorage());

function refuseMethod(response: http.ServerResponse): void {
  const [status, title, code] = [405, 'Not this way', 'method-not-allowed'] as const;
  const allow = METHODS.join(', ');
  const detail = `Here only ${allow} are answered.`;
  response.writeHead(status, { ...PROBLEM, allow, connection: 'close' });
  response.end(JSON.stringify({ type: `/api-docs#${code}`, title, status, code, detail }));
}

/**
 * Next appends the headers of a route's answer, which makes the content type a list of one. The compression
 * treats a list as no type, and sends such answers uncompressed. Pages are not affected.
 */
function sayOneType(response: http.ServerResponse): void {
  const getHeader = response.getHeader.bind(response);
  response.getHeader = (name) => {
    const value = getHeader(name);
    return Array.isArray(value) && name.toLowerCase() === 'content-type' ? value[0] : value;
  };
}

/** A route says its length by this name (app/preview/picture-answer.ts). */
const LENGTH = 'x-body-length';

/** Next drops the length of a route's answer. Some messengers show no picture without one. */
function sayLength(response: http.ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === LENGTH ? setHeader('content-length', String(value)) : setHeader(name, value);
}

/** Answers requests: `handle` takes those for Next, the others are answered at once. */
type Handle = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

export function listenerOf(handle: Handle) {
  return (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response);
    sayOneType(response);
    sayLength(response);
    const here = currentRequest();
    const peer = request.socket.remoteAddress;
    return here.run({ ...here.getStore(), peer }, () =>
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      }),
    );
  };
}

/**
 * Accepts no more requests and exits once the running ones are answered; instrumentation-node.ts closes open
 * streams, and each connection after its last answer.
 */
function endWith(server: http.Server, app: { close(): Promise<void> }): void {
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    server.close(() => void app.close().finally(() => process.exit(code)));
    server.closeIdleConnections();
  };
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
}

async function serve() {
  logConsoleAsJson();
  const { default: next } = await import('next');
  const port = Number(process.env.PORT) || 3000;
  const hostname = process.env.HOST || undefined;
  const app = next({ dev: false, port, hostname, quiet: true });
  const server = http.createServer({ keepAliveTimeout: keepAliveMs() });
  endWith(server, app);
  await app.prepare();
  server.on('request', listenerOf(app.getRequestHandler()));
  server.on('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  server.listen(port, hostname);
}

if (process.argv[1] === import.meta.filename) await serve();
