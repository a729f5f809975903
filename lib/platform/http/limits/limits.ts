/**
 * Rate limits per time span, far above the needs of play. Each says whom it counts and why. A whole club, a
 * school or all customers of a mobile carrier can share one address, so only known people and mailboxes have
 * narrow limits. Requests that only cost CPU time are counted by each process. Requests that write, send or
 * allow guessing are counted in the database for all processes.
 */
export const LIMITS = {
  'sign-in': {
    counts: 'person',
    why: 'Nobody is known yet at this door. The mailbox has its own narrow limits below.',
    ...{ most: 10, network: 200, spanS: 3600, all: 1_000, together: true },
  },
  'sign-in-mail': {
    counts: 'mailbox',
    why: 'A stranger uses up only what their own network may ask for this mailbox.',
    ...{ most: 5, spanS: 3600, all: 1_000, together: true },
  },
  'sign-in-mails': {
    counts: 'mailbox',
    why: 'Many networks together must not flood one mailbox.',
    ...{ most: 20, spanS: 3600, all: 1_000, together: true },
  },
  'sign-in-code': {
    counts: 'mailbox',
    why: 'Each new email gives five more tries of a code, so the sum for an address is limited.',
    ...{ most: 30, spanS: 86_400, all: 1_000, together: true },
  },
  'sign-in-form': {
    counts: 'network',
    why: 'These posts to next-auth start a sign-in elsewhere, before anybody is known.',
    ...{ most: 600, spanS: 600, all: 2_000, together: false },
  },
  circle: {
    counts: 'person',
    why: 'A circle belongs to its host, who is known.',
    ...{ most: 5, network: 100, spanS: 86_400, all: 500, together: true },
  },
  create: {
    counts: 'person',
    why: 'A club deals all its tables in one evening; one person needs far fewer.',
    ...{ most: 40, network: 400, spanS: 3600, all: 2_000, together: true },
  },
  import: {
    counts: 'person',
    why: 'Checking a whole game costs CPU time and storage.',
    ...{ most: 20, network: 100, spanS: 3600, all: 200, together: true },
  },
  join: {
    counts: 'person',
    why: 'Links are too long to guess, so a club may sit down at once.',
    ...{ most: 60, network: 600, spanS: 600, all: 3_000, together: true },
  },
  chat: {
    counts: 'person',
    why: 'A message reaches everybody at the table, wherever its author writes it.',
    ...{ most: 20, network: 400, spanS: 60, all: 2_000, together: true },
  },
  note: {
    counts: 'person',
    why: 'Small changes to what a person owns.',
    ...{ most: 60, network: 1_200, spanS: 600, all: 6_000, together: true },
  },
  box: {
    counts: 'person',
    why: 'Entering a value takes a person about ten seconds, and several enter one box.',
    ...{ most: 300, network: 3_000, spanS: 600, all: 6_000, together: true },
  },
  line: {
    counts: 'person',
    why: 'Lines are kept for the person who tried them.',
    ...{ most: 120, network: 1_200, spanS: 600, all: 6_000, together: true },
  },
  sandbox: {
    counts: 'person',
    why: 'Opening one folds a whole game; a group may study together.',
    ...{ most: 120, network: 240, spanS: 60, all: 2_000, together: false },
  },
  plan: {
    counts: 'person',
    why: 'Plans are kept for the seat that made them.',
    ...{ most: 120, network: 1_200, spanS: 600, all: 6_000, together: true },
  },
  problem: {
    counts: 'person',
    why: 'The operator reads every report of a moment.',
    ...{ most: 5, network: 50, spanS: 86_400, all: 500, together: true },
  },
  report: {
    counts: 'person',
    why: 'A host reads every report of a message.',
    ...{ most: 10, network: 200, spanS: 3600, all: 500, together: true },
  },
  channel: {
    counts: 'person',
    why: 'Channels, tokens and the like belong to a person, and some send a message.',
    ...{ most: 30, network: 300, spanS: 3600, all: 1_000, together: true },
  },
  calendar: {
    counts: 'person',
    why: 'The address of a feed names its person. Calendar programs read it every few minutes.',
    ...{ most: 60, network: 6_000, spanS: 3600, all: 6_000, together: false },
  },
  'my-data': {
    counts: 'person',
    why: 'One file holds everything that a person or a circle has stored.',
    ...{ most: 6, network: 60, spanS: 3600, all: 200, together: true },
  },
  command: {
    counts: 'person',
    why: 'A bot plays fast. An address gets no more than one bot, because commands cost CPU time.',
    ...{ most: 900, network: 900, spanS: 60, all: 30_000, together: false },
  },
  read: {
    counts: 'person',
    why: 'A program polls. An address gets no more than one program, because reads cost CPU time.',
    ...{ most: 1_800, network: 1_800, spanS: 60, all: 60_000, together: false },
  },
  page: {
    counts: 'network',
    why: 'It protects the process before the database is asked who calls. Forty people have 45 pages a minute.',
    ...{ most: 1_800, spanS: 60, all: 60_000, together: false },
  },
  picture: {
    counts: 'network',
    why: 'Drawing costs CPU time, and programs of other sites fetch pictures without a proof.',
    ...{ most: 240, spanS: 60, all: 3_000, together: false },
  },
  game: {
    counts: 'network',
    why: 'A whole game costs CPU time, and anybody can ask for it.',
    ...{ most: 120, spanS: 60, all: 2_000, together: false },
  },
  stream: {
    counts: 'network',
    why: 'Opening a stream reads the database. Open ones are counted by person too (live/places.ts).',
    ...{ most: 600, spanS: 60, all: 20_000, together: false },
  },
} as const satisfies Readonly<Record<string, RateLimit>>;
export type LimitKind = keyof typeof LIMITS;

/** The limit of a whole IPv6 site, as a multiple of the limit of one network. */
const SITE_TIMES = 8;

interface Span {
  /** Why it counts them, and why this wide. */
  readonly why: string;
  /** For one of those that it counts. */
  readonly most: number;
  readonly spanS: number;
  /** For all addresses in one process: a brake on clients with very many addresses. */
  readonly all: number;
  readonly together: boolean;
}

/**
 * A person is known by a session, an access token or the link of a seat; their network has a second, wide
 * limit for everybody behind one address. A mailbox is an email address. A network is an IPv4 address or an
 * IPv6 network.
 */
export type RateLimit =
  | (Span & { readonly counts: 'person'; readonly network: number })
  | (Span & { readonly counts: 'mailbox' | 'network' });

/** The subject of a counter: one of those that the limit names, everybody at an address, or an IPv6 site. */
export type CounterOf = 'one' | 'network' | 'site' | 'all';

/** How often a counter allows a kind of request in its span. */
export function mostOf(kind: LimitKind, counter: CounterOf): number {
  const limit: RateLimit = LIMITS[kind];
  const network = limit.counts === 'person' ? limit.network : limit.most;
  return { one: limit.most, network, site: network * SITE_TIMES, all: limit.all }[counter];
}

/** Who did something too often. */
export const CULPRITS = ['person', 'mailbox', 'network', 'everyone'] as const;
export type Culprit = (typeof CULPRITS)[number];

function culpritOf(kind: LimitKind, counter: CounterOf): Culprit {
  if (counter === 'all') return 'everyone';
  return counter === 'one' ? LIMITS[kind].counts : 'network';
}

export interface TooMany {
  readonly kind: 'too-many';
  readonly whom: Culprit;
  /** Seconds until it can be tried again. */
  readonly retryAfterS: number;
}

/** The state of a limit after counting a request. */
export interface LimitState {
  /** Requests allowed in the time span. */
  readonly most: number;
  /** Requests left in the time span. */
  readonly left: number;
  /** Seconds until its end. */
  readonly resetS: number;
  /** The refusal, if the limit is exceeded. */
  readonly refusal?: TooMany;
}

/** The state of a limit: `left` requests for `ms` milliseconds; a negative number is a refusal. */
export function limitState(kind: LimitKind, counter: CounterOf, left: number, ms: number): LimitState {
  const refusal = left < 0 ? { refusal: tooMany(culpritOf(kind, counter), ms) } : {};
  return {
    most: mostOf(kind, counter),
    left: Math.max(0, left),
    resetS: Math.max(1, Math.ceil(ms / 1000)),
    ...refusal,
  };
}

/** A refusal that allows another attempt after `ms` milliseconds. */
export function tooMany(whom: Culprit, ms: number): TooMany {
  return { kind: 'too-many', whom, retryAfterS: Math.max(1, Math.ceil(ms / 1000)) };
}
