import 'server-only';
import { countedAddress, siteOf } from '@/lib/platform/auth/address';
import { systemClock } from '@/lib/platform/clock';
import { costOf, EXPENSIVE } from '@/lib/platform/http/limits/costs';
import { countOneMore } from '@/lib/platform/http/limits/count-requests';
import { waitForExpensivePlace } from '@/lib/platform/http/limits/expensive';
import {
  limitState as standing,
  LIMITS,
  SITE_TIMES,
  type LimitState,
  type LimitKind,
  type TooMany,
} from '@/lib/platform/http/limits/limits';
import { refuseForAll } from '@/lib/platform/http/limits/process-limits';
import { figures } from '@/lib/platform/ops/metrics';

/** A request or its headers, counted by client address; or the id of a person. */
export type CountedCaller = Request | Headers | string;

/**
 * Counts a request; returns the refusal, or undefined if it is allowed. Clients on the service's own
 * machine are not counted, so that scripts and tests run at full speed.
 */
export async function refuseTooMany(kind: LimitKind, who: CountedCaller): Promise<TooMany | undefined> {
  return (await countRequest(kind, who)).refusal;
}

/** Counts a request and returns the state of its limit. */
export async function countRequest(kind: LimitKind, who: CountedCaller): Promise<LimitState> {
  const counted =
    typeof who === 'string' ? await countOneMore(kind, `person ${who}`) : await braked(kind, who);
  if (counted.refusal) figures().refused.inc({ kind });
  return counted;
}

/**
 * A sender with very many addresses is stopped by the total limit. People are exempt, because their
 * accounts were limited one by one.
 */
async function braked(kind: LimitKind, who: Request | Headers): Promise<LimitState> {
  const address = addressOf(who);
  if (address === undefined) return standing(LIMITS[kind].most, LIMITS[kind].spanS * 1000);
  const cost = who instanceof Headers ? 1 : costOf(new URL(who.url).pathname);
  const points = ONE_EACH.has(kind) ? 1 : cost;
  const counted = await countOneMore(kind, `address ${address}`, systemClock, { points });
  if (counted.refusal) return counted;
  const site = siteOf(address);
  const weight = { times: SITE_TIMES, points };
  const ofSite =
    site === undefined ? undefined : await countOneMore(kind, `site ${site}`, systemClock, weight);
  if (ofSite?.refusal) return ofSite;
  const refusal =
    (await refuseForAll(kind, points)) ??
    (cost < EXPENSIVE ? undefined : await waitForExpensivePlace(address));
  return refusal ? { left: 0, resetS: refusal.retryAfterS, refusal } : counted;
}

/** The limits of these already count expensive requests. */
const ONE_EACH: ReadonlySet<LimitKind> = new Set(['game', 'picture', 'sandbox', 'import']);

function addressOf(who: Request | Headers): string | undefined {
  return countedAddress(who instanceof Headers ? who : who.headers);
}
