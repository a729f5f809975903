import 'server-only';
import type { Command } from '@/lib/game/engine/commands';

/** The problems of the API that do not come from the rules, with their status and title. */
export const PROBLEMS = {
  'malformed-json': { status: 400, title: 'The body is not JSON' },
  'body-cut-short': { status: 400, title: 'The body broke off' },
  'invalid-request': { status: 400, title: 'The request does not have the expected form' },
  'token-missing': { status: 401, title: 'No seat token' },
  'person-missing': { status: 401, title: 'No access token' },
  'token-wrong': { status: 403, title: 'Not a token of this table' },
  'access-token-wrong': { status: 401, title: 'Not an access token' },
  'beyond-scope': { status: 403, title: 'Not with this access token' },
  'not-host': { status: 403, title: 'Only for the host' },
  'delegate-ended': { status: 403, title: 'This link has ended' },
  'delegate-may-not': { status: 403, title: 'Only to confirm plans' },
  'delegate-refused': { status: 409, title: 'Nobody may play for you here' },
  'unknown-delegate': { status: 404, title: 'Nobody of this id plays for you' },
  'not-seated': { status: 403, title: 'This seat is not taken yet' },
  'may-not-speak': { status: 403, title: 'Not for spectators' },
  'not-yours': { status: 403, title: 'Said by somebody else' },
  'cross-site': { status: 403, title: 'Sent from another site' },
  'unknown-table': { status: 404, title: 'No such table' },
  'unknown-pack': { status: 404, title: 'No such pack' },
  'unknown-position': { status: 404, title: 'No such position' },
  'unknown-word': { status: 404, title: 'Nothing of this id' },
  'unknown-entry': { status: 404, title: 'No such entry' },
  'unknown-line': { status: 404, title: 'No such line' },
  'unknown-puzzle': { status: 404, title: 'No such puzzle' },
  'unknown-deal': { status: 404, title: 'No such deal' },
  'deal-full': { status: 409, title: 'All places are taken' },
  'deal-over': { status: 409, title: 'This deal is over' },
  'deal-known': { status: 409, title: 'You know this deal' },
  'unknown-person': { status: 404, title: 'No such person' },
  'unknown-circle': { status: 404, title: 'No such circle' },
  'circle-closed': { status: 404, title: 'Not by this link' },
  'circle-full': { status: 409, title: 'The circle is full' },
  'not-in-charge': { status: 403, title: 'Only for those in charge' },
  'not-that-member': { status: 409, title: 'Not with this member' },
  'host-stays': { status: 409, title: 'The host cannot leave' },
  'not-those-players': { status: 409, title: 'Not with these players' },
  'many-gatherings': { status: 409, title: 'Too many calls for players' },
  'gathering-over': { status: 404, title: 'The call for players is over' },
  'no-result': { status: 409, title: 'No result to take in' },
  'nothing-to-do': { status: 409, title: 'Nothing to do' },
  'unknown-competition': { status: 404, title: 'No such competition' },
  'few-members': { status: 422, title: 'Too few members' },
  'needs-clock': { status: 422, title: 'This form needs a clock' },
  'terms-unfit': { status: 422, title: 'These terms do not fit' },
  'many-competitions': { status: 409, title: 'Three competitions already' },
  'competition-full': { status: 409, title: 'The competition is full' },
  'not-now': { status: 409, title: 'Not at this stage' },
  'not-that-entrant': { status: 409, title: 'Not with this entrant' },
  'decision-unfit': { status: 422, title: 'The decision does not fit' },
  decided: { status: 409, title: 'Decided a moment ago' },
  'own-case': { status: 403, title: 'About yourself' },
  'pairing-changed': { status: 409, title: 'These tables have changed' },
  'entry-refused': { status: 409, title: 'A condition is not met' },
  'rest-unfit': { status: 409, title: 'No bye or pause' },
  'late-closed': { status: 409, title: 'No late start' },
  'arbiter-plays': { status: 409, title: 'An arbiter does not play' },
  'unknown-box': { status: 404, title: 'No such box' },
  'unknown-component': { status: 404, title: 'No such component' },
  'box-closed': { status: 404, title: 'Not by this link' },
  'not-an-editor': { status: 403, title: 'Only for editors of the box' },
  'not-the-owner': { status: 403, title: 'Only for the owner of the box' },
  'box-full': { status: 409, title: 'The box has enough editors' },
  'many-boxes': { status: 409, title: 'Too many boxes' },
  'many-revisions': { status: 409, title: 'Too many revisions' },
  'not-entered': { status: 409, title: 'No such entry' },
  'entries-differ': { status: 409, title: 'Entries differ' },
  'box-in-use': { status: 409, title: 'Games use this box' },
  'owner-stays': { status: 409, title: 'The owner cannot leave' },
  'bad-name': { status: 422, title: 'Not this name' },
  'bad-doubt': { status: 422, title: 'Not this remark' },
  'bad-values': { status: 422, title: 'Not these values' },
  'unknown-plan': { status: 404, title: 'No such plan' },
  'unknown-route': { status: 404, title: 'No such address' },
  'method-not-allowed': { status: 405, title: 'Not this way' },
  'not-that-seat': { status: 409, title: 'Not with this seat' },
  'seat-held': { status: 409, title: 'Only for the holder of this seat' },
  'no-own-address': { status: 409, title: 'Nobody to ask' },
  'no-free-seat': { status: 409, title: 'No free seat' },
  'name-taken': { status: 409, title: 'Somebody is called so' },
  'too-many-notes': { status: 409, title: 'Too many notes' },
  'note-sealed': { status: 409, title: 'Sealed until the end' },
  'channel-refused': { status: 409, title: 'Not this channel' },
  'holiday-refused': { status: 409, title: 'Not these days' },
  'plan-refused': { status: 409, title: 'Not with this plan' },
  'lines-private': { status: 403, title: 'Lines stay private here' },
  'too-many-lines': { status: 409, title: 'Too many lines' },
  'not-this-game': { status: 422, title: 'Not of this game' },
  'wrong-review': { status: 422, title: 'Not what the reviewer finds' },
  'still-running': { status: 409, title: 'Not over yet' },
  'stale-position': { status: 409, title: 'The table has moved on' },
  'table-ended': { status: 409, title: 'The table was ended' },
  'not-late': { status: 409, title: 'Nobody is late' },
  'not-asked': { status: 403, title: 'Others decide about this' },
  'not-to-agree': { status: 409, title: 'Nothing to agree on' },
  'not-to-take-back': { status: 409, title: 'Nothing to take back' },
  'key-reused': { status: 422, title: 'This key is taken' },
  'key-busy': { status: 409, title: 'Being made' },
  'command-id-reused': { status: 409, title: 'This command id is taken' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'not-importable': { status: 422, title: 'This game cannot be brought in' },
  'unsupported-media-type': { status: 415, title: 'The body is not JSON' },
  'too-many': { status: 429, title: 'Too often' },
  'too-many-streams': { status: 429, title: 'Too many open pages' },
  'streams-full': { status: 503, title: 'No place for one more open page' },
  'review-unchecked': { status: 503, title: 'No time to check it' },
  'read-only': { status: 503, title: 'Being worked on' },
  'internal-error': { status: 500, title: 'Something went wrong' },
  'disk-full': { status: 503, title: 'The disk of the database is full' },
  'clock-wrong': { status: 503, title: 'The clock of the server is wrong' },
  'database-unavailable': { status: 503, title: 'The database is away' },
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

/** Statuses of refusals by the rules: out of turn is a conflict, all others are unprocessable. */
export const RULES_STATUS = { conflict: 409, illegal: 422 } as const;

/** An error as a client gets it (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly code: string;
  /** One sentence for a person. */
  readonly detail: string;
  /** The id of the rule that forbids it; see the rules specification. */
  readonly rule?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Legal steps, the cheapest first; any one of them makes the refused command legal. */
  readonly cures?: readonly ProblemCure[];
  /** The newest row of the table. */
  readonly seq?: number;
  /** Seconds until it can be tried again; also in Retry-After. */
  readonly retryAfter?: number;
  /** When it will be possible again. */
  readonly until?: string;
  /** The wrong parts of the request, with reasons. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
}

/** A step that would help: the command, the changes to the seat's goods, and both in words. */
export interface ProblemCure {
  readonly command: Command;
  readonly goods: Readonly<Record<string, number>>;
  readonly words: string;
}

export function problem(code: ProblemCode, detail: string, more: Partial<Problem> = {}): Problem {
  return { ...PROBLEMS[code], code, detail, ...more };
}

/** The problem of an unknown address. */
export function unknownRoute(): Problem {
  return problem('unknown-route', 'There is nothing here.');
}

const RETRY_AFTER_S = 5;

function retryHeader(found: Problem): Readonly<Record<string, string>> {
  const { status, retryAfter = status === 503 ? RETRY_AFTER_S : undefined } = found;
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
}

/** The JSON body of a problem. */
export function problemBody({ status, title, code, ...rest }: Problem): object {
  return { type: `/api-docs#${code}`, title, status, code, ...rest };
}

/** The response with a problem. */
export function problemResponse(found: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  const { status } = found;
  return Response.json(problemBody(found), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...retryHeader(found),
      ...headers,
    },
  });
}
