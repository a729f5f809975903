/**
 * Limits of requests in a span of seconds, far above the needs of play. Requests that only cost a process
 * time are counted by each process. Requests that write, send or allow guessing are counted by all of them
 * together, in the database.
 */
export const LIMITS = {
  'sign-in': { most: 10, spanS: 3600, all: 1_000, together: true },
  /** Mails to one address that one network asks for, and those that all networks ask for. */
  'sign-in-mail': { most: 5, spanS: 3600, all: 1_000, together: true },
  'sign-in-mails': { most: 20, spanS: 3600, all: 1_000, together: true },
  /** Posts to next-auth. */
  'sign-in-form': { most: 60, spanS: 600, all: 2_000, together: false },
  /** New circles of one person. */
  circle: { most: 5, spanS: 86_400, all: 500, together: true },
  create: { most: 40, spanS: 3600, all: 2_000, together: true },
  import: { most: 20, spanS: 3600, all: 200, together: true },
  join: { most: 60, spanS: 600, all: 3_000, together: true },
  chat: { most: 20, spanS: 60, all: 2_000, together: true },
  note: { most: 60, spanS: 600, all: 6_000, together: true },
  /** Values entered into boxes: some ten seconds each, by several people of one address. */
  box: { most: 300, spanS: 600, all: 6_000, together: true },
  line: { most: 120, spanS: 600, all: 6_000, together: true },
  /** Opening one folds a whole game. */
  sandbox: { most: 120, spanS: 60, all: 2_000, together: false },
  plan: { most: 120, spanS: 600, all: 6_000, together: true },
  /** Notes about moments of games that the operator reads. */
  problem: { most: 5, spanS: 86_400, all: 500, together: true },
  report: { most: 10, spanS: 3600, all: 500, together: true },
  channel: { most: 30, spanS: 3600, all: 1_000, together: true },
  /** The dates of one person for their calendar programs, which look every few minutes at most. */
  calendar: { most: 60, spanS: 3600, all: 6_000, together: false },
  /** All that is kept of a person, as one file. */
  'my-data': { most: 6, spanS: 3600, all: 200, together: true },
  command: { most: 900, spanS: 60, all: 30_000, together: false },
  read: { most: 1_800, spanS: 60, all: 60_000, together: false },
  /** Pages and their requests: many tabs, and families behind one address. */
  page: { most: 1_800, spanS: 60, all: 60_000, together: false },
  /** Boards drawn as pictures. */
  picture: { most: 240, spanS: 60, all: 3_000, together: false },
  /** Whole games: as a page to keep, or to step through. */
  game: { most: 120, spanS: 60, all: 2_000, together: false },
  stream: { most: 240, spanS: 60, all: 20_000, together: false },
} as const satisfies Readonly<Record<string, RateLimit>>;
export type LimitKind = keyof typeof LIMITS;

/** The limit of a whole IPv6 site, as a multiple of the limit of one network. */
export const SITE_TIMES = 8;

export interface RateLimit {
  /** By one person or one address. */
  readonly most: number;
  readonly spanS: number;
  /** By all addresses at one process: a brake on those who have very many. */
  readonly all: number;
  readonly together: boolean;
}

export interface TooMany {
  readonly kind: 'too-many';
  /** Seconds until it may be tried again. */
  readonly retryAfterS: number;
}

/** How it stands after one more was counted. */
export interface LimitState {
  /** How often it may be done until the span is over. */
  readonly left: number;
  /** Seconds until then. */
  readonly resetS: number;
  /** Why it may not be done now. */
  readonly refusal?: TooMany;
}

/** The state of a limit: `left` requests for `ms` milliseconds; a negative number is a refusal. */
export function limitState(left: number, ms: number): LimitState {
  const refusal = left < 0 ? { refusal: tooMany(ms) } : {};
  return { left: Math.max(0, left), resetS: Math.max(1, Math.ceil(ms / 1000)), ...refusal };
}

/** A refusal that allows another attempt after this time. */
export function tooMany(ms: number): TooMany {
  return { kind: 'too-many', retryAfterS: Math.max(1, Math.ceil(ms / 1000)) };
}
