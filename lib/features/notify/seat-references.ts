import 'server-only';
import { waitingTables } from '@/lib/features/notify/letters/digest-store';
import { seatMarkOf } from '@/lib/features/notify/seat-mail';
import { readingLink } from '@/lib/features/seats/former-seat';
import { hasOwnAddress } from '@/lib/features/seats/own-store';
import { referenceTo, tableReference } from '@/lib/features/seats/sit-again';
import { nameOfPage } from '@/lib/features/table/lists/table-pages';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { DueDelivery, StoredMessage } from '@/lib/platform/outbox/delivery-store';
import { payloadOf } from '@/lib/platform/outbox/payload';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

/** Pages of a table that offer more to the holder of a seat. */
const OF_SEAT: readonly string[] = ['', '/requests', '/seats', '/plan'];

/**
 * Returns a replacement for a link to the table that works in any browser of its reader; undefined
 * keeps the link.
 */
type Refer = (page: string) => string | undefined;

/**
 * Links to a table carry a reference to their reader. They open the seat in any browser of its holder, and a
 * replaced player can continue to read. A hook may have many readers, so it gets the plain address.
 */
export async function addReferences(
  { channel, message }: DueDelivery,
  worded: WordedMessage,
): Promise<WordedMessage> {
  const isShared = channel.kind === 'channel' && channel.form === 'webhook';
  if (isShared) return worded;
  const isOwn = channel.kind === 'channel' || (await hasOwnAddress(channel.gameId, channel.seat));
  const since = isOwn ? message.createdAt : undefined;
  const mark = seatMarkOf({ channel });
  const refers =
    message.kind === 'digest' ? await ofDigest(message, since) : [await ofTable({ ...message, mark }, since)];
  const refer = (text: string) => refers.reduce((told, [gameId, of]) => withLinks(told, gameId, of), text);
  const sections = worded.sections.map((section) => ({ ...section, lines: section.lines.map(refer) }));
  return { ...worded, sections, link: { ...worded.link, url: refer(worded.link.url) } };
}

type Referring = readonly [gameId: string, refer: Refer];

async function ofTable(message: StoredMessage, since: Date | undefined): Promise<Referring> {
  const { gameId, seat, readerName, isClosed, mark } = message;
  if (readerName === undefined) {
    const reference = await referenceTo(gameId, seat, since, mark);
    // Every link to the table confirms the address that it was emailed to.
    return [gameId, ofHolder(gameId, reference, isClosed || mark !== undefined)];
  }
  const { heldUntil } = payloadOf(message.payload);
  if (!isClosed) return [gameId, () => undefined];
  return [
    gameId,
    heldUntil === undefined
      ? ofHolder(gameId, tableReference(gameId), isClosed)
      : (page) => toPage(readingLink(gameId, seat, heldUntil), { to: nameOfPage(page) }),
  ];
}

/** A digest names several tables, and the reader has a seat at each. */
async function ofDigest({ userId }: StoredMessage, since: Date | undefined): Promise<readonly Referring[]> {
  const tables = userId === null ? [] : await waitingTables(userId);
  return Promise.all(
    tables.map(async ({ gameId, seat }) => {
      const reference = await referenceTo(gameId, seat, since);
      return [gameId, ofHolder(gameId, reference, false)] as const;
    }),
  );
}

function ofHolder(gameId: string, reference: string | undefined, isByTable: boolean): Refer {
  const table = tableLink(gameId);
  return (page) => {
    if (!reference) return undefined;
    if (OF_SEAT.includes(page)) return toPage(table + page, { for: reference });
    const to = nameOfPage(page);
    // Pages for players only are reached through the table's page, which lets a browser without a seat in.
    return isByTable && to ? toPage(table, { for: reference, to }) : undefined;
  };
}

function toPage(url: string, query: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return said.length > 0 ? `${url}?${said.join('&')}` : url;
}

/** Replaces a text that is, or ends with, a link to a page of this table. */
function withLinks(text: string, gameId: string, refer: Refer): string {
  const table = tableLink(gameId);
  const at = text.lastIndexOf(table);
  const page = text.slice(at + table.length);
  if (at < 0 || !/^(\/[\w./]+)?$/.test(page)) return text;
  return text.slice(0, at) + (refer(page) ?? table + page);
}
