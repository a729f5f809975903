/**
 * Rate limits per time span in seconds, far above the needs of play. Requests that only cost CPU time
 * are counted by each process. Requests that write, send or allow guessing are counted in the database
 * for all processes.
 */
export const LIMITS = {
  'sign-in': { most: 10, spanS: 3600, all: 1_000, together: true },
  /** Emails to one address: requests from one network, and from all networks. */
  'sign-in-mail': { most: 5, spanS: 3600, all: 1_000, together: true },
  'sign-in-mails': { most: 20, spanS: 3600, all: 1_000, together: true },
  /** Sign-in codes entered for one address. Each new email gives five more tries, so the sum is limited. */
  'sign-in-code': { most: 30, spanS: 86_400, all: 1_000, together: true },
  /** POST requests to next-auth. */
  'sign-in-form': { most: 60, spanS: 600, all: 2_000, together: false },
  /** New circles of one person. */
  circle: { most: 5, spanS: 86_400, all: 500, together: true },
  create: { most: 40, spanS: 3600, all: 2_000, together: true },
  import: { most: 20, spanS: 3600, all: 200, together: true },
  join: { most: 60, spanS: 600, all: 3_000, together: true },
  chat: { most: 20, spanS: 60, all: 2_000, together: true },
  note: { most: 60, spanS: 600, all: 6_000, together: true },
  /** Values entered into boxes: about ten seconds each, by several people of one address. */
  box: { most: 300, spanS: 600, all: 6_000, together: true },
  line: { most: 120, spanS: 600, all: 6_000, together: true },
  /** Opening one folds a whole game. */
  sandbox: { most: 120, spanS: 60, all: 2_000, together: false },
  plan: { most: 120, spanS: 600, all: 6_000, together: true },
  /** Problem reports about moments of games. */
  problem: { most: 5, spanS: 86_400, all: 500, together: true },
  report: { most: 10, spanS: 3600, all: 500, together: true },
  channel: { most: 30, spanS: 3600, all: 1_000, together: true },
  /** A person's calendar feed, which calendar programs read at most every few minutes. */
  calendar: { most: 60, spanS: 3600, all: 6_000, together: false },
  /** The export of a person's data as one file. */
  'my-data': { most: 6, spanS: 3600, all: 200, together: true },
  command: { most: 900, spanS: 60, all: 30_000, together: false },
  read: { most: 1_800, spanS: 60, all: 60_000, together: false },
  /** Pages and their requests: many tabs, and families behind one address. */
  page: { most: 1_800, spanS: 60, all: 60_000, together: false },
  /** Images of boards. */
  picture: { most: 240, spanS: 60, all: 3_000, together: false },
  /** Whole games: as a page to save, or to step through. */
  game: { most: 120, spanS: 60, all: 2_000, together: false },
  stream: { most: 240, spanS: 60, all: 20_000, together: false },
} as const satisfies Readonly<Record<string, RateLimit>>;
export type LimitKind = keyof typeof LIMITS;

/** The limit of a whole IPv6 site, as a multiple of the limit of one network. */
export const SITE_TIMES = 8;

export interface RateLimit {
  /** For one person or one address. */
  readonly most: number;
  readonly spanS: number;
  /** For all addresses in one process: a brake on clients with very many addresses. */
  readonly all: number;
  readonly together: boolean;
}

export interface TooMany {
  readonly kind: 'too-many';
  /** Seconds until it can be tried again. */
  readonly retryAfterS: number;
}

/** The state of a limit after counting a request. */
export interface LimitState {
  /** Requests left in the time span. */
  readonly left: number;
  /** Seconds until its end. */
  readonly resetS: number;
  /** The refusal, if the limit is exceeded. */
  readonly refusal?: TooMany;
}

/** The state of a limit: `left` requests for `ms` milliseconds; a negative number is a refusal. */
export function limitState(left: number, ms: number): LimitState {
  const refusal = left < 0 ? { refusal: tooMany(ms) } : {};
  return { left: Math.max(0, left), resetS: Math.max(1, Math.ceil(ms / 1000)), ...refusal };
}

/** A refusal that allows another attempt after `ms` milliseconds. */
export function tooMany(ms: number): TooMany {
  return { kind: 'too-many', retryAfterS: Math.max(1, Math.ceil(ms / 1000)) };
}
