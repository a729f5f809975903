import { expect, test } from 'vitest';
import {
  judgeRefusal,
  shownAnswer,
  sortRefusal,
  type SmtpAnswer,
} from '@/lib/platform/outbox/channels/smtp-refusal';

/** `address` with how sure it is, `service` with its cause. */
const ADDRESS = { certain: 'address certain', likely: 'address likely', unclear: 'address unclear' } as const;
const [MAILBOX, MESSAGE] = ['mailbox', 'message'] as const;

function sorted(answer: SmtpAnswer): string {
  const refusal = sortRefusal(answer);
  if (refusal.against === 'address') return `address ${refusal.certainty}`;
  return refusal.against === 'service' ? refusal.cause : refusal.against;
}

/** An answer to a recipient, unless a command is named: who gives it, what it says, whom it is against. */
type Row = readonly [from: string, response: string, against: string, command?: string];

/** Answers as the servers' own documents and their operators describe them, shortened. */
const ROWS: readonly Row[] = [
  [
    'Postfix',
    '550 5.1.1 <a@b.test>: Recipient address rejected: User unknown in local recipient table',
    ADDRESS.certain,
  ],
  [
    'Postfix',
    '550 5.1.1 <a@b.test>: Recipient address rejected: User unknown in virtual mailbox table',
    ADDRESS.certain,
  ],
  ['Postfix', '450 4.1.1 <a@b.test>: Recipient address rejected: unverified address', MAILBOX],
  ['Postfix', '450 4.1.2 <a@b.test>: Recipient address rejected: Domain not found', MAILBOX],
  ['Postfix', '550 5.1.2 <a@b.test>: Recipient address rejected: Domain not found', ADDRESS.certain],
  ['Postfix', '501 5.1.3 Bad recipient address syntax', ADDRESS.certain],
  [
    'Postfix',
    '556 5.1.10 <a@b.test>: Recipient address rejected: Domain b.test does not accept mail (nullMX)',
    ADDRESS.certain,
  ],
  ['Postfix', '554 5.7.1 <a@b.test>: Relay access denied', 'relay'],
  ['Postfix', '454 4.7.1 <a@b.test>: Relay access denied', 'relay'],
  [
    'Postfix',
    '450 4.2.0 <a@b.test>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help',
    MAILBOX,
  ],
  [
    'Postfix',
    '450 4.7.1 <a@b.test>: Recipient address rejected: Greylisting in effect, please come back later',
    MAILBOX,
  ],
  [
    'Postfix',
    '550 5.1.0 <us@p.test>: Sender address rejected: User unknown in local recipient table',
    'identity',
  ],
  ['Postfix', '450 4.1.8 <us@p.test>: Sender address rejected: Domain not found', 'identity'],
  ['Postfix', '553 5.7.1 <us@p.test>: Sender address rejected: not owned by user praga', 'identity'],
  [
    'Postfix',
    '550 5.7.1 Service unavailable; client [192.0.2.1] blocked using zen.spamhaus.org',
    'reputation',
  ],
  ['Postfix', '554 5.7.1 <a@b.test>: Recipient address rejected: Access denied', 'reputation'],
  [
    'Postfix',
    '550 5.7.23 <a@b.test>: Recipient address rejected: Message rejected due to: SPF fail - not authorized',
    'identity',
  ],
  ['Postfix', '452 4.3.1 Insufficient system storage', 'server'],
  ['Postfix', '552 5.3.4 Message size exceeds fixed limit', MESSAGE, 'MAIL FROM'],
  ['Postfix', '550 5.7.1 Message content rejected', MESSAGE, 'DATA'],
  ['Postfix', '451 4.3.0 <a@b.test>: Temporary lookup failure', 'server'],
  ['Postfix', '451 4.3.5 Server configuration error', 'server'],
  ['Postfix', '552 5.2.2 <a@b.test>: Mailbox is full', MAILBOX],
  ['a relay', '550 5.7.1 Relay not permitted', 'relay'],
  ['Exim', '550 relay not permitted', 'relay'],
  ['Exim', '550 Unrouteable address', ADDRESS.likely],
  ['Exim', '550 Unknown user', ADDRESS.likely],
  ['Exim, cPanel', '550 No Such User Here', ADDRESS.likely],
  ['Exim', '550 Administrative prohibition', 'reputation'],
  [
    'Exim',
    '550-Verification failed for <us@p.test>\n550-No Such User Here\n550 Sender verify failed',
    'identity',
  ],
  ['Exim', '451 Temporary local problem - please try later', 'server'],
  ['Exim', '451-a.test is not yet authorized to deliver mail: greylisted\n451 try later', MAILBOX],
  ['Exim', '552 Message size exceeds maximum permitted', MESSAGE, 'DATA'],
  ['Exim', '550 This message contains a virus (Eicar-Test-Signature).', MESSAGE, 'DATA'],
  ['Exim', '550 Mailbox quota exceeded', MAILBOX],
  ['qmail', '550 sorry, no mailbox here by that name. (#5.1.1)', ADDRESS.certain],
  ['qmail', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", 'relay'],
  ['qmail', '552 sorry, that message size exceeds my databytes limit (#5.3.4)', MESSAGE, 'DATA'],
  ['Cisco', '550 #5.1.0 Address rejected.', ADDRESS.unclear],
  ['Cisco', '550 #5.7.1 Your access to submit messages to this e-mail system has been rejected.', 'server'],
  ['Exchange', '550 5.1.1 User unknown', ADDRESS.certain],
  [
    'Exchange',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ADDRESS.certain,
  ],
  ['Exchange', '550 5.7.1 Unable to relay', 'relay'],
  ['Exchange', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain', 'relay'],
  ['Exchange', '530 5.7.57 SMTP; Client was not authenticated to send anonymous mail', 'login', 'MAIL FROM'],
  [
    'Exchange',
    '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    'identity',
    'DATA',
  ],
  ['Microsoft 365', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', ADDRESS.likely],
  ['Microsoft 365', '550 5.7.64 TenantAttribution; Relay Access Denied', 'relay'],
  [
    'Microsoft 365',
    '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
    MAILBOX,
    'DATA',
  ],
  ['Microsoft 365', '432 4.3.2 STOREDRV.Deliver; recipient thread limit exceeded', 'limits', 'DATA'],
  ['Microsoft 365', '550 5.7.606 Access denied, banned sending IP [192.0.2.1]', 'reputation'],
  ['Microsoft 365', '451 4.7.500 Server busy. Please try again later from [192.0.2.1]. (S77719)', 'server'],
  [
    'Microsoft 365',
    '550 5.7.509 Access denied, sending domain p.test does not pass DMARC verification',
    'identity',
    'DATA',
  ],
  ['Microsoft 365', '550 5.1.8 Access denied, bad outbound sender', 'identity', 'DATA'],
  [
    'Microsoft 365',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
    'login',
    'DATA',
  ],
  ['Microsoft 365', '554 5.4.14 Hop count exceeded - possible mail loop ATTR34', 'limits', 'DATA'],
  ['Outlook.com', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', ADDRESS.likely],
  [
    'Outlook.com',
    "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Part of their network is on our block list (S3140).",
    'reputation',
    'MAIL FROM',
  ],
  [
    'Outlook.com',
    '550 5.7.515 Access denied, sending domain p.test does not meet the required authentication level',
    'identity',
    'DATA',
  ],
  [
    'Outlook.com',
    '451 4.7.650 The mail server [192.0.2.1] has been temporarily rate limited due to IP reputation',
    'reputation',
    'MAIL FROM',
  ],
  [
    'Gmail',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 double-checking the address. gsmtp',
    ADDRESS.certain,
  ],
  ['Gmail', '550 5.2.1 The email account that you tried to reach is inactive.', ADDRESS.likely],
  ['Gmail', '553 5.1.2 We weren’t able to find the recipient domain.', ADDRESS.certain],
  [
    'Gmail',
    '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents more messages',
    MAILBOX,
  ],
  ['Gmail', '550 5.2.1 The user you are trying to contact is receiving mail too quickly', MAILBOX],
  [
    'Gmail',
    "452-4.2.2 The recipient's inbox is out of storage space. Please direct the\n452 4.2.2 recipient to help pages. gsmtp",
    MAILBOX,
  ],
  ['Gmail', '552 5.2.2 The email account that you tried to reach is over quota', MAILBOX],
  ['Gmail', "552 5.3.4 Your message exceeded Google's message size limits", MESSAGE, 'DATA'],
  [
    'Gmail',
    '552 5.7.0 This message was blocked because its content presents a potential security issue',
    MESSAGE,
    'DATA',
  ],
  ['Gmail', '554 5.6.0 Mail message is malformed. Not accepted.', MESSAGE, 'DATA'],
  [
    'Gmail',
    '550-5.7.1 [192.0.2.1] Our system has detected that this message is\n550 5.7.1 likely unsolicited mail. gsmtp',
    'reputation',
    'DATA',
  ],
  [
    'Gmail',
    "550-5.7.26 Unauthenticated email from p.test is not accepted due to\n550 5.7.26 domain's DMARC policy.",
    'identity',
    'DATA',
  ],
  ['Gmail', '550 5.7.25 The sending IP address does not have a PTR record', 'identity', 'DATA'],
  ['Gmail', '421 4.7.0 IP not in whitelist for RCPT domain, closing connection', 'server'],
  ['Gmail', '421 4.7.28 Gmail has detected an unusual rate of unsolicited mail', 'identity', 'DATA'],
  ['Gmail', '550 5.4.5 Daily user sending limit exceeded', 'limits'],
  ['Gmail', '530 5.7.0 Must issue a STARTTLS command first', 'login', 'MAIL FROM'],
  ['Gmail', '530-5.5.1 Authentication Required.', 'login', 'MAIL FROM'],
  ['Gmail', '535 5.7.8 Username and Password not accepted', 'login', 'AUTH PLAIN'],
  ['Gmail', '550 5.7.1 Invalid credentials for relay [192.0.2.1]', 'relay'],
  ['Gmail', '452 4.5.3 Your message has too many recipients', 'limits'],
  [
    'Yahoo',
    "554 delivery error: dd This user doesn't have a yahoo.com account (a@yahoo.com) [0]",
    ADDRESS.likely,
    'DATA',
  ],
  ['Yahoo', '552 1 Requested mail action aborted, mailbox not found', ADDRESS.likely],
  [
    'Yahoo',
    '421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints',
    'reputation',
    'MAIL FROM',
  ],
  [
    'Yahoo',
    '553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in Spamhaus’s list',
    'reputation',
    'CONN',
  ],
  ['Yahoo', '554 5.7.9 Message not accepted for policy reasons', 'reputation', 'DATA'],
  ['Yahoo', '450 User is receiving mail too quickly', MAILBOX],
  ['Yahoo', '451 Resources temporarily unavailable. Please try again later [#4.16.1].', 'server'],
  ['GMX', '550 Requested action not taken: mailbox unavailable', ADDRESS.likely],
  ['GMX', '450 Requested mail action not taken: mailbox unavailable', MAILBOX],
  ['GMX', '552 Requested mail action aborted: exceeded storage allocation', MAILBOX],
  [
    'GMX',
    '554-Transaction failed\n554-Reject due to policy restrictions.\n554 For explanation visit https://postmaster.gmx.net',
    'reputation',
    'DATA',
  ],
  ['GMX', '554-No SMTP service\n554-Bad DNS PTR resource record.', 'identity', 'CONN'],
  ['GMX', '421 Service not available, closing transmission channel', 'server', 'CONN'],
  ['iCloud', '550 5.1.1 <a@icloud.com>: user does not exist', ADDRESS.certain],
  ['iCloud', '552 5.2.2 <a@icloud.com>: user is overquota', MAILBOX],
  ['iCloud', '554 5.7.1 [CS01] Message rejected due to local policy.', 'reputation', 'DATA'],
  [
    'mail.ru',
    '550 Message was not accepted -- invalid mailbox. Local mailbox a@mail.ru is unavailable: user not found',
    ADDRESS.likely,
  ],
  [
    'mail.ru',
    '550 spam message rejected. Please visit https://help.mail.ru/notspam-support',
    'reputation',
    'DATA',
  ],
  ['Yandex', '550 5.7.1 No such user!', ADDRESS.likely],
  ['Tencent', '550 Domain frequency limited', 'limits', 'MAIL FROM'],
  ['Tencent', '550 User not found: a@qq.com', ADDRESS.likely],
  ['Comcast', '550 5.1.1 Not our Customer', ADDRESS.certain],
  ['Amazon SES', '554 Message rejected: Email address is not verified.', 'identity', 'DATA'],
  ['Amazon SES', '454 Throttling failure: Maximum sending rate exceeded.', 'limits', 'DATA'],
  ['SendGrid', '550 The from address does not match a verified Sender Identity', 'identity', 'DATA'],
  ['SendGrid', "451 You've exceeded your messaging limits", 'limits', 'MAIL FROM'],
  ['Brevo', '525 5.7.1 Unauthorized IP address', 'login', 'MAIL FROM'],
  ['a server without codes', '550 denied by Rumpelstilzchen', ADDRESS.unclear],
  ['a server without words', '550', ADDRESS.unclear],
  ['a server that is busy', '421 4.3.2 System not accepting network messages', 'server'],
];

test.each(ROWS.map((row) => [...row] as const))('%s: %s', (_from, response, against, command = 'RCPT TO') => {
  expect(sorted({ command, response, code: Number(response.slice(0, 3)) })).toBe(against);
});

test('without an answer it is our mail server, its login, or the size that it announced', () => {
  expect(sorted({ command: 'CONN', failure: 'ECONNECTION' })).toBe('unreachable');
  expect(sorted({ command: 'API', failure: 'EAUTH' })).toBe('login');
  expect(sorted({ command: 'MAIL FROM', failure: 'EMESSAGE' })).toBe('message');
  expect(sorted({})).toBe('unreachable');
});

test('no answer before the recipient is against a reader', () => {
  for (const [, response] of ROWS)
    for (const command of ['CONN', 'EHLO', 'STARTTLS', 'AUTH LOGIN', 'MAIL FROM']) {
      const { against } = sortRefusal({ command, response, code: Number(response.slice(0, 3)) });
      expect(['service', 'message']).toContain(against);
    }
});

test('no temporary answer says that an address is gone', () => {
  for (const [, response, , command = 'RCPT TO'] of ROWS) {
    const later = response.replace(/^5/gm, '4').replace(/([ -]#?)5\./g, '$14.');
    expect(sorted({ command, response: later, code: Number(later.slice(0, 3)) })).not.toMatch(/^address/);
  }
});

test('an address is not at fault while others are refused in the same minutes', () => {
  const [alone, since, before] = [
    { lately: 0, sinceTaken: 0 },
    { lately: 2, sinceTaken: 2 },
    // The server has taken an email after it refused them.
    { lately: 2, sinceTaken: 0 },
  ];
  const judged = (certainty: 'certain' | 'likely' | 'unclear') =>
    [alone, since, before].map((others) => judgeRefusal({ against: 'address', certainty }, others).against);
  expect(judged('certain')).toEqual(['address', 'service', 'address']);
  expect(judged('likely')).toEqual(['address', 'service', 'service']);
  expect(judged('unclear')).toEqual(['address', 'service', 'service']);
  for (const against of ['mailbox', 'message'] as const)
    expect(judgeRefusal({ against }, since)).toEqual({ against });
});

test('an answer is shown on one line, in short, without the address of a person', () => {
  const gmail = '550-5.1.1 The account\n550-5.1.1 <anna@praga.test> does not\n550 5.1.1 exist';
  expect(shownAnswer(gmail)).toBe('550 5.1.1 The account <…> does not exist');
  expect(shownAnswer(`550 to=anna@praga.test\u0000\u0007 ${'long '.repeat(100)}`)).toMatch(
    /^550 to=… long( long)*/,
  );
  expect(shownAnswer('x'.repeat(1000))).toHaveLength(200);
});
