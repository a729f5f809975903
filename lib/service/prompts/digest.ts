import 'server-only';
import { env } from '@/lib/env';
import type { Wording } from '@/lib/i18n/wording';
import type { Notice } from '@/lib/outbox/notice';
import { localNow } from '@/lib/outbox/quiet';
import { tableAffairs } from '@/lib/service/pace/table-affairs';
import { tableLink } from '@/lib/service/create-table';
import { localTime } from '@/lib/service/prompts/times';
import type { StoredMessage } from '@/lib/store/delivery-store';
import { digestReaders, markDigest, waitingTables, type WaitingTable } from '@/lib/store/digest-store';
import { queueMessage } from '@/lib/store/outbox-store';

/** How long after its time a digest still makes sense: after an outage it comes late, not at night. */
const LATEST_MINUTES = 6 * 60;

/** Writes the digests whose time of day has come. Each comes once a day, whoever asks and however often. */
export async function queueDigests(now: Date): Promise<void> {
  for (const reader of await digestReaders(now)) {
    const local = localNow(reader.timeZone, now);
    const late = local.minute - reader.digestAt;
    if (reader.digestSentOn === local.date || late < 0 || late > LATEST_MINUTES) continue;
    const [first] = await waitingTables(reader.userId);
    if (first) {
      const { gameId, seat, seq } = first;
      const dedupe = `digest:${reader.userId}:${local.date}`;
      await queueMessage({ gameId, seat, seq, kind: 'digest', dedupe, at: now });
    }
    await markDigest(reader.userId, local.date);
  }
}

/** The tables that wait, those with the least time left first. */
export async function digestNotice(words: Wording, message: StoredMessage, now: Date): Promise<Notice> {
  const { t } = words;
  const { gameId, kind, userId, timeZone } = message;
  const tables = userId === null ? [] : byTimeLeft(await withTimes(userId, now));
  const lines = tables.map((table) => `${lineOf(words, table, timeZone)} · ${tableLink(table.gameId)}`);
  const n = tables.length;
  return {
    ...{ kind, gameId, table: t('mail.digestTitle') },
    subject: n > 0 ? t('mail.digestSubject', { n }) : t('mail.digestNothing'),
    lead: n > 0 ? t('mail.digest', { n }) : t('mail.digestNothing'),
    link: { label: t('mail.allTables'), url: env().APP_URL },
    sections: lines.length > 0 ? [{ title: t('mail.digestTitle'), lines }] : [],
  };
}

/** A waiting table with when the reader's time there is out, where it has a clock. */
type Timed = WaitingTable & { readonly until?: Date };

async function withTimes(userId: string, now: Date): Promise<readonly Timed[]> {
  const tables = await waitingTables(userId);
  return Promise.all(
    tables.map(async (table): Promise<Timed> => {
      const affairs = await tableAffairs(table.gameId, { userId }, now);
      const until = affairs?.times.find(({ seat }) => seat === table.seat)?.until;
      return until ? { ...table, until: new Date(until) } : table;
    }),
  );
}

/** Tables without a clock come after those with one, and whichever waits longest before the others. */
function byTimeLeft(tables: readonly Timed[]): readonly Timed[] {
  const left = ({ until }: Timed) => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [...tables].sort((a, b) => left(a) - left(b) || a.since.getTime() - b.since.getTime());
}

function lineOf(words: Wording, { name, since, until }: Timed, timeZone: string | null): string {
  const facts = { table: name, time: localTime(words, until ?? since, timeZone) };
  return words.t(until ? 'mail.digestUntil' : 'mail.digestSince', facts);
}
