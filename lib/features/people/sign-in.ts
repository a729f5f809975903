import 'server-only';
import { randomUUID } from 'node:crypto';
import { withClocksSettled } from '@/lib/features/clocks/settle';
import { guestOf, isGuest, zoneOf, personOfSession, type Person } from '@/lib/features/people/guests';
import { handOver } from '@/lib/features/people/hand-over';
import {
  adoptDelegations,
  adoptSeats,
  adoptSeatsOfAddress,
  mergePeople,
} from '@/lib/features/people/merge-store';
import { addAddress, insertPerson, personByEmail } from '@/lib/features/people/person-store';
import type { Result } from '@/lib/game/engine/rejections';
import type { Locale } from '@/lib/game/wording/language/locales';
import {
  consumeCode,
  consumeLink,
  dropLinksTo,
  issueLink,
  issueLinkAndCode,
  seeCode,
  seeLink,
  type CodeState,
  type LinkGoal,
} from '@/lib/platform/auth/links';
import { hashToken, newUserId, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { logger } from '@/lib/platform/logger';
import { errorWords } from '@/lib/platform/logger/error-words';
import { addChannel } from '@/lib/platform/outbox/channel-store';
import { sendMail } from '@/lib/platform/outbox/channels/mail';
import { releaseMailTo } from '@/lib/platform/outbox/confirmed-address-store';
import { letterOf } from '@/lib/platform/outbox/templates/letter';

export type { CodeState } from '@/lib/platform/auth/links';

/** Email addresses are compared ignoring case, as all current mail servers do. */
export function plainAddress(email: string): string {
  return email.trim().toLowerCase();
}

export interface AskSignIn {
  readonly email: string;
  readonly locale: Locale;
  /** The page of this service that the reader returns to. */
  readonly to?: string | undefined;
  /** The secret of the browser that asks: the email has a code for this browser too. */
  readonly secret?: string | undefined;
}

/** Emails a sign-in link, and a code. Only their owner learns whether the address has an account. */
export async function askSignIn(
  { email, locale, to, secret }: AskSignIn,
  clock: Clock = systemClock,
): Promise<void> {
  const createdAt = clock.now();
  const address = plainAddress(email);
  const { token, code } = await issued({ kind: 'mail', of: address }, secret, createdAt);
  const { t } = wordingOf(locale);
  const worded = {
    lead: t('people.mail.lead'),
    link: { label: t('people.mail.link'), url: `${env().APP_URL}/sign-in/${token}${to ? `?to=${to}` : ''}` },
    ...(code === undefined ? {} : { code: { lead: t('people.mail.code'), digits: code } }),
  };
  const parcel = {
    id: randomUUID(),
    attempt: 1,
    createdAt,
    sentAt: createdAt,
    locale,
    to: '',
    tells: [],
    subject: t('people.mail.subject'),
    greeting: t('people.mail.greeting'),
    closing: t('site.title'),
    messages: [
      {
        ...worded,
        kind: 'invited' as const,
        gameId: '',
        table: t('people.mail.subject'),
        subject: '',
        sections: [],
      },
    ],
  };
  await handOver(sendMail(letterOf(parcel, address)));
}

async function issued(goal: LinkGoal, secret: string | undefined, now: Date) {
  if (secret !== undefined) return issueLinkAndCode(goal, secret, now);
  return { token: await issueLink(goal, now), code: undefined };
}

/** Emails a sign-in link, but returns whether it was sent instead of failing. */
export async function isSignInMailed(ask: AskSignIn): Promise<boolean> {
  try {
    await askSignIn(ask);
    return true;
  } catch (error) {
    logger().warn({ err: errorWords(error).err }, 'a sign-in mail was not sent');
    return false;
  }
}

/** The address of a valid sign-in link. */
export async function seeSignIn(token: string, clock: Clock = systemClock): Promise<string | undefined> {
  return seeLink('mail', token, clock.now());
}

/** The state of the code that the browser with this secret asked for. */
export async function seeSignInCode(secret: string, clock: Clock = systemClock): Promise<CodeState> {
  return seeCode('mail', secret, clock.now());
}

/** The session and the seats of the browser that uses a link or a code. */
export interface Claimer {
  readonly userId: string | undefined;
  readonly seatTokens: readonly string[];
  readonly locale: Locale;
  /** The browser's time zone, if known; a new account uses it. */
  readonly timeZone?: string;
}

/** Signs in by an emailed link. */
export async function confirmSignIn(
  token: string,
  claimer: Claimer,
  clock: Clock = systemClock,
): Promise<Person | undefined> {
  const email = await consumeLink('mail', token, clock.now());
  return email === undefined ? undefined : enterByMail(email, claimer, clock);
}

/** Signs in by an emailed code, in the browser with the secret that asked for it. */
export async function confirmSignInCode(
  entered: { readonly secret: string; readonly code: string },
  claimer: Claimer,
  clock: Clock = systemClock,
): Promise<Result<Person, CodeState>> {
  const opened = await consumeCode('mail', entered, clock.now());
  if (!opened.ok) return opened;
  return { ok: true, value: await enterByMail(opened.value, claimer, clock) };
}

/**
 * Signs in the owner of an address. The seats and the history of the guest in this browser move to the account.
 * The account never takes over the guest's id, so no session from before the proof opens it.
 */
async function enterByMail(email: string, claimer: Claimer, clock: Clock): Promise<Person> {
  const now = clock.now();
  await dropLinksTo({ kind: 'mail', of: email });
  const guest = await guestOf(claimer.userId);
  const known = await personByEmail(email);
  const account =
    known ?? (await extended(claimer.userId, email, now)) ?? (await openAccount(email, guest, claimer, now));
  await claimSeats({ account: account.id, guest, seatTokens: claimer.seatTokens }, clock);
  await withClocksSettled({ email }, () => adoptSeatsOfAddress(email, account.id), clock);
  await releaseMailTo(email, now);
  return account;
}

/** Adds the proved address to an account without one, as other services create them. */
async function extended(userId: string | undefined, email: string, now: Date): Promise<Person | undefined> {
  const person = await personOfSession(userId);
  if (!person || isGuest(person) || person.email !== undefined) return undefined;
  if (!(await addAddress(person.id, email, now))) return undefined;
  await tellByMail(person.id, email, now);
  return { ...person, email, emailVerified: now };
}

async function openAccount(
  email: string,
  guest: Person | undefined,
  { locale, timeZone }: Pick<Claimer, 'locale' | 'timeZone'>,
  now: Date,
): Promise<Person> {
  const person = {
    id: newUserId(),
    email,
    emailVerified: now,
    locale: guest?.locale ?? locale,
    timeZone: guest?.timeZone ?? zoneOf(timeZone, locale),
    ...(guest?.name ? { name: guest.name } : {}),
  };
  await insertPerson({ ...person, ...habitsOf(guest) });
  await tellByMail(person.id, email, now);
  const { daysOff = [], autoHolidays = true } = guest ?? {};
  return { ...person, daysOff, autoHolidays, digestOnly: false, isAdmin: false, signsInBy: [] };
}

/** Adds a proved address as a channel of its owner, until they remove it. */
async function tellByMail(userId: string, address: string, provedAt: Date): Promise<void> {
  await addChannel({ userId, form: 'mail', target: { address }, label: address, provedAt });
}

function habitsOf(guest: Person | undefined) {
  return {
    ...(guest?.quietFrom === undefined ? {} : { quietFrom: guest.quietFrom }),
    ...(guest?.quietTo === undefined ? {} : { quietTo: guest.quietTo }),
    ...(guest ? { daysOff: guest.daysOff, autoHolidays: guest.autoHolidays } : {}),
  };
}

export interface AccountClaim {
  readonly account: string;
  readonly guest: Person | undefined;
  readonly seatTokens: readonly string[];
}

/** Moves a guest, and the seats that only links have proved, to an account. */
export async function claimSeats(
  { account, guest, seatTokens }: AccountClaim,
  clock: Clock = systemClock,
): Promise<void> {
  const tokenHashes = seatTokens.filter((token) => TOKEN_PATTERN.test(token)).map(hashToken);
  const move = async () => {
    if (guest) await mergePeople(guest.id, account);
    await adoptSeats(tokenHashes, account);
    await adoptDelegations(tokenHashes, account);
  };
  // The guest's holidays are moved too, so that they count for the seats of the account as well.
  const userIds = guest ? [guest.id, account] : [account];
  await withClocksSettled({ userIds, tokenHashes }, move, clock);
}
