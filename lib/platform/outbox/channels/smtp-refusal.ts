/**
 * Sorts the refusals of mail servers: pure. The enhanced status code (RFC 3463) decides; the words count where the
 * code leaves it open, and the basic code where nothing else is there.
 */

/** Faults of our own mail server or sender; the operator reads what to do about each. */
export const MAIL_CAUSES = [
  'unreachable',
  'login',
  'relay',
  'identity',
  'reputation',
  'limits',
  'server',
] as const;
export type MailCause = (typeof MAIL_CAUSES)[number];

/** How sure it is that an address no longer exists. */
export type Certainty =
  /** By a status code. */
  | 'certain'
  /** By the words. */
  | 'likely'
  /** Nothing but a basic code, which servers also use for other refusals. */
  | 'unclear';

export type SortedRefusal =
  /** The address does not exist. */
  | { readonly against: 'address'; readonly certainty: Certainty }
  /** The mailbox takes nothing for now: it is full, or the server asks for a later attempt. */
  | { readonly against: 'mailbox' }
  /** This email is too large, or its content is refused. */
  | { readonly against: 'message' }
  /** Our mail server, our login, our sender or our reputation. */
  | { readonly against: 'service'; readonly cause: MailCause };

/** The end of an attempt to send an email. */
export interface SmtpAnswer {
  /** The command that was refused: `RCPT TO`, `DATA`. */
  readonly command?: string | undefined;
  /** The basic code; missing if the server did not answer. */
  readonly code?: number | undefined;
  /** The whole answer, with its codes. */
  readonly response?: string | undefined;
  /** The failure by nodemailer's name: `EAUTH`, `ECONNECTION`. */
  readonly failure?: string | undefined;
}

/** Decides who or what a refusal is against. */
export function sortRefusal({ command = '', code, response = '', failure }: SmtpAnswer): SortedRefusal {
  if (failure === 'EAUTH' || [530, 534, 535, 538].includes(code ?? 0)) return ours('login');
  // Larger than the server announced before the email was sent.
  if (code === undefined) return failure === 'EMESSAGE' ? { against: 'message' } : ours('unreachable');
  const status = statusOf(response);
  const words = response.toLowerCase();
  if (isAboutSize(status, words, code)) return { against: 'message' };
  // Before RCPT TO the server knows nothing of the reader.
  if (!/^(rcpt|data)/i.test(command)) return ours(causeOf(status, words));
  return status ? byStatus(status, words, code) : byWords(words, code);
}

const ours = (cause: MailCause): SortedRefusal => ({ against: 'service', cause });
const MAILBOX: SortedRefusal = { against: 'mailbox' };
const address = (certainty: Certainty): SortedRefusal => ({ against: 'address', certainty });

/** `subject.detail` of an enhanced status code, such as `1.1`; the basic code has the same class. */
function statusOf(response: string): string | undefined {
  const found =
    /^\d{3}[ -]+#?[245]\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? /\(#[245]\.(\d\.\d{1,3})\)/.exec(response);
  return found?.[1];
}

/** Bad mailbox, bad domain, bad syntax, moved, no MX, and no recipient in a directory of Microsoft. */
const GONE = ['1.1', '1.2', '1.3', '1.4', '1.6', '1.10'];
/** Disabled, other status, full, and a list that cannot be expanded. */
const BUSY = ['2.0', '2.1', '2.2', '2.4'];

function byStatus(status: string, words: string, code: number): SortedRefusal {
  if (GONE.includes(status)) return code >= 500 ? address('certain') : MAILBOX;
  if (status === '2.1' && code >= 500 && !TOO_FAST.test(words)) return address('likely');
  if (BUSY.includes(status)) return MAILBOX;
  if (status.startsWith('6.')) return { against: 'message' };
  // Microsoft answers so for an address that is not in the directory of its domain.
  if (status === '4.1' && code >= 500 && words.includes('recipient address rejected'))
    return address('likely');
  if (status === '4.4' && code >= 500 && UNKNOWN.test(words)) return address('likely');
  // Codes without a subject, and the code of any policy: the words may name the reader all the same.
  if (/^(0\.|1\.0|5\.0|7\.)/.test(status)) return byWords(words, code, causeOf(status, words));
  return ours(causeOf(status, words));
}

/** Without a status code that decides. */
function byWords(words: string, code: number, cause = causeOf(undefined, words)): SortedRefusal {
  const isOfPolicy = /[245]\.7\.\d/.test(words);
  if (GREY.test(words)) return MAILBOX;
  if (CONTENT.test(words)) return { against: 'message' };
  if (cause !== 'server') return FULL.test(words) && cause === 'limits' ? MAILBOX : ours(cause);
  if (FULL.test(words) || TOO_FAST.test(words)) return MAILBOX;
  if (UNKNOWN.test(words)) return code >= 500 ? address('likely') : MAILBOX;
  if (isOfPolicy) return ours('server');
  return [550, 551, 553].includes(code) ? address('unclear') : code === 450 ? MAILBOX : ours('server');
}

/** Words for each cause, in the order of their weight: a text about a relay may also name a policy. */
const CAUSES: readonly (readonly [MailCause, RegExp])[] = [
  ['relay', /relay|rcpthosts|tenantattribution/],
  [
    'login',
    /auth(entication|enticate)? (is )?required|must (be )?authenticat|not authenticated|unauthorized ip|not logged in/,
  ],
  [
    'identity',
    /sender|\bfrom address|mail from|\bspf\b|\bdkim\b|dmarc|unauthenticated|authentication (level|check|fail)|\bptr\b|reverse (dns|lookup|hostname)|\bhelo\b|\behlo\b|not verified/,
  ],
  [
    'reputation',
    /block ?list|black ?list|blocked|spamhaus|dnsbl|\brbl|reputation|\bspam|unsolicited|abuse|banned|complaint|policy|policies|prohibit|access denied|not authorized/,
  ],
  [
    'limits',
    /too many|too much|rate limit|throttl|sending (rate|quota|limit)|sent quota|messaging limit|frequency|exceeded/,
  ],
];

function causeOf(status: string | undefined, words: string): MailCause {
  if (status === '7.8' || status === '7.57') return 'login';
  if (status === '1.7' || status === '1.8') return 'identity';
  if (status !== undefined && /^7\.(2\d|5(09|15))$/.test(status)) return 'identity';
  if (status !== undefined && /^7\.[67]\d\d$/.test(status)) return 'reputation';
  if (status === '4.5' || status === '5.3') return 'limits';
  return CAUSES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'server';
}

const GREY = /gr[ea]y-?list|postgrey/;
const TOO_FAST =
  /receiving mail (at|too)|too (quickly|many|much) (mail|messages)? ?(for|to) (this|the) (user|recipient|mailbox)/;
const FULL =
  /over ?-?quota|quota (is )?exceeded|quota exceeded|exceeds? (the |its |their )?(mailbox |storage )?quota|mailbox[^.]{0,20}full|full mailbox|exceeded storage|storage allocation/;
const CONTENT =
  /virus|malware|attachment|content (was |is )?(rejected|denied|refused)|security issue|malformed/;
/** Words of servers for an address that they do not know. */
const UNKNOWN = new RegExp(
  [
    'no such (user|mailbox|recipient|person|account|address)',
    '(unknown|invalid|nonexistent|non-existent) (user|recipient|mailbox|account|address)',
    '(user|recipient|mailbox|account|address)[^.]{0,60}(unknown|not (found|exist|known|valid)|does ?n.t (exist|have)|unavailable|disabled|inactive|suspended|closed|deactivated|no longer)',
    'unrouteable address|no mailbox here|not our customer|(host|domain)( name| or domain name)? not found|not a (known|valid) user',
  ].join('|'),
);

function isAboutSize(status: string | undefined, words: string, code: number): boolean {
  if (status !== undefined) return status === '3.4' || status === '2.3';
  return code === 552 && /size|too (large|big)/.test(words);
}

/** The number of other addresses that were refused, in the last minutes. */
export interface OthersRefused {
  readonly lately: number;
  /** Only those since the mail server last took an email. */
  readonly sinceTaken: number;
}

/**
 * Judges a refusal by the refusals of other addresses. A server with a fault may call all addresses unknown; a
 * status code is believed once it takes other emails again, and words only while nobody else is refused.
 */
export function judgeRefusal(refusal: SortedRefusal, { lately, sinceTaken }: OthersRefused): SortedRefusal {
  if (refusal.against !== 'address') return refusal;
  const others = refusal.certainty === 'certain' ? sinceTaken : lately;
  return others > 0 ? ours('server') : refusal;
}

const MAX_SHOWN = 200;

/** The answer as the operator and technical readers see it: one line, without addresses of people. */
export function shownAnswer(response: string): string {
  const lines = response
    .split(/\r?\n/)
    .map((line, i) => (i === 0 ? line : line.replace(/^\d{3}[ -]?(#?[245]\.\d+\.\d+ ?)?/, '')));
  return lines
    .join(' ')
    .replace(/^(\d{3})-/, '$1 ')
    .replace(/[^\s<>()"'[\],;:=]+@[^\s<>()"'[\],;]+/g, '…')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SHOWN);
}
