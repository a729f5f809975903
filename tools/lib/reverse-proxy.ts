/** A reverse proxy as operators put one before the service: it ends TLS, in name, and hands on what it is told to. */
import http from 'node:http';
import { portOf } from '../../scripts/lib/ports';

interface Known {
  /** The host that browsers ask for, with its port. */
  readonly asked: string;
  /** The host of the service behind the proxy. */
  readonly upstream: string;
  readonly visitor: string;
}

/** The headers that a proxy sets. */
type HandOn = (known: Known) => Readonly<Record<string, string | undefined>>;

/** The headers of proxies: from all that is wanted to none. */
export const HANDED_ON = {
  'Host kept': ({ asked, visitor }) => ({
    host: asked,
    'x-forwarded-for': visitor,
    'x-forwarded-proto': 'https',
  }),
  'Host of the upstream': ({ upstream, visitor }) => ({ host: upstream, 'x-forwarded-for': visitor }),
  'the port dropped': ({ asked, visitor }) => ({ host: asked.split(':')[0], 'x-forwarded-for': visitor }),
  'X-Forwarded-* in lists': ({ asked, upstream, visitor }) => ({
    host: upstream,
    'x-forwarded-host': `${asked}, inner.test`,
    'x-forwarded-for': `${visitor}, 127.0.0.1`,
    'x-forwarded-proto': 'https, http',
  }),
  'plain http, and a name of its own': ({ upstream, visitor }) => ({
    host: upstream,
    'x-forwarded-host': 'inner.test',
    'x-forwarded-for': visitor,
    'x-forwarded-proto': 'http',
  }),
  nothing: ({ upstream }) => ({ host: upstream }),
} as const satisfies Readonly<Record<string, HandOn>>;
export type Handed = keyof typeof HANDED_ON;

export interface ReverseProxy {
  /** Where it listens. */
  readonly origin: string;
  /** Leads to this service from now on. */
  lead(target: string): void;
  close(): Promise<void>;
}

/** Starts a proxy that leads nowhere yet. All that comes to it counts as asked for at `asked`, or where it listens. */
export async function reverseProxy(handed: Handed, asked?: string): Promise<ReverseProxy> {
  let target = '';
  const server = http.createServer((request, response) => {
    const known = { asked: asked ?? own(), upstream: new URL(target).host, visitor: '203.0.113.7' };
    passOn(request, response, { target, set: HANDED_ON[handed](known) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const own = () => `127.0.0.1:${portOf(server)}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => void server.close(() => done()));
  };
  const lead = (to: string) => {
    target = to;
  };
  return { origin: `http://${own()}`, lead, close };
}

interface Onward {
  readonly target: string;
  readonly set: Readonly<Record<string, string | undefined>>;
}

function passOn(request: http.IncomingMessage, response: http.ServerResponse, { target, set }: Onward): void {
  const headers = { ...request.headers, ...set };
  const { method } = request;
  const onward = http.request(
    new URL(request.url ?? '/', target),
    { method, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // A proxy that does not buffer sends the head of a stream at once.
      response.flushHeaders();
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
