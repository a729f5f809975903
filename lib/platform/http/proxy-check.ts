/** Whether a reverse proxy hands on what the service needs, for `npm run operator -- doctor`. */
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { clientAddress, isLocalUrl, type Hops } from '@/lib/platform/auth/address';

/** The parts of a request that proxies set, as the service received them. */
export interface Arrived extends Hops {
  /** The host that the browser asked for: the first of X-Forwarded-Host, or Host. */
  readonly host: string | undefined;
  /** X-Forwarded-Proto. */
  readonly scheme: string | undefined;
}

interface Wanted {
  readonly appUrl: string;
  /** TRUSTED_PROXIES; undefined if it is not set. */
  readonly trusted: readonly string[] | undefined;
}

const PROXY_PARTS = ['host', 'scheme', 'address'] as const;

export const ProxyFinding = z.object({
  part: z.enum(PROXY_PARTS),
  isOk: z.boolean(),
  says: z.string().describe('The state, or what the operator has to do.'),
});
export type ProxyFinding = z.output<typeof ProxyFinding>;

const MACHINE: readonly string[] = ['127.0.0.0/8', '::1/128'];

/** One finding for each part, from a request to the public address. */
export function judgeProxy(arrived: Arrived, wanted: Wanted): readonly ProxyFinding[] {
  return PROXY_PARTS.map((part) => ({ part, ...JUDGES[part](arrived, wanted) }));
}

type Verdict = Omit<ProxyFinding, 'part'>;
const ok = (says: string): Verdict => ({ isOk: true, says });
const toDo = (says: string): Verdict => ({ isOk: false, says });

const JUDGES: Readonly<Record<(typeof PROXY_PARTS)[number], (arrived: Arrived, wanted: Wanted) => Verdict>> =
  {
    host: judgeHost,
    scheme: judgeScheme,
    address: judgeAddress,
  };

/** A wrong host breaks nothing, because APP_URL counts. The log and browsers without Sec-Fetch-Site need it. */
function judgeHost({ host }: Arrived, { appUrl }: Wanted): Verdict {
  const { host: own } = new URL(appUrl);
  return hostIn(appUrl, host) === own
    ? ok(`${own} arrives as asked for`)
    : ok(`${host ?? 'nothing'} arrives instead of ${own}; APP_URL counts. Passing Host on is better.`);
}

/** Without the default port, in small letters. */
const hostIn = (appUrl: string, host = '') => URL.parse(`${new URL(appUrl).protocol}//${host}`)?.host;

function judgeScheme({ scheme }: Arrived, { appUrl }: Wanted): Verdict {
  const own = new URL(appUrl).protocol.slice(0, -1);
  const [first = ''] = (scheme ?? '').split(',');
  const given = first.trim();
  return given === '' || given === own
    ? ok(given === '' ? `${own}, as APP_URL says` : `${own} arrives`)
    : toDo(`X-Forwarded-Proto says ${given}, but APP_URL is ${own}: change the one that is wrong.`);
}

const AS_ONE = 'all visitors count as one for the limits';

function judgeAddress({ peer, forwarded }: Arrived, { appUrl, trusted }: Wanted): Verdict {
  if (isLocalUrl(appUrl)) return ok('only this machine');
  if (peer === undefined && !trusted)
    return toDo(`The host hides who asks, so ${AS_ONE}: set TRUSTED_PROXIES to the networks of its proxies.`);
  if (!forwarded?.trim()) return toDo(`No X-Forwarded-For arrives, so ${AS_ONE}: make the proxy send it.`);
  const client = clientAddress({ peer, forwarded }, trusted ?? MACHINE);
  const before = forwarded.split(',').map((each) => each.trim());
  if (client === undefined)
    return toDo(`X-Forwarded-For cannot be read, so ${AS_ONE}: it must hold addresses.`);
  const isFirst = plain(before[0]) === client;
  if (isFirst || !isInside(client)) return ok(`${client} asks`);
  return toDo(
    `${client} is taken for the visitor, so ${AS_ONE}: if it is your proxy, add it to TRUSTED_PROXIES.`,
  );
}

const plain = (text = '') => (ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined);

/** Whether no visitor from the internet has such an address. */
const isInside = (address: string) => ipaddr.process(address).range() !== 'unicast';
