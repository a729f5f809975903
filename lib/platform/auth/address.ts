import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/platform/env';
import { currentRequest } from '@/lib/platform/request-label';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The owner of an IPv6 network of this many bits may use every address in it. */
const IPV6_NETWORK_BITS = 56;
const IPV6_SITE_BITS = 48;
/** Believed where nobody said whom to believe: a proxy on this very machine. */
const OWN_PROXIES: readonly string[] = ['127.0.0.0/8', '::1/128'];

/** Of requests one after another most come by the same few machines. */
const parsed = new LRUCache<string, { readonly address: Address | undefined }>({ max: 1_000 });
/** Longer ones are none, and take no room. */
const LONGEST_ADDRESS = 64;

function parse(text: string): Address | undefined {
  if (text.length > LONGEST_ADDRESS) return parseAnew(text);
  const known = parsed.get(text) ?? { address: parseAnew(text) };
  parsed.set(text, known);
  return known.address;
}

function parseAnew(text: string): Address | undefined {
  // Some proxies add the port.
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** The sender of a request: the peer of the connection, and the addresses that proxies report. */
export interface Hops {
  readonly peer: string | undefined;
  /** X-Forwarded-For: anybody may have begun it. */
  readonly forwarded: string | undefined;
}

/**
 * Who asks. Read from the near end: only a machine in one of the `trusted` networks is believed when it names
 * the one before it, so nobody gets another address by claiming it.
 */
export function clientAddress({ peer, forwarded }: Hops, trusted: readonly string[]): string | undefined {
  const before = (forwarded ?? '').split(',').map(parse).reverse();
  const chain = peer === undefined ? before : [parse(peer), ...before];
  let client: Address | undefined;
  for (const address of chain) {
    if (!address) break;
    // Only this machine is 127.0.0.1: another one with that address wants to go uncounted, or to impersonate
    // us.
    if (client && isLoopback(address) && !isLoopback(client)) break;
    client = address;
    if (!isIn(address, trusted)) break;
  }
  return client?.toString();
}

const isLoopback = (address: Address): boolean => address.range() === 'loopback';

/** Networks are named by settings: they are few. */
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
 * The sender of the current request. Our own server reports the peer. On other hosts only a proxy knows it:
 * then TRUSTED_PROXIES must be set, and the nearest peer counts as one of those proxies. Without it no such
 * header is believed.
 */
function senderOf(headers: Headers): Address | undefined {
  const { NODE_ENV, TRUSTED_PROXIES } = env();
  const forwarded = headers.get('x-forwarded-for') ?? undefined;
  // While developing and testing there is nobody but this machine.
  const peer = currentRequest().getStore()?.peer ?? (NODE_ENV === 'production' ? undefined : '127.0.0.1');
  if (peer === undefined && !TRUSTED_PROXIES) return undefined;
  return parse(clientAddress({ peer, forwarded }, TRUSTED_PROXIES ?? OWN_PROXIES) ?? '');
}

const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address of the web leads to nothing but the machine it is opened on. */
export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && OWN_NAMES.has(new URL(url).hostname);
}

/**
 * Whether a request comes from the very machine that answers it, and was meant for it: a tunnel, or a name of
 * another site that was made to lead here, brings its own name along.
 */
export function isThisMachine(headers: Headers): boolean {
  const address = senderOf(headers);
  const names = [headers.get('host'), headers.get('x-forwarded-host') ?? headers.get('host')];
  return !!address && isLoopback(address) && names.every((name) => isLocalUrl(`http://${name ?? ''}`));
}

/**
 * Name of the one who asks, for counting: an IPv6 network counts as one, since its owner has all of it, and
 * so do all whose address is not known. Undefined for this machine, which is not counted.
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
 * The site of a network, which has a limit of its own: one owner easily has the 256 networks of an IPv6
 * network of 48 bits. Undefined for other networks.
 */
export function siteOf(network: string): string | undefined {
  if (!network.endsWith(`/${IPV6_NETWORK_BITS}`)) return undefined;
  const [address = ''] = network.split('/');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_SITE_BITS}`).toString()}/${IPV6_SITE_BITS}`;
}
