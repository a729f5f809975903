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
  let client: string | undefined;
  for (const address of chain) {
    if (!address) break;
    client = address.toString();
    if (!NEAR.has(address.range())) break;
  }
  return client;
}

/** Name of the one who asks, for counting: an IPv6 network counts as one, since its owner has all of it. */
export function countedAddress(headers: Headers): string | undefined {
  const address = parse(headers.get('x-forwarded-for')?.split(',')[0] ?? '');
  if (!address || address.range() === 'loopback') return undefined;
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_NETWORK_BITS}`).toString()}/64`;
}
