import 'server-only';
import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { env } from '@/lib/platform/env';
import { ChannelError } from '@/lib/platform/outbox/channel-error';
import { isPublicAddress } from '@/lib/platform/outbox/public-address';

/** Timeout of a whole request. */
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1024;

interface Address {
  readonly address: string;
  readonly family: number;
}

export interface GuardedPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
  /** Looks up host names; tests replace it. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
}

export interface PostResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: http.IncomingHttpHeaders;
}

/**
 * POSTs to an address that a user has entered, without giving them access to networks they cannot
 * reach. It allows only https, every address of the name must be public, and the connection goes to the
 * address that was checked. Redirects are not followed.
 */
export async function guardedPost({
  url,
  headers,
  body,
  resolve = lookUp,
}: GuardedPost): Promise<PostResponse> {
  const target = readTarget(url);
  const isLocal = isAllowedLocal(target);
  if (target.protocol !== 'https:' && !isLocal) throw forbidden('only https is allowed');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const address = isLocal ? await first(host, resolve) : await publicAddress(host, resolve);
  const options = {
    method: 'POST',
    headers: { 'user-agent': 'PragaByPost', ...headers },
    lookup: pinned(address),
  };
  const request = (isLocal && target.protocol === 'http:' ? http : https).request(target, {
    ...options,
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return exchange(request, body);
}

/** Why messages cannot be sent to this address, without looking up its name. */
export function refuseAddress(url: string): 'not-https' | 'not-public' | undefined {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (!target || target.username || target.password) return 'not-https';
  if (isAllowedLocal(target)) return undefined;
  if (target.protocol !== 'https:') return 'not-https';
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) return 'not-public';
  return /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host) || !/[.:]/.test(host)
    ? 'not-public'
    : undefined;
}

function readTarget(url: string): URL {
  const refusal = refuseAddress(url);
  if (refusal === 'not-https') throw forbidden('only https is allowed');
  if (refusal) throw forbidden('the address is not a public one');
  return new URL(url);
}

/** Allows this machine, only for tests and trials, if a setting explicitly permits it. */
function isAllowedLocal({ hostname }: URL): boolean {
  return env().HOOKS_TO_LOCALHOST && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const forbidden = (why: string): ChannelError => new ChannelError('forbidden-address', why);

async function lookUp(host: string): Promise<readonly Address[]> {
  return dns.lookup(host, { all: true, verbatim: true });
}

async function addressesOf(host: string, resolve: typeof lookUp): Promise<readonly Address[]> {
  const family = isIP(host);
  if (family) return [{ address: host, family }];
  return resolve(host).catch(() => {
    throw new ChannelError('unreachable', 'the name is not known');
  });
}

async function first(host: string, resolve: typeof lookUp): Promise<Address> {
  const [address] = await addressesOf(host, resolve);
  if (!address) throw new ChannelError('unreachable', 'the name is not known');
  return address;
}

/** All addresses of a name must be public, because any of them may be used. */
async function publicAddress(host: string, resolve: typeof lookUp): Promise<Address> {
  const found = await addressesOf(host, resolve);
  if (found.some(({ address }) => !isPublicAddress(address)))
    throw forbidden('the address is not a public one');
  return first(host, async () => found);
}

/** Forces the connection to this address, even if the name resolves differently later. */
function pinned({ address, family }: Address): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

function exchange(request: http.ClientRequest, body: Uint8Array | string): Promise<PostResponse> {
  return new Promise((done, fail) => {
    request.on('error', (error) => fail(new ChannelError('unreachable', reasonOf(error))));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', (error) => fail(new ChannelError('unreachable', reasonOf(error))));
      const { statusCode: status = 0, headers } = response;
      const finish = () => done({ status, text, headers });
      response.on('data', (chunk: string) => {
        text += chunk;
        // Longer answers are ignored, and might never end.
        if (text.length > MAX_ANSWER_BYTES) {
          finish();
          request.destroy();
        }
      });
      response.on('end', finish);
    });
    request.end(body);
  });
}

function reasonOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'the connection broke';
}
