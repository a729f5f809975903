import ipaddr from 'ipaddr.js';

/** Ranges in which a machine of our own may stand: the server itself, or a proxy before it. */
const NEAR: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
]);
const IPV6_NETWORK_BITS = 64;

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Some proxies add the port.
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/**
 * Who asks, given the machine at the other end of the connection and what proxies added to X-Forwarded-For. Read from the near end:
 * only a machine of our own network is believed when it names the one before it, so nobody gets another address by claiming it.
 */
export function clientAddress(peer: string | undefined, forwarded: string | undefined): string | undefined {
  const chain = [...(forwarded ?? '').split(','), peer ?? ''].map(parse).reverse();
  let client: ipaddr.IPv4 | ipaddr.IPv6 | undefined;
  for (const address of chain) {
    if (!address) break;
    // Nobody but this machine is 127.0.0.1: another one that says so wants to go uncounted, or to be taken for us.
    if (client && isLoopback(address) && !isLoopback(client)) break;
    client = address;
    if (!NEAR.has(address.range())) break;
  }
  return client?.toString();
}

const isLoopback = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => address.range() === 'loopback';

const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address of the web leads to nothing but the machine it is opened on. */
export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && OWN_NAMES.has(new URL(url).hostname);
}

/**
 * Whether a request comes from the very machine that answers it, and was meant for it: a tunnel, or a name of another site that was
 * made to lead here, brings its own name along.
 */
export function isThisMachine(headers: Headers): boolean {
  const address = parse(headers.get('x-forwarded-for')?.split(',')[0] ?? '');
  const names = [headers.get('host'), headers.get('x-forwarded-host') ?? headers.get('host')];
  return !!address && isLoopback(address) && names.every((name) => isLocalUrl(`http://${name ?? ''}`));
}

/** Name of the one who asks, for counting: an IPv6 network counts as one, since its owner has all of it. */
export function countedAddress(headers: Headers): string | undefined {
  const address = parse(headers.get('x-forwarded-for')?.split(',')[0] ?? '');
  if (!address || isLoopback(address)) return undefined;
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_NETWORK_BITS}`).toString()}/64`;
}
