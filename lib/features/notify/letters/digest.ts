import 'server-only';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import type { SeatTime } from '@/lib/features/clocks/view';
import {
  digestReaders,
  markDigest,
  waitingTables,
  type DigestReader,
  type DigestTable,
} from '@/lib/features/notify/letters/digest-store';
import { localDeadline, localTime } from '@/lib/features/notify/times';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { localNow, nextAt } from '@/lib/platform/outbox/quiet';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

/** Maximum delay of a digest in minutes: after an outage it is late, but not sent at night. */
const LATEST_MINUTES = 6 * 60;

/** Readers per round, and maximum rounds; the next tick handles the rest. */
const [AT_ONCE, MAX_ROUNDS] = [200, 50];

/** Writes the digests that are due. Each is written once a day, even if this runs more often. */
export async function queueDigests(now: Date): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const readers = await digestReaders(now, AT_ONCE);
    for (const reader of readers) await queueDigest(reader, now);
    if (readers.length < AT_ONCE) return;
  }
}

async function queueDigest(reader: DigestReader, now: Date): Promise<void> {
  const { userId, timeZone, digestAt, digestSentOn } = reader;
  const { date, minute } = localNow(timeZone, now);
  const late = minute - digestAt;
  const dueAt = nextAt(timeZone, digestAt, now);
  if (digestSentOn === date || late < 0 || late > LATEST_MINUTES) return markDigest(reader, { dueAt });
  const [first] = await waitingTables(userId);
  if (first) {
    const { gameId, seat, seq } = first;
    await queueMessage({ gameId, seat, seq, kind: 'digest', dedupe: `digest:${userId}:${date}`, at: now });
  }
  await markDigest(reader, { sentOn: date, dueAt });
}

/** The tables that wait, least time left first. */
export async function digestMessage(
  words: Wording,
  message: StoredMessage,
  now: Date,
): Promise<WordedMessage> {
  const { t } = words;
  const { gameId, kind, userId, timeZone } = message;
  const tables = userId === null ? [] : byTimeLeft(await withTimes(userId, now));
  const lines = tables.map((table) => `${lineOf(words, table, timeZone)} · ${tableLink(table.gameId)}`);
  const n = tables.length;
  return {
    kind,
    gameId,
    table: t('mail.digestTitle'),
    subject: n > 0 ? t('mail.digestSubject', { n }) : t('mail.digestNothing'),
    lead: n > 0 ? t('mail.digest', { n }) : t('mail.digestNothing'),
    link: { label: t('mail.allTables'), url: `${env().APP_URL}/me/tables` },
    sections: lines.length > 0 ? [{ title: t('mail.digestTitle'), lines }] : [],
  };
}

/** A waiting table with the reader's deadline, if it has a clock. */
type Timed = DigestTable & { readonly until?: Date; readonly time?: SeatTime };

async function withTimes(userId: string, now: Date): Promise<readonly Timed[]> {
  const tables = await waitingTables(userId);
  return Promise.all(
    tables.map(async (table): Promise<Timed> => {
      const agenda = await tableAgenda(table.gameId, { userId }, now);
      const time = agenda?.times.find(({ seat }) => seat === table.seat);
      return time?.until ? { ...table, time, until: new Date(time.until) } : table;
    }),
  );
}

/** Tables without a clock come last; otherwise the longest waiting comes first. */
function byTimeLeft(tables: readonly Timed[]): readonly Timed[] {
  const left = ({ until }: Timed) => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [...tables].sort((a, b) => left(a) - left(b) || a.since.getTime() - b.since.getTime());
}

function lineOf(words: Wording, table: Timed, timeZone: string | null): string {
  const { name, since, until, time } = table;
  if (!until) return words.t('mail.digestSince', { table: name, time: localTime(words, since, timeZone) });
  return words.t('mail.digestUntil', { table: name, time: localDeadline(words, until, timeZone, time) });
}
