import 'server-only';
import { countedAddress } from '@/lib/auth/address';
import { figures } from '@/lib/ops/metrics';
import { refuseTooManyOf, type LimitKind, type TooMany } from '@/lib/service/rate-limit';

/** A request or its headers, counted by the address it comes from; or the id of a person. */
export type Counted = Request | Headers | string;

/**
 * Why this may not be done once more just now, or undefined if it may; then it is counted. Nobody at the machine of the service itself
 * is counted, so scripts and tests are as fast as they can.
 */
export async function refuseTooMany(kind: LimitKind, who: Counted): Promise<TooMany | undefined> {
  const counted = typeof who === 'string' ? `person ${who}` : addressOf(who);
  const refusal = counted === undefined ? undefined : await refuseTooManyOf(kind, counted);
  if (refusal) figures().refused.inc({ kind });
  return refusal;
}

function addressOf(who: Request | Headers): string | undefined {
  const address = countedAddress(who instanceof Headers ? who : who.headers);
  return address && `address ${address}`;
}
