import 'server-only';
import { countedAddress } from '@/lib/platform/auth/address';
import { figures } from '@/lib/platform/ops/metrics';
import { refuseForAll } from '@/lib/platform/http/process-limits';
import { refuseTooManyOf, type LimitKind, type TooMany } from '@/lib/platform/http/count-requests';

/** A request or its headers, counted by the address it comes from; or the id of a person. */
export type Counted = Request | Headers | string;

/**
 * Why this may not be done once more just now, or undefined if it may; then it is counted. Nobody at the
 * machine of the service itself is counted, so scripts and tests are as fast as they can.
 */
export async function refuseTooMany(kind: LimitKind, who: Counted): Promise<TooMany | undefined> {
  const refusal =
    typeof who === 'string' ? await refuseTooManyOf(kind, `person ${who}`) : await braked(kind, who);
  if (refusal) figures().refused.inc({ kind });
  return refusal;
}

/**
 * Whoever has very many addresses is stopped by what all may do together. People are not: they were let in
 * one by one.
 */
async function braked(kind: LimitKind, who: Request | Headers): Promise<TooMany | undefined> {
  const counted = addressOf(who);
  if (counted === undefined) return undefined;
  return (await refuseTooManyOf(kind, counted)) ?? (await refuseForAll(kind));
}

function addressOf(who: Request | Headers): string | undefined {
  const address = countedAddress(who instanceof Headers ? who : who.headers);
  return address && `address ${address}`;
}
