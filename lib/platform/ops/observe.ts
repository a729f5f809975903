import 'server-only';
import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { logger } from '@/lib/platform/logger';
import { figures } from '@/lib/platform/ops/metrics';
import { currentRequest, requestIdOf, routeOf } from '@/lib/platform/request-label';

/** The start time of each request. */
const STARTED = new WeakMap<IncomingMessage, bigint>();

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function exchangeOf(message: unknown): Exchange | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { request, response }: { request?: unknown; response?: unknown } = message;
  return request instanceof IncomingMessage && response instanceof ServerResponse
    ? { request, response }
    : undefined;
}

const listed = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);

/** Clients are told a shorter time than the real one, so one that waits to its end is still answered. */
const EDGE_MS = 1_000;

/** Tells a client how long it may use this connection again. */
export function tellKeepAlive(message: unknown): void {
  const { response, server }: { response?: unknown; server?: unknown } = Object(message);
  if (!(response instanceof ServerResponse) || !(server instanceof Server)) return;
  const seconds = Math.floor((server.keepAliveTimeout - EDGE_MS) / 1000);
  if (seconds > 0) response.setHeader('keep-alive', `timeout=${seconds}`);
}

/** Sets the label of a request before anything is logged. */
function begin({ request, response }: Exchange): void {
  const { headers } = request;
  const requestId = requestIdOf(headers['x-request-id'], randomUUID);
  headers['x-request-id'] = requestId;
  response.setHeader('x-request-id', requestId);
  STARTED.set(request, process.hrtime.bigint());
  currentRequest().enterWith({
    requestId,
    forwarded: {
      for: listed(headers['x-forwarded-for']),
      proto: listed(headers['x-forwarded-proto']),
    },
    onEnd: (then) => callAtEnd(response, then),
    setStatus: (status) => void (response.statusCode = status),
  });
}

/** Calls back at the end of a response, even if the client has already left. */
function callAtEnd(response: ServerResponse, then: () => void): void {
  if (response.closed || response.writableFinished) return then();
  response.once('finish', then);
  response.once('close', then);
}

function end({ request, response }: Exchange): void {
  const started = STARTED.get(request);
  if (started === undefined) return;
  STARTED.delete(request);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const { method = '' } = request;
  const [route, status] = [routeOf(request.url ?? ''), response.statusCode];
  // A stream lasts as long as its page, so its duration is not a response time.
  if (!route.endsWith('/stream'))
    figures().requests.observe({ method, route, status: String(status) }, seconds);
  const line = {
    requestId: String(response.getHeader('x-request-id')),
    method,
    route,
    status,
    ms: Math.round(seconds * 1e4) / 10,
  };
  if (status >= 500) logger().warn(line, 'answered');
  else if (isRoutine(method, route)) logger().debug(line, 'answered');
  else logger().info(line, 'answered');
}

/** Frequent requests without changes, and our own scheduler. */
function isRoutine(method: string, route: string): boolean {
  return method === 'GET' || method === 'HEAD' || route.startsWith('/api/cron');
}

/**
 * Closes every connection after its answer. Called when the server stops: it waits for open connections, and
 * proxies keep theirs for minutes. Returns a function that stops it.
 */
export function closeAfterAnswers(): () => void {
  const close = (message: unknown) => exchangeOf(message)?.request.socket.destroySoon();
  diagnostics.subscribe('http.server.response.finish', close);
  return () => void diagnostics.unsubscribe('http.server.response.finish', close);
}

/**
 * Observes all requests of this process in Node itself, so that no route can be missed. Hosts that pass
 * requests in another way are not observed here; use their own logs and metrics.
 */
export function observeRequests(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const exchange = exchangeOf(message);
    if (exchange) begin(exchange);
    tellKeepAlive(message);
  });
  diagnostics.subscribe('http.server.response.finish', (message) => {
    const exchange = exchangeOf(message);
    if (exchange) end(exchange);
  });
}
