import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/platform/env';
import { currentRequest } from '@/lib/platform/request-label';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The owner of an IPv6 network of this size can use every address in it. */
const IPV6_NETWORK_BITS = 56;
const IPV6_SITE_BITS = 48;
/** Trusted proxies by default: only this machine. */
const OWN_PROXIES: readonly string[] = ['127.0.0.0/8', '::1/128'];

/** A cache, because most consecutive requests come from the same few machines. */
const parsed = new LRUCache<string, { readonly address: Address | undefined }>({ max: 1_000 });
/** Longer texts are not addresses and are not cached. */
const LONGEST_ADDRESS = 64;

function parse(text: string): Address | undefined {
  if (text.length > LONGEST_ADDRESS) return parseAnew(text);
  const known = parsed.get(text) ?? { address: parseAnew(text) };
  parsed.set(text, known);
  return known.address;
}

function parseAnew(text: string): Address | undefined {
  // Some proxies append the port.
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** The sender of a request: the peer of the connection, and the addresses that proxies report. */
export interface Hops {
  readonly peer: string | undefined;
  /** X-Forwarded-For; the client can send a forged beginning. */
  readonly forwarded: string | undefined;
}

/**
 * The client of a request. The chain is read from the nearest hop: a report of the previous address is
 * only trusted if it comes from one of the `trusted` networks, so a client cannot forge its address.
 */
export function clientAddress({ peer, forwarded }: Hops, trusted: readonly string[]): string | undefined {
  const before = (forwarded ?? '').split(',').map(parse).reverse();
  const chain = peer === undefined ? before : [parse(peer), ...before];
  let client: Address | undefined;
  for (const address of chain) {
    if (!address) break;
    // Only this machine is 127.0.0.1: another one that claims this address wants to avoid the count, or to
    // impersonate us.
    if (client && isLoopback(address) && !isLoopback(client)) break;
    client = address;
    if (!isIn(address, trusted)) break;
  }
  return client?.toString();
}

const isLoopback = (address: Address): boolean => address.range() === 'loopback';

/** A cache of the few networks in the settings. */
const ranges = new Map<string, [Address, number]>();

function rangeOf(network: string): [Address, number] {
  const range = ranges.get(network) ?? ipaddr.parseCIDR(network);
  ranges.set(network, range);
  return range;
}

function isIn(address: Address, networks: readonly string[]): boolean {
  return networks.some((network) => {
    const [range, bits] = rangeOf(network);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}

/**
 * The sender of the current request. Our own server reports the peer. On other hosts only a proxy knows
 * it: then TRUSTED_PROXIES must be set, and the nearest peer counts as one of those proxies. Without it
 * the header is ignored.
 */
function senderOf(headers: Headers): Address | undefined {
  const { NODE_ENV, TRUSTED_PROXIES } = env();
  const forwarded = headers.get('x-forwarded-for') ?? undefined;
  // In development and tests all requests come from this machine.
  const peer = currentRequest().getStore()?.peer ?? (NODE_ENV === 'production' ? undefined : '127.0.0.1');
  if (peer === undefined && !TRUSTED_PROXIES) return undefined;
  return parse(clientAddress({ peer, forwarded }, TRUSTED_PROXIES ?? OWN_PROXIES) ?? '');
}

const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL can only be opened on the machine itself. */
export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && OWN_NAMES.has(new URL(url).hostname);
}

/**
 * Whether a request comes from this machine and was meant for it. A tunnel, or a foreign host name that
 * resolves to this machine, sends its own name.
 */
export function isThisMachine(headers: Headers): boolean {
  const address = senderOf(headers);
  const names = [headers.get('host'), headers.get('x-forwarded-host') ?? headers.get('host')];
  return !!address && isLoopback(address) && names.every((name) => isLocalUrl(`http://${name ?? ''}`));
}

/**
 * The key for counting a client's requests. An IPv6 network counts as one client, because its owner has
 * all its addresses. All clients without a known address count as one. Undefined for this machine,
 * which is not counted.
 */
export function countedAddress(headers: Headers): string | undefined {
  const address = senderOf(headers);
  if (!address) return 'unknown';
  if (isLoopback(address)) return undefined;
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_NETWORK_BITS}`);
  return `${network.toString()}/${IPV6_NETWORK_BITS}`;
}

/**
 * The site of a network, which has a limit of its own: one owner easily has all 256 networks of a
 * 48-bit IPv6 prefix. Undefined for other networks.
 */
export function siteOf(network: string): string | undefined {
  if (!network.endsWith(`/${IPV6_NETWORK_BITS}`)) return undefined;
  const [address = ''] = network.split('/');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_SITE_BITS}`).toString()}/${IPV6_SITE_BITS}`;
}
