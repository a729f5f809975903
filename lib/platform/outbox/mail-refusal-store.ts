import 'server-only';
import { db } from '@/lib/platform/db/db';
import { lastUpkeep, noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { logger } from '@/lib/platform/logger';
import { addressHash as hashOf } from '@/lib/platform/outbox/address-hash';
import {
  MAIL_CAUSES,
  type MailCause,
  type OthersRefused,
  type SortedRefusal,
} from '@/lib/platform/outbox/channels/smtp-refusal';
import { UNSENT } from '@/lib/platform/outbox/unsent';
import { perProcess } from '@/lib/platform/process';

/** Refusals within this time may have one cause. */
const SAME_MINUTES_MS = 10 * 60_000;

/** Whom else the mail server has refused in the minutes before `at`, and did not call its mailbox or email at fault. */
export async function othersRefused(address: string, at: Date): Promise<OthersRefused> {
  const since = new Date(at.getTime() - SAME_MINUTES_MS);
  const [taken, rows] = await Promise.all([
    lastUpkeep('mail'),
    db().mailRefusal.findMany({
      where: {
        addressHash: { not: hashOf(address) },
        against: { in: ['address', 'service'] satisfies SortedRefusal['against'][] },
        at: { gt: since },
      },
      select: { at: true },
    }),
  ]);
  const sinceTaken = rows.filter((row) => taken === undefined || row.at > taken).length;
  return { lately: rows.length, sinceTaken };
}

interface Refused {
  readonly refusal: SortedRefusal;
  readonly answer: string;
  readonly at: Date;
}

/** Records that an address was refused; our own fault goes to the log as an error. */
export async function noteRefusal(address: string, { refusal, answer, at }: Refused): Promise<void> {
  const { against } = refusal;
  const cause = refusal.against === 'service' ? refusal.cause : null;
  const addressHash = hashOf(address);
  const now = { against, cause, answer, at };
  await db().$transaction([
    db().mailRefusal.createMany({ data: [{ addressHash, since: at, ...now }], skipDuplicates: true }),
    db().mailRefusal.updateMany({ where: { addressHash }, data: now }),
  ]);
  if (cause !== null) logFault(cause, answer, at);
}

/** An outage is one error of the log in ten minutes, not one for each email. */
const logged = perProcess('pragaMailFaultLogged', () => ({ at: -Infinity }));

function logFault(cause: MailCause, answer: string, at: Date): void {
  if (Math.abs(at.getTime() - logged.get().at) < SAME_MINUTES_MS) return;
  logged.replace({ at: at.getTime() });
  logger().error({ cause, answer }, 'the mail server does not take our email');
}

/** Records that the mail server took an email; after an outage it gets the waiting ones now. */
export async function noteMailTaken(address: string, at: Date): Promise<void> {
  await db().mailRefusal.deleteMany({ where: { addressHash: hashOf(address) } });
  await noteUpkeep('mail', at);
  await releaseAfterOutage(at);
}

/**
 * Makes emails due that wait because of an outage. Each refused address gives cause for it once: it may be refused
 * for good by a server that takes all others. A limit of the server is not over with the next email.
 */
async function releaseAfterOutage(at: Date): Promise<void> {
  const cause = { not: 'limits' satisfies MailCause };
  const where = { against: 'service' satisfies SortedRefusal['against'], released: false, cause };
  if ((await db().mailRefusal.count({ where })) === 0) return;
  const waiting = { ...UNSENT, lastError: { startsWith: 'mail-server: ' }, dueAt: { gt: at } };
  await db().$transaction([
    db().mailRefusal.updateMany({ where, data: { released: true } }),
    db().delivery.updateMany({ where: waiting, data: { dueAt: at } }),
  ]);
}

/** Why our emails are refused. */
export interface MailFault {
  readonly cause: MailCause;
  /** The newest answer of the server. */
  readonly answer: string;
  readonly since: Date;
  /** The newest refusal. */
  readonly at: Date;
  /** The number of refused addresses. */
  readonly people: number;
}

/** How long a refusal is shown: longer than the longest wait for the next attempt. */
const SHOWN_MS = 25 * 3_600_000;

/** The fault of our mail server or sender; undefined while all emails are taken. */
export async function mailFault(now: Date): Promise<MailFault | undefined> {
  const where = {
    against: 'service' satisfies SortedRefusal['against'],
    at: { gt: new Date(now.getTime() - SHOWN_MS) },
  };
  const [newest, all] = await Promise.all([
    db().mailRefusal.findFirst({ where, orderBy: { at: 'desc' } }),
    db().mailRefusal.aggregate({ where, _count: true, _min: { since: true } }),
  ]);
  if (!newest) return undefined;
  const { answer, at, since, cause: stored } = newest;
  const cause = MAIL_CAUSES.find((known) => known === stored) ?? 'server';
  return { cause, answer, at, since: all._min.since ?? since, people: all._count };
}

/** Deletes refusals without a later attempt. */
export async function forgetRefusals(before: Date): Promise<void> {
  await db().mailRefusal.deleteMany({ where: { at: { lt: before } } });
}
