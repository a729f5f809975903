import 'server-only';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of IPv6 for the public internet; all other ranges are special. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Special ranges inside of it: embedded IPv4, and documentation. */
const SPECIAL_V6 = ['2001::/23', '2002::/16', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/**
 * Whether an address is on the public internet: not this machine, a private network, a provider's
 * internal network, or a form of IPv6 that can hide such an address.
 */
export function isPublicAddress(address: string): boolean {
  // The library accepts spellings that the network does not.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range() === 'unicast';
  return (
    parsed.range() === 'unicast' &&
    parsed.match(GLOBAL_V6) &&
    !SPECIAL_V6.some((range) => parsed.match(range))
  );
}
