import 'server-only';
import { dropDesertedBoxes } from '@/lib/features/boxes/boxes-store';
import { deletePerson } from '@/lib/features/people/leave-store';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { forgetCounts } from '@/lib/platform/http/limits/rate-limit-store';
import { forgetAnswers } from '@/lib/platform/http/post-once-store';
import { forgetKeys } from '@/lib/platform/http/request-key-store';
import { logger } from '@/lib/platform/logger';
import { forgetSamples } from '@/lib/platform/ops/sample-store';
import { forgetRefusals } from '@/lib/platform/outbox/mail-refusal-store';
import { forgetPaces } from '@/lib/platform/outbox/pace-store';
import { forgetLetters } from '@/lib/platform/outbox/unconfirmed-mail-store';
import {
  claimRetention,
  dropExpiredLinks,
  dropOldMessages,
  dropUnplayedTables,
  idleGuests,
  tellOfGoing,
  type RetentionDates,
} from './retention-store';

/** Days before old data is deleted; /status shows this, and the table itself announces it. */
export const RETENTION_DAYS = 30;
const SAMPLES_DAYS = 100;
/** Longer than an email is tried. */
const REFUSALS_DAYS = 7;
/** Days before its deletion when a table announces it, and when its players get a message. */
const SAID_DAYS = 14;
const TOLD_DAYS = 7;
/** Maximum rows of each kind per run: after a long backlog the rest is left to the next. */
const MAX_AT_ONCE = 500;
const EVERY_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;

export interface TidyCounts {
  readonly tables: number;
  readonly messages: number;
  readonly guests: number;
  readonly boxes: number;
}

/** The day when an unplayed table is deleted; undefined if a move was made, or if it is over. */
export function goesOn(table: {
  readonly seq: number;
  readonly status: string;
  readonly createdAt: Date;
}): Date | undefined {
  const isUnplayed = table.seq === 1 && table.status === 'running';
  return isUnplayed ? new Date(table.createdAt.getTime() + RETENTION_DAYS * DAY_MS) : undefined;
}

/** The day of deletion, once it is near enough for the table to show it. */
export function goesSoon(table: Parameters<typeof goesOn>[0], clock: Clock = systemClock): Date | undefined {
  const at = goesOn(table);
  return at && at.getTime() - clock.now().getTime() <= SAID_DAYS * DAY_MS ? at : undefined;
}

/** Deletes old data once an hour, in the first process that asks. Undefined if it is not due. */
export async function tidyByClock(clock: Clock = systemClock): Promise<TidyCounts | undefined> {
  const now = clock.now();
  if (!(await claimRetention(now, new Date(now.getTime() - EVERY_MS)))) return undefined;
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await tellOfGoing(goingAt(now), MAX_AT_ONCE);
  const tables = await dropUnplayedTables(before, new Date(now.getTime() - TOLD_DAYS * DAY_MS), MAX_AT_ONCE);
  const messages = await dropOldMessages(before, MAX_AT_ONCE);
  const guests = await idleGuests(before, MAX_AT_ONCE);
  for (const id of guests) await deletePerson(id, undefined, now);
  const boxes = await dropDesertedBoxes(before, MAX_AT_ONCE);
  await forgetCounts(new Date(now.getTime() - DAY_MS));
  await forgetPaces(new Date(now.getTime() - DAY_MS));
  await forgetRefusals(new Date(now.getTime() - REFUSALS_DAYS * DAY_MS));
  await dropExpiredLinks(now);
  await forgetAnswers(now);
  await forgetKeys(now);
  await forgetLetters(before);
  await forgetSamples(new Date(now.getTime() - SAMPLES_DAYS * DAY_MS));
  const tidied = { tables, messages, guests: guests.length, boxes };
  if (tables + messages + guests.length + boxes > 0) logger().info(tidied, 'let go of what nobody needs');
  return tidied;
}

function goingAt(at: Date): RetentionDates {
  const [keptMs, noticeMs] = [RETENTION_DAYS * DAY_MS, TOLD_DAYS * DAY_MS];
  return { madeBefore: new Date(at.getTime() - keptMs + noticeMs), keptMs, noticeMs, at };
}
