/** Whether this process works, for machines. */
import 'server-only';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { healthFault, type HealthFault } from '@/lib/platform/db/health';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { MAIL_CAUSES } from '@/lib/platform/outbox/channels/smtp-refusal';
import { currentMailFault } from '@/lib/platform/outbox/mail-fault';

const DETAILS: Readonly<Record<HealthFault, string>> = {
  'clock-wrong':
    'The clock of this process differs from the database by more than a minute: nothing is settled.',
  'disk-full': 'The disk of the database is full: nothing that needs space can be written.',
  'database-unavailable': 'Nothing could be written in time.',
};

export const problemOfHealth = (fault: HealthFault) => problem(fault, DETAILS[fault]);

/** Whether this process should get visitors, and why not. */
async function healthAnswer(): Promise<ApiResult> {
  const fault = await healthFault();
  return fault ? { problem: problemOfHealth(fault) } : { ok: true, value: { body: { ok: true } } };
}

/** The same, with faults that do not concern visitors. */
async function healthWithMail(): Promise<ApiResult> {
  const fault = await healthFault();
  if (fault) return { problem: problemOfHealth(fault) };
  const mail = await currentMailFault();
  const told = mail && { cause: mail.cause, since: mail.since, people: mail.people };
  return { ok: true, value: { body: { ok: true, ...(told ? { mail: told } : {}) } } };
}

const MailRefused = z
  .object({
    cause: z.enum(MAIL_CAUSES).describe('What to look at: docs/runbook.md says what to do.'),
    since: Moment,
    people: z.int().describe('The number of refused addresses.'),
  })
  .describe('Missing while the mail server takes emails. Emails are tried again.');

const HEALTH = {
  ...({ tag: 'Service', method: 'GET', access: 'anyone', limit: 'none' } as const),
  answer: z.object({ ok: z.literal(true) }),
} as const;
const HEALTH_PROBLEMS = ['disk-full', 'clock-wrong', 'database-unavailable'] as const;

export const HEALTH_API = [
  operation(
    defineContract({
      id: 'live',
      path: '/api/health/live',
      summary: 'Whether this process answers, even without the database. If it does not answer, restart it.',
      problems: [],
      ...HEALTH,
    }),
    async () => ({ ok: true, value: { body: { ok: true } } }),
  ),
  operation(
    defineContract({
      id: 'ready',
      path: '/api/health/ready',
      summary:
        'Whether this process can write to its database, and their clocks agree, answered within two seconds. While it cannot, send no visitors here.',
      problems: HEALTH_PROBLEMS,
      ...HEALTH,
    }),
    healthAnswer,
  ),
  operation(
    defineContract({
      id: 'health',
      path: '/api/health',
      summary: 'The same as ready, and whether the mail server refuses the emails of the service.',
      problems: HEALTH_PROBLEMS,
      ...HEALTH,
      answer: HEALTH.answer.extend({ mail: MailRefused.optional() }),
    }),
    healthWithMail,
  ),
];
