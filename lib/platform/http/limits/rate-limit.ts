import 'server-only';
import { accessTokenOf, admittedPerson } from '@/lib/platform/auth/access-token';
import { countedAddress, siteOf } from '@/lib/platform/auth/address';
import { allSeatTokens, bearerToken, cookiesOf } from '@/lib/platform/auth/seat-proof';
import { userIdOf } from '@/lib/platform/auth/session';
import { systemClock } from '@/lib/platform/clock';
import { isDatabaseAway } from '@/lib/platform/db/unavailable';
import { costOf, EXPENSIVE } from '@/lib/platform/http/limits/costs';
import { countOneMore } from '@/lib/platform/http/limits/count-requests';
import { waitForExpensivePlace } from '@/lib/platform/http/limits/expensive';
import {
  limitState,
  LIMITS,
  mostOf,
  type LimitState,
  type LimitKind,
  type RateLimit,
  type TooMany,
} from '@/lib/platform/http/limits/limits';
import { refuseForAll } from '@/lib/platform/http/limits/process-limits';
import { slowDown } from '@/lib/platform/http/limits/slow-down';
import { figures } from '@/lib/platform/ops/metrics';

/** A request or its headers, counted by person and address; or the id of a person, counted as such. */
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
  return noted(
    kind,
    typeof who === 'string' ? await countOneMore(kind, `person ${who}`) : await counted(kind, who),
  );
}

/**
 * Counts a request for the person of its access token, which was admitted only after the address was
 * counted. Undefined without such a token, and for limits of networks.
 */
export async function countAdmitted(kind: LimitKind, request: Request): Promise<LimitState | undefined> {
  const person = admittedPerson(request.headers);
  const isCounted = LIMITS[kind].counts === 'person' && countedAddress(request.headers) !== undefined;
  if (person === undefined || !isCounted) return undefined;
  const points = pointsOf(kind, request);
  return noted(kind, await countOneMore(kind, `person ${person}`, systemClock, { points }));
}

function noted(kind: LimitKind, state: LimitState): LimitState {
  if (state.refusal) figures().refused.inc({ kind });
  return state;
}

/**
 * People are counted first, because somebody over their own limit takes nothing from their network. A seat's
 * link is not checked yet; it can only narrow what its network may do.
 */
async function counted(kind: LimitKind, who: Request | Headers): Promise<LimitState> {
  const headers = headersOf(who);
  const address = countedAddress(headers);
  if (address === undefined) return limitState(kind, 'one', LIMITS[kind].most, LIMITS[kind].spanS * 1000);
  const points = pointsOf(kind, who);
  const one = async (id: string) => countOneMore(kind, id, systemClock, { points });
  const { person, seat } = LIMITS[kind].counts === 'person' ? await senderOf(headers) : {};
  const ofPerson = person === undefined ? undefined : await one(`person ${person}`);
  if (ofPerson?.refusal) return ofPerson;
  const ofNetwork = await braked(kind, who, { address, points, crowd: crowdOf(kind, headers, person) });
  if (ofNetwork.refusal) return ofNetwork;
  return ofPerson ?? (seat === undefined ? ofNetwork : await one(`seat ${seat}`));
}

interface Sender {
  readonly person?: string | undefined;
  /** The token of a seat, unchecked. */
  readonly seat?: string | undefined;
}

/** Who is known to have sent a request. While the database is away, nobody is. */
async function senderOf(headers: Headers): Promise<Sender> {
  const token = bearerToken(headers);
  if (accessTokenOf(headers)) return { person: admittedPerson(headers) };
  if (token) return { seat: token };
  try {
    const person = await userIdOf({ headers });
    return person ? { person } : { seat: allSeatTokens(cookiesOf(headers))[0] };
  } catch (error) {
    if (isDatabaseAway(error)) return {};
    throw error;
  }
}

/**
 * Those whom a network's limit counts together. Strangers, signed-in people and programs do not use up each
 * other's limit, where a request costs more than CPU time.
 */
function crowdOf(kind: LimitKind, headers: Headers, person: string | undefined): string {
  if (!LIMITS[kind].together) return 'address';
  if (bearerToken(headers)) return 'programs at';
  return person === undefined ? 'address' : 'people at';
}

interface From {
  readonly address: string;
  readonly crowd: string;
  readonly points: number;
}

/** Counts a request for its network, and for all networks. Strangers are slowed down before they are refused. */
async function braked(
  kind: LimitKind,
  who: Request | Headers,
  { address, crowd, points }: From,
): Promise<LimitState> {
  const weight = { counter: 'network', points } as const;
  const ofNetwork = await countOneMore(kind, `${crowd} ${address}`, systemClock, weight);
  if (ofNetwork.refusal) return ofNetwork;
  const site = siteOf(address);
  const ofSite =
    site === undefined
      ? undefined
      : await countOneMore(kind, `site ${site}`, systemClock, { ...weight, counter: 'site' });
  if (ofSite?.refusal) return ofSite;
  const refusal =
    (crowd === 'people at' ? undefined : await refuseForAll(kind, points)) ??
    (costFor(who) < EXPENSIVE ? undefined : await waitForExpensivePlace(address));
  if (refusal) return { ...ofNetwork, left: 0, resetS: refusal.retryAfterS, refusal };
  if (crowd === 'address' && LIMITS[kind].together) await slowDown(beyondOne(kind, ofNetwork));
  return ofNetwork;
}

/** How far the strangers of a network are beyond what one person may do. */
function beyondOne(kind: LimitKind, { left }: LimitState): number {
  const limit: RateLimit = LIMITS[kind];
  return mostOf(kind, 'network') - left - limit.most;
}

/** The limits of these already count expensive requests. */
const ONE_EACH: ReadonlySet<LimitKind> = new Set(['game', 'picture', 'sandbox', 'import']);

const costFor = (who: Request | Headers): number =>
  who instanceof Headers ? 1 : costOf(new URL(who.url).pathname);

const pointsOf = (kind: LimitKind, who: Request | Headers): number => (ONE_EACH.has(kind) ? 1 : costFor(who));

const headersOf = (who: Request | Headers): Headers => (who instanceof Headers ? who : who.headers);
